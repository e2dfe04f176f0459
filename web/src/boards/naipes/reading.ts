/** Reading the view of naipes. */

import type { Player, Slots, View } from "./types";

export const SLOTS = ["C", "S", "W", "H", "D"] as const;
export type SlotName = keyof Slots;

/** Return the seat whose side is drawn near the reader; for a spectator, the first. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

export const rankOf = (card: string) => card.slice(0, -1);
export const suitOf = (card: string) => card.slice(-1);

export function hasCommander(side: Player, slot: SlotName): boolean {
  return side.commanders.includes(`A${slot}`);
}
