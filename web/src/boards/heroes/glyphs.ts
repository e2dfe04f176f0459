/** Small icons on a 24×24 grid: types, alignments, numbers. Their names are always given in text as well. */

export const HEART =
  "M12 20C5 15 3 12 3 8.500 3 6 5 4 7.300 4c2 0 3.700 1.200 4.700 3 1-1.800 2.700-3 4.700-3C19 4 21 6 21 8.500 21 12 19 15 12 20Z";
export const SHIELD = "M12 3 4 6v6c0 4.500 3.500 7.500 8 9 4.500-1.500 8-4.500 8-9V6Z";
export const WING = "M3 6c6 0 12 1 18 1-1 3-4 5-7 5 0 2-2 4-5 4 0 2-2 3-4 3 1-4 1-8-2-13Z";
export const CELL = "M12 2 20.700 7v10L12 22 3.300 17V7Z";
export const CARDS = "M4 6h10v15H4ZM8 6V3h11v15h-5";
export const STACK = "M5 8h14v13H5ZM7 8V5.500h10V8M9 5.500V3h6v2.500";
export const GRAVE = "M5 21V10a7 7 0 0 1 14 0v11ZM3 21h18M12 8v7M9.500 10.500h5";
export const SWAP = "M4 8h13l-4-4M20 16H7l4 4";
export const EYE = "M2 12c4-6 16-6 20 0-4 6-16 6-20 0ZM12 9a3 3 0 1 0 .1 0";
export const AIM = "M12 3v5M12 16v5M3 12h5M16 12h5M12 6a6 6 0 1 0 .1 0";
export const DONE = "M19 12a7 7 0 1 1-3-5.700M16.500 2.500V7H12";

/** Icons by type of card, for characters by alignment: heroes point up, villains down, others turn. */
export const SIGNS: Record<string, string> = {
  hero: "M12 2l3 6.500 7 .9-5.200 4.900 1.300 7-6.100-3.500L5.900 21.300l1.300-7L2 9.400l7-.9Z",
  villain: "M3 4l5 4h8l5-4-1 10c-1 4-4 7-8 7s-7-3-8-7ZM8 12l3 2M16 12l-3 2",
  hero_villain: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M15 9l3 3M15 14l2 2",
  villain_hero: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M9 9l-3 3M9 14l-2 2",
  mob: "M4 3l4 6h8l4-6-1 13c-1 3-4 5-7 5s-6-2-7-5ZM8.500 13l2 2M15.500 13l-2 2M9 18h6",
  basic: "M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3M12 9a3 3 0 1 0 .1 0",
  advanced: "M12 10a2 2 0 1 0 .1 0M12 4c5 0 9 3.500 9 8s-4 8-9 8-9-3.500-9-8 4-8 9-8ZM12 2v20",
  event: "M13 2 4 14h7l-1 8 10-13h-7Z",
  equipment: "M14 3a5 5 0 0 0-4 7L3 17l4 4 7-7a5 5 0 0 0 7-6l-3 3-4-4 3-3Z",
  silo: "M6 6c0-4 12-4 12 0v13c0 3-12 3-12 0ZM6 10h12M6 15h12",
  active: "M4 20 16 8M16 8V4l4 4h-4M4 14l6 6",
  passive: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9 8v8M15 8v8",
};
