/** Tokens as they are counted at the table. */

import { isFresh, type Token, type View } from "./view";

/** Singles of a kind together, every stack by itself. */
export interface Held {
  key: string;
  type: string;
  amount: number;
  stack: boolean;
  effective: boolean;
  fresh: boolean; // all of it was received in this turn
}

export function heldTokens(view: View, tokens: readonly Token[]): Held[] {
  const held = new Map<string, Held>();
  tokens.forEach((token, place) => {
    const key = `${token.type} ${token.effective} ${token.stack ? place : "single"}`;
    const before = held.get(key);
    const fresh = isFresh(view, token);
    if (before) {
      before.amount += token.n;
      before.fresh &&= fresh;
    } else {
      const { type, n: amount, stack, effective } = token;
      held.set(key, { key, type, amount, stack, effective, fresh });
    }
  });
  return [...held.values()];
}
