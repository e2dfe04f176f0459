/** The view of naipes as the server sends it, and what can be read from it. */

export const SLOTS = ["C", "S", "W", "H", "D"] as const;
export type SlotName = (typeof SLOTS)[number];

export interface Unit {
  up: boolean;
  cards?: string[]; // not known of the other seat's face-down unit
  value?: number;
}

export interface Player {
  ruler: string | null;
  used: boolean;
  hand: string[] | number;
  hand_size: number;
  commanders: string[];
  slots: Record<SlotName, Unit[]>;
}

export interface Outcome {
  columns: Record<SlotName, { totals: [number, number]; winner: number | null }>;
  won: [number, number];
  totals: [number, number];
  winner: number | null;
  reason: string;
}

export interface View {
  seat: number | null;
  phase: "ruler_choice" | "action" | "decision" | "over";
  turn: number;
  active: number;
  main: number;
  add: number;
  flags: { bought: boolean; joker_active: boolean; acted: boolean };
  final_seat: number | null;
  players: [Player, Player];
  deck: number;
  discard: number;
  shown: string[] | null;
  dealt: string[] | null;
  prompt: { seat: number; kind: string } | null;
  outcome: Outcome | null;
}

/** Whose side is near: the reader's own, the first seat's for those who watch. */
export function nearSeat(view: View): number {
  return view.seat ?? 0;
}

export const rankOf = (card: string) => card.slice(0, -1);
export const suitOf = (card: string) => card.slice(-1);

/** What stands in a slot, with its commander; null where a face-down unit hides it from the reader. */
export function totalOf(side: Player, slot: SlotName): number | null {
  const values = side.slots[slot].map((unit) => unit.value);
  if (values.includes(undefined)) return null;
  return values.reduce<number>((sum, value) => sum + value!, 0) + Number(hasCommander(side, slot));
}

export function hasCommander(side: Player, slot: SlotName): boolean {
  return side.commanders.includes(`A${slot}`);
}

/** Who leads the column: a seat, "even", or "unknown" while something in it is hidden. */
export function leaderOf(view: View, slot: SlotName): number | "even" | "unknown" {
  const [first, second] = view.players.map((side) => totalOf(side, slot)) as [number | null, number | null];
  if (first === null || second === null) return "unknown";
  return first === second ? "even" : first > second ? 0 : 1;
}
