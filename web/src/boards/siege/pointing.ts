/** What the actions, events and messages of siege point at. */

import type { Effect, Link, Parts } from "../../lib/board";
import type { Ref } from "../../lib/picking";
import type { Said } from "../../lib/protocol";
import type { View } from "./types";

/** Return the things of an action: the soldiers, then their destination; for an attack, its target. */
export function refsOf(parts: Parts, view: View): Ref[] {
  const place = (to: unknown) => `place:${String(to)}`;
  switch (parts["type"]) {
    case "archers":
    case "boiling_water":
      return [`unit:${String(parts["unit"])}`];
    case "close_combat":
      return ["unit" in parts ? `unit:${String(parts["unit"])}` : "close_combat"];
    case "coupure":
      return ["track:wall"];
    case "rally":
      return ["track:morale"];
    case "extra_ap":
      return [`track:${String(parts["track"])}`];
    case "enter_tunnel":
      return ["soldiers", place(view.destinations["enter_tunnel"])];
    case "fast_move":
    case "free_move":
      return ["soldiers", place(view.destinations[`${parts["type"]} ${String(parts["to"])}`])];
    case "raid":
      return ["soldiers", "stores"];
    case "sabotage":
      return ["soldiers", "trebuchets"];
    default:
      return [];
  }
}

const MEANT: Record<Ref, string> = {
  "track:wall": "coupure",
  "track:morale": "rally",
  "track:supplies": "extra_ap supplies",
  close_combat: "close_combat",
  soldiers: "enter_tunnel",
  stores: "raid",
  trebuchets: "sabotage",
};

/** Return the action that a tap on a thing means which actions do not name. */
export const meant = (ref: Ref): string | undefined => MEANT[ref];

export function effectsOf(facts: Parts): Effect[] {
  const here = (ref: Ref): Effect[] => [{ ref, kind: "here" }];
  switch (facts["event"]) {
    case "track": {
      const change = Number(facts["change"]);
      const text = change > 0 ? `+${change}` : `−${-change}`;
      return [{ ref: `track:${String(facts["track"])}`, kind: change > 0 ? "gain" : "hit", text }];
    }
    case "moved":
      return here(`unit:${String(facts["unit"])}`);
    case "tower_removed":
      return here("unit:tower");
    case "trebuchets":
      return here("trebuchets");
    case "soldiers":
      return here("soldiers");
    case "carried":
      return [{ ref: "soldiers", kind: "gain", text: `×${String(facts["now"])}` }];
    case "captured":
      return [{ ref: "soldiers", kind: "hit" }];
    case "drawn":
      return here("event");
    default:
      return [];
  }
}

/** Return the event card that a message names, for the closeup. */
export function linkOf(said: Said): Link | null {
  return said.id.startsWith("siege-card-") && said.id !== "siege-card-facts" ? {} : null;
}

const GREAT = new Set(["captured", "tower_removed"]);

/** Whether that is said large: soldiers captured, the tower gone, a castle lost in close combat. */
export const great = (facts: Parts): boolean =>
  GREAT.has(String(facts["event"])) || facts["effect"] === "fatal";
