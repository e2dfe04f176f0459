/** Editions: a game with a card set, `duel+52c1...`. */

/** Return the game of an edition. */
export const family = (edition: string): string => edition.split("+")[0]!;
