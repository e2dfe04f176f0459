/** The layout of the board's tiles on the screen. */

import { nearSeat } from "../../lib/sides";
import { type Way } from "./reading";
import type { Piece, View } from "./types";

export interface Spot {
  x: number; // 1 and up, west to east
  y: number; // 1 and up, south to north
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const TURNED: Record<Way, Way> = { n: "s", e: "w", s: "n", w: "e" };

export const letter = (x: number): string => LETTERS[x - 1]!;
export const spotOf = (tile: string): Spot => ({
  x: LETTERS.indexOf(tile[0]!) + 1,
  y: Number(tile.slice(1)),
});

/** Whether the board is rotated, so that the reader's own edge is near. */
export function isTurned(view: View): boolean {
  return view.mode !== "encounter" && view.players[nearSeat(view)]!.team === 1;
}

/** The rows from the far one to the near one, and the columns from left to right. */
export function linesOf(view: View): { rows: number[]; columns: number[] } {
  const { width, height } = view.board;
  const columns = Array.from({ length: width }, (_, place) => place + 1);
  const rows = Array.from({ length: height }, (_, place) => height - place);
  return isTurned(view) ? { rows: rows.toReversed(), columns: columns.toReversed() } : { rows, columns };
}

/** Return a direction of the board as it appears on the screen. */
export function seenWay(way: Way, turned: boolean): Way {
  return turned ? TURNED[way] : way;
}

/** Return the path of a Move, both ends included, from the predecessors that the server sends. */
export function pathTo({ at, before = {} }: Piece, to: string): string[] {
  const path = [to];
  while (path[0] !== at && before[path[0]!]) path.unshift(before[path[0]!]!);
  return path[0] === at ? path : [];
}
