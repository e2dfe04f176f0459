/** The sides of a table from the reader's seat. */

/** Return the seat whose side is drawn near the reader; for a spectator, the first. */
export function nearSeat(view: { seat: number | null }): number {
  return view.seat ?? 0;
}

/** Return the other seats, in order after the reader's. */
export function otherSeats(view: { seat: number | null; players: readonly unknown[] }): number[] {
  const count = view.players.length;
  return Array.from({ length: count - 1 }, (_, place) => (nearSeat(view) + 1 + place) % count);
}
