/** What the actions, events and messages of naipes point at. */

import type { Effect, Link, Parts } from "../../lib/board";
import type { Ref } from "../../lib/picking";
import type { Said } from "../../lib/protocol";
import { nearSeat } from "../../lib/sides";
import { suitOf, type SlotName } from "./reading";
import type { View } from "./types";
import { standing } from "./words";

/** Return the things of an action: cards first, then their places. */
export function refsOf(parts: Parts, view: View): Ref[] {
  const me = nearSeat(view);
  const at = (place: unknown) => `slot:${me}:${String(place)}`;
  const unit = (seat: number, place: unknown, index: unknown) =>
    `unit:${seat}:${String(place)}:${String(index)}`;
  const cards = ((parts["cards"] as string[] | undefined) ?? []).map((card) => `card:${card}`);
  const { type, card, slot, index, index2, to } = parts;
  switch (type === "king_play" ? parts["play"] : type) {
    case "place":
    case "reinforce":
      return [...cards, at(slot)];
    case "substitute":
      return [...cards, unit(me, slot, index)];
    case "commander":
      return [`card:${String(card)}`, `commander:${me}:${suitOf(String(card))}`];
    case "buy":
      return [`card:${String(card)}`, "discard"];
    case "take":
      return [`card:${String(card)}`];
    case "governor":
      return [`ruler:${me}`];
    case "choose_ruler":
      return [`keep:${String(parts["ruler"])}`];
    case "move":
      return [unit(me, slot, index), at(to)];
    case "swap":
      return [unit(me, slot, index), unit(me, to, index2)];
    case "spade_swap":
      return [unit(me, slot, index), unit(1 - me, slot, index2)];
    default:
      return [];
  }
}

/** Return the action that a tap on a thing means which actions do not name. */
export const meant = (ref: Ref, view: View): string | undefined =>
  ref === `ruler:${nearSeat(view)}` ? "governor" : undefined;

/** Return the visual effects of an event; the value of a unit that joins a slot floats up from its total. */
export function effectsOf(facts: Parts, view: View): Effect[] {
  const seat = String(facts["seat"]);
  const slot = `slot:${seat}:${String(facts["slot"])}`;
  const here = (...refs: Ref[]): Effect[] => refs.map((ref) => ({ ref, kind: "here" }));
  const gain = (): Effect[] => {
    const value = valueOf(facts, view);
    const total: Ref = `total:${seat}:${String(facts["slot"])}`;
    return value === undefined ? [] : [{ ref: total, kind: "gain", text: `+${value}` }];
  };
  switch (facts["event"]) {
    case "placed":
    case "substituted":
      return here(slot);
    case "reinforced":
    case "turned_up":
      return [...here(slot), ...gain()];
    case "commanded":
      return [{ ref: `commander:${seat}:${suitOf(String(facts["card"]))}`, kind: "gain" }];
    case "moved":
    case "swapped":
      return here(slot, `slot:${seat}:${String(facts["to"])}`);
    case "exchanged":
      return here(slot, `slot:${1 - Number(seat)}:${String(facts["slot"])}`);
    case "governed":
      return here(`ruler:${seat}`);
    case "bought":
      return here("discard");
    case "drew":
    case "shuffled":
    case "emptied":
      return here("deck");
    case "looked":
    case "took":
      return here(String(facts["pile"]));
    default:
      return [];
  }
}

/** Return the value that the view gives the unit of an event, if it still stands where it entered. */
function valueOf({ seat, slot, cards }: Parts, view: View): number | undefined {
  const units = view.players[Number(seat)]?.slots[slot as SlotName];
  return units?.find((unit) => unit.cards?.join() === String(cards))?.value;
}

/** Return the card or ruler that a message names, for the closeup. */
export function linkOf(said: Said): Link | null {
  if (said.id === "naipes-ruler") return { card: String(said.blanks["ruler"]) };
  if (said.id !== "naipes-card") return null;
  const card = `${String(said.blanks["rank"])}${String(said.blanks["suit"])}`;
  return { ref: `card:${card}`, card };
}

const RETOLD = new Set(["substitute", "move", "swap", "spade-swap", "king-play"]);

/** Name positions by their units: "replace the 7 of hearts" instead of "replace position 0". */
export function retell(said: Said, view: View): Said {
  const name = said.id.replace("naipes-action-", "");
  const { slot, to, index, index2, play } = said.blanks;
  if (!RETOLD.has(name) || (play !== undefined && play !== "substitute")) return said;
  const me = nearSeat(view);
  const unit = (seat: number, place: unknown, at: unknown) => {
    const slot = (place as Said).blanks["slot"] as SlotName;
    const found = view.players[seat]?.slots[slot][Number(at)];
    return found ? standing(found) : undefined;
  };
  const first = unit(me, slot, index);
  const second =
    index2 === undefined ? undefined : name === "swap" ? unit(me, to, index2) : unit(1 - me, slot, index2);
  if (!first || (index2 !== undefined && !second)) return said;
  return { id: `naipes-board-${name}`, blanks: { ...said.blanks, first, ...(second ? { second } : {}) } };
}

const GREAT = new Set(["governed", "commanded", "emptied"]);

/** Whether that is said large: a ruler's power, a commander, the end of the deck. */
export const great = (facts: Parts): boolean => GREAT.has(String(facts["event"]));
