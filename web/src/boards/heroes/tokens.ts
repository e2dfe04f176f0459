/** Group the tokens of a character. */

import type { Token } from "./types";

/** A group of tokens: the singles of a kind, or one stack. */
export interface Held {
  key: string;
  type: string;
  amount: number;
  stack: boolean;
  effective: boolean;
  helpful: boolean;
  fresh: boolean; // none of them can expire this turn
  turns: number; // and for so many turns more
}

export function heldTokens(tokens: readonly Token[]): Held[] {
  const held = new Map<string, Held>();
  tokens.forEach((token, place) => {
    const key = `${token.type} ${token.effective} ${token.turns} ${token.stack ? place : "single"}`;
    const before = held.get(key);
    if (before) {
      before.amount += token.n;
      before.fresh &&= token.fresh;
    } else {
      const { n: amount, type, stack, effective, helpful, fresh, turns } = token;
      held.set(key, { key, amount, type, stack, effective, helpful, fresh, turns });
    }
  });
  return [...held.values()];
}
