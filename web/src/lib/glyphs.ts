/** Small signs that several boards draw, on a square of 24. Their names are always said as well. */

export const HEART =
  "M12 20C5 15 3 12 3 8.500 3 6 5 4 7.300 4c2 0 3.700 1.200 4.700 3 1-1.800 2.700-3 4.700-3C19 4 21 6 21 8.500 21 12 19 15 12 20Z";
export const SHIELD = "M12 3 4 6v6c0 4.500 3.500 7.500 8 9 4.500-1.500 8-4.500 8-9V6Z";
export const WING = "M3 6c6 0 12 1 18 1-1 3-4 5-7 5 0 2-2 4-5 4 0 2-2 3-4 3 1-4 1-8-2-13Z";
export const CARDS = "M4 6h10v15H4ZM8 6V3h11v15h-5";
export const STACK = "M5 8h14v13H5ZM7 8V5.500h10V8M9 5.500V3h6v2.500";
export const GRAVE = "M5 21V10a7 7 0 0 1 14 0v11ZM3 21h18M12 8v7M9.500 10.500h5";
export const EYE = "M2 12c4-6 16-6 20 0-4 6-16 6-20 0ZM12 9a3 3 0 1 0 .1 0";
export const AIM = "M12 3v5M12 16v5M3 12h5M16 12h5M12 6a6 6 0 1 0 .1 0";
export const DONE = "M19 12a7 7 0 1 1-3-5.700M16.500 2.500V7H12"; // has acted, exhausted
export const TOOL = "M14 3a5 5 0 0 0-4 7L3 17l4 4 7-7a5 5 0 0 0 7-6l-3 3-4-4 3-3Z";
export const SUN = "M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3M12 9a3 3 0 1 0 .1 0";
