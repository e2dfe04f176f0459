/** What the actions, events and messages of Heroes point at. */

import type { Effect, Parts } from "../../lib/board";
import { numberedNames } from "../../lib/known";
import type { Ref } from "../../lib/picking";
import { nearSeat } from "../../lib/sides";
import { characters, twins } from "./reading";
import type { View } from "./types";

const card = (id: unknown): Ref => `card:${String(id)}`;

/** Return the things of an action: the card first, then its place or target. */
export function refsOf(parts: Parts, view: View): Ref[] {
  const me = nearSeat(view);
  switch (parts["type"]) {
    case "field":
      return [card(parts["card"]), `team:${me}`];
    case "swap":
      return [card(parts["card"]), card(parts["out"])];
    case "source":
      return [card(parts["card"]), `plants:${me}`];
    case "event":
      return [card(parts["card"]), "event"];
    case "equip":
      return [card(parts["card"]), `support:${me}`];
    case "attach":
      return [card(parts["card"]), card(parts["to"])];
    case "allocate":
      return [`reserve:${me}`, card(parts["to"])];
    case "withdraw":
      return [card(parts["silo"]), `reserve:${me}`];
    case "relocate":
      return [card(parts["card"]), isCommon(view, parts["card"]) ? `team:${me}` : "common"];
    case "target":
      return [card(parts["to"])];
    case "opponent":
      return [`seat:${String(parts["seat"])}`];
    case "take":
      return [`take:${String(parts["card"])}`];
    case "activate":
    case "use":
    case "pay":
    case "discard":
      return [card(parts["card"])];
    default:
      return [];
  }
}

function isCommon(view: View, id: unknown): boolean {
  return characters(view).some((one) => one.id === id && one.common);
}

/** Return the visual effects of an event; the numbers that float up are the changes. */
export function effectsOf(facts: Parts): Effect[] {
  const it = "id" in facts ? card(facts["id"]) : "";
  const at = (place: string) => `${place}:${String(facts["seat"])}`;
  const amount = Number(facts["amount"] ?? 0);
  const here = (...refs: Ref[]): Effect[] => refs.filter(Boolean).map((ref) => ({ ref, kind: "here" }));
  switch (facts["event"]) {
    case "hurt":
      return [{ ref: it, kind: "hit", text: `−${String(facts["lost"])}` }];
    case "paid_health":
      return [{ ref: it, kind: "hit", text: `−${amount}` }];
    case "healed":
      return [{ ref: it, kind: "gain", text: `+${amount}` }];
    case "charged":
    case "stored":
      return [{ ref: it, kind: "gain", text: `+${amount} ⬢` }];
    case "allocated":
      return [{ ref: it, kind: "gain", text: "+1 ⬢" }];
    case "drained":
      return [{ ref: it, kind: "hit", text: `−${amount} ⬢` }];
    case "moved_energy":
      return [
        { ref: it, kind: "hit", text: `−${amount} ⬢` },
        { ref: card(facts["to"]), kind: "gain", text: `+${amount} ⬢` },
      ];
    case "reserve":
      return [{ ref: at("reserve"), kind: "gain", text: `+${amount} ⬢` }];
    case "withdrew":
      return [{ ref: at("reserve"), kind: "gain", text: "+1 ⬢" }, ...here(it)];
    case "dissipated":
      return here(at("reserve"));
    case "drew":
    case "shuffled":
    case "searched":
    case "conceded":
    case "eliminated":
      return here(at("seat"));
    case "attached":
      return here(it, card(facts["to"]));
    case "used":
    case "activated":
      return here(it, ...(facts["with"] as { id: number }[]).map(({ id }) => card(id)));
    case "knocked_out":
    case "left_play":
      return here(it, ...(typeof facts["seat"] === "number" ? [at("dead")] : []));
    default:
      return here(it);
  }
}

export const names = numberedNames("heroes", twins);

const GREAT = new Set(["knocked_out", "eliminated", "swapped", "evaded", "grand_combat"]);

/** Whether that is said large: a knock-out, an elimination, a substitution, an attack evaded. */
export const great = (facts: Parts): boolean => GREAT.has(String(facts["event"]));
