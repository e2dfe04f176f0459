/** What the actions, events and messages of Apotheosis point at. */

import type { Effect } from "../../lib/board";
import { numberedNames } from "../../lib/known";
import type { Ref } from "../../lib/picking";
import { nearSeat } from "../../lib/sides";
import { pieceOf, twins } from "./reading";
import type { Action, Event, Somebody, View } from "./types";

const card = (id: number): Ref => `card:${id}`;
const tile = (at: string): Ref => `tile:${at}`;

/** Return the things of an action: the card or piece that acts first, then its target or place. */
export function refsOf(action: Action, view: View): Ref[] {
  const acting = view.active ? [tile(view.active)] : [];
  switch (action.type) {
    case "move":
      return [...acting, tile(action.to)];
    case "attack":
      return [...acting, tile(action.target)];
    case "attach":
      return [...acting, tile(action.companion)];
    case "loot":
      return [...acting, tile(action.container)];
    case "check":
      return [...acting, tile(action.object)];
    case "turn":
      return [`way:${action.facing}`];
    case "step":
      return [`way:${action.direction}`];
    case "equip":
      return [card(action.card), "area:equip"];
    case "learn":
      return [card(action.card), "area:memento"];
    case "recruit":
      return [card(action.card), "area:support"];
    case "unequip":
    case "forget":
    case "abandon":
      return [card(action.card), "area:inventory"];
    case "use":
    case "evoke":
    case "unevoke":
    case "pick":
      return [card(action.card)];
    case "take":
      return [`take:${action.card}`];
    case "awaken":
    case "sleep":
      return entityRef(view);
    case "target":
      return [tile(action.target)];
    case "tile":
      return [tile(action.to)];
    case "give":
      return [tile(action.heir)];
    default:
      return [];
  }
}

function entityRef(view: View): Ref[] {
  const id = view.players[nearSeat(view)]!.sheet.entity?.id;
  return id === undefined ? [] : [card(id)];
}

/** Return the visual effects of an event; the numbers that float up are the changes. */
export function effectsOf(event: Event, view: View): Effect[] {
  const on = (who: Somebody): Ref => standing(view, who);
  const it = "id" in event && event.id !== undefined ? card(event.id) : "";
  const here = (...refs: Ref[]): Effect[] => refs.filter(Boolean).map((ref) => ({ ref, kind: "here" }));
  const lost = (ref: Ref, text: string): Effect[] => (ref ? [{ ref, kind: "hit", text: `−${text}` }] : []);
  const gained = (ref: Ref, text: string): Effect[] => (ref ? [{ ref, kind: "gain", text: `+${text}` }] : []);
  switch (event.event) {
    case "hit":
      return lost(on(event.target), `${event.injury}`);
    case "damaged":
      return lost(on(event.who), `${event.injury}`);
    case "lost_hp":
      return lost(on(event.who), `${event.amount}`);
    case "missed":
      return [{ ref: on(event.target), kind: "here", text: "0" }];
    case "healed":
      return gained(on(event.who), `${event.amount}`);
    case "action_points":
      return (event.amount < 0 ? lost : gained)(on(event.who), `${Math.abs(event.amount)} ⚡`);
    case "borrowed":
      return lost(on(event.who), `${event.amount} ⚡`);
    case "used":
      return here(on(event.who), it, ...(event.targets ?? []).map(on));
    case "attacked":
      return here(on(event.who), on(event.target));
    case "drew":
      return here(`seat:${event.who.seat}`);
    case "mulliganed":
      return here(`seat:${event.seat}`);
    default:
      return here(it, "who" in event ? on(event.who) : "");
  }
}

/** Return the tile of a piece, else its seat. */
function standing(view: View, { piece, seat }: Somebody): Ref {
  const at = pieceOf(view, piece)?.at;
  if (at) return tile(at);
  return typeof seat === "number" ? `seat:${seat}` : "";
}

export const names = numberedNames("apotheosis", twins);

const GREAT = new Set<Event["event"]>([
  "fell",
  "saved",
  "revived",
  "negated",
  "redirected",
  "evolved",
  "awoke",
  "destroyed",
]);

/** Whether that is said large: somebody falls, is saved or revived, an effect is negated, an Entity awakes. */
export const great = (event: Event): boolean => GREAT.has(event.event);
