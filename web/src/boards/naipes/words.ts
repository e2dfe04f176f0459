/** Messages for cards, units and places. */

import type { Said } from "../../lib/protocol";
import { said } from "../../lib/words";
import { hasCommander, rankOf, suitOf, type SlotName } from "./reading";
import type { Player, Unit } from "./types";

export const player = (seat: number): Said => said("player", { seat });
export const slotName = (slot: string): Said => said("naipes-slot", { slot });
export const rulerName = (ruler: string): Said => said("naipes-ruler", { ruler });

export function cardName(card: string): Said {
  return said("naipes-card", { rank: rankOf(card), suit: suitOf(card) });
}

function unitName(cards: readonly string[]): Said {
  const [first, second] = cards.map(cardName);
  return second ? said("naipes-forged", { first, second }) : first!;
}

/** Name a unit: its cards, or only that it is face down. */
export function standing(unit: Unit): Said {
  if (!unit.cards) return said("naipes-down");
  return unit.up ? unitName(unit.cards) : said("naipes-down-known", { unit: unitName(unit.cards) });
}

/** Describe one side of a column: its total, if known, and its units. */
export function sideWords(side: Player, slot: SlotName, total: number | null): Said {
  const units = side.slots[slot].map(standing);
  if (hasCommander(side, slot)) units.push(said("naipes-commander"));
  if (!units.length) return said("naipes-side-empty");
  return total === null ? said("naipes-side-hidden", { units }) : said("naipes-side", { total, units });
}
