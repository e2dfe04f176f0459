import { describe, expect, test } from "vitest";
import { onlyOutside, Picking, plainRefs, type Ref } from "../src/lib/picking";
import type { Legal } from "../src/lib/protocol";

const legal = (parts: Record<string, unknown>): Legal => ({
  text: Object.values(parts).join(" "),
  parts,
  words: { id: "x", blanks: {} },
});
const everything = () => true;

const TURN = [
  legal({ type: "place", card: "6S", slot: "S" }),
  legal({ type: "place", card: "6S", slot: "W" }),
  legal({ type: "place", card: "2C", slot: "C" }),
  legal({ type: "buy", card: "6S" }),
  legal({ type: "pass" }),
];
const texts = (found: Legal[]) => found.map(({ text }) => text);

describe("a turn with several kinds of actions", () => {
  const picking = new Picking(TURN, plainRefs, everything);

  test("everything that any action is about can be pointed at", () => {
    expect([...picking.next([])].sort()).toEqual(["card:2C", "card:6S", "slot:C", "slot:S", "slot:W"]);
  });

  test("a chosen card shows where it can go and what it can do where it is", () => {
    expect([...picking.next(["card:6S"])]).toEqual(["slot:S", "slot:W"]);
    expect(texts(picking.complete(["card:6S"]))).toEqual(["buy 6S"]);
  });

  test("each action is highlighted where a player begins it, a side use at its place", () => {
    expect([...picking.starts(() => false)].sort()).toEqual(["card:2C", "card:6S"]);
    expect([...picking.starts(({ slot }) => slot === "C")].sort()).toEqual(["card:6S", "slot:C"]);
  });

  test("a hand is lowered while everything that can be chosen lies outside it", () => {
    expect(onlyOutside(picking.next(["card:6S"]), ["card:6S", "card:2C"])).toBe(true);
    expect(onlyOutside(picking.next([]), ["card:6S"])).toBe(false);
    expect(onlyOutside(new Set(), ["card:6S"])).toBe(false);
  });

  test("card and slot settle the action, in either order", () => {
    expect(picking.settled(["card:6S", "slot:W"])?.text).toBe("place 6S W");
    expect(picking.settled(["slot:W", "card:6S"])?.text).toBe("place 6S W");
  });

  test("a first touch acts on nothing, even where one action is left", () => {
    const lone = new Picking([TURN[3]!, TURN[4]!, TURN[2]!], plainRefs, everything);
    expect(lone.settled(["card:6S"])).toBeNull();
    expect(texts(lone.complete(["card:6S"]))).toEqual(["buy 6S"]);
  });

  test("actions about nothing are the prompt's", () => {
    expect(texts(picking.loose)).toEqual(["pass"]);
  });

  test("pointing again takes back, pointing elsewhere starts anew, pointing in vain changes nothing", () => {
    expect(picking.point(["card:6S"], "card:6S")).toEqual([]);
    expect(picking.point(["card:6S"], "card:2C")).toEqual(["card:2C"]);
    expect(picking.point(["card:6S"], "slot:H")).toEqual(["card:6S"]);
  });
});

test("where the question is only which one, a touch answers it", () => {
  const picking = new Picking(
    [legal({ type: "take", card: "6S" }), legal({ type: "take", card: "2C" }), legal({ type: "none" })],
    plainRefs,
    everything,
  );
  expect(picking.settled(["card:2C"])?.text).toBe("take 2C");
});

test("what is not drawn is not needed: the rest becomes a menu", () => {
  const drawn = (ref: Ref) => ref.startsWith("source:");
  const picking = new Picking(
    [legal({ type: "use", source: 1, ability: "a1" }), legal({ type: "use", source: 1, ability: "a2" })],
    plainRefs,
    drawn,
  );
  expect(texts(picking.complete(["source:1"]))).toEqual(["use 1 a1", "use 1 a2"]);
  expect(picking.settled(["source:1"])).toBeNull();
});

test("a list in an action is several things", () => {
  expect(plainRefs({ type: "place", cards: ["2C", "5D"], slot: "D" })).toEqual([
    "cards:2C",
    "cards:5D",
    "slot:D",
  ]);
});

test("every action can be reached: by pointing, from a menu, or from the prompt", () => {
  for (const drawn of [everything, () => false, (ref: Ref) => ref.startsWith("card")]) {
    const picking = new Picking(TURN, plainRefs, drawn);
    for (const choice of picking.choices) {
      const found =
        picking.settled(choice.refs) ?? picking.complete(choice.refs).find((one) => one === choice.legal);
      expect(found).toBe(choice.legal);
    }
  }
});
