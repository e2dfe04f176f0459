// Made by tools/write_types.py from src/carteado/games/apotheosis. Do not edit.

import type { Prompt } from "../../lib/seeing";
export type { Prompt };

/** A visible card: its number at this table, and its printed id. */
export interface Known {
  id: number;
  card: string;
}

/** A piece as events name it: an object by name, a Companion by card, else a Hero or the body of a Companion. */
export interface Somebody {
  piece: number;
  object?: string;
  seat?: number | null;
  hero?: boolean;
  id?: number;
  card?: string;
}

/** A part of a sum: an attribute, a knowledge, a `die`, or a `bonus`. `most`: of a die that is not rolled yet. */
export interface Part {
  of: string;
  amount: number;
  most?: number;
}

/** A visible card and its owner, None for the master. */
export interface Owned {
  id: number;
  card: string;
  owner: number | null;
}

/** A hidden card that its seat showed to all. */
export interface Proof {
  id: number;
  card: string;
  seat: number | null;
}

/** A card on a table or in a hand. `used`: effects whose limit is reached; `piece`: a Companion's on the board. */
export interface Lying {
  id: number;
  card: string;
  exhausted: boolean;
  concealed: boolean;
  counters: Record<string, number>;
  attached: Known[];
  used: string[];
  shown: boolean;
  piece: number | null;
}

/** A card on a table as in Lying; of another seat's concealed card only its presence. */
export interface OnTable {
  concealed: boolean;
  id?: number;
  card?: string;
  exhausted?: boolean;
  counters?: Record<string, number>;
  attached?: Known[];
  used?: string[];
  shown?: boolean;
  piece?: number | null;
}

export interface InScenario {
  id: number;
  card: string;
  exhausted: boolean;
  concealed: boolean;
  counters: Record<string, number>;
  attached: Known[];
  used: string[];
  shown: boolean;
  piece: number | null;
  owner: number | null;
}

/** The check that an object offers (APOTHEOSIS-9.13). */
export interface Check {
  attribute: string;
  knowledge: string | null;
  difficulty: number;
}

/**
 * A character or object; `seat` is None for the master's.
 *
 * `id` and `card` are the House of a Hero or the card of a Companion, absent if unknown or gone; `name` is an
 * object's. `base` is without modifiers, `control` its area of control, `items` what can be looted. The seat whose
 * turn it is also gets `reach`, the AP cost of a Move to each tile, and `before`, the tile before each on a cheapest
 * path.
 */
export interface Piece {
  piece: number;
  kind: "companion" | "hero" | "object";
  seat: number | null;
  team: number;
  at: string | null;
  facing: "e" | "n" | "s" | "w";
  hp: number;
  hp_max: number;
  life: "alive" | "dead" | "ko" | "overkill" | "removed";
  ap: number;
  debt: number;
  markers: string[];
  attributes: Record<string, number>;
  base: Record<string, number>;
  rules: string[];
  control: string[];
  saved: boolean;
  items: Known[];
  check: Check | null;
  id?: number;
  card?: string;
  name?: string;
  reach?: Record<string, number>;
  before?: Record<string, string>;
}

export interface Spaces {
  equip: number;
  memento: number;
  support: number;
  inventory: number;
}

/** SP and MP of the recovered Skills, and of all Skills. */
export interface Points {
  sp: number;
  mp: number;
  sp_max: number;
  mp_max: number;
}

export interface Sheet {
  house: OnTable | null;
  classes: OnTable[];
  entity: OnTable | null;
}

/** One side. `deck` (sorted), `sheet_deck` and `aside` (picked in the mulligan) only for its own seat. */
export interface Player {
  seat: number;
  team: number;
  hero: number;
  level: number;
  knowledge: Record<string, number>;
  spaces: Spaces;
  points: Points;
  sheet: Sheet;
  equip: OnTable[];
  memento: OnTable[];
  support: OnTable[];
  inventory_count: number;
  inventory: Lying[];
  deck_count: number;
  locked: boolean;
  discard: Known[];
  sheet_discard: Known[];
  sheet_deck_count: number;
  deck?: string[];
  sheet_deck?: string[];
  aside?: number[];
}

