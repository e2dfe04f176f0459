/** The view of siege as the server sends it, and what can be read from it. */

import type { CardFacts } from "../../lib/protocol";

export const UNITS = ["ladders", "ram", "tower"] as const;
export type UnitName = (typeof UNITS)[number];

export const TRACKS = ["wall", "morale", "supplies"] as const;
export type TrackName = (typeof TRACKS)[number];

export const PLACES = ["castle", "tunnel_1", "tunnel_2", "lines"] as const;
export type PlaceName = (typeof PLACES)[number];

export interface View {
  options: { enemy_start: number; cards_per_day: number; cc_drm: string };
  day: number;
  turn: number;
  undrawn: number[];
  played: number[];
  card: number;
  event: string;
  units: Record<UnitName, number | null>; // spaces from the wall; null: gone for good
  trebuchets: number;
  tracks: Record<TrackName, number>;
  soldiers: PlaceName;
  carried: number;
  ap: number;
  turn_flags: { boiled: boolean; free_moved: boolean; extra_used: boolean };
  prompt: { seat: number; kind: string } | null;
  outcome: { reason: string } | null;
}

/** A die roll modifier as the event cards print it. */
export interface Modifier {
  act: string;
  mod: number;
  track: UnitName | null;
  space: "circle" | "close_combat" | null;
}

/** One day's section of an event card. */
export interface Section {
  card: number;
  day: number;
  name: string;
  ap: number;
  kind: "regular" | "trebuchet";
  orders: UnitName[] | "slowest" | "none";
  drm: Modifier[];
}

export type Cards = ReadonlyMap<string, CardFacts>;

export function sectionOf(cards: Cards, card: number, day: number): Section | undefined {
  return cards.get(`${card}-${day}`)?.data as unknown as Section | undefined;
}

export function inCloseCombat(view: View): UnitName[] {
  return UNITS.filter((unit) => view.units[unit] === 0);
}
