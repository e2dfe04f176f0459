/** Cards of Apotheosis as they are drawn: everything that is printed on them (APOTHEOSIS-2.2, APOTHEOSIS-2.11). */

import type { CardFacts, CardPicture, Said, TextParagraph } from "../../lib/protocol";
import { nearSeat } from "../../lib/sides";
import type { TableModel } from "../../lib/table.svelte";
import { texts, tg } from "../../lib/texts.svelte";
import { kebab, sentence } from "../../lib/words";
import { pieceOf } from "./reading";
import type { Known, Lying, Piece, View } from "./types";

export interface Face {
  id: string;
  suit: string;
  sheet: boolean; // a House, Class or Entity, which has its own layout
  name: string;
  level: number;
  kind: string; // suit and level in words
  line: string; // type, knowledge, value
  rarity: string;
  rarityName: string;
  collection: string;
  properties: string[]; // as the data names them
  propertyNames: string[];
  artist: string;
  picture: CardPicture | null;
  fullArt: boolean;
  points: [string, number][]; // attributes, or bonuses to them
  quick: string; // the first bar in short, for a small card
  effects: TextParagraph[];
  sp: number;
  mp: number;
  type: string; // of a Companion
}

export const SHEET = ["house", "class", "entity"];

export const TINTS: Record<string, string> = {
  house: "ember",
  class: "tide",
  entity: "energy",
  item: "neutral",
  skill: "deed",
  companion: "root",
  event: "omen",
};

export const player = (seat: number): Said => ({ id: "player", blanks: { seat } });
export const nameOf = (card: string): Said => ({ id: `apotheosis-card-${card.toLowerCase()}`, blanks: {} });
export const named = ({ id, card }: Known): Said => ({
  id: "apotheosis-named",
  blanks: { card: nameOf(card), number: String(id) },
});

/** Return everything printed on a card. */
export function faceOf({ id, data, name, paragraphs, picture }: CardFacts): Face {
  const suit = String(data["suit"]);
  const points = (data["base"] ?? data["bonus"] ?? data["attributes"] ?? {}) as Record<string, number>;
  const properties = (data["properties"] ?? []) as string[];
  const number = (field: string) => Number(data[field] ?? 0);
  return {
    id,
    suit,
    sheet: SHEET.includes(suit),
    name: name[texts.lang] ?? id,
    level: number("level"),
    kind: data["suit"] ? `${word("word", suit)} ${number("level")}` : "",
    line: sentence(factsOf(data).join(" · ")),
    rarity: String(data["rarity"]),
    rarityName: data["rarity"] ? word("rarity", String(data["rarity"])) : "",
    collection: word("collection", String(data["collection"]).replaceAll(" ", "-")),
    properties,
    propertyNames: properties.map((property) => word("word", property)),
    artist: String(data["artist"] ?? ""),
    picture,
    fullArt: data["full_art"] === true,
    points: Object.entries(points).filter(([, value]) => value !== 0),
    quick: quickly(data["effects"]),
    effects: paragraphs[texts.lang] ?? [],
    sp: number("sp"),
    mp: number("mp"),
    type: String(data["type"] ?? ""),
  };
}

/** A word of the data in the reader's language. */
const word = (kind: string, name: string) => tg("apotheosis", `apotheosis-${kind}-${kebab(name)}`);

/** Return kind of Companion, place of an Item, path, knowledge, value and spaces. */
function factsOf(data: CardFacts["data"]): string[] {
  const one = ["type", "specifier", "path"].filter((field) => field in data);
  const spaces = data["spaces"] as Record<string, number> | undefined;
  return [
    ...one.map((field) => word(field, String(data[field]))),
    ...((data["knowledge"] ?? []) as string[]).map((name) => word("word", name)),
    ...Object.entries((data["value"] ?? {}) as Record<string, number>).map(
      ([name, value]) => `${word("value", name)} ${value}`,
    ),
    ...(spaces ? [tg("apotheosis", "apotheosis-spaces", spaces)] : []),
  ];
}

interface Bar {
  dmg?: string;
  range?: string;
  ap: number;
}

/** `FOR+1d3 D1 3⚡`: damage, range and action points of the first bar. */
function quickly(effects: unknown): string {
  const bar = ((effects ?? []) as { bar?: Bar }[]).find((effect) => effect.bar)?.bar;
  return bar ? [bar.dmg, bar.range, `${bar.ap}⚡`].filter(Boolean).join(" ") : "";
}

export function cardFace(table: TableModel, card: string): Face {
  const facts = table.cards.get(card);
  return faceOf(
    facts ?? {
      id: card,
      data: {},
      name: {},
      facts: {},
      line: {},
      text: {},
      paragraphs: {},
      pips: 0,
      picture: null,
    },
  );
}

/** Name a piece as events do. */
export function pieceName(piece: Piece): Said {
  if (piece.kind === "object")
    return piece.name === "gate"
      ? { id: "apotheosis-object-gate", blanks: {} }
      : { id: "apotheosis-object", blanks: { name: piece.name ?? "" } };
  const who = piece.seat === null ? null : player(piece.seat);
  if (piece.kind === "hero") return { id: "apotheosis-hero", blanks: { who } };
  if (piece.id === undefined || piece.card === undefined)
    return who ? { id: "apotheosis-body", blanks: { who } } : { id: "apotheosis-masters-body", blanks: {} };
  const card = named({ id: piece.id, card: piece.card });
  return who
    ? { id: "apotheosis-companion", blanks: { card, who } }
    : { id: "apotheosis-masters", blanks: { card } };
}

