import { expect, test } from "vitest";
import { across, band, down, HIGH, line, nearest, WIDE } from "../src/lib/curve";

const point = (number: number, chance: number, error = 0) => ({ number, chance, error, taken: null });

test("a sure win is at the top, a sure loss at the bottom, and nothing lies outside", () => {
  expect([down(1), down(0), down(0.5)]).toEqual([0, HIGH, HIGH / 2]);
  expect([down(1.2), down(-0.2)]).toEqual([0, HIGH]);
});

test("the curve goes from the first table to the last", () => {
  expect([across(0, 20), across(10, 20), across(20, 20)]).toEqual([0, WIDE / 2, WIDE]);
  expect(across(0, 0)).toBe(0);
  expect(line([point(0, 0.5), point(20, 1)], 20)).toBe("0.0,60.0 320.0,0.0");
});

test("the band is two standard errors wide on either side, and none for an exact number", () => {
  expect(band([point(0, 0.5, 0.1), point(20, 1)], 20)).toBe("0.0,36.0 320.0,0.0 320.0,0.0 0.0,84.0");
});

test("a tap on the curve means the nearest decision", () => {
  const points = [point(1, 0.5), point(8, 0.5), point(12, 0.5), point(20, 1)];
  expect(nearest(points, 0, 20)).toBe(1);
  expect(nearest(points, 0.49, 20)).toBe(8);
  expect(nearest(points, 1, 20)).toBe(20);
});
