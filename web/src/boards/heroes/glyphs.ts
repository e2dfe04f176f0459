/** Small icons on a 24×24 grid: types, alignments, numbers. Their names are always given in text as well. */

import { SUN, TOOL } from "../../lib/glyphs";

export const CELL = "M12 2 20.700 7v10L12 22 3.300 17V7Z";
export const SWAP = "M4 8h13l-4-4M20 16H7l4 4";

/** Icons by type of card, for characters by alignment: heroes point up, villains down, others turn. */
export const SIGNS: Record<string, string> = {
  hero: "M12 2l3 6.500 7 .9-5.200 4.900 1.300 7-6.100-3.500L5.900 21.300l1.300-7L2 9.400l7-.9Z",
  villain: "M3 4l5 4h8l5-4-1 10c-1 4-4 7-8 7s-7-3-8-7ZM8 12l3 2M16 12l-3 2",
  hero_villain: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M15 9l3 3M15 14l2 2",
  villain_hero: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M9 9l-3 3M9 14l-2 2",
  mob: "M4 3l4 6h8l4-6-1 13c-1 3-4 5-7 5s-6-2-7-5ZM8.500 13l2 2M15.500 13l-2 2M9 18h6",
  basic: SUN,
  advanced: "M12 10a2 2 0 1 0 .1 0M12 4c5 0 9 3.500 9 8s-4 8-9 8-9-3.500-9-8 4-8 9-8ZM12 2v20",
  event: "M13 2 4 14h7l-1 8 10-13h-7Z",
  equipment: TOOL,
  silo: "M6 6c0-4 12-4 12 0v13c0 3-12 3-12 0ZM6 10h12M6 15h12",
  active: "M4 20 16 8M16 8V4l4 4h-4M4 14l6 6",
  passive: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9 8v8M15 8v8",
};
