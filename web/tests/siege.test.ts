import { expect, test } from "vitest";
import { effectsOf, refsOf } from "../src/boards/siege/pointing";
import { inCloseCombat } from "../src/boards/siege/reading";
import type { View } from "../src/boards/siege/types";

const VIEW = {
  units: { ladders: 0, ram: 3, tower: null },
  soldiers: "tunnel_1",
  destinations: { "free_move lines": "tunnel_2", "free_move castle": "castle", "fast_move lines": "lines" },
} as unknown as View;

test("soldiers are pointed at first, then the place they come to", () => {
  expect(refsOf({ type: "free_move", to: "lines" }, VIEW)).toEqual(["soldiers", "place:tunnel_2"]);
  expect(refsOf({ type: "free_move", to: "castle" }, VIEW)).toEqual(["soldiers", "place:castle"]);
  expect(refsOf({ type: "fast_move", to: "lines" }, VIEW)).toEqual(["soldiers", "place:lines"]);
});

test("a unit in close combat is one at the walls, not one that is gone", () => {
  expect(inCloseCombat(VIEW)).toEqual(["ladders"]);
});

test("a track that changes shows by how much", () => {
  const [lost] = effectsOf({ event: "track", track: "morale", change: -1, now: 2 });
  expect(lost).toEqual({ ref: "track:morale", kind: "hit", text: "−1" });
});
