import { expect, test } from "vitest";
import { nearest } from "../src/lib/roving";

const POINTS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 210, y: 5 },
  { x: 100, y: 120 },
];

test("an arrow leads to the nearest thing on that side", () => {
  expect(nearest(POINTS[0]!, POINTS, [1, 0])).toBe(1);
  expect(nearest(POINTS[1]!, POINTS, [1, 0])).toBe(2);
  expect(nearest(POINTS[1]!, POINTS, [0, 1])).toBe(3);
  expect(nearest(POINTS[0]!, POINTS, [-1, 0])).toBe(-1);
});