/** A short name for small places: the player's, or the card's. */
export function shortName(table: TableModel, view: View, piece: Piece): string {
  if (piece.kind === "hero" && piece.seat !== null)
    return piece.seat === view.seat
      ? table.text("board-bond", { bond: "you" })
      : table.say(player(piece.seat));
  if (piece.card) return table.say(nameOf(piece.card));
  return sentence(table.say(pieceName(piece)));
}

/** A stat or rule as the engine writes it, in words: `dmg(skill)`, `untargetable(ranged)`. */
function statWords(table: TableModel, name: string): string {
  const [word = "", inner] = name.replace(/\)$/, "").split("(");
  return inner
    ? table.text(`stat-${word}-of`, { of: { id: `apotheosis-word-${kebab(inner)}`, blanks: {} } })
    : table.text(`stat-${word}`);
}

export function ruleWords(table: TableModel, name: string): string {
  const [word = "", inner] = name.replace(/\)$/, "").split("(");
  const of = word === "crit_on" ? inner : { id: `apotheosis-word-${kebab(inner ?? "")}`, blanks: {} };
  return table.text(`rule-${word}`, inner ? { of } : {});
}

/** Describe everything visible of a piece, line by line, for the closeup. */
export function notesOn(table: TableModel, view: View, piece: Piece): string[] {
  const numbers = Object.entries(piece.attributes)
    .filter(([, value]) => piece.kind !== "object" || value > 0)
    .map(([name, value]) => {
      const base = piece.base[name] ?? value;
      return base === value ? `${name} ${value}` : `${name} ${value} (${base})`;
    });
  const mods = view.modifiers.filter((mod) => mod.piece === piece.piece);
  return [
    pieceLabel(table, view, piece),
    numbers.join("  "),
    ...piece.rules.map((rule) => sentence(ruleWords(table, rule))),
    ...mods.map(({ stat, rules, amount = 0, until }) =>
      table.text("board-modifier", {
        what: stat
          ? `${amount > 0 ? "+" : ""}${amount} ${statWords(table, stat)}`
          : (rules ?? []).map((rule) => ruleWords(table, rule)).join(", "),
        until: typeof until === "string" ? until : Object.keys(until as object)[0]!,
      }),
    ),
    ...(piece.saved ? [table.text("board-saved")] : []),
    ...(piece.check
      ? [
          table.text("board-check", {
            attribute: piece.check.attribute,
            difficulty: piece.check.difficulty,
          }),
        ]
      : []),
    ...(piece.items.length ? [table.text("board-loot", { cards: piece.items.map(named) })] : []),
  ];
}

/** Return the label of a piece for screen readers. */
export function pieceLabel(table: TableModel, view: View, piece: Piece): string {
  const { hp, hp_max: most, life, ap, debt } = piece;
  const parts = [
    table.text("board-piece", {
      piece: pieceName(piece),
      bond: piece.kind === "object" ? "none" : bondWord(view, piece),
      hp,
      most,
      life: { id: `apotheosis-life-${life}`, blanks: {} },
    }),
  ];
  if (piece.kind !== "object" && life === "alive") {
    parts.push(table.text("board-facing", { way: { id: `apotheosis-way-${piece.facing}`, blanks: {} } }));
    parts.push(table.text("board-ap", { ap, debt }));
  }
  parts.push(...piece.markers.map((name) => table.text(`marker-${name}`)));
  return parts.join(", ");
}

function bondWord(view: View, piece: Piece): string {
  if (piece.seat === view.seat && piece.seat !== null) return "you";
  return piece.team === view.players[nearSeat(view)]!.team ? "ally" : "foe";
}

/** Describe the state of a card. */
export function traitsOf(table: TableModel, view: View, card: Lying): string[] {
  const piece = card.piece === null ? undefined : pieceOf(view, card.piece);
  return [
    ...(card.exhausted ? [table.text("exhausted")] : []),
    ...(card.concealed ? [table.text("concealed")] : []),
    ...Object.entries(card.counters).map(([counter, count]) =>
      table.text("counters", { counter: { id: `apotheosis-counter-${kebab(counter)}`, blanks: {} }, count }),
    ),
    ...(piece?.at ? [table.text("board-stands", { tile: piece.at })] : []),
    ...card.attached.map((under) => table.text("carries", { card: named(under) })),
    ...(card.shown ? [table.text("board-shown-card")] : []),
    ...card.used.map((effect) => table.text("board-used", { effect: effect.slice(1) })),
  ];
}

export function cardLabel(table: TableModel, view: View, card: Lying): string {
  return [
    table.say(named(card)),
    table.say({ id: `apotheosis-facts-${card.card.toLowerCase()}`, blanks: {} }),
    ...traitsOf(table, view, card),
  ].join(", ");
}
