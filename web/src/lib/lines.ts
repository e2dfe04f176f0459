/** Line breaks of names. */

/** Return the letters of the longest line when a name is broken into at most two lines as evenly as possible. */
export function widestOfTwo(name: string): number {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => index);
  const widths = breaks.map((at) => Math.max(name[at] === "-" ? at + 1 : at, name.length - at - 1));
  return Math.min(name.length, ...widths);
}

/** Return the letters of the longest part that cannot be broken. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
