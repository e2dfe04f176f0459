/** The duel's view as `carteado.games.duel.seeing` builds it. */

import { twinsFinder } from "../../lib/known";

export const ROWS = ["attack", "defense"] as const;
export type RowName = (typeof ROWS)[number];
export const COLUMNS = [1, 2, 3, 4, 5] as const;

/** A card that is seen: its number at this table, and which card it is. */
export interface Known {
  id: number;
  card: string;
}

export interface InHand extends Known {
  cost: number;
  loyalty: number;
}

export interface Enchant extends Known {
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

export interface Creature extends Known {
  atk: number;
  hp: number;
  max_hp: number;
  armor: number;
  damage: number;
  keywords: string[];
  exhausted: boolean;
  stunned: boolean;
  modifiers: Modifier[];
  enchants: Enchant[];
}

export interface Trap extends Partial<Known> {
  place: number;
  turn: number;
  mana: number;
  hp: number;
  waiting?: boolean;
}

export interface Player {
  hero: Known & { hp: number; max_hp: number };
  hero_action_used: boolean;
  mana_gain_used: boolean;
  own_turns: number;
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
  mana_zone: Known[];
  shard: Known | null;
  traps: Trap[];
  attack: (Creature | null)[];
  defense: (Creature | null)[];
  row_enchants: Record<RowName, Enchant[]>;
  hero_enchants: Enchant[];
}

export interface Link extends Partial<Known> {
  link: number;
  kind: "attack" | "spell" | "ability" | "end_turn";
  seat: number;
  target?: number;
  target_card?: string;
  blocker?: Known | null;
  targets?: string[];
  ability?: string;
  place?: string;
  negated: boolean;
}

export interface View {
  seat: number | null;
  options: Record<string, unknown>;
  turn: number;
  first: number;
  active: number;
  players: [Player, Player];
  columns: Enchant[][];
  chain: Link[];
  declared: Link | null;
  declaring: (Known & { targets: number[]; payment: number[] }) | null;
  prompt: { seat: number; kind: string } | null;
  outcome: unknown;
}

/** The seat whose side is drawn near the reader; a spectator sits behind the first. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

/** What waits to happen, in the order in which it was declared. */
export function links(view: View): Link[] {
  return view.declared ? [...view.chain, view.declared] : view.chain;
}

/** Every creature in play. */
export function creatures(view: View): Creature[] {
  return view.players.flatMap(({ attack, defense }) => [...attack, ...defense].filter((one) => one !== null));
}

/** Cards that share their name with another in play. */
export const twins = twinsFinder(["hand", "grave", "mana_zone"]);
