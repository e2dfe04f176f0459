import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chooseLanguage, kebab, readBundle, said, sentence, Speaker, type Language } from "../src/lib/words";

const read = (path: string) => readFileSync(new URL(`../../src/carteado/${path}`, import.meta.url), "utf8");
const speaker = (lang: Language) =>
  new Speaker(
    ["texts", "texts/web", "games/naipes/texts"].map((folder) =>
      readBundle(lang, read(`${folder}/${lang}.ftl`)),
    ),
    ["Ana", "Bot"],
  );

const DREW = said("naipes-event-drew-known", {
  who: said("player", { seat: 0 }),
  card: said("naipes-card", { rank: "5", suit: "C" }),
});

test("messages inside messages, and the players by name", () => {
  expect(speaker("en").say(DREW)).toBe("Ana drew the 5 of clubs.");
});

test("lists are joined as they are said", () => {
  expect(speaker("en").join(["a", "b", "c"])).toBe("a, b and c");
  expect(speaker("pt").join(["a", "b", "c"])).toBe("a, b e c");
  expect(speaker("en").join([])).toBe("");
});

test("what can be pointed at is told apart from the rest of the line", () => {
  const runs = speaker("en").tell(DREW, ({ id }) => id === "naipes-card");
  expect(runs.map(({ text }) => text)).toEqual(["Ana drew the ", "5 of clubs", "."]);
  expect(runs[1]?.about?.blanks["rank"]).toBe("5");
});

test("an unknown text shows its id rather than nothing", () => {
  expect(speaker("en").say(said("no-such-text"))).toBe("no-such-text");
});

test("the language kept, else the browser's, else English", () => {
  expect(chooseLanguage("pt", ["en"])).toBe("pt");
  expect(chooseLanguage(null, ["fr-FR", "pt-BR", "en"])).toBe("pt");
  expect(chooseLanguage(null, ["fr"])).toBe("en");
});

test("names of the rules as Fluent ids, actions as sentences", () => {
  expect(kebab("king_first")).toBe("king-first");
  expect(kebab("v1.4")).toBe("v1-4");
  expect(sentence("água")).toBe("Água");
});
