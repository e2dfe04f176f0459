import { expect, test } from "vitest";
import { bookFor } from "../src/lib/books";
import type { GameFacts } from "../src/lib/protocol";

const presets = { official: { start: 4, cards: 7 }, digest: { start: 3, cards: 6 } };
const game = { presets, books: ["official", "digest"] } as unknown as GameFacts;

test("the book of a table is that of the nearest preset, and without options the first", () => {
  expect(bookFor(game)).toBe("official");
  expect(bookFor(game, { start: 3, cards: 6 })).toBe("digest");
  expect(bookFor(game, { start: 3, cards: 7 })).toBe("official");
});
