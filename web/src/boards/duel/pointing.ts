/** What the duel's actions, events and messages point at. */

import type { Effect, Link as Pointed, Parts } from "../../lib/board";
import type { Ref } from "../../lib/picking";
import type { Said } from "../../lib/protocol";
import { nearSeat, twins, type Link, type View } from "./view";

/** The thing that a written aim names, for the player who wrote it: `@12`, `trap2`, `link1`, `column3`, `own_attack`. */
export function aimRef(aim: string, player: number): Ref {
  const [, word = "", digits = ""] = /^(@|trap|link|column)(\d+)$/.exec(aim) ?? [];
  if (word === "@") return `card:${digits}`;
  if (word === "trap") return `trap:${1 - player}:${digits}`;
  if (word) return `${word}:${digits}`;
  const [side, row] = aim.split("_");
  return `row:${side === "own" ? player : 1 - player}:${row}`;
}

/** A card first, then where it goes and what it is aimed at, then what pays. */
export function refsOf(parts: Parts, view: View): Ref[] {
  const me = nearSeat(view);
  const card = `card:${String(parts["card"])}`;
  const aimed = [
    ...(typeof parts["to"] === "string" ? [aimRef(parts["to"], me)] : []),
    ...(typeof parts["payment"] === "number" ? [`card:${parts["payment"]}`] : []),
  ];
  switch (parts["type"]) {
    case "play_creature":
      return [card, `slot:${me}:${String(parts["row"])}:${String(parts["column"])}`];
    case "play_spell":
      return [card, ...aimed];
    case "set_trap":
      return [card, `traps:${me}`];
    case "play_shard":
      return [card, `shard:${me}`];
    case "card_to_mana":
      return [card, `mana:${me}`];
    case "hero_draw":
      return [`deck:${me}`];
    case "hero_replace":
      return [card, `deck:${me}`];
    case "use_ability":
      return [userRef(Number(parts["source"]), String(parts["ability"])), ...aimed];
    case "attack":
      return [`card:${String(parts["creature"])}`, `card:${String(parts["target"])}`];
    case "block":
      return [`card:${String(parts["creature"])}`];
    case "target":
      return aimed;
    case "pay":
    case "mulligan":
      return [card];
    default:
      return [];
  }
}

/** A hero's abilities have a button each; those of a creature are the creature's. Heroes have the numbers 0 and 1. */
function userRef(source: number, ability: string): Ref {
  return source < 2 ? `ability:${source}:${ability}` : `card:${source}`;
}

/** What a link of the chain is aimed at; an attack also at the blocker. */
export function aimsOf(link: Link): Ref[] {
  if (link.kind === "attack")
    return [`card:${link.target}`, ...(link.blocker ? [`card:${link.blocker.id}`] : [])];
  return [...(link.targets ?? []), link.place ?? ""].filter(Boolean).map((aim) => aimRef(aim, link.seat));
}

/** Where an event is seen. Numbers that float up are the ones that changed. */
export function effectsOf(facts: Parts): Effect[] {
  const card = "id" in facts ? `card:${String(facts["id"])}` : "";
  const at = (place: string) => `${place}:${String(facts["seat"])}`;
  const amount = Number(facts["amount"] ?? 0);
  const here = (...refs: Ref[]): Effect[] => refs.filter(Boolean).map((ref) => ({ ref, kind: "here" }));
  switch (facts["event"]) {
    case "damaged":
    case "lost_hp":
      return [{ ref: card, kind: "hit", text: `−${amount}` }];
    case "healed":
      return [{ ref: card, kind: "gain", text: `+${amount}` }];
    case "modified":
      return [{ ref: card, kind: "gain", text: `${String(facts["atk"])}/${String(facts["hp"])}` }];
    case "gained_mana":
      return [{ ref: at("mana"), kind: "gain", text: `+${amount}` }];
    case "used_as_mana":
    case "ramped":
      return [{ ref: at("mana"), kind: "gain", text: "+1" }];
    case "drew":
    case "fetched":
    case "hero_drew":
    case "replaced":
    case "fatigue":
      return here(at("deck"), card);
    case "burned":
    case "discarded":
    case "milled":
    case "died":
      return here(at("grave"), card);
    case "set_trap":
    case "sprung":
      return here(at("traps"), card);
    case "attacked":
      return here(card, `card:${String(facts["target"])}`);
    case "enchanted":
      return here(card, ...("host" in facts ? [`card:${String(facts["host"])}`] : []));
    default:
      return here(card);
  }
}

/** Cards are named with their number: the thing on the board, and the card to look at wherever it lies. */
export function linkOf(said: Said): Pointed | null {
  if (said.id !== "duel-named") return null;
  const name = (said.blanks["card"] as Said).id;
  return {
    ref: `card:${String(said.blanks["number"])}`,
    card: name.slice("duel-card-".length).toUpperCase(),
  };
}

/** The number beside a name is said only where two cards share the name. */
export function retell(said: Said, view: View): Said {
  if (said.id !== "duel-named" || twins(view).has(Number(said.blanks["number"]))) return said;
  return said.blanks["card"] as Said;
}
