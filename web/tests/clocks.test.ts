import { expect, test } from "vitest";
import { backOff, secondsLeft, written } from "../src/lib/clocks";

test("only the running clock counts, and never below nothing", () => {
  const face = { left: [60, 30], running: 0 };
  expect(secondsLeft(face, 0, 1000, 11_000)).toBe(50);
  expect(secondsLeft(face, 1, 1000, 11_000)).toBe(30);
  expect(secondsLeft(face, 0, 0, 999_000)).toBe(0);
});

test("minutes, hours, and tenths at the end", () => {
  expect(written(245)).toBe("4:05");
  expect(written(3729)).toBe("1:02:09");
  expect(written(9.87)).toBe("9.8");
});

test("waiting grows but stays bearable", () => {
  expect(backOff(0, 0.5)).toBe(300);
  expect(backOff(3, 0.5)).toBe(2400);
  expect(backOff(50, 1)).toBeLessThanOrEqual(13_000);
});
