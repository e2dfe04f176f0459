import { beforeEach, expect, test, vi } from "vitest";
import { nextPuzzle, solved } from "../src/lib/solved.svelte";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
});

test("what was solved is kept, and stays solved when its solution is looked at", () => {
  solved.add("siege", 3);
  solved.see("siege", 3);
  solved.see("siege", 4);
  expect(solved.of("siege")).toEqual({ solved: [3], seen: [4] });
  solved.add("siege", 4);
  expect(solved.of("siege")).toEqual({ solved: [3, 4], seen: [] });
  expect(JSON.parse(storage.get("carteado-puzzles-siege")!)).toEqual({ solved: [3, 4], seen: [] });
});

test("progress that cannot be read counts as none", () => {
  storage.set("carteado-puzzles-duel", "{");
  expect(solved.of("duel")).toEqual({ solved: [], seen: [] });
});

test("the next puzzle is one that is not solved, from the beginning again after the last", () => {
  const all = [{ number: 1 }, { number: 2 }, { number: 4 }];
  expect(nextPuzzle(all, 0, () => false)).toEqual({ number: 1 });
  expect(nextPuzzle(all, 1, (one) => one === 2)).toEqual({ number: 4 });
  expect(nextPuzzle(all, 4, (one) => one === 1)).toEqual({ number: 2 });
  expect(nextPuzzle(all, 2, () => true)).toBeUndefined();
});
