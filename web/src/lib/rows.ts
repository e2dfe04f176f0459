/** Rows of a hand of cards. */

const TOUCH = 40; // visible pixels of each card, for touch
const WORDS = 64; // visible pixels of each card, so that its name can be read on a narrow screen
const NARROW = 600; // the width in pixels below which a second row is cheaper than hidden names
const LAST = 84; // pixels that the last card of a row takes, with the margins
const FEWEST = 2;

/** Split cards into as few rows as the width allows, each of nearly the same length; one row while the width is unknown.
 *
 * Cards with names (`named`) get the room to show them on a narrow screen. */
export function rowsOf<Item>(items: readonly Item[], width: number, named = false): Item[][] {
  const seen = named && width < NARROW ? WORDS : TOUCH;
  const room = width ? Math.max(FEWEST, Math.floor((width - LAST) / seen) + 1) : items.length;
  const count = Math.max(1, Math.ceil(items.length / room));
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * each, (row + 1) * each));
}
