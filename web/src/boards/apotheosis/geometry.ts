/** The grid: where tiles lie, which line of sight passes what, and the way of a move (APO-8, APO-10.3). */

import { nearSeat, type Piece, type View, type Way } from "./view";

export interface Spot {
  x: number; // 1 and up, west to east
  y: number; // 1 and up, south to north
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const DEAR = new Set(["swamp", "sand", "water"]);
const STEPS: Record<Way, Spot> = {
  n: { x: 0, y: 1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: -1 },
  w: { x: -1, y: 0 },
};
const TURNED: Record<Way, Way> = { n: "s", e: "w", s: "n", w: "e" };

export const letter = (x: number): string => LETTERS[x - 1]!;
export const tileText = ({ x, y }: Spot): string => `${letter(x)}${y}`;
export const spotOf = (tile: string): Spot => ({
  x: LETTERS.indexOf(tile[0]!) + 1,
  y: Number(tile.slice(1)),
});

/** Whether the board is drawn the other way round, so that the reader's own edge is near. */
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

/** A direction of the board as it is seen. */
export function seenWay(way: Way, turned: boolean): Way {
  return turned ? TURNED[way] : way;
}

export const distance = (a: Spot, b: Spot): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The tiles that the line between two passes, nearest first (APO-10.3). */
export function passed(from: Spot, to: Spot): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const found: Spot[] = [];
  for (let x = Math.min(from.x, to.x); x <= Math.max(from.x, to.x); x++)
    for (let y = Math.min(from.y, to.y); y <= Math.max(from.y, to.y); y++) {
      const isEnd = (x === from.x && y === from.y) || (x === to.x && y === to.y);
      if (!isEnd && 2 * Math.abs(dy * (x - from.x) - dx * (y - from.y)) < Math.abs(dx) + Math.abs(dy))
        found.push({ x, y });
    }
  return found.sort((a, b) => distance(from, a) - distance(from, b));
}

/** The first tile that stops a direct line, if any does. */
export function stopOf(view: View, from: string, to: string): string | null {
  const standing = new Set(view.pieces.filter(stops).map(({ at }) => at));
  const solid = new Set(view.board.tiles.filter(({ state }) => state !== "open").map(({ at }) => at));
  const line = passed(spotOf(from), spotOf(to)).map(tileText);
  return line.find((tile) => solid.has(tile) || standing.has(tile)) ?? null;
}

const stops = ({ kind, life }: Piece): boolean => kind === "object" || life === "alive";

/** A cheapest way to a tile, both ends included; none where it cannot be reached. */
export function wayTo(view: View, mover: Piece, to: string): string[] {
  if (mover.at === null) return [];
  const cost = entryCosts(view, mover);
  const best = new Map<string, number>([[mover.at, 0]]);
  const before = new Map<string, string>();
  const open = [mover.at];
  while (open.length) {
    open.sort((a, b) => best.get(b)! - best.get(a)!);
    const here = open.pop()!;
    if (here === to) break;
    for (const [next, price] of neighbours(view, here, cost)) {
      const total = best.get(here)! + price;
      if (total >= (best.get(next) ?? Infinity)) continue;
      best.set(next, total);
      before.set(next, here);
      if (!open.includes(next)) open.push(next);
    }
  }
  if (!before.has(to)) return [];
  const way = [to];
  while (before.has(way[0]!)) way.unshift(before.get(way[0]!)!);
  return way;
}

type Cost = (from: string, to: string) => number;

function neighbours(view: View, tile: string, cost: Cost): [string, number][] {
  const { x, y } = spotOf(tile);
  const { width, height } = view.board;
  return Object.values(STEPS)
    .map((step) => ({ x: x + step.x, y: y + step.y }))
    .filter((spot) => spot.x >= 1 && spot.y >= 1 && spot.x <= width && spot.y <= height)
    .map(tileText)
    .map((next): [string, number] => [next, cost(tile, next)])
    .filter(([, price]) => price < Infinity);
}

/** What a step costs: terrain, altitude gained, and enemies whose area of control is entered (APO-8.8). */
function entryCosts(view: View, mover: Piece): Cost {
  const tiles = new Map(view.board.tiles.map((tile) => [tile.at, tile]));
  const height = (tile: string) => tiles.get(tile)?.altitude ?? 0;
  const enemies = mover.rules.includes("ignore_control")
    ? []
    : view.pieces.filter(
        ({ team, life, kind }) => team !== mover.team && life === "alive" && kind !== "object",
      );
  return (from, to) => {
    const tile = tiles.get(to);
    if (tile && tile.state !== "open") return Infinity;
    const ground = tile && DEAR.has(tile.terrain) ? 2 : 1;
    const watched = enemies.filter(({ control }) => control.includes(to)).length;
    return ground + Math.max(0, height(to) - height(from)) + watched;
  };
}
