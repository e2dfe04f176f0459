import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacing, spanOf, type Pace } from "../src/lib/pacing";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function made(pace: Pace) {
  const shown: [string, number][] = [];
  const rested = vi.fn();
  const pacing = new Pacing<string>((what, waiting) => shown.push([what, waiting]), rested);
  pacing.to = pace;
  const add = (what: string, own = false, lines = 1) => pacing.add({ shown: what, lines, own });
  return { pacing, shown, rested, add, names: () => shown.map(([what]) => what) };
}

test("at normal pace each step stays for its time, then the next one comes", () => {
  const { add, shown, rested } = made("normal");
  add("attack");
  add("spell", false, 3);
  expect(shown).toEqual([["attack", 0]]);
  vi.advanceTimersByTime(spanOf("normal", 1) - 1);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([
    ["attack", 0],
    ["spell", 0],
  ]);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(spanOf("normal", 3));
  expect(rested).toHaveBeenCalledOnce();
});

test("a step with more to read stays longer, to a limit, and slow is slower", () => {
  expect(spanOf("normal", 3)).toBeGreaterThan(spanOf("normal", 1));
  expect(spanOf("normal", 50)).toBe(spanOf("normal", 5));
  expect(spanOf("slow", 1)).toBeGreaterThan(spanOf("normal", 1));
  for (const pace of ["step", "instant"] as const) expect(spanOf(pace, 4)).toBe(0);
  expect(spanOf("slow", 0)).toBe(0);
});

test("a step without a line is shown with the one after it", () => {
  const { add, names } = made("normal");
  add("hidden", false, 0);
  add("attack");
  expect(names()).toEqual(["hidden", "attack"]);
});

test("step by step nothing of others is shown before the reader goes on", () => {
  const { pacing, add, shown, names } = made("step");
  add("mine", true);
  add("attack");
  add("spell");
  vi.runAllTimers();
  expect(names()).toEqual(["mine"]);
  pacing.next();
  expect(shown.at(-1)).toEqual(["attack", 1]);
  pacing.next();
  expect(shown.at(-1)).toEqual(["spell", 0]);
  pacing.next();
  expect(names()).toHaveLength(3);
});

test("what the reader does is shown at once, though a step of others is still being shown", () => {
  const { add, names } = made("slow");
  add("attack");
  add("mine", true);
  expect(names()).toEqual(["attack", "mine"]);
  add("answer");
  expect(names()).toHaveLength(2);
});

test("what the reader does does not overtake what waits", () => {
  const { add, names } = made("slow");
  add("attack");
  add("spell");
  add("mine", true);
  expect(names()).toEqual(["attack"]);
  vi.runAllTimers();
  expect(names()).toEqual(["attack", "spell", "mine"]);
});

test("at once nothing is held back, and changing to it lets go of what waits", () => {
  const { pacing, add, names } = made("instant");
  add("attack");
  add("spell");
  expect(names()).toEqual(["attack", "spell"]);
  pacing.to = "step";
  add("trap");
  add("draw");
  expect(names()).toHaveLength(2);
  pacing.to = "instant";
  expect(names()).toEqual(["attack", "spell", "trap", "draw"]);
});

test("to show everything jumps to the newest; to go on shows the next one early", () => {
  const { pacing, add, shown } = made("slow");
  for (const what of ["attack", "spell", "trap", "draw"]) add(what);
  pacing.next();
  expect(shown.at(-1)).toEqual(["spell", 2]);
  pacing.flush();
  expect(shown.at(-1)).toEqual(["draw", 0]);
  expect(shown).toHaveLength(3);
  expect(pacing.waiting).toBe(0);
});
