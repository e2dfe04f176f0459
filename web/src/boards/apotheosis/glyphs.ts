/** Small icons on a 24×24 grid: suits, properties, numbers. Their names are always given in text as well. */

import { AIM, SUN, TOOL } from "../../lib/glyphs";

export const BOLT = "M13 2 5 14h6l-1 8 9-13h-6Z";
export const PILE = "M4 9h16v11H4ZM6 9V6h12v3M8 6V3.500h8V6M9 14h6";
export const BRUSH = "M20 3 10 13M8 14c-3 0-3 4-6 5 2 2 8 2 9-2 0-2-1-3-3-3Z";
export const TURNED = "M6 12a6 6 0 1 1 2 4.500M6 12 3 9M6 12l3-3";
export const GATE = "M4 21V10a8 8 0 0 1 16 0v11M4 21h16M9 21V9.500M15 21V9.500M12 21V8M4 14h16";
export const WALL = "M3 5h18v14H3ZM3 12h18M9 5v7M15 12v7M15 5v3M9 16v3";
export const MOON = "M19 14A8 8 0 1 1 10 4a7 7 0 0 0 9 10Z";
export const HOURGLASS = "M6 3h12M6 21h12M7 3c0 6 10 6 10 18M17 3c0 6-10 6-10 18";

/** Icons of the suits. */
export const SUITS: Record<string, string> = {
  house: "M3 21V9l3 2V7l3 2V4l3-2 3 2v5l3-2v4l3-2v12ZM10 21v-5h4v5",
  class: "M12 2l2.500 7H22l-6 4.500 2.500 7.500L12 16.500 5.500 21 8 13.500 2 9h7.500Z",
  entity:
    "M2 12c4-7 16-7 20 0-4 7-16 7-20 0ZM12 8.500a3.500 3.500 0 1 0 .1 0M12 2v2M12 20v2M4 4l2 2M20 4l-2 2",
  item: "M19 3 9 13M19 3h-4M19 3v4M11 15l-4-4M8 14l-5 5 2 2 5-5",
  skill: "M12 2c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9ZM8 21h8",
  companion:
    "M6 9a2 2.500 0 1 0 .1 0M11 5a2 2.500 0 1 0 .1 0M16 6a2 2.500 0 1 0 .1 0M20 11a1.800 2.300 0 1 0 .1 0M8 20c-2-4 3-8 6-7 4 1 5 5 2 7-2 1-3-1-4-1s-3 2-4 1Z",
  event: SUN,
};

/** Icons of the properties, used as pictures on cards. */
export const PROPERTIES: Record<string, string> = {
  BLADE: "M20 3 9 14M20 3l-1 5L11 16M20 3l-5 1L7 12M5 12l7 7M8.500 15.500 4 20",
  BOW: "M6 3c10 2 13 5 15 15M6 3 21 18M3 21 17 7M17 7h-5M17 7v5M6 18l-3 3M3 18v3h3",
  STAFF: "M5 22 15 9M17 3a4 4 0 1 0 .1 0M13 11l4 3",
  SHIELD: "M12 3 4 6v6c0 4.500 3.500 7.500 8 9 4.500-1.500 8-4.500 8-9V6ZM12 3v18",
  POTION: "M9 3h6M10 3v5l-5 9c-1 2 0 4 3 4h8c3 0 4-2 3-4l-5-9V3M7 15h10",
  TOOL: TOOL,
  FIRE: "M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-6 2 1 2 3 3 4 2-3-1-6 1-10Z",
  WATER: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13ZM8 15a4 4 0 0 0 4 4",
  EARTH: "M2 20 9 7l4 6 2-3 7 10ZM9 7l-2 7M15 10l1 5",
  AIR: "M2 9h11a3 3 0 1 0-3-3M2 13h16a3 3 0 1 1-3 3M2 17h8a2 2 0 1 1-2 2",
  LIGHT: "M12 7a5 5 0 1 0 .1 0M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2",
  SHADOW: "M19 14A8 8 0 1 1 10 4a7 7 0 0 0 9 10ZM17 4v4M15 6h4",
  BLOOD: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13ZM9 15h6M12 12v6",
  MIND: "M12 4C7 4 4 7 4 11c0 3 2 4 2 7h7v-3h3c2 0 2-2 2-4h2c-1-4-3-7-8-7ZM9 10h5M11.500 8v5",
  SONG: "M9 18V5l11-2v13M9 18a3 2.500 0 1 1-.1-1M20 16a3 2.500 0 1 1-.1-1",
  PRAYER: "M12 3C9 8 8 12 8 17l4 4 4-4c0-5-1-9-4-14ZM12 3v18M5 12l3 3M19 12l-3 3",
  BEAST: "M4 3l4 5h8l4-5-1 10-4 7h-6l-4-7ZM8.500 12l2 1M15.500 12l-2 1M10.500 17h3L12 19Z",
  SPIRIT: "M12 3c-5 0-7 4-7 9v9l3-2 2 2 2-2 2 2 2-2 3 2v-9c0-5-2-9-7-9ZM9.500 10v2M14.500 10v2",
  CLIMATE: "M7 15a4 4 0 1 1 1-8 5 5 0 0 1 9 1 3.500 3.500 0 1 1 0 7ZM8 18l-1 3M12 18l-1 3M16 18l-1 3",
  TRAP: "M3 17h18M4 17l2-7 2 7 2-9 2 9 2-9 2 9 2-7 2 7M3 20h18",
  GUARD: "M6 21V10a6 6 0 0 1 12 0v11ZM6 12h12M12 4v4M9 15h6M9 18h6",
  TRAVEL: "M12 3a9 9 0 1 0 .1 0M15.500 8.500 13.500 13.500 8.500 15.500 10.500 10.500Z",
  OATH: "M6 3h9l4 4v14H6ZM15 3v4h4M9 11h7M9 14h7M14 18a2 2 0 1 0 .1 0",
};

/** Markers of characters, by name. */
export const MARKERS: Record<string, string> = {
  HIDDEN: "M3 3l18 18M2 12c2-3 5-4.500 8-5M14 7.500c3 .5 6 2 8 4.500-1 1.500-3 3-5 4M6 15c-1.500-1-3-2-4-3",
  BURNING: PROPERTIES["FIRE"]!,
  POISONED: "M12 3a7 7 0 0 0-5 12v3h10v-3a7 7 0 0 0-5-12ZM9 11h.1M15 11h.1M10 18v3M14 18v3",
  MARKED: AIM,
};

/** How a terrain is drawn on its tile; the plain field is bare. */
export const TERRAINS: Record<string, string> = {
  rock: "M4 18l4-9 4 4 3-7 5 12Z",
  ice: "M12 3v18M4 7.500l16 9M20 7.500l-16 9M9 4.500l3 2 3-2",
  silver_ice: "M12 3v18M4 7.500l16 9M20 7.500l-16 9M12 8l4 4-4 4-4-4Z",
  swamp: "M4 17c3-2 5 2 8 0s5 2 8 0M8 13V6M8 9l-3-2M12 12V4M12 8l3-2M16 13V8",
  sand: "M3 9c3-2 6 2 9 0s6 2 9 0M3 14c3-2 6 2 9 0s6 2 9 0M3 19c3-2 6 2 9 0s6 2 9 0",
  water: "M3 8c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 16c2-2 4-2 6 0s4 2 6 0 4-2 6 0",
};
