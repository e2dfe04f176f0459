import { describe, expect, it } from "vitest";
import { arc, arrowsOf, blowsOf } from "../src/boards/duel/arrows";
import { changed, signed, stateOf } from "../src/boards/duel/faces";
import { aimRef, aimsOf, effectsOf, names, refsOf } from "../src/boards/duel/pointing";
import { creatures, links, twins } from "../src/boards/duel/reading";
import { linkWords } from "../src/boards/duel/telling";
import type { Action, Creature, Link, View } from "../src/boards/duel/types";
import { knownCards } from "../src/lib/known";
import type { TableModel } from "../src/lib/table.svelte";

const side = (hero: string, id: number) => ({
  hero: { id, card: hero },
  hand: [],
  grave: [],
  mana_zone: [],
  attack: [],
  defense: [],
});

function view(more: object = {}): View {
  const players = [side("EMB-H1", 0), side("ROO-H1", 1)];
  return { seat: 0, players, chain: [], declared: null, ...more } as unknown as View;
}

const named = (card: string, number: string) => ({
  id: "duel-named",
  blanks: { card: { id: `duel-card-${card}`, blanks: {} }, number },
});

describe("what an action points at", () => {
  it.each([
    [{ type: "play_creature", card: 12, row: "attack", column: "3" }, ["card:12", "slot:0:attack:3"]],
    [{ type: "play_spell", card: 12, to: "trap2" }, ["card:12", "trap:1:2"]],
    [{ type: "play_spell", card: 12, payment: 7 }, ["card:12", "card:7"]],
    [{ type: "play_spell", card: 12, to: "enemy_defense" }, ["card:12", "row:1:defense"]],
    [{ type: "play_spell", card: 12, to: "column4" }, ["card:12", "column:4"]],
    [{ type: "use_ability", source: 0, ability: "a2", to: "link1" }, ["ability:0:a2", "link:1"]],
    [{ type: "use_ability", source: 30, ability: "a1", to: "@1" }, ["card:30", "card:1"]],
    [{ type: "attack", creature: 30, target: 1 }, ["card:30", "card:1"]],
    [{ type: "hero_replace", card: 5 }, ["card:5", "deck:0"]],
    [{ type: "target", to: "@9" }, ["card:9"]],
    [{ type: "pass" }, []],
  ] as [Action, string[]][])("%j", (action, refs) => expect(refsOf(action, view())).toEqual(refs));

  it("turns rows and traps round for the other player", () => {
    expect(aimRef("own_attack", 1)).toBe("row:1:attack");
    expect(aimRef("trap1", 1)).toBe("trap:0:1");
  });
});

describe("names", () => {
  const two = view({
    chain: [
      { id: 4, card: "EMB-02" },
      { id: 5, card: "EMB-02" },
      { id: 6, card: "EMB-03" },
    ],
  });

  it("have their number only where two cards in play share them", () => {
    expect([...twins(two)]).toEqual([4, 5]);
    expect(names.retell(named("emb-02", "4"), two).id).toBe("duel-named");
    expect(names.retell(named("emb-03", "6"), two).id).toBe("duel-card-emb-03");
  });

  it("link to the thing and to the card", () => {
    expect(names.link(named("emb-02", "4"))).toEqual({ ref: "card:4", card: "EMB-02" });
    expect(names.link({ id: "duel-row-attack", blanks: {} })).toBeNull();
  });

  it("are found wherever a card lies", () => expect(knownCards(two).get(1)).toBe("ROO-H1"));
});

describe("events", () => {
  it("float what changed", () => {
    expect(effectsOf({ event: "damaged", id: 4, card: "EMB-02", amount: 2, hp: 1 })).toEqual([
      { ref: "card:4", kind: "hit", text: "−2" },
    ]);
    expect(effectsOf({ event: "healed", id: 1, card: "ROO-H1", amount: 3, hp: 20 })).toEqual([
      { ref: "card:1", kind: "gain", text: "+3" },
    ]);
    expect(effectsOf({ event: "passed", seat: 0 })).toEqual([]);
  });
});

describe("arrows", () => {
  const attack = {
    link: 1,
    kind: "attack",
    seat: 0,
    id: 4,
    target: 1,
    blocker: { id: 9, card: "x" },
  } as Link;
  const spell = { link: 2, kind: "spell", seat: 1, id: 7, targets: ["@4"] } as Link;

  it("go from attacker to target, from blocker to attacker, from a link to its aim", () => {
    expect(arrowsOf(view({ chain: [attack, spell] }))).toEqual([
      { from: "card:4", to: "card:1", kind: "blocked" },
      { from: "card:9", to: "card:4", kind: "block" },
      { from: "link:2", to: "card:4", kind: "aim" },
    ]);
  });

  it("begin and end at the edges of things", () => {
    expect(arc({ x: 0, y: 0, w: 10, h: 10 }, { x: 100, y: 0, w: 10, h: 10 })).toBe("M10 0Q51 15 92 0");
  });

  it("leave a blow where somebody fell", () => {
    const before = new Map([["card:4", { x: 5, y: 6, w: 1, h: 1 }]]);
    const events = [
      { event: "damaged", id: 4, amount: 2 },
      { event: "damaged", id: 4, amount: 1 },
    ];
    expect(blowsOf(events, before, new Map())).toEqual([
      { key: "card:4", text: "−3", at: before.get("card:4") },
    ]);
    expect(blowsOf(events, before, before)).toEqual([]);
  });
});

describe("the chain", () => {
  const table = {
    say: ({ id }: { id: string }) => id,
    text: (id: string, blanks: object = {}) => [id, ...Object.values(blanks)].join(" "),
  } as unknown as TableModel;
  const spell = {
    link: 1,
    seat: 1,
    kind: "spell",
    card: "EMB-09",
    targets: ["@4", "trap2"],
  } as unknown as Link;

  it("ends with what is being declared", () => {
    const declared = { ...spell, link: 2 };
    expect(links(view({ chain: [spell] }))).toEqual([spell]);
    expect(links(view({ chain: [spell], declared })).at(-1)).toBe(declared);
  });

  it("a link is told by what it is, what it is aimed at, and whether it is negated", () => {
    expect(aimsOf(spell)).toEqual(["card:4", "trap:0:2"]);
    const [what, aims, ...rest] = linkWords(table, view(), { ...spell, negated: true });
    expect(what).toBe("duel-card-emb-09");
    expect(aims).toMatch(/^board-aims-at aim-card 4, board-trap-aim 2/);
    expect(rest).toEqual(["board-negated"]);
  });
});

describe("creatures", () => {
  const one = { id: 3, exhausted: true, stunned: false } as Creature;

  it("are found in both rows of both sides", () => {
    const players = [{ ...side("EMB-H1", 0), attack: [null, one] }, side("ROO-H1", 1)];
    expect(creatures(view({ players }))).toEqual([one]);
  });

  it("are ready, exhausted, or stunned, which is told first", () => {
    const states = [{ ...one, exhausted: false }, one, { ...one, stunned: true }].map(stateOf);
    expect(states).toEqual(["ready", "exhausted", "stunned"]);
  });

  it("have numbers that are told from the printed ones", () => {
    expect([changed(3, 2), changed(1, 2), changed(2, 2), changed(2, undefined)]).toEqual([
      { changed: "up" },
      { changed: "down" },
      {},
      {},
    ]);
    expect([signed(2), signed(-2)]).toEqual(["+2", "−2"]);
  });
});
