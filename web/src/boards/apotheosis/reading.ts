/** Reading the view of Apotheosis. */

import { twinsFinder } from "../../lib/known";
import { nearSeat } from "../../lib/sides";
import type { Lying, OnTable, Piece, Player, View } from "./types";

export type Way = Piece["facing"];
export type Area = "equip" | "memento" | "support";
export const AREAS: readonly Area[] = ["equip", "memento", "support"];
export const ATTRIBUTES = ["CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP"] as const;

export const isSeen = (card: OnTable | null): card is Lying => card !== null && "card" in card;

type Bond = "you" | "ally" | "foe";

/** Return how a team relates to the reader; `you` for the reader's own pieces. */
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

/** Return the piece whose turn it is. */
export function activePiece(view: View): Piece | undefined {
  return pieceAt(view, view.active);
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

/** Return the seat on whose table a card lies, attached cards included. */
export function seatOfCard(view: View, id: number): number | null {
  const lies = (card: OnTable) =>
    isSeen(card) && (card.id === id || card.attached.some((under) => under.id === id));
  return view.players.find((player) => tableCards(player).some(lies))?.seat ?? null;
}

/** Finds the cards that share their name with another on the same hero's table. */
export const twins = twinsFinder<View>([], (view) => view.players.map(tableCards));
