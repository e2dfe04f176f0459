import { expect, test } from "vitest";
import { effectsOf, linkOf, refsOf, retell } from "../src/boards/naipes/pointing";
import { hasCommander } from "../src/boards/naipes/reading";
import type { Player, Unit, View } from "../src/boards/naipes/types";
import { sideWords } from "../src/boards/naipes/words";
import type { Parts } from "../src/lib/board";

const up = (...cards: string[]): Unit => ({
  up: true,
  cards,
  value: cards.reduce((sum, card) => sum + parseInt(card), 0),
});

function side(slots: Partial<Player["slots"]>, commanders: string[] = []): Player {
  const empty = { C: [], S: [], W: [], H: [], D: [] };
  return { ruler: "Q", used: false, hand: 5, hand_size: 5, commanders, slots: { ...empty, ...slots } };
}

const table = (first: Player, second: Player, seat: number | null = 0) =>
  ({ seat, players: [first, second] }) as unknown as View;

test("a commander stands where its Ace was laid", () => {
  const own = side({}, ["AH"]);
  expect([hasCommander(own, "H"), hasCommander(own, "D")]).toEqual([true, false]);
});

test("cards are pointed at before the place they go to", () => {
  const view = table(side({}), side({}), 1);
  expect(refsOf({ type: "place", cards: ["2C", "5D"], slot: "D" }, view)).toEqual([
    "card:2C",
    "card:5D",
    "slot:1:D",
  ]);
  expect(refsOf({ type: "substitute", cards: ["9H"], slot: "H", index: 0 }, view)).toEqual([
    "card:9H",
    "unit:1:H:0",
  ]);
  expect(refsOf({ type: "king_play", play: "reinforce", cards: ["2C"], slot: "W" }, view)).toEqual([
    "card:2C",
    "slot:1:W",
  ]);
  expect(refsOf({ type: "spade_swap", slot: "H", index: 1, index2: 2 }, view)).toEqual([
    "unit:1:H:1",
    "unit:0:H:2",
  ]);
});

test("a replaced unit is named by its cards", () => {
  const view = table(side({ H: [up("7H")] }), side({}));
  const slot = { id: "naipes-slot", blanks: { slot: "H" } };
  const unit = { id: "naipes-card", blanks: { rank: "9", suit: "H" } };
  const told = retell({ id: "naipes-action-substitute", blanks: { unit, slot, index: 0 } }, view);
  expect(told.id).toBe("naipes-board-substitute");
  expect(told.blanks["first"]).toEqual({ id: "naipes-card", blanks: { rank: "7", suit: "H" } });
});

test("the value that the view gives a unit floats up; a card placed face down tells nothing", () => {
  const view = table(side({}), side({ D: [up("8H"), { ...up("2C", "5D"), value: 12 }] }));
  const reinforced = { event: "reinforced", seat: 1, slot: "D", cards: ["2C", "5D"] };
  const here = { ref: "slot:1:D", kind: "here" };
  expect(effectsOf(reinforced, view)).toEqual([here, { ref: "total:1:D", kind: "gain", text: "+12" }]);
  expect(effectsOf(reinforced, table(side({}), side({})))).toEqual([here]);
  expect(effectsOf({ event: "placed", seat: 1, slot: "D", up: false }, view)).toEqual([here]);
});

test("cards and rulers in a line can be looked at", () => {
  expect(linkOf({ id: "naipes-card", blanks: { rank: "A", suit: "D" } })).toEqual({
    ref: "card:AD",
    card: "AD",
  });
  expect(linkOf({ id: "naipes-ruler", blanks: { ruler: "K" } })).toEqual({ card: "K" });
  expect(linkOf({ id: "naipes-slot", blanks: { slot: "W" } })).toBeNull();
});

test("a side is told by its total and what stands there, a hidden unit by nothing but itself", () => {
  const own = side({ H: [up("2C", "8H")], S: [{ up: false }], W: [{ up: false, cards: ["9D"] }] }, ["AD"]);
  expect(sideWords(own, "H", 10)).toMatchObject({ id: "naipes-side", blanks: { total: 10 } });
  expect(sideWords(own, "S", null)).toEqual({
    id: "naipes-side-hidden",
    blanks: { units: [{ id: "naipes-down", blanks: {} }] },
  });
  expect(sideWords(own, "W", 9).blanks["units"]).toMatchObject([{ id: "naipes-down-known" }]);
  expect(sideWords(own, "D", 1).blanks["units"]).toEqual([{ id: "naipes-commander", blanks: {} }]);
  expect(sideWords(own, "C", 0)).toEqual({ id: "naipes-side-empty", blanks: {} });
});

test("every other deed points at what it is about", () => {
  const view = table(side({}), side({}));
  const refs = (parts: Parts) => refsOf(parts, view);
  expect(refs({ type: "commander", card: "AH" })).toEqual(["card:AH", "commander:0:H"]);
  expect(refs({ type: "buy", card: "3S" })).toEqual(["card:3S", "discard"]);
  expect(refs({ type: "governor" })).toEqual(["ruler:0"]);
  expect(refs({ type: "move", slot: "H", index: 0, to: "W" })).toEqual(["unit:0:H:0", "slot:0:W"]);
  expect(refs({ type: "pass" })).toEqual([]);
});

test("an event is seen where it happened, on both sides of an exchange", () => {
  const view = table(side({}), side({}));
  const seen = (facts: Parts) => effectsOf(facts, view).map(({ ref }) => ref);
  expect(seen({ event: "exchanged", seat: 0, slot: "S", to: "S" })).toEqual(["slot:0:S", "slot:1:S"]);
  expect(seen({ event: "commanded", seat: 1, card: "AC" })).toEqual(["commander:1:C"]);
  expect(seen({ event: "took", seat: 0, pile: "discard" })).toEqual(["discard"]);
  expect(seen({ event: "passed", seat: 0 })).toEqual([]);
});
