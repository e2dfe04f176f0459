import { describe, expect, it } from "vitest";
import { SIGNS } from "../src/boards/siege/glyphs";
import { effectsOf, linkOf, refsOf } from "../src/boards/siege/pointing";
import { inCloseCombat, lastRolls, sectionOf, TRACKS, UNITS, type Cards } from "../src/boards/siege/reading";
import type { View } from "../src/boards/siege/types";
import type { Parts } from "../src/lib/board";
import type { LogEntry } from "../src/lib/protocol";

const VIEW = {
  units: { ladders: 0, ram: 3, tower: null },
  soldiers: "tunnel_1",
  destinations: { "free_move lines": "tunnel_2", "free_move castle": "castle", enter_tunnel: "tunnel_1" },
} as unknown as View;

describe("what an action points at", () => {
  it.each([
    [{ type: "archers", unit: "ram" }, ["unit:ram"]],
    [{ type: "close_combat", unit: "ladders" }, ["unit:ladders"]],
    [{ type: "close_combat" }, ["close_combat"]],
    [{ type: "coupure" }, ["track:wall"]],
    [{ type: "rally", supply: "yes" }, ["track:morale"]],
    [{ type: "extra_ap", track: "supplies" }, ["track:supplies"]],
    [{ type: "enter_tunnel" }, ["soldiers", "place:tunnel_1"]],
    [{ type: "free_move", to: "lines" }, ["soldiers", "place:tunnel_2"]],
    [{ type: "free_move", to: "castle" }, ["soldiers", "place:castle"]],
    [{ type: "raid" }, ["soldiers", "stores"]],
    [{ type: "sabotage" }, ["soldiers", "trebuchets"]],
    [{ type: "end_turn" }, []],
  ] as [Parts, string[]][])("%j", (parts, refs) => expect(refsOf(parts, VIEW)).toEqual(refs));
});

describe("what is seen of an event", () => {
  it("a track shows by how much it changed", () => {
    const [lost] = effectsOf({ event: "track", track: "morale", change: -1, now: 2 });
    expect(lost).toEqual({ ref: "track:morale", kind: "hit", text: "−1" });
    const [won] = effectsOf({ event: "track", track: "wall", change: 1, now: 4 });
    expect(won).toEqual({ ref: "track:wall", kind: "gain", text: "+1" });
  });

  it("soldiers show how much they carry, and that they are caught", () => {
    expect(effectsOf({ event: "carried", now: 2 })).toEqual([{ ref: "soldiers", kind: "gain", text: "×2" }]);
    expect(effectsOf({ event: "captured" })).toEqual([{ ref: "soldiers", kind: "hit" }]);
    expect(effectsOf({ event: "nightfall" })).toEqual([]);
  });
});

describe("cards and units", () => {
  it("an event card that a line names can be looked at, its facts cannot", () => {
    expect(linkOf({ id: "siege-card-3-1", blanks: {} })).toEqual({});
    expect(linkOf({ id: "siege-card-facts", blanks: {} })).toBeNull();
    expect(linkOf({ id: "siege-unit", blanks: {} })).toBeNull();
  });

  it("the section of a day is found by card and day", () => {
    const cards = new Map([["4-2", { data: { card: 4, day: 2, ap: 3 } }]]) as unknown as Cards;
    expect(sectionOf(cards, 4, 2)?.ap).toBe(3);
    expect(sectionOf(cards, 4, 3)).toBeUndefined();
  });

  it("a unit in close combat is one at the walls, not one that is gone", () => {
    expect(inCloseCombat(VIEW)).toEqual(["ladders"]);
  });

  it("every unit and track has a sign", () => {
    expect([...UNITS, ...TRACKS].filter((name) => !SIGNS[name]?.length)).toEqual([]);
  });
});

describe("the dice shown beside the question", () => {
  const entry = (place: number, ...events: string[]) =>
    ({ place, events: events.map((event) => ({ facts: { event } })) }) as unknown as LogEntry;

  it("are those of the last roll", () => {
    expect(
      lastRolls([entry(1, "rolled"), entry(2, "acted", "rolled", "rolled"), entry(3, "acted")]),
    ).toMatchObject([{ roll: 22 }, { roll: 23 }]);
  });

  it("are none of an earlier turn, but those of the new event", () => {
    expect(lastRolls([entry(1, "rolled"), entry(2, "acted", "drawn")])).toEqual([]);
    expect(lastRolls([entry(1, "rolled", "drawn", "rolled")])).toMatchObject([{ roll: 13 }]);
  });
});
