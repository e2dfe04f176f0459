/** The keys of the listed answers. */

import type { Legal } from "./protocol";

/** E ends a turn or a phase, 0 passes or is done: no key does both, nor stands for another answer elsewhere. */
export type LeavingKey = "E" | "0";

const LEAVING: Record<string, LeavingKey> = {
  end_turn: "E",
  end_main: "E",
  pass: "0",
  done: "0",
  keep: "0",
  none: "0",
  stop: "0",
  decline: "0",
  no_block: "0",
};

/** Return the key of each answer by its text: those that leave have their own, the others are counted from 1 to 9.
 *
 * `ends` are the kinds of action of this game that end a turn under another name. */
export function shortcuts(listed: readonly Legal[], ends: readonly string[] = []): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  let count = 0;
  for (const { text, parts } of listed) {
    const type = String(parts["type"]);
    const leaving = ends.includes(type) ? "E" : LEAVING[type];
    const key = leaving && !taken.has(leaving) ? leaving : String(++count);
    if (key.length > 1) continue;
    taken.add(key);
    keys.set(text, key);
  }
  return keys;
}
