/** What the die must show for an action to succeed, with every modifier in force (SIEGE 2.5 and 2.8). */

import type { Parts } from "../../lib/board";
import type { Modifier, UnitName, View } from "./view";

export const STRENGTH: Record<UnitName, number> = { ladders: 2, ram: 3, tower: 4 };
const CLOSE_COMBAT = 4;

/** The rule that each action is under. */
export const RULES: Record<string, string> = {
  archers: "SIEGE-8.1",
  boiling_water: "SIEGE-8.2",
  close_combat: "SIEGE-8.3",
  coupure: "SIEGE-8.4",
  rally: "SIEGE-8.5",
  enter_tunnel: "SIEGE-8.6",
  fast_move: "SIEGE-8.7",
  raid: "SIEGE-8.8",
  sabotage: "SIEGE-8.9",
  free_move: "SIEGE-8.10",
  extra_ap: "SIEGE-7.4",
  end_turn: "SIEGE-7.3",
};

/** The least a die must show, 1 to 7 (7: it cannot succeed); null where no die is rolled. */
export function needed(parts: Parts, view: View, modifiers: readonly Modifier[]): number | null {
  const unit = parts["unit"] as UnitName;
  const sum = (applies: (modifier: Modifier) => boolean) =>
    modifiers.filter(applies).reduce((total, { mod }) => total + mod, 0);
  const onAction = sum(({ act }) => act === parts["type"]);
  const onTrack = sum(
    ({ act, track, space }) =>
      act === "attack" &&
      (track === null || track === unit) &&
      (space === null || (space === "circle" && view.units[unit] === 1)),
  );
  switch (parts["type"]) {
    case "archers":
      return least(STRENGTH[unit] + 1 - onTrack);
    case "boiling_water":
      return Math.max(2, least(STRENGTH[unit] - onTrack)); // a natural 1 always fails
    case "close_combat": {
      const applies = view.options.cc_drm !== "none";
      const inside = sum(({ act, track, space }) => act === "attack" && track === null && space !== "circle");
      return least(CLOSE_COMBAT + 1 - (applies ? inside : 0));
    }
    case "coupure":
    case "sabotage":
      return least(5 - onAction);
    case "rally":
      return least(5 - onAction - (parts["supply"] ? 1 : 0));
    case "raid":
      return least(3 - onAction);
    default:
      return null;
  }
}

function least(value: number): number {
  return Math.min(7, Math.max(1, value));
}
