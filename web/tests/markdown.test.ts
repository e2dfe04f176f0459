import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  chapter,
  folded,
  inline,
  parse,
  search,
  withoutContents,
  wordsOf,
  type Block,
} from "../src/lib/markdown";

const TEXT = `# A game

Some *words* and \`place 6S S\`.

## 1. Setup

- **NIM-1.1** Shuffle, as
  NIM-2.1 says.
- **NIM-1.2** Deal:
  - five cards
  - one ruler

| a | b |
|---|---|
| 1 | **2** |
`;

test("headings, paragraphs, rules with their numbers, tables", () => {
  const blocks = parse(TEXT);
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "heading", "list", "table"]);
  const list = blocks[3] as Extract<Block, { kind: "list" }>;
  expect(list.items.map(({ rule }) => rule)).toEqual(["NIM-1.1", "NIM-1.2"]);
  expect(list.items[1]?.blocks.map(({ kind }) => kind)).toEqual(["paragraph", "list"]);
});

test("a chapter is what stands under its title", () => {
  expect(chapter(parse(TEXT), "1. Setup").map(({ kind }) => kind)).toEqual(["list", "table"]);
  expect(chapter(parse(TEXT + "\n## 2. Play\n"), "1. Setup")).toHaveLength(2);
  expect(chapter(parse(TEXT), "3. Nowhere")).toEqual([]);
});

test("a rule named in a text is a link", () => {
  expect(inline("as NIM-2.1 says").map(({ kind }) => kind)).toEqual(["text", "rule", "text"]);
});

test("searching keeps the headings over what it finds, and minds no accents", () => {
  expect(search(parse(TEXT), "RULER").map(({ kind }) => kind)).toEqual(["heading", "list"]);
  expect(search(parse(TEXT), "nowhere")).toEqual([]);
  expect(folded("Ação")).toBe("acao");
});

const ACES = parse(`## 1. Words

- **NIM-1.1** A card lies face down.
- **NIM-1.2** An ace is a commander.
- **NIM-1.3** Two aces are two commanders.

| term | meaning |
|---|---|
| ace | a commander |
| face | its front |
`);

test("a whole word is found before a part of another: an ace is no face", () => {
  const [, list, table] = search(ACES, "Ace") as Extract<Block, { kind: "list" | "table" }>[];
  expect(list?.kind === "list" && list.items.map(({ rule }) => rule)).toEqual(["NIM-1.2", "NIM-1.3"]);
  expect(table?.kind === "table" && table.rows.map((row) => row[0]?.[0]?.text)).toEqual(["ace"]);
});

test("without a whole word its beginning is found, and without that any part", () => {
  expect(search(ACES, "comm").map(wordsOf).join(" ")).not.toContain("face");
  expect(search(ACES, "ommander")).toHaveLength(3);
  expect(search(ACES, "(ace")).toEqual([]);
  expect(search(ACES, "1.3")).toHaveLength(2);
});

describe.each(["siege", "naipes", "duel"])("the rulebook of %s", (game) => {
  test.each(["en", "pt"])("is read whole in %s", (lang) => {
    const text = readFileSync(
      new URL(`../../src/carteado/games/${game}/rulebook/${lang}.md`, import.meta.url),
      "utf8",
    );
    const stated = [...text.matchAll(/^- \*\*([A-Z]+-[\w.]+)\*\*/gm)].map((found) => found[1]);
    const rules = (blocks: Block[]): (string | null)[] =>
      blocks.flatMap((block) =>
        block.kind === "list" ? block.items.flatMap((item) => [item.rule, ...rules(item.blocks)]) : [],
      );
    expect(rules(parse(text)).filter((rule) => rule !== null)).toEqual(stated);
    expect(parse(text).map(wordsOf).join(" ").length).toBeGreaterThan(text.length * 0.8);
  });
});

test("a picture is a block of its own", () => {
  const blocks = parse("Some words\n![The table: two rows.](table.svg)\nmore");
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "picture", "paragraph"]);
  expect(blocks[1]).toEqual({ kind: "picture", text: "The table: two rows.", name: "table.svg" });
});

test("the printed contents give way to the page's own; a chapter of rules does not", () => {
  const book = parse("# A game\n\n## Contents\n\n- 1: Setup\n\n## 1. Setup\n\nwords");
  expect(withoutContents(book).map(wordsOf)).toEqual(["A game", "1. Setup", "words"]);
  expect(withoutContents(parse(TEXT))).toEqual(parse(TEXT));
});
