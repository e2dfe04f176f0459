import { expect, test } from "vitest";
import { rowsOf } from "../src/lib/rows";

const hand = (count: number) => Array.from({ length: count }, (_, place) => place);

test("one row while it is wide enough, or its width is unknown", () => {
  expect(rowsOf(hand(8), 390)).toEqual([hand(8)]);
  expect(rowsOf(hand(30), 0)).toEqual([hand(30)]);
  expect(rowsOf([], 390)).toEqual([[]]);
});

test("more rows of nearly the same length where a finger would not find each card", () => {
  expect(rowsOf(hand(9), 390).map((row) => row.length)).toEqual([5, 4]);
  expect(rowsOf(hand(20), 390).map((row) => row.length)).toEqual([7, 7, 6]);
  expect(rowsOf(hand(9), 390).flat()).toEqual(hand(9));
});

test("at least two in a row, however narrow", () => {
  expect(rowsOf(hand(4), 60).map((row) => row.length)).toEqual([2, 2]);
});

test("cards whose names must be read overlap less", () => {
  expect(rowsOf(hand(7), 390, true).map((row) => row.length)).toEqual([4, 3]);
  expect(rowsOf(hand(5), 390, true)).toEqual([hand(5)]);
});
