import { describe, expect, it } from "vitest";
import { passed, seenWay, spotOf, stopOf, tileText, wayTo } from "../src/boards/apotheosis/geometry";
import { effectsOf, linkOf, refsOf, retell } from "../src/boards/apotheosis/pointing";
import { bondOf, type Piece, type View } from "../src/boards/apotheosis/view";

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

function view(more: Partial<View> = {}): View {
  return {
    mode: "duel",
    seat: 0,
    active: "c1",
    board: { name: "court", width: 5, height: 7, tiles: [] },
    pieces: [piece(0, "c1"), piece(1, "c4")],
    players: [0, 1].map((seat) => ({ seat, team: seat, sheet: { house: null, classes: [], entity: null } })),
    scenario: [],
    stack: [],
    asked: null,
    ...more,
  } as unknown as View;
}

const named = (card: string, number: string) => ({
  id: "apotheosis-named",
  blanks: { card: { id: `apotheosis-card-${card}`, blanks: {} }, number },
});

describe("the grid", () => {
  it("names tiles as the rules do", () => {
    expect(spotOf("c4")).toEqual({ x: 3, y: 4 });
    expect(tileText({ x: 11, y: 10 })).toBe("k10");
  });

  it("knows which tiles a line passes, the nearest first", () => {
    const line = (from: string, to: string) => passed(spotOf(from), spotOf(to)).map(tileText);
    expect(line("c1", "c4")).toEqual(["c2", "c3"]);
    expect(line("a1", "c3")).toEqual(["b2"]);
    expect(line("a1", "b3")).toEqual(["a2", "b2"]);
  });

  it("says what stops a direct line: walls, and whoever stands in it", () => {
    const tiles = [{ at: "c3", terrain: "field", altitude: 0, state: "blocked" as const }];
    const board = { name: "court", width: 5, height: 7, tiles };
    expect(stopOf(view(), "c1", "c4")).toBeNull();
    expect(stopOf(view({ board }), "c1", "c4")).toBe("c3");
    expect(stopOf(view(), "c1", "c6")).toBe("c4");
    expect(
      stopOf(view({ pieces: [piece(0, "c1"), piece(1, "c4", { life: "dead" })] }), "c1", "c6"),
    ).toBeNull();
  });

  it("walks around walls, and out of reach of enemies where that is cheaper", () => {
    const tiles = [{ at: "c2", terrain: "field", altitude: 0, state: "blocked" as const }];
    const board = { name: "court", width: 5, height: 7, tiles };
    expect(wayTo(view({ board }), piece(0, "c1"), "c3")).toHaveLength(5);
    const enemy = piece(1, "d2", { control: ["c2"] });
    const mover = piece(0, "b2");
    expect(wayTo(view({ pieces: [mover, enemy] }), mover, "c3")).toEqual(["b2", "b3", "c3"]);
    expect(wayTo(view(), mover, "f9")).toEqual([]);
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
  ])("%o", (parts, refs) => {
    expect(refsOf(parts, view())).toEqual(refs);
  });
});

describe("what is seen and said", () => {
  it("shows a blow on the tile where its target stands", () => {
    const facts = { event: "hit", who: { piece: 0 }, target: { piece: 1, seat: 1 }, injury: 3 };
    expect(effectsOf(facts, view())).toEqual([{ ref: "tile:c4", kind: "hit", text: "−3" }]);
  });

  it("links a named card, and says its number only beside a twin", () => {
    expect(linkOf(named("i01", "7"))).toEqual({ ref: "card:7", card: "I01" });
    expect(retell(named("i01", "7"), view()).id).toBe("apotheosis-card-i01");
    const scenario = [7, 8].map((id) => ({ id, card: "I01" })) as unknown as View["scenario"];
    expect(retell(named("i01", "7"), view({ scenario }))).toEqual(named("i01", "7"));
  });

  it("says an effect instead of its number, and a branch in its words", () => {
    const use = { id: "apotheosis-action-use", blanks: { card: named("v03", "7"), effect: "1" } };
    expect(retell(use, view()).blanks["text"]).toEqual({ id: "apotheosis-effect-v03-e1", blanks: {} });
    const asked = {
      id: 7,
      card: "V03",
      effect: "e1",
      picked: [],
      least: 0,
      most: 0,
      need: { sp: 0, mp: 0, any: 0 },
    };
    const choose = { id: "apotheosis-action-choose", blanks: { branch: "2" } };
    expect(retell(choose, view({ asked })).id).toBe("apotheosis-branch-v03-e1-2");
  });

  it("tells one's own, allies and enemies apart", () => {
    expect(bondOf(view(), { seat: 0, team: 0 })).toBe("you");
    expect(bondOf(view(), { seat: 2, team: 0 })).toBe("ally");
    expect(bondOf(view(), { seat: null, team: 1 })).toBe("foe");
  });
});
