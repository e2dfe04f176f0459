import { describe, expect, it } from "vitest";
import { wordsOf } from "../src/lib/advice";

describe("the words that actions have for a thing", () => {
  it.each([
    ["card:12", ["@12"]],
    ["card:6S", ["6S"]],
    ["slot:0:S", ["S"]],
    ["unit:0:W:1", ["W", "1"]],
    ["unit:ladders", ["ladders"]],
    ["tile:c4", ["c4"]],
    ["mana:0", []],
    ["soldiers", []],
  ])("%s", (ref, words) => expect(wordsOf(ref)).toEqual(words));
});
