/** Rows of a hand of cards. */

const TOUCH = 40; // visible pixels of each card, for touch
const LAST = 84; // pixels that the last card of a row takes, with the margins
const FEWEST = 2;

/** Split cards into as few rows as the width allows, each of nearly the same length; one row while the width is unknown. */
export function rowsOf<Item>(items: readonly Item[], width: number): Item[][] {
  const room = width ? Math.max(FEWEST, Math.floor((width - LAST) / TOUCH) + 1) : items.length;
  const count = Math.max(1, Math.ceil(items.length / room));
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * each, (row + 1) * each));
}