export interface Tile {
  at: string;
  terrain: string;
  altitude: number;
  state: "blocked" | "disabled" | "open";
}

/** The tiles that are not open field of altitude 0. */
export interface Board {
  name: string;
  width: number;
  height: number;
  tiles: Tile[];
}

/** A place in the turn order of this round; `at` is None if the piece has left the board. */
export interface Turn {
  piece: number;
  at: string | null;
  done: boolean;
}

export interface Wave {
  round: number;
  cards: string[];
}

export interface Master {
  hand_count: number;
  deck_count: number;
  discard: Known[];
  waves: Wave[];
}

/** An unresolved frame of the stack. A `window` is shown only to the seat that is asked in it. */
export interface UnderWay {
  kind: "activation" | "attack" | "check" | "roll" | "window";
  piece?: number;
  id?: number;
  card?: string;
  effect?: string;
  targets?: (string | null)[];
  negated?: boolean;
  bonus?: number;
  bonuses?: number[];
  faces?: number[];
  natural?: number;
  total?: number;
  attribute?: string;
  when?: string;
  subject?: string | null;
}

/** A duration that depends on counters, or on the next turn of a piece. */
export interface Until {
  counters?: string;
  start?: number;
  end?: number;
}

export interface Modifier {
  piece: number;
  stat?: string;
  amount?: number;
  rules?: string[];
  until: string | Until;
}

export interface Need {
  sp: number;
  mp: number;
  any: number;
}

/** The total of the picked cards, and how much it exceeds `need`. */
export interface Paid {
  sp: number;
  mp: number;
  over: number;
}

/**
 * The details of a question, for the asked seat.
 *
 * `demand`: `count` from `least` to `most` cards; `pay` cards that cover `need`; `within` cards up to `need`; `value`
 * cards worth `least` in all; `minimal` no more cards than cover `need`; `one` of the answers. `steps`: the total
 * cost of a Move for each last step. `options`: the names of the lists of operations that are chosen from, or of the
 * one that may be carried out. `card`: whose effect asks, or which card will stand on the tile.
 */
export interface Asked {
  picked: number[];
  demand: "count" | "minimal" | "one" | "pay" | "value" | "within";
  least: number;
  most: number;
  need: Need;
  paid: Paid;
  steps?: Record<string, number>;
  options?: string[];
  id?: number;
  card?: string;
  effect?: string;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  rounds: number;
}

/**
 * The whole table.
 *
 * `turn` counts the turns of this round that have begun; `acting` is the piece whose action is unresolved, else the
 * active one. `sights`, for the asked seat: the tile that stops a direct line from `acting` to each other piece.
 */
export interface View {
  game: string;
  mode: "duel" | "encounter" | "ffa" | "teams";
  seat: number | null;
  options: Record<string, boolean | number | string>;
  round: number;
  round_limit: number;
  turn: number;
  step: string;
  active: string | null;
  acting: number | null;
  order: Turn[];
  board: Board;
  pieces: Piece[];
  players: Player[];
  scenario: InScenario[];
  banished: Owned[];
  master: Master | null;
  stack: UnderWay[];
  modifiers: Modifier[];
  proofs: Proof[];
  prompt: Prompt | null;
  asked: Asked | null;
  sights: Record<string, string | null>;
  outcome: Outcome | null;
}

