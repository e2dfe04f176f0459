/** Reading the view of siege and its event cards. */

import type { CardFacts } from "../../lib/protocol";
import type { Units, View } from "./types";

export const UNITS = ["ladders", "ram", "tower"] as const;
export type UnitName = keyof Units;
export const TRACKS = ["wall", "morale", "supplies"] as const;
export const PLACES = ["castle", "tunnel_1", "tunnel_2", "lines"] as const;

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
