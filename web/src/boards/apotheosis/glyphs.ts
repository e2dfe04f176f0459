/** Small icons on a 24×24 grid: suits, properties, numbers. Their names are always given in text as well. */

import { AIM, SUN } from "../../lib/glyphs";

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

/** Markers of characters, by name. */
export const MARKERS: Record<string, string> = {
  HIDDEN: "M3 3l18 18M2 12c2-3 5-4.500 8-5M14 7.500c3 .5 6 2 8 4.500-1 1.500-3 3-5 4M6 15c-1.500-1-3-2-4-3",
  BURNING: "M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-6 2 1 2 3 3 4 2-3-1-6 1-10Z",
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
