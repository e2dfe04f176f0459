import { describe, expect, it } from "vitest";
import { faceOf, keywordsIn, powersOf } from "../src/lib/cards.svelte";
import type { CardFacts, TextParagraph } from "../src/lib/protocol";

const run = (text: string, mark = "", of = "") => ({ text, mark, of });
const facts = (...parts: TextParagraph[]): CardFacts => ({
  id: "X",
  data: {},
  name: {},
  facts: {},
  line: {},
  text: { en: "flat" },
  paragraphs: { en: parts },
  pips: 0,
  picture: null,
});
const zap = { name: "Zap", cost: [run("1 mana")], text: [run("It gets "), run("Ward", "keyword", "ward")] };
const shell = { name: "", cost: [], text: [run("Ward", "keyword", "ward"), run(".")] };

describe("a card's text", () => {
  it("has a part for each ability, with its name and cost", () => {
    expect(powersOf(facts(zap, shell))).toEqual([
      { name: "Zap", cost: "1 mana", text: "It gets Ward", runs: zap.text },
      { name: "", cost: "", text: "Ward.", runs: shell.text },
    ]);
  });

  it("is flat if it is not sent in parts", () => {
    expect(faceOf(facts())).toMatchObject({ text: "flat" });
    expect(faceOf(facts()).powers).toBeUndefined();
  });

  it("names each of its keywords once", () =>
    expect(keywordsIn(facts(zap, shell))).toEqual(new Map([["ward", "Ward"]])));
});
