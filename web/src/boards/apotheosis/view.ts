/** The view of Apotheosis as `carteado.games.apotheosis.seeing` builds it. */

import { twinsFinder } from "../../lib/known";

export type Way = "n" | "e" | "s" | "w";

/** A card that is seen: its number at this table, and which card it is. */
export interface Known {
  id: number;
  card: string;
}

/** A card that lies open, or one's own. */
export interface Lying extends Known {
  exhausted: boolean;
  concealed: boolean;
  counters: Record<string, number>;
  attached: Known[];
  used: string[];
  shown: boolean;
  piece: number | null;
}

/** Of a concealed card of somebody else only its presence is seen. */
export type OnTable = Lying | { concealed: true };

export interface Piece {
  piece: number;
  kind: "hero" | "companion" | "object";
  seat: number | null; // null: the master's
  team: number;
  at: string | null;
  facing: Way;
  hp: number;
  hp_max: number;
  life: "alive" | "ko" | "dead" | "overkill" | "removed";
  ap: number;
  debt: number;
  markers: string[];
  attributes: Record<string, number>;
  base: Record<string, number>;
  rules: string[];
  control: string[];
  saved: boolean;
  items: Known[];
  check: { attribute: string; knowledge: string | null; difficulty: number } | null;
  id?: number;
  card?: string;
  name?: string;
  reach?: Record<string, number>;
}

export interface Player {
  seat: number;
  team: number;
  hero: number;
  level: number;
  knowledge: Record<string, number>;
  spaces: Record<Area | "inventory", number>;
  sheet: { house: OnTable | null; classes: OnTable[]; entity: OnTable | null };
  equip: OnTable[];
  memento: OnTable[];
  support: OnTable[];
  inventory_count: number;
  inventory: Lying[];
  deck_count: number;
  locked: boolean;
  deck?: string[];
  discard: Known[];
  sheet_discard: Known[];
  sheet_deck_count: number;
  sheet_deck?: string[];
  aside?: number[];
}

export type Area = "equip" | "memento" | "support";
export const AREAS: readonly Area[] = ["equip", "memento", "support"];

export interface Activation extends Known {
  kind: "activation";
  piece: number;
  effect: string;
  targets: (string | null)[];
  negated: boolean;
}

export interface Attack {
  kind: "attack";
  piece: number;
  targets: (string | null)[];
  bonus: number;
  bonuses: number[];
}

export interface Roll {
  kind: "roll";
  piece: number;
  faces: number[];
  natural: number;
  total: number;
}

export interface Check {
  kind: "check";
  piece: number;
  attribute: string;
}

export interface Window {
  kind: "window";
  when: string;
  subject: string | null;
}

export type UnderWay = Activation | Attack | Roll | Check | Window;

export interface Asked extends Partial<Known> {
  effect?: string;
  picked: number[];
  least: number;
  most: number;
  need: { sp: number; mp: number; any: number };
}

export interface Tile {
  at: string;
  terrain: string;
  altitude: number;
  state: "open" | "blocked" | "disabled";
}

export interface View {
  mode: "duel" | "teams" | "ffa" | "encounter";
  seat: number | null;
  round: number;
  round_limit: number;
  step: string;
  active: string | null;
  order: { piece: number; at: string | null; done: boolean }[];
  board: { name: string; width: number; height: number; tiles: Tile[] };
  pieces: Piece[];
  players: Player[];
  scenario: (Lying & { owner: number | null })[];
  banished: (Known & { owner: number | null })[];
  master: {
    hand_count: number;
    deck_count: number;
    discard: Known[];
    waves: { round: number; cards: string[] }[];
  } | null;
  stack: UnderWay[];
  modifiers: { piece: number; stat?: string; rules?: string[]; amount?: number; until: unknown }[];
  proofs: (Known & { seat: number | null })[];
  prompt: { seat: number; kind: string } | null;
  asked: Asked | null;
  outcome: unknown;
}

export const ATTRIBUTES = ["CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP"] as const;

export const isSeen = (card: OnTable | null): card is Lying => card !== null && "card" in card;

/** The seat whose side is drawn near the reader; a spectator sits behind the first. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

/** The other seats, in the order in which they sit after the reader. */
export function otherSeats(view: View): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, place) => (nearSeat(view) + 1 + place) % count);
}

export type Bond = "you" | "ally" | "foe";

/** What a team is to the reader; of the reader's own pieces `you`. */
export function bondOf(view: View, one: { seat: number | null; team: number }): Bond {
  if (one.seat === nearSeat(view)) return "you";
  return one.team === view.players[nearSeat(view)]!.team ? "ally" : "foe";
}

export function pieceOf(view: View, number: number): Piece | undefined {
  return view.pieces.find(({ piece }) => piece === number);
}

export function pieceAt(view: View, at: string | null): Piece | undefined {
  return at === null ? undefined : view.pieces.find((piece) => piece.at === at);
}

export function heroOf(view: View, seat: number): Piece {
  return pieceOf(view, view.players[seat]!.hero)!;
}

/** Who has the turn. */
export function activePiece(view: View): Piece | undefined {
  return pieceAt(view, view.active);
}

/** Who is doing what is under way, else who has the turn. */
export function actingPiece(view: View): Piece | undefined {
  const doing = view.stack.findLast((entry) => entry.kind !== "window");
  return doing && "piece" in doing ? pieceOf(view, doing.piece) : activePiece(view);
}

/** The cards on a hero's table, sheet included. */
export function tableCards({ sheet, equip, memento, support }: Player): OnTable[] {
  return [
    ...(sheet.house ? [sheet.house] : []),
    ...sheet.classes,
    ...(sheet.entity ? [sheet.entity] : []),
    ...equip,
    ...memento,
    ...support,
  ];
}

/** On whose table a card lies, also under another. */
export function seatOfCard(view: View, id: number): number | null {
  const lies = (card: OnTable) =>
    isSeen(card) && (card.id === id || card.attached.some((under) => under.id === id));
  return view.players.find((player) => tableCards(player).some(lies))?.seat ?? null;
}

/** Cards that share their name with another that is seen. */
export const twins = twinsFinder();
