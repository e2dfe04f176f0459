// Made by tools/write_types.py from src/carteado/games/naipes. Do not edit.

import type { Prompt } from "../../lib/seeing";
export type { Prompt };

/** A unit; cards and value are missing for the other seat's face-down unit. */
export interface Unit {
  up: boolean;
  cards?: string[];
  value?: number;
}

export interface Slots {
  C: Unit[];
  S: Unit[];
  W: Unit[];
  H: Unit[];
  D: Unit[];
}

/** One side; of the other seat's hand only the number of cards. */
export interface Player {
  ruler: "J" | "K" | "Q" | "X" | null;
  used: boolean;
  hand: string[] | number;
  hand_size: number;
  commanders: string[];
  slots: Slots;
}

/** The total of each side (NAIPES-7.5), null if a face-down unit hides it from the seat, and who leads. */
export interface Column {
  totals: (number | null)[];
  leader: number | "even" | "unknown";
}

export interface Columns {
  C: Column;
  S: Column;
  W: Column;
  H: Column;
  D: Column;
}

export interface TurnFlags {
  bought: boolean;
  joker_active: boolean;
  acted: boolean;
}

export interface CountedColumn {
  totals: number[];
  winner: number | null;
}

export interface CountedColumns {
  C: CountedColumn;
  S: CountedColumn;
  W: CountedColumn;
  H: CountedColumn;
  D: CountedColumn;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  columns: CountedColumns;
  won: number[];
  totals: number[];
  winner: number | null;
}

export interface View {
  game: string;
  seat: number | null;
  options: Record<string, boolean | number | string>;
  phase: "action" | "decision" | "over" | "ruler_choice";
  turn: number;
  active: number;
  main: number;
  add: number;
  flags: TurnFlags;
  final_seat: number | null;
  players: Player[];
  columns: Columns;
  deck: number;
  discard: number;
  shown: string[] | null;
  dealt: string[] | null;
  prompt: Prompt | null;
  outcome: Outcome | null;
}

export type Action =
  | { type: "place"; cards: string[]; slot: "C" | "S" | "W" | "H" | "D" }
  | { type: "reinforce"; cards: string[]; slot: "C" | "S" | "W" | "H" | "D" }
  | { type: "substitute"; cards: string[]; slot: "C" | "S" | "W" | "H" | "D"; index: number }
  | { type: "commander"; card: string }
  | { type: "governor" }
  | { type: "buy"; card: string }
  | { type: "convert" }
  | { type: "pass_and_draw" }
  | { type: "pass" }
  | { type: "choose_ruler"; ruler: "J" | "Q" | "K" | "X" }
  | { type: "use" }
  | { type: "decline" }
  | { type: "take"; card: string }
  | { type: "none" }
  | { type: "move"; slot: "C" | "S" | "W" | "H" | "D"; index: number; to: "C" | "S" | "W" | "H" | "D" }
  | { type: "swap"; slot: "C" | "S" | "W" | "H" | "D"; index: number; to: "C" | "S" | "W" | "H" | "D"; index2: number }
  | { type: "spade_swap"; slot: "C" | "S" | "W" | "H" | "D"; index: number; index2: number }
  | { type: "king_play"; play: "place" | "reinforce" | "substitute"; cards: string[]; slot: "C" | "S" | "W" | "H" | "D"; index?: number }
  | { type: "stop" };

export type Event =
  | { event: "chose"; seat: number; ruler?: "J" | "K" | "Q" | "X" }
  | { event: "revealed"; rulers: ("J" | "K" | "Q" | "X")[] }
  | { event: "dealt"; seat: number; cards?: string[]; count: number }
  | { event: "began"; seat: number; turn: number }
  | { event: "drew"; seat: number; card?: string }
  | { event: "emptied"; seat: number; final_seat: number }
  | { event: "shuffled"; seat: number }
  | { event: "passed"; seat: number; draws: boolean }
  | { event: "ended"; reason: string; columns: CountedColumns; won: number[]; totals: number[]; winner: number | null }
  | { event: "placed"; seat: number; cards?: string[]; slot: "C" | "D" | "H" | "S" | "W"; cost?: "additional" | "free" | "main"; up: boolean }
  | { event: "reinforced"; seat: number; cards?: string[]; slot: "C" | "D" | "H" | "S" | "W"; cost?: "additional" | "free" | "main"; up: boolean }
  | { event: "substituted"; seat: number; cards?: string[]; slot: "C" | "D" | "H" | "S" | "W"; cost?: "additional" | "free" | "main"; up: boolean; index: number; replaced?: string[] }
  | { event: "turned_up"; seat: number; slot: "C" | "D" | "H" | "S" | "W"; cards: string[] }
  | { event: "moved"; seat: number; slot: "C" | "D" | "H" | "S" | "W"; to: "C" | "D" | "H" | "S" | "W"; cards: string[] }
  | { event: "swapped"; seat: number; slot: "C" | "D" | "H" | "S" | "W"; to: "C" | "D" | "H" | "S" | "W"; cards: string[]; cards2: string[] }
  | { event: "exchanged"; seat: number; slot: "C" | "D" | "H" | "S" | "W"; to: "C" | "D" | "H" | "S" | "W"; cards: string[]; cards2: string[] }
  | { event: "bought"; seat: number; card?: string; cost: "two_additional" }
  | { event: "converted"; seat: number; cost: "main" }
  | { event: "commanded"; seat: number; card: string; cost: "additional" | "free" | "main" }
  | { event: "governed"; seat: number; ruler: "J" | "K" | "Q" | "X"; cost: "additional" | "free" | "main" }
  | { event: "looked"; seat: number; pile: "deck" | "discard"; count: number }
  | { event: "took"; seat: number; card?: string; pile: "deck" | "discard" }
  | { event: "declined"; seat: number; answer: "decline" | "none" | "stop" };
