/** Find a game's board, a separate chunk fetched when a table is opened, and its picture for the lobby. */

import type { Component } from "svelte";
import { api } from "../lib/api";
import type { BoardKit } from "../lib/board";
import { family } from "../lib/editions";

const boards = import.meta.glob<{ default: BoardKit }>("./*/index.ts");
const pictures = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

/** Return the board of a game; else the generic table, which draws the board that the game's package brings, if any. */
export async function findBoard(game: string): Promise<BoardKit> {
  const load = boards[`./${family(game)}/index.ts`];
  if (load) return (await load()).default;
  const brings = game !== "" && (await api.game(game)).board;
  const plain = (await boards["./generic/index.ts"]!()).default;
  return brings ? { ...plain, own: family(game) } : plain;
}

/** Return the picture of a game for its tile in the lobby, if it has one: an SVG fragment of 320 by 152. */
export function findPicture(game: string): Component | undefined {
  return pictures[`./${game}/Picture.svelte`];
}
