/** Reading the duel's view. */

import { twinsFinder } from "../../lib/known";
import type { Creature, Link, View } from "./types";

export const ROWS = ["attack", "defense"] as const;
export type RowName = (typeof ROWS)[number];
export const COLUMNS = [1, 2, 3, 4, 5] as const;

/** The seat whose side is drawn near the reader; a spectator sits behind the first. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

/** What waits to happen, in the order in which it was declared. */
export function links(view: View): Link[] {
  return view.declared ? [...view.chain, view.declared] : view.chain;
}

/** Every creature in play. */
export function creatures(view: View): Creature[] {
  return view.players.flatMap(({ attack, defense }) => [...attack, ...defense].filter((one) => one !== null));
}

/** Cards that share their name with another in play. */
export const twins = twinsFinder(["hand", "grave", "mana_zone"]);
