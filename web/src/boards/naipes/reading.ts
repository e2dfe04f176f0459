/** Reading the view of naipes. */

import type { Player, Slots } from "./types";

export const SLOTS = ["C", "S", "W", "H", "D"] as const;
export type SlotName = keyof Slots;

export const rankOf = (card: string) => card.slice(0, -1);
export const suitOf = (card: string) => card.slice(-1);

export function hasCommander(side: Player, slot: SlotName): boolean {
  return side.commanders.includes(`A${slot}`);
}
