import { expect, test } from "vitest";
import type { GameFacts } from "../src/lib/protocol";
import { firstChoice, strengthsOf, valueOf, wish } from "../src/lib/wishing";

const GAME: GameFacts = {
  id: "nim",
  rules: "1",
  modes: [{ name: "duel", seats: [2, 3] }],
  options: [{ name: "stones", values: [7, 9], free: false, typed: false }],
  books: ["plain"],
  presets: { plain: { stones: 7 }, long: { stones: 9 } },
  bots: ["random", "search"],
  decks: [],
  deck_options: [],
  cards: false,
  lessons: 0,
  puzzles: 0,
  minutes: [0, 0],
  difficulty: 0,
  watched: false,
  sets: false,
  board: false,
  set: null,
};

test("the first choice is to play at once against a medium bot", () => {
  expect(wish(GAME, firstChoice(GAME))).toMatchObject({
    game: "nim",
    seats: [{ who: "me" }, { who: "bot:search:300ms" }],
    options: { preset: "plain" },
    clock: { kind: "none" },
    public: false,
  });
});

test("an option shows the preset's value until another is chosen", () => {
  const chosen = firstChoice(GAME);
  expect(valueOf(GAME, chosen, "stones")).toBe(7);
  expect(valueOf(GAME, { ...chosen, preset: "long" }, "stones")).toBe(9);
  expect(valueOf(GAME, { ...chosen, options: { stones: 9 } }, "stones")).toBe(9);
});

test("only strengths that the game has", () => {
  expect(strengthsOf(GAME)).toEqual(["easy", "medium", "strong"]);
});
