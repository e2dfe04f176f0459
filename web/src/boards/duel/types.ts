// Made by tools/write_types.py from src/carteado/games/duel. Do not edit.

import type { Known, Outcome, Prompt } from "../../lib/seeing";
export type { Known, Outcome, Prompt };

/** A hero; `shield` is the damage that will be prevented this turn. */
export interface Hero {
  id: number;
  card: string;
  hp: number;
  max_hp: number;
  armor: number;
  shield: number;
  counters: Record<string, number>;
}

export interface InHand {
  id: number;
  card: string;
  cost: number;
  loyalty: number;
}

export interface Enchant {
  id: number;
  card: string;
  owner: number;
}

export interface Modifier {
  atk?: number;
  hp?: number;
  armor?: number;
  keywords: string[];
  duration: string;
  by: number;
}

/** A creature in play; a `borrowed` one goes back to its owner at the end of the turn. */
export interface Creature {
  id: number;
  card: string;
  atk: number;
  hp: number;
  max_hp: number;
  armor: number;
  damage: number;
  keywords: string[];
  exhausted: boolean;
  stunned: boolean;
  silenced: boolean;
  borrowed: boolean;
  shield: number;
  counters: Record<string, number>;
  modifiers: Modifier[];
  enchants: Enchant[];
}

/** A trap by its place; `id` and `card` for seats that know it, `waiting` (triggered) for its owner. */
export interface Trap {
  place: number;
  turn: number;
  mana: number;
  hp: number;
  id?: number;
  card?: string;
  waiting?: boolean;
}

/** A trap in the play order that the seat does not know. */
export interface FaceDown {
  seat: number;
  trap: number;
}

export interface RowEnchants {
  attack: Enchant[];
  defense: Enchant[];
}

/**
 * One side; `deck` (sorted) and `aside` only for its own seat, `hand` as far as the seat knows it.
 *
 * `hero_enchants` ends with the player's emblems.
 */
export interface Player {
  hero: Hero;
  hero_action_used: boolean;
  mana_gain_used: boolean;
  own_turns: number;
  exchanged: number | null;
  cooldowns: Record<string, number>;
  mana: number;
  bonus: number;
  max_mana: number;
  hand_count: number;
  hand: InHand[];
  deck_count: number;
  deck?: string[];
  aside?: number[];
  grave: Known[];
  exile: Known[];
  mana_zone: Known[];
  shard: Known | null;
  traps: Trap[];
  attack: (Creature | null)[];
  defense: (Creature | null)[];
  row_enchants: RowEnchants;
  hero_enchants: Enchant[];
}

/** A link of the chain. An attack has a target and perhaps a blocker; a spell or ability has its aims as text. */
export interface Link {
  link: number;
  kind: "ability" | "attack" | "end_turn" | "spell";
  seat: number;
  id?: number;
  card?: string;
  target?: number;
  target_card?: string;
  blocker?: Known | null;
  targets?: string[];
  ability?: string;
  place?: string;
  negated: boolean;
}

/** The seat's own incomplete declaration; `options` are the names of what is chosen from: ways to pay, modes. */
export interface Declaring {
  id: number;
  card: string;
  targets: number[];
  payment: number[];
  options: string[];
}

/**
 * A question in the middle of an effect of that card; `cards` are those to pick from that the seat knows.
 *
 * `options` are the names of the blocks to choose from, `price` is what a yes costs.
 */
export interface Asking {
  id: number;
  card: string;
  kind: "amount" | "may" | "option" | "pick";
  cards: Known[];
  picked: number[];
  least: number;
  most: number;
  options: string[];
  price: Record<string, number>;
}

export interface View {
  game: string;
  seat: number | null;
  options: Record<string, boolean | number | string>;
  turn: number;
  first: number;
  active: number;
  players: Player[];
  columns: Enchant[][];
  chain: Link[];
  declared: Link | null;
  passes: number;
  priority: number | null;
  declaring: Declaring | null;
  asking: Asking | null;
  play_order: (number | FaceDown)[];
  prompt: Prompt | null;
  outcome: Outcome | null;
}

export type Action =
  | { type: "play_creature"; card: number; row: "attack" | "defense"; column: "1" | "2" | "3" | "4" | "5" }
  | { type: "play_spell"; card: number; to?: string; payment?: number }
  | { type: "set_trap"; card: number }
  | { type: "play_shard"; card: number }
  | { type: "card_to_mana"; card: number }
  | { type: "hero_draw" }
  | { type: "hero_replace"; card: number }
  | { type: "use_ability"; source: number; ability: "a1" | "a2" | "a3" | "a4"; to?: string; payment?: number }
  | { type: "attack"; creature: number; target: number }
  | { type: "end_turn" }
  | { type: "pass" }
  | { type: "block"; creature: number }
  | { type: "no_block" }
  | { type: "mulligan"; card: number }
  | { type: "keep" }
  | { type: "target"; to?: string }
  | { type: "pay"; card: number }
  | { type: "concede" }
  | { type: "yes" }
  | { type: "no" }
  | { type: "pick"; to?: string }
  | { type: "done" }
  | { type: "option"; number: number }
  | { type: "amount"; number: number };

