/** Reading the view of siege and its event cards. */

import type { CardFacts, LogEntry } from "../../lib/protocol";
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

/** Return the rolls of the last action that rolled dice, each with a number of its own; none of an earlier turn. */
export function lastRolls(log: readonly LogEntry[]): { told: LogEntry["events"][number]; roll: number }[] {
  const has = (entry: LogEntry, event: string) => entry.events.some(({ facts }) => facts["event"] === event);
  const entry = log.findLast((one) => has(one, "rolled") || has(one, "drawn"));
  const drawn = entry?.events.findLastIndex(({ facts }) => facts["event"] === "drawn") ?? -1;
  return (entry?.events ?? [])
    .map((told, place) => ({ told, place }))
    .filter(({ told, place }) => told.facts["event"] === "rolled" && place > drawn)
    .map(({ told, place }) => ({ told, roll: entry!.place * 10 + place + 1 }));
}

export function inCloseCombat(view: View): UnitName[] {
  return UNITS.filter((unit) => view.units[unit] === 0);
}