export type Action =
  | { type: "move"; to: string }
  | { type: "turn"; facing: "n" | "e" | "s" | "w" }
  | { type: "rest"; gain: "heal" | "recover" }
  | { type: "attack"; target: string }
  | { type: "equip"; card: number }
  | { type: "learn"; card: number }
  | { type: "recruit"; card: number }
  | { type: "unequip"; card: number }
  | { type: "forget"; card: number }
  | { type: "abandon"; card: number }
  | { type: "use"; card: number; effect: "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "e7" | "e8" }
  | { type: "awaken" }
  | { type: "sleep" }
  | { type: "evoke"; card: number }
  | { type: "unevoke"; card: number }
  | { type: "attach"; companion: string }
  | { type: "loot"; container: string }
  | { type: "evolve" }
  | { type: "check"; object: string }
  | { type: "end_turn" }
  | { type: "target"; target: string }
  | { type: "tile"; to: string }
  | { type: "step"; direction: "n" | "e" | "s" | "w" }
  | { type: "pick"; card: number }
  | { type: "take"; card: string }
  | { type: "done" }
  | { type: "choose"; branch: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" }
  | { type: "accept" }
  | { type: "decline" }
  | { type: "pass" }
  | { type: "give"; heir: string }
  | { type: "concede" };

export type Event =
  | { event: "mulliganed"; seat: number; count: number }
  | { event: "round"; round: number }
  | { event: "order"; order: Somebody[] }
  | { event: "turn"; who: Somebody }
  | { event: "arrived"; who: Somebody }
  | { event: "ended"; reason: string; scores: number[] }
  | { event: "drew"; who: Somebody; count: number; cards?: Known[] }
  | { event: "reshuffled"; owner: number | null; count: number }
  | { event: "searched"; who: Somebody; id: number; card: string }
  | { event: "got"; who: Somebody; id: number; card: string }
  | { event: "returned"; who: Somebody; id?: number; card?: string }
  | { event: "discarded"; owner: number | null; id: number; card: string }
  | { event: "buried"; owner: number | null; id?: number; card?: string }
  | { event: "banished"; owner: number | null; id: number; card: string }
  | { event: "placed"; who: Somebody; id: number; card: string; suit: string }
  | { event: "placed_hidden"; who: Somebody; id?: number; card?: string }
  | { event: "registered"; id: number; card: string }
  | { event: "attached"; id: number; card: string; host: number; host_card: string }
  | { event: "looted"; who: Somebody; id: number; card: string }
  | { event: "evolved"; who: Somebody; new: string; new_id: number }
  | { event: "exhausted"; id: number; card: string }
  | { event: "recovered"; id: number; card: string }
  | { event: "shown"; who: Somebody; id: number; card: string }
  | { event: "proved"; who: Somebody; id: number; card: string }
  | { event: "awoke"; who: Somebody; id: number; card: string }
  | { event: "slept"; who: Somebody; id: number; card: string }
  | { event: "evoked"; who: Somebody; id: number; card: string }
  | { event: "unevoked"; id: number; card: string }
  | { event: "counted"; id: number; card: string; amount: number; counter: string; total: number }
  | { event: "used"; who: Somebody; id: number; card: string; effect: number; targets?: Somebody[] }
  | { event: "negated"; id: number; card: string }
  | { event: "redirected"; who: Somebody }
  | { event: "bonus"; id: number; card: string; amount: number }
  | { event: "attacked"; who: Somebody; target: Somebody }
  | { event: "hit"; who: Somebody; target: Somebody; sum: Part[]; damage: number; con: number; injury: number }
  | { event: "missed"; who: Somebody; target: Somebody; sum: Part[]; damage: number; con: number; injury: number }
  | { event: "attack_ended"; who: Somebody }
  | { event: "rolled"; who: Somebody; faces: number[] }
  | { event: "rerolled"; who: Somebody; faces: number[] }
  | { event: "checked"; who: Somebody; sum: Part[]; total: number; difficulty: number; success: boolean }
  | { event: "contested"; who: Somebody; target: Somebody; own_sum: Part[]; own: number; their_sum: Part[]; their: number; success: boolean }
  | { event: "damaged"; who: Somebody; sum: Part[]; damage: number; con: number; injury: number }
  | { event: "lost_hp"; who: Somebody; amount: number; hp: number }
  | { event: "healed"; who: Somebody; amount: number; hp: number }
  | { event: "fell"; who: Somebody; hp: number; ko: boolean }
  | { event: "saved"; who: Somebody }
  | { event: "revived"; who: Somebody; hp: number }
  | { event: "destroyed"; who: Somebody }
  | { event: "moved"; who: Somebody; to: string }
  | { event: "turned"; who: Somebody; facing: "e" | "n" | "s" | "w" }
  | { event: "rested"; who: Somebody }
  | { event: "action_points"; who: Somebody; amount: number }
  | { event: "borrowed"; who: Somebody; amount: number; debt: number }
  | { event: "marked"; who: Somebody; marker: string }
  | { event: "unmarked"; who: Somebody; marker: string }
  | { event: "modified"; who: Somebody; stat?: string; amount?: number; rules?: string[] };
