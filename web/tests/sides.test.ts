import { expect, test } from "vitest";
import { nearSeat, otherSeats } from "../src/lib/sides";

test("the others follow in the order in which they sit after the reader", () => {
  expect(otherSeats({ seat: 2, players: [0, 1, 2, 3] })).toEqual([3, 0, 1]);
});

test("a spectator sits behind the first seat", () => {
  const view = { seat: null, players: [0, 1] };
  expect([nearSeat(view), ...otherSeats(view)]).toEqual([0, 1]);
});
