/** What the duel's actions, events and messages point at. */

import type { Effect } from "../../lib/board";
import { numberedNames } from "../../lib/known";
import type { Ref } from "../../lib/picking";
import { nearSeat } from "../../lib/sides";
import { twins } from "./reading";
import type { Action, Event, Link, View } from "./types";

/** Return the thing that a player's written aim names: `@12`, `trap2`, `link1`, `column3`, `own_attack`. */
export function aimRef(aim: string, player: number): Ref {
  const [, word = "", digits = ""] = /^(@|trap|link|column)(\d+)$/.exec(aim) ?? [];
  if (word === "@") return `card:${digits}`;
  if (word === "trap") return `trap:${1 - player}:${digits}`;
  if (word) return `${word}:${digits}`;
  const [side, row] = aim.split("_");
  return `row:${side === "own" ? player : 1 - player}:${row}`;
}

const card = (id: number): Ref => `card:${id}`;

/** Return the aim and the payment of an action. */
function aims({ to, payment }: { to?: string; payment?: number }, player: number): Ref[] {
  return [...(to ? [aimRef(to, player)] : []), ...(payment === undefined ? [] : [card(payment)])];
}

/** Return the things of an action: the card first, then its place and aim, then the payment. */
export function refsOf(action: Action, view: View): Ref[] {
  const me = nearSeat(view);
  switch (action.type) {
    case "play_creature":
      return [card(action.card), `slot:${me}:${action.row}:${action.column}`];
    case "play_spell":
      return [card(action.card), ...aims(action, me)];
    case "set_trap":
      return [card(action.card), `traps:${me}`];
    case "play_shard":
      return [card(action.card), `shard:${me}`];
    case "card_to_mana":
      return [card(action.card), `mana:${me}`];
    case "hero_draw":
      return [`deck:${me}`];
    case "hero_replace":
      return [card(action.card), `deck:${me}`];
    case "use_ability":
      return [userRef(action.source, action.ability), ...aims(action, me)];
    case "attack":
      return [card(action.creature), card(action.target)];
    case "block":
      return [card(action.creature)];
    case "target":
    case "pick":
      return aims(action, me);
    case "pay":
    case "mulligan":
      return [card(action.card)];
    default:
      return [];
  }
}

/** Return the thing that uses an ability: a button for each of a hero's (numbers 0 and 1), else the creature itself. */
function userRef(source: number, ability: string): Ref {
  return source < 2 ? `ability:${source}:${ability}` : `card:${source}`;
}

/** Return the aims of a link; for an attack also the blocker. */
export function aimsOf(link: Link): Ref[] {
  if (link.kind === "attack")
    return [`card:${link.target}`, ...(link.blocker ? [`card:${link.blocker.id}`] : [])];
  return [...(link.targets ?? []), link.place ?? ""].filter(Boolean).map((aim) => aimRef(aim, link.seat));
}

/** Return the visual effects of an event; the numbers that float up are the changes. */
export function effectsOf(event: Event): Effect[] {
  const own: Ref[] = "id" in event && event.id !== undefined ? [card(event.id)] : [];
  const here = (...refs: Ref[]): Effect[] => refs.map((ref) => ({ ref, kind: "here" }));
  switch (event.event) {
    case "damaged":
    case "lost_hp":
      return [{ ref: card(event.id), kind: "hit", text: `−${event.amount}` }];
    case "healed":
      return [{ ref: card(event.id), kind: "gain", text: `+${event.amount}` }];
    case "modified":
      return [{ ref: card(event.id), kind: "gain", text: `${event.atk}/${event.hp}` }];
    case "gained_mana":
      return [{ ref: `mana:${event.seat}`, kind: "gain", text: `+${event.amount}` }];
    case "used_as_mana":
    case "ramped":
      return [{ ref: `mana:${event.seat}`, kind: "gain", text: "+1" }];
    case "drew":
    case "fetched":
    case "hero_drew":
    case "replaced":
    case "fatigue":
      return here(`deck:${event.seat}`, ...own);
    case "burned":
    case "discarded":
    case "milled":
    case "died":
      return here(`grave:${event.seat}`, ...own);
    case "exiled":
      return here(`exile:${event.seat}`, ...own);
    case "set_trap":
    case "sprung":
      return here(`traps:${event.seat}`, ...own);
    case "attacked":
      return here(...own, card(event.target));
    case "enchanted":
      return here(...own, ...(event.host === undefined ? [] : [card(event.host)]));
    default:
      return here(...own);
  }
}

export const names = numberedNames("duel", twins);

const GREAT = new Set<Event["event"]>(["sprung", "negated", "took_control", "emblem"]);

/** Whether that is said large: a trap, an effect negated, a creature taken, a hero healed in the other's turn. */
export const great = (event: Event, view: View): boolean =>
  GREAT.has(event.event) || (event.event === "healed" && event.id < 2 && event.id !== view.active);