export type Event =
  | { event: "mulliganed"; seat: number; count: number; cards?: Known[] }
  | { event: "sparks"; seat: number; count: number }
  | { event: "turn"; seat: number; turn: number }
  | { event: "mana"; seat: number; mana: number }
  | { event: "fatigue"; seat: number }
  | { event: "ended"; reason: string; winner: number }
  | { event: "drew"; seat: number; id?: number; card?: string }
  | { event: "fetched"; seat: number; id: number; card: string }
  | { event: "burned"; seat: number; id: number; card: string }
  | { event: "played"; seat: number; id: number; card: string }
  | { event: "entered"; seat: number; id: number; card: string; row: "attack" | "defense"; column: number }
  | { event: "moved"; id: number; card: string; row: "attack" | "defense"; column: number }
  | { event: "returned"; seat: number; id: number; card: string }
  | { event: "discarded"; seat: number; id: number; card: string }
  | { event: "milled"; seat: number; id: number; card: string }
  | { event: "used_as_mana"; seat: number; id: number; card: string }
  | { event: "ramped"; seat: number; id: number; card: string }
  | { event: "buried"; seat: number; id: number; card: string }
  | { event: "exiled"; seat: number; id: number; card: string }
  | { event: "took"; seat: number; id?: number; card?: string }
  | { event: "put_into_deck"; seat: number; where: "bottom" | "deck" | "top"; id?: number; card?: string }
  | { event: "shuffled"; seat: number }
  | { event: "looked_at_cards"; seat: number; count: number; cards?: Known[] }
  | { event: "gained_mana"; seat: number; amount: number }
  | { event: "looked"; seat: number; count: number; cards?: Known[] }
  | { event: "accepted"; seat: number; id: number; card: string }
  | { event: "declined"; seat: number; id: number; card: string }
  | { event: "chose_option"; seat: number; id: number; card: string; number: number }
  | { event: "chose_amount"; seat: number; id: number; card: string; amount: number }
  | { event: "picked"; seat: number; id?: number; card?: string }
  | { event: "picked_nothing"; seat: number }
  | { event: "hero_drew"; seat: number }
  | { event: "replaced"; seat: number; id?: number; card?: string }
  | { event: "used_ability"; seat: number; id: number; card: string; ability: string }
  | { event: "set_trap"; seat: number; mana: number; hp: number; id?: number; card?: string }
  | { event: "sprung"; seat: number; id: number; card: string }
  | { event: "looked_at_trap"; seat: number; trap: number; id?: number; card?: string }
  | { event: "enchanted"; seat: number; id: number; card: string; zone: "column" | "hero_enchants" | "host" | "row"; owner?: number; row?: "attack" | "defense"; column?: number; host?: number; host_card?: string }
  | { event: "fell_off"; id: number; card: string }
  | { event: "passed"; seat: number }
  | { event: "resolved"; id: number; card: string }
  | { event: "negated"; id: number; card: string; link: number }
  | { event: "attacked"; seat: number; id: number; card: string; target: number; target_card: string }
  | { event: "attack_ended"; id: number; card: string }
  | { event: "blocked"; seat: number; id: number; card: string }
  | { event: "not_blocked"; seat: number }
  | { event: "fought"; id: number; card: string; with: number; with_card: string }
  | { event: "damaged"; id: number; card: string; amount: number; hp: number }
  | { event: "healed"; id: number; card: string; amount: number; hp: number }
  | { event: "lost_hp"; id: number; card: string; amount: number; hp: number }
  | { event: "barrier_broken"; id: number; card: string }
  | { event: "modified"; id: number; card: string; atk: number; hp: number }
  | { event: "took_control"; seat: number; id: number; card: string; row: "attack" | "defense"; column: number }
  | { event: "swapped"; id: number; card: string; row: "attack" | "defense"; column: number }
  | { event: "transformed"; id: number; card: string; into: string }
  | { event: "silenced"; id: number; card: string }
  | { event: "counters"; id: number; card: string; name: string; amount: number }
  | { event: "shielded"; id: number; card: string; amount: number }
  | { event: "emblem"; seat: number; id: number; card: string }
  | { event: "exhausted"; id: number; card: string }
  | { event: "stunned"; id: number; card: string }
  | { event: "readied"; id: number; card: string }
  | { event: "destroyed"; id: number; card: string }
  | { event: "died"; seat: number; id: number; card: string };
