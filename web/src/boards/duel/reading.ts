/** Reading the duel's view. */

import { twinsFinder } from "../../lib/known";
import type { Creature, Link, View } from "./types";

export type RowName = "attack" | "defense";
export const COLUMNS = [1, 2, 3, 4, 5] as const;

/** Return the unresolved links, in the order in which they were declared. */
export function links(view: View): Link[] {
  return view.declared ? [...view.chain, view.declared] : view.chain;
}

/** Return every creature in play. */
export function creatures(view: View): Creature[] {
  return view.players.flatMap(({ attack, defense }) => [...attack, ...defense].filter((one) => one !== null));
}

/** Finds the cards that share their name with another in play. */
export const twins = twinsFinder(["hand", "grave", "mana_zone"]);
