import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { lessonFile, puzzleFile } from "../src/lib/benchfiles";

const POSITION = "day: 2\nram: 1\n";
const turn = (seat: number, action: string) => ({ seat, action });
const TURNS = [turn(1, "play @3"), turn(0, "pass"), turn(0, "block"), turn(1, "end_turn")];
const WORDS = { en: "…", pt: "…" };

describe("what was tried on the bench", () => {
  it("is a lesson: the others' actions follow those of the first seat", () => {
    expect(parse(lessonFile(POSITION, TURNS, { seat: 1, choices: 5 }))).toEqual({
      title: WORDS,
      about: WORDS,
      seat: 1,
      position: { day: 2, ram: 1 },
      steps: [
        { say: WORDS, await: "play @3", mistake: WORDS, then: ["pass", "block"] },
        { say: WORDS, await: "end_turn", mistake: WORDS },
      ],
      end: WORDS,
    });
  });

  it("is a puzzle: its answer is the first action", () => {
    expect(parse(puzzleFile("survive", POSITION, TURNS, { seat: 1, choices: 5 }))).toEqual({
      goal: "survive",
      seat: 1,
      position: { day: 2, ram: 1 },
      answer: "play @3",
      rating: { level: 1, depth: 2, choices: 5, hidden: 0 },
    });
  });
});
