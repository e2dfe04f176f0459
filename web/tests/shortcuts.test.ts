import { expect, test } from "vitest";
import type { Legal } from "../src/lib/protocol";
import { shortcuts } from "../src/lib/shortcuts";

const legal = (text: string, type: string) => ({ text, parts: { type } }) as unknown as Legal;

test("passing and ending the turn have keys of their own, the others are counted", () => {
  const listed = [legal("end", "end_turn"), legal("pass", "pass"), legal("a", "use"), legal("b", "use")];
  expect([...shortcuts(listed)]).toEqual([
    ["end", "E"],
    ["pass", "0"],
    ["a", "1"],
    ["b", "2"],
  ]);
});

test("a second answer that leaves is counted", () => {
  const listed = [legal("draw", "pass_and_draw"), legal("pass", "pass")];
  expect([...shortcuts(listed, ["pass", "pass_and_draw"]).values()]).toEqual(["E", "1"]);
});

test("only nine are counted", () => {
  const listed = Array.from({ length: 12 }, (_, place) => legal(`a${place}`, "use"));
  expect(shortcuts(listed).size).toBe(9);
});
