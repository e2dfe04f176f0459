import { expect, test } from "vitest";
import { cardAt, knownCards } from "../src/lib/known";

const view = {
  hand: [{ id: 7, card: "ROO-12" }],
  row: [null, { id: 9, card: "EMB-02", under: [{ id: 3, card: "T1" }] }],
};

test("every card that is seen is found, wherever it lies", () => {
  expect([...knownCards(view)]).toEqual([
    [7, "ROO-12"],
    [9, "EMB-02"],
    [3, "T1"],
  ]);
  expect([...knownCards(view, ["under", "hand"])]).toEqual([[9, "EMB-02"]]);
});

test("a ref points at a card of the view or of the gallery", () => {
  expect(["card:9", "take:EMB-05", "card:4", "seat:1"].map((ref) => cardAt(view, ref))).toEqual([
    "EMB-02",
    "EMB-05",
    undefined,
    undefined,
  ]);
  expect(cardAt(view, null)).toBeUndefined();
});
