/** Finds a game's board; each is a chunk of its own, fetched when its table is opened. */

import type { BoardKit } from "../lib/board";

const boards = import.meta.glob<{ default: BoardKit }>("./*/index.ts");

/** The board of a game, or the plain table that serves any game. */
export async function findBoard(game: string): Promise<BoardKit> {
  const load = boards[`./${game}/index.ts`] ?? boards["./generic/index.ts"]!;
  return (await load()).default;
}
