import { expect, test } from "vitest";
import { countIn, listOf, readFile, withLess, withMore, written } from "../src/lib/building";
import type { PartFacts } from "../src/lib/protocol";

const HOUSES: PartFacts = { name: "house", copies: [["H01", 1], ["H02", 1]], most: 1, counted: false }; // prettier-ignore
const ITEMS: PartFacts = { name: "item", copies: [["I01", 3], ["I02", 3]], most: null, counted: true }; // prettier-ignore

test("a list is what an option takes, even of one card", () => {
  expect(listOf({ H01: 1, I01: 3 })).toBe("1 H01; 3 I01;");
  expect(listOf({ H01: 1 })).toContain(";");
  expect(listOf({})).toBe("");
});

test("of a kind that is had once the new card takes the place of the old", () => {
  expect(withMore({ H01: 1, I01: 2 }, "H02", HOUSES)).toEqual({ I01: 2, H02: 1 });
  expect(withMore({ H01: 1, I01: 2 }, "I01", ITEMS)).toEqual({ H01: 1, I01: 3 });
});

test("the last copy takes the card off the list", () => {
  expect(withLess({ I01: 2 }, "I01")).toEqual({ I01: 1 });
  expect(withLess({ I01: 1, I02: 1 }, "I01")).toEqual({ I02: 1 });
  expect(countIn(ITEMS, { I01: 1, I02: 3, H01: 1 })).toBe(4);
});

test("a file has a card a line with its name", () => {
  expect(written("Mine", { H01: 1, I01: 3 }, (id) => `the ${id}`)).toBe(
    "# Mine\n1 H01  # the H01\n3 I01  # the I01\n",
  );
});

test("a YAML file of a deck is read as a list, a list as it is", () => {
  const yaml =
    "name: {en: A, pt: B}\nhouse: H01\nclasses: [C02, C24]\nentity: E03\ncards:\n  I01: 2\n  EMB-01: 3\n";
  expect(readFile(yaml)).toBe("H01\nC02\n C24\nE03\n2 I01\n3 EMB-01\n");
  expect(readFile("H01\n3 I01")).toBe("H01\n3 I01\n");
});
