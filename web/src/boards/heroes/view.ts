/** The view of Heroes as `carteado.games.heroes.seeing` builds it. */

import { twinsFinder } from "../../lib/known";

/** A card that is seen: its number at this table, and which card it is. */
export interface Known {
  id: number;
  card: string;
}

export interface InHand extends Known {
  cost?: number; // of equipment, as it is now
}

export interface Token {
  type: string;
  n: number;
  stack: boolean;
  turn: number;
  effective: boolean;
}

export interface Attached extends Known {
  used: boolean;
  works: boolean;
}

export interface Character extends Known {
  owner: number | null; // null: the Mob
  health: number;
  max_health: number;
  damage: number;
  protection: number; // the pool and the shields together
  pool: number;
  shields: number;
  speed: number;
  energy: number;
  storage: number;
  orientation: "upright" | "passive" | "active";
  abilities: string[];
  common: boolean;
  readied: boolean;
  tokens: Token[];
  actions: Attached[];
  used: string[];
}

export interface Source extends Known {
  used: boolean;
}

export interface Equipment extends Known {
  energy: number;
  storage: number;
  silo: boolean;
  drawn_from: boolean;
  used: string[];
}

export interface Player {
  seat: number;
  side: number;
  eliminated: number | null;
  playing: boolean;
  hand_count: number;
  hand: InHand[];
  deck_count: number;
  deck?: string[];
  reserve: number;
  income: number;
  team: Character[];
  sources: Source[];
  equipment: Equipment[];
  dead: Known[];
  knockouts: number;
  places: number;
  substitutions: number;
  fielded: number;
  field_limit: number;
  source_played: boolean;
  event_played: boolean;
  relocated: boolean;
}

export interface Using extends Known {
  seat: number;
  actor?: number;
  action?: string;
  targets: number[];
  opponents: number[];
  paid: number;
  payment: number[];
}

export interface Shown {
  seat: number;
  turn: number;
  cards: string[];
}

export interface View {
  mode: "traditional" | "arena" | "teams" | "mixed" | "challengers";
  seat: number | null;
  stage: number;
  round: number;
  turn: number;
  active: number | null;
  phase: string;
  players: Player[];
  event: (Known & { owner: number }) | null;
  mob: Character | null;
  order: (Known & { owner: number | null; done: boolean })[];
  slot: number | null;
  seen_hands: Shown[];
  shown: Shown[];
  using: Using | null;
  prompt: { seat: number; kind: string } | null;
  outcome: unknown;
}

export const TEAM_SIZE = 4;
export const KNOCKOUTS = 4;
export const PLACES = 4;
export const SUBSTITUTIONS = 2;
export const SOURCES = 4;

/** Whether so many sit here that the others have room for their teams alone. */
export function crowded(view: View): boolean {
  return view.players.length > 4;
}

/** The seat whose side is drawn near the reader; a spectator sits behind the first. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

/** The other seats, in the order in which they play after the reader. */
export function otherSeats(view: View): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, place) => (nearSeat(view) + 1 + place) % count);
}

/** Every character in play. */
export function characters(view: View): Character[] {
  return [...view.players.flatMap(({ team }) => team), ...(view.mob ? [view.mob] : [])];
}

/** Those who stand in the Common Team, which belongs to all players together. */
export function commonTeam(view: View): Character[] {
  return view.players.flatMap(({ team }) => team.filter(({ common }) => common));
}

/** Whether two seats fight on one side: team-mates, or everybody against the Mob. */
export function isAlly(view: View, seat: number): boolean {
  const mine = view.players[nearSeat(view)]!;
  return view.mode !== "traditional" && view.mode !== "arena" && view.players[seat]!.side === mine.side;
}

/** Received in this turn, so it does not wear off in this resolution; with the Mob a round counts as a turn. */
export function isFresh(view: View, token: Token): boolean {
  return token.turn === (view.mode === "challengers" ? view.round : view.turn);
}

/** Where a thing is drawn: on a seat's side, or in the arena of the Common Team and the Mob. */
export type Stand = number | "arena";

export function standOf(view: View, ref: string): Stand | null {
  const [what, name] = ref.split(":");
  if (what === "common") return "arena";
  if (what !== "card")
    return ["seat", "team", "plants", "support", "reserve"].includes(what!) ? Number(name) : null;
  const id = Number(name);
  if (view.mob?.id === id) return "arena";
  for (const { seat, team, sources, equipment } of view.players) {
    const host = team.find((one) => one.id === id || one.actions.some((action) => action.id === id));
    if (host) return host.common ? "arena" : seat;
    if ([...sources, ...equipment].some((one) => one.id === id)) return seat;
  }
  return null;
}

/** Cards that share their name with another in play. */
export const twins = twinsFinder(["hand", "dead", "sources"]);
