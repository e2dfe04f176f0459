/** Find a game's board, a separate chunk fetched when a table is opened, and its picture for the lobby. */

import type { Component } from "svelte";
import type { BoardKit } from "../lib/board";
import { family } from "../lib/editions";

const boards = import.meta.glob<{ default: BoardKit }>("./*/index.ts");
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

/** Return the board of a game, or the generic table. */
export async function findBoard(game: string): Promise<BoardKit> {
  const load = boards[`./${family(game)}/index.ts`] ?? boards["./generic/index.ts"]!;
  return (await load()).default;
}

/** Return the picture of a game for its tile in the lobby, if it has one: an SVG fragment of 320 by 152. */
export function findPicture(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`];
}
