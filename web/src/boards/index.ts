/** Finds a game's board, a chunk of its own that is fetched when its table is opened, and the lobby's picture of it. */

import type { Component } from "svelte";
import type { BoardKit } from "../lib/board";

const boards = import.meta.glob<{ default: BoardKit }>("./*/index.ts");
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

/** The board of a game, or the plain table that serves any game. */
export async function findBoard(game: string): Promise<BoardKit> {
  const load = boards[`./${game}/index.ts`] ?? boards["./generic/index.ts"]!;
  return (await load()).default;
}

/** The drawing of a game for its tile in the lobby, if it has one: a piece of svg, 320 by 152. */
export function findPicture(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`];
}
