// Made by tools/write_types.py from src/carteado/games/heroes. Do not edit.

import type { Known, Prompt } from "../../lib/seeing";
export type { Known, Prompt };

/** A card in hand; `cost` is the current cost of equipment. */
export interface InHand {
  id: number;
  card: string;
  cost?: number;
}

/**
 * A single token or a stack: `turn` is the last in which it is fresh and cannot expire, `turns` more than this one.
 *
 * `helpful` says that it is a buff.
 */
export interface Token {
  type: string;
  n: number;
  stack: boolean;
  turn: number;
  fresh: boolean;
  turns: number;
  helpful: boolean;
  effective: boolean;
}

/** An action card on a character; `works` is false while it is dormant (HEROES-12.10). */
export interface Attached {
  id: number;
  card: string;
  used: boolean;
  works: boolean;
}

/** A character; `protection` is pool plus shields, `used` its used passive actions; the Mob has no owner. */
export interface Character {
  id: number;
  card: string;
  owner: number | null;
  health: number;
  max_health: number;
  damage: number;
  protection: number;
  pool: number;
  shields: number;
  speed: number;
  energy: number;
  storage: number;
  orientation: "active" | "passive" | "upright";
  abilities: string[];
  common: boolean;
  readied: boolean;
  tokens: Token[];
  actions: Attached[];
  used: string[];
  order: number;
}

export interface Source {
  id: number;
  card: string;
  used: boolean;
}

/** Equipment; `drawn_from` marks a silo that cannot be filled by hand again this turn. */
export interface Equipment {
  id: number;
  card: string;
  energy: number;
  storage: number;
  silo: boolean;
  drawn_from: boolean;
  used: string[];
}

/**
 * One player; `side` is the number of its team, `ally` if it is the reader's team (a spectator reads as seat 0).
 *
 * `eliminated` is the order in which players left, 1 first; `playing` is false for a player who is not in this stage
 * of Mixed. Only the reader's own `hand` is shown, and its `deck`, sorted, while it is searched. `once` lists cards
 * used up for this game.
 */
export interface Player {
  seat: number;
  side: number;
  ally: boolean;
  playing: boolean;
  eliminated: number | null;
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
  own_turns: number;
  source_played: boolean;
  event_played: boolean;
  relocated: boolean;
  once: string[];
}

/** The event in play. */
export interface Happening {
  id: number;
  card: string;
  owner: number;
}

/** A slot of the running combat. */
export interface InOrder {
  id: number;
  card: string;
  owner: number | null;
  done: boolean;
}

/** Cards of a seat, and the turn in which they were seen. */
export interface Shown {
  seat: number;
  turn: number;
  cards: string[];
}

/** The open declaration, which everyone sees; hand cards in `payment` are shown to their owner only. */
export interface Using {
  id: number;
  card: string;
  seat: number;
  actor?: number;
  action?: string;
  targets: number[];
  opponents: number[];
  paid: number;
  payment: number[];
}

/** A question in the middle of an effect of that card, and the options chosen so far. */
export interface Asking {
  id: number;
  card: string;
  kind: "may" | "option";
  chosen: number[];
  most: number;
}

/** A player's limits: characters at once, knock-outs, team places, substitutions, sources. */
export interface Limits {
  team: number;
  knockouts: number;
  places: number;
  substitutions: number;
  sources: number;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  turns: number;
  rounds: number;
  ranking: number[];
}

/**
 * The table; `active` is null in GRAND COMBAT and the RESOLUTION after it, `order` is empty outside combat.
 *
 * `stages` says how each stage of Mixed is played. `seen_hands` are hands that an effect showed to this seat
 * (HEROES-23.4), `shown` are cards that the last action showed to all before they became hidden (HEROES-23.3).
 */
export interface View {
  game: string;
  mode: "arena" | "challengers" | "mixed" | "teams" | "traditional";
  seat: number | null;
  options: Record<string, boolean | number | string>;
  limits: Limits;
  stage: number;
  stages: ("arena" | "teams")[];
  round: number;
  turn: number;
  start: number;
  active: number | null;
  phase: "combat" | "draw" | "end" | "energy" | "main" | "resolution" | "start";
  players: Player[];
  event: Happening | null;
  mob: Character | null;
  order: InOrder[];
  slot: number | null;
  seen_hands: Shown[];
  shown: Shown[];
  using: Using | null;
  asking: Asking | null;
  prompt: Prompt | null;
  outcome: Outcome | null;
}

