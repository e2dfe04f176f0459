/**
 * The widths at which pages, boards and cards change, once for styles and code. A style asks for them by name,
 * `@media (--from-desk)` or `@container board (--below-desk)`, and the build writes them out.
 */

export const WIDTHS = {
  // cards
  name: "3.4rem", // room for a name
  pips: "4.6rem", // room for pips
  text: "8.5rem", // room for the text of a card
  page: "15rem", // looked at closely
  line: "16rem", // a name and its figures in one line
  // boards and pages
  hand: "32rem", // a phone held upright
  tablet: "40rem",
  bar: "48rem", // everything fits the bar over the table
  desk: "56rem",
  side: "64rem", // the log lies beside the board
  broad: "78rem",
} as const;

export type Width = keyof typeof WIDTHS;

export const from = (width: Width): string => `(width >= ${WIDTHS[width]})`;
export const below = (width: Width): string => `(width < ${WIDTHS[width]})`;

/** Write out the names of widths in a style sheet. */
export function writeWidths(css: string): string {
  return css.replace(/\(--(from|below)-([a-z]+)\)/g, (asked, side, name) => {
    if (!(name in WIDTHS))
      throw new Error(`${asked} is not a width; allowed: ${Object.keys(WIDTHS).join(", ")}`);
    return side === "from" ? from(name) : below(name);
  });
}
