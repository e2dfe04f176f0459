/** Reading the view of Heroes. */

import { twinsFinder } from "../../lib/known";
import type { Character, View } from "./types";

/** Whether so many sit here that the others have room for their teams alone. */
export function crowded(view: View): boolean {
  return view.players.length > 4;
}

/** The seat whose side is drawn near the reader; a spectator sits behind the first. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

/** The other seats, in the order in which they play after the reader. */
export function otherSeats(view: View): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, place) => (nearSeat(view) + 1 + place) % count);
}

/** Every character in play. */
export function characters(view: View): Character[] {
  return [...view.players.flatMap(({ team }) => team), ...(view.mob ? [view.mob] : [])];
}

/** Those who stand in the Common Team, which belongs to all players together. */
export function commonTeam(view: View): Character[] {
  return view.players.flatMap(({ team }) => team.filter(({ common }) => common));
}

/** Where a thing is drawn: on a seat's side, or in the arena of the Common Team and the Mob. */
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

/** Cards that share their name with another in play. */
export const twins = twinsFinder(["hand", "dead", "sources"]);
