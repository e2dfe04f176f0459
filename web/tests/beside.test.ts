import { expect, test } from "vitest";
import { beside, overlap } from "../src/lib/beside";

const WINDOW = { left: 0, top: 0, width: 400, height: 800 };
const CARD = { left: 150, top: 500, width: 60, height: 90 };
const SHEET = { width: 200, height: 100 };

test("above the thing while nothing is there", () => {
  expect(beside(CARD, SHEET, [], WINDOW).top).toBeLessThan(CARD.top - SHEET.height);
});

test("elsewhere when places to go would be covered", () => {
  const slots = [{ left: 0, top: 350, width: 400, height: 100 }];
  const found = beside(CARD, SHEET, slots, WINDOW);
  expect(overlap(found, slots[0]!)).toBe(0);
  expect(overlap(found, CARD)).toBe(0);
});

test("never outside the window", () => {
  const found = beside({ left: 390, top: 0, width: 60, height: 90 }, SHEET, [], WINDOW);
  expect(found.left + found.width).toBeLessThanOrEqual(400);
  expect(found.top).toBeGreaterThanOrEqual(0);
});
