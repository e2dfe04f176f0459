/** The order in which games are offered. */

import type { GameFacts } from "./protocol";

const HARDEST = 6; // those of which it is not known

/** Return the games, the easiest to learn first. */
export function easiestFirst(games: readonly GameFacts[]): GameFacts[] {
  return [...games].sort((one, other) => (one.difficulty || HARDEST) - (other.difficulty || HARDEST));
}
