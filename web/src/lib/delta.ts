/** Apply deltas of plain data, in the format of `carteado.match.delta`. */

type Edit = [at: number, delta: Delta] | [at: number, removed: number, added: unknown[]];
export type Delta = null | [unknown] | { keys: Record<string, Delta>; gone?: string[] } | { edits: Edit[] };

/** Return the new value; the old one is not changed. */
export function patch(old: unknown, delta: Delta): unknown {
  if (delta === null) return old;
  if (Array.isArray(delta)) return delta[0];
  if ("edits" in delta) return patchList(old as unknown[], delta.edits);
  const gone = new Set(delta.gone);
  const before = old as Record<string, unknown>;
  const made = Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key)));
  for (const [key, change] of Object.entries(delta.keys)) made[key] = patch(before[key], change);
  return made;
}

function patchList(old: unknown[], edits: Edit[]): unknown[] {
  const made: unknown[] = [];
  let done = 0;
  for (const edit of edits) {
    const at = edit[0];
    made.push(...old.slice(done, at));
    if (edit.length === 2) {
      made.push(patch(old[at], edit[1]));
      done = at + 1;
    } else {
      made.push(...edit[2]);
      done = at + edit[1];
    }
  }
  return [...made, ...old.slice(done)];
}

/** Return every item, where each delta applies to the item before it. */
export function unroll(deltas: Delta[]): unknown[] {
  const items: unknown[] = [];
  for (const delta of deltas) items.push(patch(items.at(-1), delta));
  return items;
}
