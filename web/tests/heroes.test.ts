import { describe, expect, it } from "vitest";
import { effectsOf, names, refsOf } from "../src/boards/heroes/pointing";
import { commonTeam, standOf, twins } from "../src/boards/heroes/reading";
import { heldTokens } from "../src/boards/heroes/tokens";
import type { Character, Token, View } from "../src/boards/heroes/types";
import { otherSeats } from "../src/lib/sides";

const character = (id: number, more: object = {}) =>
  ({ id, card: `C${id}`, common: false, actions: [], ...more }) as unknown as Character;

function view(more: object = {}): View {
  const player = (seat: number, side: number) => ({
    seat,
    side,
    team: [character(10 + seat)],
    sources: [{ id: 20 + seat, card: "F1" }],
    equipment: [{ id: 30 + seat, card: "E1" }],
  });
  const players = [player(0, 0), player(1, 1), player(2, 0), player(3, 1)];
  return { mode: "teams", seat: 2, players, mob: null, round: 3, turn: 7, ...more } as unknown as View;
}

describe("what an action points at", () => {
  it.each([
    [{ type: "field", card: 5 }, ["card:5", "team:2"]],
    [{ type: "swap", card: 5, out: 12 }, ["card:5", "card:12"]],
    [{ type: "source", card: 5 }, ["card:5", "plants:2"]],
    [{ type: "event", card: 5 }, ["card:5", "event"]],
    [{ type: "equip", card: 5 }, ["card:5", "support:2"]],
    [{ type: "attach", card: 5, to: 12 }, ["card:5", "card:12"]],
    [{ type: "allocate", to: 12 }, ["reserve:2", "card:12"]],
    [{ type: "withdraw", silo: 32 }, ["card:32", "reserve:2"]],
    [{ type: "target", to: 11 }, ["card:11"]],
    [{ type: "opponent", seat: 3 }, ["seat:3"]],
    [{ type: "take", card: "C07" }, ["take:C07"]],
    [{ type: "use", card: 12, action: "a1" }, ["card:12"]],
    [{ type: "pass" }, []],
  ])("%j", (parts, refs) => expect(refsOf(parts, view())).toEqual(refs));

  it("a character of the Common Team goes home, any other joins it", () => {
    const seen = view();
    seen.players[2]!.team.push(character(40, { common: true }));
    expect(refsOf({ type: "relocate", card: 40 }, seen)).toEqual(["card:40", "team:2"]);
    expect(refsOf({ type: "relocate", card: 12 }, seen)).toEqual(["card:12", "common"]);
  });
});

describe("events", () => {
  it.each([
    [{ event: "hurt", id: 11, lost: 3 }, [{ ref: "card:11", kind: "hit", text: "−3" }]],
    [{ event: "healed", id: 11, amount: 2 }, [{ ref: "card:11", kind: "gain", text: "+2" }]],
    [{ event: "reserve", seat: 1, amount: 2 }, [{ ref: "reserve:1", kind: "gain", text: "+2 ⬢" }]],
    [{ event: "drew", seat: 1, count: 1 }, [{ ref: "seat:1", kind: "here" }]],
    [
      { event: "moved_energy", id: 11, to: 12, amount: 1 },
      [
        { ref: "card:11", kind: "hit", text: "−1 ⬢" },
        { ref: "card:12", kind: "gain", text: "+1 ⬢" },
      ],
    ],
    [
      { event: "knocked_out", id: 11, seat: 1 },
      [
        { ref: "card:11", kind: "here" },
        { ref: "dead:1", kind: "here" },
      ],
    ],
    [{ event: "turn" }, []],
  ])("%j", (facts, effects) => expect(effectsOf(facts)).toEqual(effects));
});

describe("the sides of the table", () => {
  it("the others follow in the order of play", () => expect(otherSeats(view())).toEqual([3, 0, 1]));

  it("a thing stands with its owner; the Mob and the Common Team stand in the arena", () => {
    const seen = view({ mob: character(90) });
    seen.players[1]!.team = [
      character(11, { common: true }),
      character(15, { actions: [{ id: 50, card: "A1" }] }),
    ];
    const refs = ["card:12", "card:23", "card:30", "card:50", "card:11", "card:90", "plants:3", "common"];
    const stands = refs.map((ref) => standOf(seen, ref));
    expect(stands).toEqual([2, 3, 0, 1, "arena", "arena", 3, "arena"]);
    expect(["take:C07", "card:99", "event"].map((ref) => standOf(seen, ref))).toEqual([null, null, null]);
    expect(commonTeam(seen).map(({ id }) => id)).toEqual([11]);
  });
});

describe("names", () => {
  const named = (number: string) => ({
    id: "heroes-named",
    blanks: { card: { id: "heroes-card-c07", blanks: {} }, number },
  });

  it("link to the thing and to the card", () => {
    expect(names.link(named("12"))).toEqual({ ref: "card:12", card: "C07" });
    expect(names.link({ id: "player", blanks: { seat: 1 } })).toBeNull();
  });

  it("have their number only where two cards in play share them", () => {
    const seen = view();
    seen.players[0]!.team = [character(10, { card: "C12" })];
    expect([10, 11, 12].map((id) => twins(seen).has(id))).toEqual([true, false, true]);
    expect(names.retell(named("12"), seen).id).toBe("heroes-named");
    expect(names.retell(named("11"), seen).id).toBe("heroes-card-c07");
  });
});

describe("tokens", () => {
  const token = (type: string, n: number, more: object = {}) =>
    ({ type, n, stack: false, effective: true, fresh: true, ...more }) as unknown as Token;

  it("singles of a kind are counted together, stacks by themselves", () => {
    const held = heldTokens([
      token("shock", 1),
      token("shock", 1, { fresh: false }),
      token("poison", 2, { stack: true }),
      token("poison", 3, { stack: true }),
    ]);
    expect(held.map(({ type, amount, fresh }) => [type, amount, fresh])).toEqual([
      ["shock", 2, false],
      ["poison", 2, true],
      ["poison", 3, true],
    ]);
  });
});
