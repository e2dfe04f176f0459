// Made by tools/write_types.py from src/carteado/games/siege. Do not edit.

import type { Outcome, Prompt } from "../../lib/seeing";
export type { Outcome, Prompt };

/** The space of each unit, counted from the walls; null if it was removed. */
export interface Units {
  ladders: number | null;
  ram: number | null;
  tower: number | null;
}

/** What a die must beat where the unit stands, before modifiers. */
export interface Strength {
  ladders: number;
  ram: number;
  tower: number;
}

export interface Tracks {
  wall: number;
  morale: number;
  supplies: number;
}

/** What the player has already done this turn. */
export interface TurnFlags {
  boiled: boolean;
  free_moved: boolean;
  entered: boolean;
  just_entered: boolean;
  extra_used: boolean;
  ap_spent: boolean;
}

export interface Options {
  line_check_at: string;
  enemy_start: number;
  must_spend_one: boolean;
  cc_dice: string;
  cc_fail_loses: boolean;
  cc_drm: string;
  cc_mandatory: boolean;
  cc_entry_morale: boolean;
  free_move_on_entry_turn: boolean;
  fast_move: string;
  cards_per_day: number;
  allow_futile: boolean;
  natural_ones: boolean;
}

/**
 * The table, and what the rules say about it.
 *
 * `needed`: the lowest die that succeeds, by action (7: none does). `destinations`: where an action takes the
 * soldiers. `barred`: why no action of a kind is legal. `dangers`: the losses that ending the turn now would bring.
 */
export interface View {
  game: string;
  options: Options;
  day: number;
  turn: number;
  undrawn: number[];
  played: number[];
  card: number;
  event: string;
  units: Units;
  strength: Strength;
  trebuchets: number;
  tracks: Tracks;
  soldiers: "castle" | "lines" | "tunnel_1" | "tunnel_2";
  carried: number;
  ap: number;
  turn_flags: TurnFlags;
  needed: Record<string, number>;
  destinations: Record<string, "castle" | "lines" | "tunnel_1" | "tunnel_2">;
  barred: Record<string, "close_combat" | "event" | "needs" | "points">;
  dangers: ("surrender_morale" | "surrender_supplies" | "surrender_wall" | "two_in_close_combat")[];
  prompt: Prompt | null;
  outcome: Outcome | null;
}

export type Action =
  | { type: "archers"; unit: "ladders" | "ram" | "tower" }
  | { type: "boiling_water"; unit: "ladders" | "ram" | "tower" }
  | { type: "close_combat"; unit?: "ladders" | "ram" | "tower" }
  | { type: "coupure" }
  | { type: "rally"; supply: false | true }
  | { type: "enter_tunnel" }
  | { type: "fast_move"; to: "castle" | "lines" }
  | { type: "raid" }
  | { type: "sabotage" }
  | { type: "free_move"; to: "castle" | "lines" }
  | { type: "extra_ap"; track: "morale" | "supplies" }
  | { type: "end_turn" };

export type Event =
  | { event: "day"; day: number }
  | { event: "drawn"; card: number; day: number; name: string }
  | { event: "acted"; action: string }
  | { event: "rolled"; roll: "archers" | "boiling_water" | "close_combat" | "coupure" | "line_check" | "raid" | "rally" | "sabotage" | "trebuchet"; die: number; drm: number; result: number; effect: "backfired" | "captured" | "fatal" | "hit" | "looted" | "nothing" | "raised" }
  | { event: "track"; track: "morale" | "supplies" | "wall"; change: number; now: number }
  | { event: "moved"; unit: "ladders" | "ram" | "tower"; to: number }
  | { event: "tower_removed" }
  | { event: "trebuchets"; now: number }
  | { event: "soldiers"; to: "castle" | "lines" | "tunnel_1" | "tunnel_2" }
  | { event: "carried"; now: number }
  | { event: "captured" }
  | { event: "ended"; reason: string };