export type Action =
  | { type: "field"; card: number }
  | { type: "swap"; card: number; out: number }
  | { type: "source"; card: number }
  | { type: "event"; card: number }
  | { type: "equip"; card: number }
  | { type: "attach"; card: number; to: number }
  | { type: "allocate"; to: number }
  | { type: "withdraw"; silo: number }
  | { type: "activate"; card: number; action?: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "a7" | "a8" | "a9" }
  | { type: "use"; card: number; action?: "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "a7" | "a8" | "a9" }
  | { type: "relocate"; card: number }
  | { type: "end_main" }
  | { type: "pass" }
  | { type: "target"; to: number }
  | { type: "done" }
  | { type: "opponent"; seat: number }
  | { type: "pay"; card: number }
  | { type: "take"; card: string }
  | { type: "discard"; card: number }
  | { type: "concede" }
  | { type: "yes" }
  | { type: "no" }
  | { type: "option"; number: number };

export type Event =
  | { event: "starts"; seat: number }
  | { event: "shuffled"; seat: number }
  | { event: "redrew"; seat: number; cards: Known[] }
  | { event: "stage"; stage: number; mode: string; seats: number[] }
  | { event: "turn"; seat: number; turn: number; round: number }
  | { event: "main_ended"; seat: number }
  | { event: "grand_combat"; round: number }
  | { event: "conceded"; seat: number }
  | { event: "eliminated"; seat: number }
  | { event: "ended"; reason: string; winners: number[] }
  | { event: "drew"; seat: number; count: number; cards?: Known[] }
  | { event: "called_up"; seat: number; id: number; card: string; cards: Known[] }
  | { event: "searched"; seat: number }
  | { event: "took"; seat: number | null; id: number; card: string }
  | { event: "discarded"; seat: number | null; id: number; card: string }
  | { event: "revealed"; seat: number; whose: number; cards?: string[] }
  | { event: "fielded"; seat: number | null; id: number; card: string }
  | { event: "swapped"; seat: number; id: number; card: string; out: number; out_card: string }
  | { event: "source"; seat: number | null; id: number; card: string }
  | { event: "event"; seat: number | null; id: number; card: string }
  | { event: "equipped"; seat: number; id: number; card: string; cost: number }
  | { event: "attached"; seat: number; id: number; card: string; to: number; to_card: string }
  | { event: "left_play"; seat: number | null; id: number; card: string }
  | { event: "relocated"; seat: number | null; id: number; card: string }
  | { event: "came_back"; seat: number | null; id: number; card: string }
  | { event: "reserve"; seat: number; amount: number; reserve: number }
  | { event: "dissipated"; seat: number; amount: number }
  | { event: "allocated"; seat: number | null; id: number; card: string }
  | { event: "withdrew"; seat: number | null; id: number; card: string }
  | { event: "charged"; id: number; card: string; amount: number }
  | { event: "drained"; id: number; card: string; amount: number }
  | { event: "stored"; id: number; card: string; amount: number }
  | { event: "moved_energy"; id: number; card: string; amount: number; to: number; to_card: string }
  | { event: "accepted"; seat: number; id: number; card: string }
  | { event: "declined"; seat: number; id: number; card: string }
  | { event: "chose_option"; seat: number; id: number; card: string; number: number }
  | { event: "used"; seat: number | null; id: number; card: string; power: string; with: Known[]; opponents: number[] }
  | { event: "activated"; seat: number | null; id: number; card: string; power: string; with: Known[]; opponents: number[] }
  | { event: "triggered"; seat: number | null; id: number; card: string }
  | { event: "paid_health"; id: number; card: string; amount: number }
  | { event: "order"; cards: Known[] }
  | { event: "slot"; seat: number | null; id: number; card: string }
  | { event: "passed"; seat: number | null; id: number; card: string }
  | { event: "readied"; seat: number | null; id: number; card: string }
  | { event: "stunned"; seat: number | null; id: number; card: string }
  | { event: "evaded"; seat: number | null; id: number; card: string }
  | { event: "perceived"; seat: number | null; id: number; card: string }
  | { event: "hurt"; id: number; card: string; amount: number; lost: number; health: number; pool: number }
  | { event: "bled"; id: number; card: string; amount: number }
  | { event: "healed"; id: number; card: string; amount: number; health: number }
  | { event: "knocked_out"; seat: number | null; id: number; card: string }
  | { event: "token"; id: number; card: string; token: string; amount: number; stack: boolean }
  | { event: "token_gone"; id: number; card: string; token: string; amount: number; stack: boolean }
  | { event: "token_blocked"; id: number; card: string; token: string }
  | { event: "expired"; id: number; card: string; token: string; amount: number; stack: boolean }
  | { event: "rolled"; id: number; card: string; what: "burn" | "chance"; sides: number; result: number }
  | { event: "picked"; seat: number | null; id: number; card: string };
