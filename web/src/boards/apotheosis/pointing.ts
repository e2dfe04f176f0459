/** What the actions, events and messages of Apotheosis point at. */

import type { Effect, Link, Parts } from "../../lib/board";
import type { Ref } from "../../lib/picking";
import type { Said } from "../../lib/protocol";
import { activePiece, nearSeat, pieceOf, twins, type View } from "./view";

const card = (id: unknown): Ref => `card:${String(id)}`;
const tile = (at: unknown): Ref => `tile:${String(at)}`;

/** A card first, then where it goes; who acts first, then whom or where it is about. */
export function refsOf(parts: Parts, view: View): Ref[] {
  const acting = view.active ? [tile(view.active)] : [];
  switch (parts["type"]) {
    case "move":
      return [...acting, tile(parts["to"])];
    case "attack":
      return [...acting, tile(parts["target"])];
    case "attach":
      return [...acting, tile(parts["companion"])];
    case "loot":
      return [...acting, tile(parts["container"])];
    case "check":
      return [...acting, tile(parts["object"])];
    case "turn":
      return [`way:${String(parts["facing"])}`];
    case "step":
      return [`way:${String(parts["direction"])}`];
    case "equip":
      return [card(parts["card"]), "area:equip"];
    case "learn":
      return [card(parts["card"]), "area:memento"];
    case "recruit":
      return [card(parts["card"]), "area:support"];
    case "unequip":
    case "forget":
    case "abandon":
      return [card(parts["card"]), "area:inventory"];
    case "use":
    case "evoke":
    case "unevoke":
    case "pick":
      return [card(parts["card"])];
    case "take":
      return [`take:${String(parts["card"])}`];
    case "awaken":
    case "sleep":
      return entityRef(view);
    case "target":
      return [tile(parts["target"])];
    case "tile":
      return [tile(parts["to"])];
    case "give":
      return [tile(parts["heir"])];
    default:
      return [];
  }
}

function entityRef(view: View): Ref[] {
  const { entity } = view.players[nearSeat(view)]!.sheet;
  return entity && "id" in entity ? [card(entity.id)] : [];
}

/** Where an event is seen. Numbers that float up are the ones that changed. */
export function effectsOf(facts: Parts, view: View): Effect[] {
  const on = (who: unknown): Ref => standing(view, who);
  const it = "id" in facts ? card(facts["id"]) : "";
  const amount = Number(facts["amount"] ?? 0);
  const here = (...refs: Ref[]): Effect[] => refs.filter(Boolean).map((ref) => ({ ref, kind: "here" }));
  const blow = (ref: Ref, lost: number): Effect[] => (ref ? [{ ref, kind: "hit", text: `−${lost}` }] : []);
  switch (facts["event"]) {
    case "hit":
      return blow(on(facts["target"]), Number(facts["injury"]));
    case "damaged":
      return blow(on(facts["who"]), Number(facts["injury"]));
    case "lost_hp":
      return blow(on(facts["who"]), amount);
    case "missed":
      return [{ ref: on(facts["target"]), kind: "here", text: "0" }];
    case "healed":
      return [{ ref: on(facts["who"]), kind: "gain", text: `+${amount}` }];
    case "action_points":
      return [{ ref: on(facts["who"]), kind: amount < 0 ? "hit" : "gain", text: `${signed(amount)} ⚡` }];
    case "borrowed":
      return [{ ref: on(facts["who"]), kind: "hit", text: `−${amount} ⚡` }];
    case "used":
    case "attacked":
      return here(on(facts["who"]), it, on(facts["target"]));
    case "drew":
    case "mulliganed":
      return here(`seat:${String(facts["seat"] ?? (facts["who"] as Parts | undefined)?.["seat"])}`);
    default:
      return here(it, "who" in facts ? on(facts["who"]) : "");
  }
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The tile on which somebody stands, else the seat it belongs to. */
function standing(view: View, who: unknown): Ref {
  if (typeof who !== "object" || who === null) return "";
  const { piece, seat } = who as { piece?: number; seat?: number };
  const at = piece === undefined ? null : pieceOf(view, piece)?.at;
  if (at) return tile(at);
  return typeof seat === "number" ? `seat:${seat}` : "";
}

/** Cards are named with their number: the thing on the board, and the card to look at wherever it lies. */
export function linkOf(said: Said): Link | null {
  if (said.id !== "apotheosis-named") return null;
  return { ref: `card:${String(said.blanks["number"])}`, card: cardIn(said) };
}

const cardIn = (named: Said): string =>
  (named.blanks["card"] as Said).id.slice("apotheosis-card-".length).toUpperCase();

/** The number beside a name is said only where two cards share the name; effects and branches are said in full. */
export function retell(said: Said, view: View): Said {
  switch (said.id) {
    case "apotheosis-named":
      return twins(view).has(Number(said.blanks["number"])) ? said : (said.blanks["card"] as Said);
    case "apotheosis-action-use": {
      const named = said.blanks["card"] as Said;
      if (named.id !== "apotheosis-named") return said;
      const text = effectOf(cardIn(named), `e${String(said.blanks["effect"])}`);
      return { id: "apotheosis-board-use", blanks: { card: named, text } };
    }
    case "apotheosis-action-choose": {
      const { card, effect } = view.asked ?? {};
      if (!card || !effect) return said;
      const name = `${card}-${effect}-${String(said.blanks["branch"])}`.toLowerCase();
      return { id: `apotheosis-branch-${name}`, blanks: {} };
    }
    case "apotheosis-action-move": {
      const ap = activePiece(view)?.reach?.[String(said.blanks["to"])];
      return ap === undefined ? said : { id: "apotheosis-board-move", blanks: { ...said.blanks, ap } };
    }
    default:
      return said;
  }
}

export const effectOf = (card: string, effect: string): Said => ({
  id: `apotheosis-effect-${card.toLowerCase()}-${effect}`,
  blanks: {},
});
