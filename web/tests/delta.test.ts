import { expect, test } from "vitest";
import { patch, unroll, type Delta } from "../src/lib/delta";

const OLD = { hp: 3, hand: ["a", "b", "c"], gone: 1, deep: [{ x: 1 }, { x: 2 }] };

test("nothing changed", () => {
  expect(patch(OLD, null)).toBe(OLD);
});

test("fields are changed, added and removed, and the old value stays", () => {
  const before = structuredClone(OLD);
  const delta: Delta = { keys: { hp: [2], fresh: [[1]] }, gone: ["gone"] };
  expect(patch(OLD, delta)).toEqual({ hp: 2, hand: ["a", "b", "c"], fresh: [1], deep: OLD.deep });
  expect(OLD).toEqual(before);
});

test("items of a list are changed, taken out and put in at their old places", () => {
  const hand: Delta = {
    edits: [
      [0, ["A"]],
      [1, 1, ["x", "y"]],
      [3, 0, ["end"]],
    ],
  };
  const deep: Delta = { edits: [[1, { keys: { x: [9] } }]] };
  expect(patch(OLD, { keys: { hand, deep } })).toMatchObject({
    hand: ["A", "x", "y", "c", "end"],
    deep: [{ x: 1 }, { x: 9 }],
  });
});

test("a page begins with a whole item, and each other one is what changed", () => {
  expect(unroll([[{ n: 0 }], { keys: { n: [1] } }, null])).toEqual([{ n: 0 }, { n: 1 }, { n: 1 }]);
});

test("a seat's difference is itself a value that changes", () => {
  const overlays = unroll([
    [{ keys: { hand: [["?"]] } }],
    { keys: { keys: { keys: { hand: [[["?", "?"]]] } } } },
  ]);
  expect(overlays.map((overlay) => patch({ hand: ["a"] }, overlay as Delta))).toEqual([
    { hand: ["?"] },
    { hand: ["?", "?"] },
  ]);
});
