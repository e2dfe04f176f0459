import { expect, test } from "vitest";
import { needed } from "../src/boards/siege/needs";
import { effectsOf, refsOf } from "../src/boards/siege/pointing";
import type { Modifier, View } from "../src/boards/siege/view";

const VIEW = {
  options: { enemy_start: 4, cards_per_day: 7, cc_drm: "non_track" },
  units: { ladders: 3, ram: 3, tower: 3 },
  soldiers: "tunnel_1",
} as View;

const modifier = (act: string, mod: number, more: Partial<Modifier> = {}): Modifier => ({
  act,
  mod,
  track: null,
  space: null,
  ...more,
});

function at(units: Partial<View["units"]>): View {
  return { ...VIEW, units: { ...VIEW.units, ...units } };
}

test("a die must beat the unit's strength (SIEGE-8.1)", () => {
  const needs = ["ladders", "ram", "tower"].map((unit) => needed({ type: "archers", unit }, VIEW, []));
  expect(needs).toEqual([3, 4, 5]);
});

test("a modifier of a track counts on that track alone (SIEGE-5.4)", () => {
  const fortified = [modifier("attack", 1, { track: "ram" })];
  expect(needed({ type: "archers", unit: "ram" }, at({ ram: 2 }), fortified)).toBe(3);
  expect(needed({ type: "archers", unit: "tower" }, VIEW, fortified)).toBe(5);
  expect(needed({ type: "close_combat" }, at({ ram: 0 }), fortified)).toBe(5);
});

test("a modifier of the circle counts where the unit is now (SIEGE-5.5)", () => {
  const oil = [modifier("attack", 2, { space: "circle" })];
  expect(needed({ type: "archers", unit: "ladders" }, at({ ladders: 1 }), oil)).toBe(1);
  expect(needed({ type: "archers", unit: "ladders" }, at({ ladders: 2 }), oil)).toBe(3);
});

test("boiling water has a +1 of its own, and a natural 1 fails (SIEGE-8.2)", () => {
  expect(needed({ type: "boiling_water", unit: "ram" }, at({ ram: 1 }), [])).toBe(3);
  const oil = [modifier("attack", 2, { space: "circle" })];
  expect(needed({ type: "boiling_water", unit: "ladders" }, at({ ladders: 1 }), oil)).toBe(2);
});

test("close combat takes what is not of a track, unless the option says none (SIEGE-R8)", () => {
  const rally = [
    modifier("attack", 1, { space: "close_combat" }),
    modifier("attack", 1, { space: "circle" }),
  ];
  expect(needed({ type: "close_combat" }, at({ ram: 0 }), rally)).toBe(4);
  const digest = { ...at({ ram: 0 }), options: { ...VIEW.options, cc_drm: "none" } };
  expect(needed({ type: "close_combat" }, digest, rally)).toBe(5);
});

test("a supply helps a rally, and moves need no die (SIEGE-8.5)", () => {
  expect(needed({ type: "rally", supply: false }, VIEW, [])).toBe(5);
  expect(needed({ type: "rally", supply: true }, VIEW, [modifier("rally", 1)])).toBe(3);
  expect(needed({ type: "fast_move", to: "lines" }, VIEW, [])).toBeNull();
});

test("soldiers are pointed at first, then the place they come to", () => {
  expect(refsOf({ type: "free_move", to: "lines" }, VIEW)).toEqual(["soldiers", "place:tunnel_2"]);
  expect(refsOf({ type: "free_move", to: "castle" }, VIEW)).toEqual(["soldiers", "place:castle"]);
  expect(refsOf({ type: "fast_move", to: "lines" }, VIEW)).toEqual(["soldiers", "place:lines"]);
});

test("a track that changes shows by how much", () => {
  const [lost] = effectsOf({ event: "track", track: "morale", change: -1, now: 2 });
  expect(lost).toEqual({ ref: "track:morale", kind: "hit", text: "−1" });
});
