/** Reading the view of Heroes. */

import { twinsFinder } from "../../lib/known";
import type { Character, View } from "./types";

/** Whether there are so many seats that the others' sides show only their teams. */
export function crowded(view: View): boolean {
  return view.players.length > 4;
}

/** Return every character in play. */
export function characters(view: View): Character[] {
  return [...view.players.flatMap(({ team }) => team), ...(view.mob ? [view.mob] : [])];
}

/** Return the characters of the Common Team, which belongs to all players. */
export function commonTeam(view: View): Character[] {
  return view.players.flatMap(({ team }) => team.filter(({ common }) => common));
}

/** The place where a thing is drawn: a seat's side, or the arena of the Common Team and the Mob. */
export type Stand = number | "arena";

export function standOf(view: View, ref: string): Stand | null {
  const [what, name] = ref.split(":");
  if (what === "common") return "arena";
  if (what !== "card")
    return ["seat", "team", "plants", "support", "reserve"].includes(what!) ? Number(name) : null;
  const id = Number(name);
  if (view.mob?.id === id) return "arena";
  for (const { seat, team, sources, equipment } of view.players) {
    const host = team.find((one) => one.id === id || one.actions.some((action) => action.id === id));
    if (host) return host.common ? "arena" : seat;
    if ([...sources, ...equipment].some((one) => one.id === id)) return seat;
  }
  return null;
}

/** Finds the cards that share their name with another in play. */
export const twins = twinsFinder(["hand", "dead", "sources"]);
