import { describe, expect, it } from "vitest";
import { letter, linesOf, pathTo, seenWay, spotOf } from "../src/boards/apotheosis/grid";
import { effectsOf, names, refsOf } from "../src/boards/apotheosis/pointing";
import { bondOf, pieceAt, seatOfCard } from "../src/boards/apotheosis/reading";
import type { Action, Piece, View } from "../src/boards/apotheosis/types";
import { keywordsIn } from "../src/lib/cards.svelte";
import type { CardFacts } from "../src/lib/protocol";

const piece = (number: number, at: string, more: Partial<Piece> = {}): Piece =>
  ({
    piece: number,
    kind: "hero",
    seat: number,
    team: number,
    at,
    life: "alive",
    rules: [],
    control: [],
    ...more,
  }) as Piece;

const TABLE = { equip: [], memento: [], support: [] };

function view(more: Partial<View> = {}): View {
  return {
    mode: "duel",
    seat: 0,
    active: "c1",
    board: { name: "court", width: 5, height: 7, tiles: [] },
    pieces: [piece(0, "c1"), piece(1, "c4")],
    players: [0, 1].map((seat) => ({
      seat,
      team: seat,
      sheet: { house: null, classes: [], entity: null },
      ...TABLE,
    })),
    scenario: [],
    stack: [],
    asked: null,
    ...more,
  } as unknown as View;
}

/** Both heroes with such equipment; its numbers begin with 7 and 17. */
function armed(...equipment: string[][]): View {
  const seen = view();
  const players = seen.players.map((player, seat) => ({
    ...player,
    equip: equipment[seat]!.map((card, place) => ({ id: 7 + 10 * seat + place, card, attached: [] })),
  }));
  return { ...seen, players } as unknown as View;
}

const named = (card: string, number: string) => ({
  id: "apotheosis-named",
  blanks: { card: { id: `apotheosis-card-${card}`, blanks: {} }, number },
});

describe("the grid", () => {
  it("names tiles as the rules do", () => {
    expect(spotOf("c4")).toEqual({ x: 3, y: 4 });
    expect(letter(11)).toBe("k");
  });

  it("draws the path that the server tells", () => {
    const before = { c2: "c1", d2: "c2", d3: "d2" };
    expect(pathTo(piece(0, "c1", { before }), "d3")).toEqual(["c1", "c2", "d2", "d3"]);
    expect(pathTo(piece(0, "c1", { before }), "a7")).toEqual([]);
    expect(pathTo(piece(0, "c1"), "c2")).toEqual([]);
  });

  it("is drawn so that the reader's edge is near", () => {
    const board = { name: "lane", width: 2, height: 3, tiles: [] } as unknown as View["board"];
    expect(linesOf(view({ board }))).toEqual({ rows: [3, 2, 1], columns: [1, 2] });
    expect(linesOf(view({ board, seat: 1 }))).toEqual({ rows: [1, 2, 3], columns: [2, 1] });
    expect(linesOf(view({ board, seat: 1, mode: "encounter" })).rows).toEqual([3, 2, 1]);
  });

  it("turns directions with the board", () => {
    expect(seenWay("n", false)).toBe("n");
    expect(seenWay("e", true)).toBe("w");
  });
});

describe("what an action points at", () => {
  it.each([
    [{ type: "move", to: "c4" }, ["tile:c1", "tile:c4"]],
    [{ type: "attack", target: "c2" }, ["tile:c1", "tile:c2"]],
    [{ type: "learn", card: 12 }, ["card:12", "area:memento"]],
    [{ type: "forget", card: 12 }, ["card:12", "area:inventory"]],
    [{ type: "use", card: 12, effect: "e1" }, ["card:12"]],
    [{ type: "take", card: "K02" }, ["take:K02"]],
    [{ type: "step", direction: "e" }, ["way:e"]],
    [{ type: "target", target: "c4" }, ["tile:c4"]],
    [{ type: "end_turn" }, []],
  ] satisfies [Action, string[]][])("%o", (action, refs) => {
    expect(refsOf(action, view())).toEqual(refs);
  });
});

describe("what is seen and said", () => {
  it("shows a blow on the tile where its target stands", () => {
    const [who, target] = [{ piece: 0 }, { piece: 1, seat: 1 }];
    const sums = { sum: [], damage: 8, con: 6, injury: 3 };
    expect(effectsOf({ event: "hit", who, target, ...sums }, view())).toEqual([
      { ref: "tile:c4", kind: "hit", text: "−3" },
    ]);
  });

  it("links a named card, and says its number only beside a twin", () => {
    expect(names.link(named("i01", "7"))).toEqual({ ref: "card:7", card: "I01" });
    expect(names.retell(named("i01", "7"), view()).id).toBe("apotheosis-card-i01");
    const seen = armed(["I01", "I01"], ["I01"]);
    expect(names.retell(named("i01", "7"), seen)).toEqual(named("i01", "7"));
    expect(names.retell(named("i01", "17"), seen).id).toBe("apotheosis-card-i01");
  });

  it("finds who stands on a tile, and on whose table a card lies", () => {
    expect(pieceAt(view(), "c4")?.piece).toBe(1);
    expect(pieceAt(view(), "a1")).toBeUndefined();
    const sheet = { house: null, classes: [], entity: null };
    const memento = [{ id: 7, card: "S01", attached: [{ id: 8, card: "I02" }] }];
    const tables = [[], memento].map((memento, seat) => ({ seat, sheet, equip: [], memento, support: [] }));
    const seen = view({ players: tables as unknown as View["players"] });
    expect([7, 8, 9].map((id) => seatOfCard(seen, id))).toEqual([1, 1, null]);
  });

  it("tells one's own, allies and enemies apart", () => {
    expect(bondOf(view(), { seat: 0, team: 0 })).toBe("you");
    expect(bondOf(view(), { seat: 2, team: 0 })).toBe("ally");
    expect(bondOf(view(), { seat: null, team: 1 })).toBe("foe");
  });
});

describe("the words of a card", () => {
  it("open the definitions of the keywords in its boxes, each once", () => {
    const auto = { text: "Auto", mark: "box-activation", of: "auto" };
    const need = { text: "✔Req. pay 1 AP", mark: "box-requirement", of: "" };
    const other = { text: "Ember", mark: "card", of: "E01" };
    const paragraph = {
      name: "",
      cost: [],
      text: [auto, need, { text: " Draw 1.", mark: "", of: "" }, other],
    };
    const facts = { paragraphs: { en: [paragraph, paragraph], pt: [paragraph, paragraph] } };
    expect(keywordsIn(facts as unknown as CardFacts)).toEqual(new Map([["auto", "Auto"]]));
  });
});
