/** The geometry of a curve of chances, in a box of fixed size. */

import type { ReviewPoint } from "./protocol";

export const WIDE = 320;
export const HIGH = 120;
const SURE = 2; // standard errors

/** Return how far right a table of that number is. */
export function across(number: number, last: number): number {
  return last ? (number / last) * WIDE : 0;
}

/** Return how far down a chance is. */
export function down(chance: number): number {
  return (1 - Math.min(1, Math.max(0, chance))) * HIGH;
}

const spot = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Return the corners of the curve. */
export function line(points: readonly ReviewPoint[], last: number): string {
  return points.map(({ number, chance }) => spot(across(number, last), down(chance))).join(" ");
}

/** Return the corners of the band in which the chances surely are. */
export function band(points: readonly ReviewPoint[], last: number): string {
  const edge = (side: number) =>
    points.map(({ number, chance, error }) => spot(across(number, last), down(chance + side * SURE * error)));
  return [...edge(1), ...edge(-1).reverse()].join(" ");
}

/** Return the number of the point that is nearest to that share of the width. */
export function nearest(points: readonly ReviewPoint[], share: number, last: number): number {
  const away = (point: ReviewPoint) => Math.abs(point.number - share * last);
  return points.reduce((best, point) => (away(point) < away(best) ? point : best)).number;
}
