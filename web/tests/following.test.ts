import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diceOf } from "../src/lib/dice";
import { Following, recapOf } from "../src/lib/following.svelte";
import type { LogEntry, Table } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entry = (place: number, seat: number | null, action: string | null = null, lines = 1): LogEntry => ({
  place,
  seat,
  action,
  events: Array.from({ length: lines }, () => ({ facts: {}, words: { id: `event-${place}`, blanks: {} } })),
});

const table = (log: LogEntry[], more: Partial<Table> = {}): Table =>
  ({ seat: 0, number: log.at(-1)?.place ?? 0, log, fresh: false, face: null, ...more }) as Table;

function followed() {
  settings.pace = "normal";
  const shown: { number: number; log: number; waiting: number }[] = [];
  const following = new Following(({ table: { number }, log }, waiting) =>
    shown.push({ number, log: log.length, waiting }),
  );
  following.hear(table([entry(0, null)], { fresh: true }), 0);
  return { following, shown };
}

test("tables of others wait their turn; the log that is shown grows with them", () => {
  const { following, shown } = followed();
  following.hear(table([entry(1, 1)]), 0);
  following.hear(table([entry(2, 1)]), 0);
  expect(shown.at(-1)).toEqual({ number: 1, log: 2, waiting: 0 });
  expect(following.told.map(({ place }) => place)).toEqual([1]);
  expect([following.waiting, following.received]).toEqual([1, 3]);
  vi.runAllTimers();
  expect(shown.at(-1)).toEqual({ number: 2, log: 3, waiting: 0 });
  expect(following.told).toEqual([]);
});

test("a table in which nothing was played changes the newest one that waits, and overtakes none", () => {
  const { following, shown } = followed();
  following.hear(table([entry(1, 1)]), 0);
  following.hear(table([entry(2, 1)]), 0);
  following.hear(table([], { number: 2, spectators: 3 }), 0);
  expect(shown.at(-1)!.number).toBe(1);
  vi.runAllTimers();
  expect(shown.at(-1)).toEqual({ number: 2, log: 3, waiting: 0 });
  following.hear(table([], { number: 2 }), 0);
  expect(shown).toHaveLength(4);
});

test("a table that begins anew is shown at once, and nothing of the old one", () => {
  const { following, shown } = followed();
  following.hear(table([entry(1, 1)]), 0);
  following.hear(table([entry(2, 1)]), 0);
  following.hear(table([entry(0, null), entry(1, 1)], { fresh: true }), 0);
  expect(shown.at(-1)).toEqual({ number: 1, log: 2, waiting: 0 });
  expect(following.told).toEqual([]);
  vi.runAllTimers();
  expect(shown).toHaveLength(3);
});

test("step by step, the first table with a deal is shown at once", () => {
  settings.pace = "step";
  const shown: number[] = [];
  const following = new Following(({ table: { number } }) => shown.push(number));
  following.hear(table([], { number: -1, fresh: true }), 0);
  following.hear(table([entry(0, null)]), 0);
  following.hear(table([entry(1, 1)]), 0);
  expect(shown).toEqual([-1, 0]);
});

test("nothing is held back while the reader's own clock runs, or nobody looks", () => {
  const { following, shown } = followed();
  following.hear(table([entry(1, 1)]), 0);
  following.hear(table([entry(2, 1)], { face: { left: [9, 9], running: 0 } }), 0);
  expect(shown.at(-1)!.number).toBe(2);
  vi.stubGlobal("document", { visibilityState: "hidden" });
  following.hear(table([entry(3, 1)]), 0);
  following.hear(table([entry(4, 1)]), 0);
  expect(shown.at(-1)!.number).toBe(4);
});

test("the recap begins with the last decision; an answer taken automatically is none", () => {
  const log = [entry(0, null), entry(1, 0, "attack"), entry(2, 1), entry(3, 0, "pass"), entry(4, 1, null, 0)];
  const places = (taken: number[], seat: number | null = 0) =>
    recapOf(log, seat, new Set(taken)).map(({ place }) => place);
  expect(places([])).toEqual([3]);
  expect(places([3])).toEqual([1, 2, 3]);
  expect(places([], 1)).toEqual([0, 1, 2, 3]);
});

test("dice of an event: only those with six sides", () => {
  expect(diceOf({ event: "rolled", faces: [2, 5] })).toEqual([2, 5]);
  expect(diceOf({ event: "rolled", die: 3, result: 1 })).toEqual([3]);
  expect(diceOf({ event: "rolled", sides: 6, result: 4 })).toEqual([4]);
  expect(diceOf({ event: "rolled", sides: 100, result: 4 })).toEqual([]);
  expect(diceOf({ event: "hit", result: 4 })).toEqual([]);
});
