/** The dice of an event. */

import type { Parts } from "./board";

const SIX = 6;

/** Return what the six-sided dice of an event show; none where nothing was rolled. */
export function diceOf(facts: Parts): number[] {
  if (facts["event"] !== "rolled" && facts["event"] !== "rerolled") return [];
  if (Array.isArray(facts["faces"])) return facts["faces"].map(Number);
  if (facts["sides"] !== undefined && facts["sides"] !== SIX) return [];
  return [Number(facts["die"] ?? facts["result"])];
}
