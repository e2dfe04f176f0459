/** Small icons on a 24×24 grid: keywords, statuses, factions. Their names are always given in text as well. */

import { DONE } from "../../lib/glyphs";

export const KEYWORDS: Record<string, string> = {
  alert: "M12 4v10M12 18v2",
  ranged: "M4 20 20 4M20 4h-7M20 4v7M6 14l4 4",
  elusive: "M3 9c4-4 6 4 10 0s5-2 8 0M3 16c4-4 6 4 10 0s5-2 8 0",
  overrun: "M4 5l7 7-7 7M12 5l7 7-7 7",
  drain: "M12 3c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11ZM9 14h6",
  venom: "M6 4c0 7 2 12 6 16 4-4 6-9 6-16M9 5v6M15 5v6",
  ward: "M12 4a8 8 0 1 0 .1 0M12 11a1 1 0 1 0 .1 0",
  barrier: "M12 3l8 4.500v9L12 21l-8-4.500v-9Z",
  bulwark: "M4 20V8h4V4h8v4h4v12ZM4 14h16",
  cannot_attack: "M5 19 18 6M4 4l16 16",
  cannot_block: "M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6ZM4 4l16 16",
  guardian: "M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6ZM12 8v8M8 12h8",
  flying: "M3 9c4-4 7-3 9 1 2-4 5-5 9-1-3 0-5 1-6 4l-3 6-3-6c-1-3-3-4-6-4Z",
};

export const SWORD = "M5 19 17 7M17 7V4h3v3ZM4 15l5 5";
export const SHIELD = "M12 4 5 6.500V12c0 4 3 6.500 7 8.500 4-2 7-4.500 7-8.500V6.500Z";

export const STATES = {
  exhausted: DONE,
  stunned: "M12 3l2 6h6l-5 4 2 7-5-4-5 4 2-7-5-4h6Z",
};

export const MARKS = {
  silenced: "M4 5h16v11h-9l-5 4v-4H4ZM7 8l10 5",
  borrowed: "M4 9h13M13 5l4 4-4 4M20 15H7M11 11l-4 4 4 4",
};
export const EXILE = "M12 3a9 9 0 1 0 .1 0M6 6l12 12";

export const FACTIONS: Record<string, string> = {
  ember: "M12 2c1 5 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2.500-7 2 1 2.500 3 2.500 4 1.500-3 2-6 1-10Z",
  tide: "M2 9c4-5 7 4 11 0s6-2 9 0v4c-4-3-5 2-9 1s-6-5-11 0ZM2 17c4-4 7 3 11 0s6-2 9 0v3H2Z",
  root: "M20 3C9 3 4 8 4 15l-1 6h3l1-4c9 1 13-4 13-14ZM8 16 15 8",
  dusk: "M15 3a9.500 9.500 0 1 0 6 13A8.500 8.500 0 0 1 15 3Z",
  neutral: "M12 3l9 9-9 9-9-9Z",
};
