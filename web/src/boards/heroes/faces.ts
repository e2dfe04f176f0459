/** Cards of Heroes as faces: the printed values, and words for the table's changes. */

import { keywordBlanks, powersOf } from "../../lib/cards.svelte";
import type { Face as Drawn, Power, Stat } from "../../lib/face";
import type { CardFacts, Said } from "../../lib/protocol";
import type { TableModel } from "../../lib/table.svelte";
import { t, texts } from "../../lib/texts.svelte";
import { sentence } from "../../lib/words";
import { SIGNS } from "./glyphs";
import { heldTokens, type Held } from "./tokens";
import type { Attached, Character, Equipment, Known, View } from "./types";

export interface Face extends Drawn {
  kind: string; // of SIGNS
  sign: string;
  alignment: string; // of a character
  powers: Power[];
  speed?: number; // printed on a character
}

const TINTS: Record<string, string> = {
  hero: "tide",
  villain: "ember",
  hero_villain: "dusk",
  villain_hero: "dusk",
  source: "root",
  event: "omen",
  equipment: "neutral",
  action: "deed",
};

export const player = (seat: number | null): Said =>
  seat === null ? { id: "heroes-the-mob", blanks: {} } : { id: "player", blanks: { seat } };
export const nameOf = (card: string): Said => ({ id: `heroes-card-${card.toLowerCase()}`, blanks: {} });
export const named = ({ id, card }: Known): Said => ({
  id: "heroes-named",
  blanks: { card: nameOf(card), number: String(id) },
});
export const tokenName = (type: string): Said => ({
  id: `heroes-token-${type.replaceAll("_", "-").replaceAll(":", "-")}`,
  blanks: {},
});

/** Return everything printed on a card. */
export function faceOf(facts: CardFacts): Face {
  const { data } = facts;
  const type = String(data["type"]);
  const alignment = type === "character" ? String(data["alignment"]) : "";
  const subtype = String(data["subtype"] ?? (data["silo"] ? "silo" : (data["kind"] ?? type)));
  const kind = subtype === "mob" ? "mob" : alignment || (subtype in SIGNS ? subtype : type);
  return {
    id: facts.id,
    name: facts.name[texts.lang] ?? facts.id,
    line: sentence(facts.line[texts.lang] ?? ""),
    picture: facts.picture,
    tint: TINTS[alignment || type] ?? "neutral",
    kind,
    sign: SIGNS[kind] ?? "",
    alignment,
    powers: powersOf(facts),
    ...(typeof data["cost"] === "number" ? { cost: data["cost"] } : {}),
    ...(alignment ? printedNumbers(data) : {}),
  };
}

function printedNumbers(data: CardFacts["data"]): { stats: Stat[]; pips: string; speed: number } {
  const stat = (name: string, mark: Stat["mark"]): Stat => ({
    label: t("web-stat", { stat: name }),
    value: Number(data[name]),
    mark,
  });
  return {
    stats: [stat("health", "health"), stat("protection", "armor"), stat("speed", "speed")],
    pips: "★".repeat(Number(data["stars"])),
    speed: Number(data["speed"]),
  };
}

export function cardFace(table: TableModel, card: string): Face {
  const facts = table.cards.get(card);
  if (facts) return faceOf(facts);
  return { id: card, name: card, kind: "", sign: "", alignment: "", powers: [] };
}

/** Return the text of a card's action: `a2` is the second one printed. */
export function powerOf(table: TableModel, card: string, action: string): Power {
  const name = table.text(`power-${card}-${action}`);
  const { powers } = cardFace(table, card);
  const found = powers.find((power) => power.name === name) ?? powers[0];
  return { name, cost: found?.cost ?? "", text: found?.text ?? "" };
}

function tokenWords(table: TableModel, held: Held): string {
  const said = table.text("token-held", {
    token: tokenName(held.type),
    amount: held.amount,
    stack: held.stack ? "yes" : "no",
    effective: held.effective ? "yes" : "no",
    turns: held.turns,
  });
  return held.fresh && !held.turns ? `${said} (${table.text("board-fresh")})` : said;
}

/** Describe a character with everything visible of it. */
export function characterLabel(table: TableModel, view: View, one: Character): string {
  const { id, health, max_health: most, pool, shields, speed, energy, storage, orientation } = one;
  const words = table.text("board-character", {
    card: named(one),
    who: player(one.owner),
    health,
    most,
    pool,
    shields,
    speed,
    energy,
    storage,
    orientation: { id: "heroes-orientation", blanks: { orientation } },
  });
  return [
    words,
    ...(one.common ? [table.text("common")] : []),
    ...(view.slot === id ? [table.text("board-acting")] : []),
    ...(view.using?.targets.includes(id) ? [table.text("board-targeted")] : []),
    ...heldTokens(one.tokens).map((held) => tokenWords(table, held)),
  ].join(", ");
}

/** Describe the tokens and cards on a character, line by line, for the closeup. */
export function notesOn(table: TableModel, one: Character): string[] {
  const face = cardFace(table, one.card);
  return [
    table.text("board-now", {
      health: one.health,
      most: one.max_health,
      pool: one.pool,
      shields: one.shields,
      speed: one.speed,
      energy: one.energy,
      storage: one.storage,
    }),
    ...(one.orientation === "upright"
      ? []
      : [sentence(table.text("orientation", { orientation: one.orientation })) + "."]),
    ...heldTokens(one.tokens).map(
      (held) => `${sentence(tokenWords(table, held))}: ${tokenRule(table, held.type)}.`,
    ),
    ...one.actions.map((action) => `${attachedLabel(table, action)}: ${textOf(table, action.card)}`),
    ...(face.speed !== undefined && face.speed !== one.speed
      ? [table.text("board-printed-speed", { speed: face.speed })]
      : []),
  ];
}

function tokenRule(table: TableModel, type: string): string {
  return table.text("board-keyword-rule", keywordBlanks(type));
}

export function textOf(table: TableModel, card: string): string {
  const { powers } = cardFace(table, card);
  return powers.map(({ cost, text }) => (cost ? `[${cost}] ${text}` : text)).join(" ");
}

export function attachedLabel(table: TableModel, action: Attached): string {
  return [
    table.say(named(action)),
    ...(action.used ? [table.text("board-used")] : []),
    ...(action.works ? [] : [table.text("board-asleep")]),
  ].join(", ");
}

export function equipmentLabel(table: TableModel, one: Equipment, seat: number): string {
  const words = table.text("board-equipment", {
    card: named(one),
    who: player(seat),
    energy: one.energy,
    storage: one.storage,
  });
  return one.used.length ? `${words}, ${table.text("board-used")}` : words;
}
