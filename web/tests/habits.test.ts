import { expect, test } from "vitest";
import { unasked, type Habit } from "../src/lib/habits.svelte";
import type { Legal } from "../src/lib/protocol";

const legal = (type: string): Legal => ({ text: type, parts: { type }, words: { id: type, blanks: {} } });
const ASK: Habit = { only: "ask", answers: "ask" };

test("who always wants to be asked is asked", () => {
  expect(unasked([legal("end_turn")], ASK, null)).toBeNull();
  expect(unasked([legal("use"), legal("pass")], ASK, "others")).toBeNull();
});

test("the only thing that is possible can be done without asking", () => {
  expect(unasked([legal("end_turn")], { ...ASK, only: "end" }, null)?.text).toBe("end_turn");
  expect(unasked([legal("move"), legal("end_turn")], { ...ASK, only: "end" }, null)).toBeNull();
});

test("answers are passed always, or only to one's own actions", () => {
  const open = [legal("use"), legal("pass")];
  expect(unasked(open, { ...ASK, answers: "pass" }, "others")?.text).toBe("pass");
  expect(unasked(open, { ...ASK, answers: "others" }, "own")?.text).toBe("pass");
  expect(unasked(open, { ...ASK, answers: "others" }, "others")).toBeNull();
  expect(unasked(open, { ...ASK, answers: "pass" }, null)).toBeNull();
});
