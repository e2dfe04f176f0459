/** Rows of a hand of cards. */

const TOUCH = 40; // visible pixels of each card, for touch
const WORDS = 68; // visible pixels of each card, so that its name can be read
const LAST = 84; // pixels that the last card of a row takes, with the margins
const FEWEST = 2;

/** Split cards into as few rows as the width allows, each of nearly the same length; one row while the width is unknown.
 *
 * `named` leaves each card the room to show its name. */
export function rowsOf<Item>(items: readonly Item[], width: number, named = false): Item[][] {
  const seen = named ? WORDS : TOUCH;
  const room = width ? Math.max(FEWEST, Math.floor((width - LAST) / seen) + 1) : items.length;
  const count = Math.max(1, Math.ceil(items.length / room));
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * each, (row + 1) * each));
}
