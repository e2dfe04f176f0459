/** Cards of the duel as faces: the printed values, with the table's changes. */

import { faceOf } from "../../lib/cards.svelte";
import type { Face, Stat } from "../../lib/face";
import type { Said } from "../../lib/protocol";
import type { TableModel } from "../../lib/table.svelte";
import { sentence } from "../../lib/words";
import type { Creature, Hero, InHand, Known } from "./types";

const MARKS = ["silenced", "borrowed"] as const;

interface Ability {
  id: string;
  cost: Record<string, number>;
}

export const player = (seat: number): Said => ({ id: "player", blanks: { seat } });
export const nameOf = (card: string): Said => ({ id: `duel-card-${card.toLowerCase()}`, blanks: {} });

export function printed(table: TableModel, card: string): Record<string, unknown> {
  return table.cards.get(card)?.data ?? {};
}

export function abilitiesOf(table: TableModel, card: string): Ability[] {
  return (printed(table, card)["abilities"] as Ability[] | undefined) ?? [];
}

export function factionOf(table: TableModel, card: string): string {
  return String(printed(table, card)["faction"] ?? "neutral");
}

export function cardFace(table: TableModel, card: string): Face {
  const facts = table.cards.get(card);
  if (!facts) return { id: card, name: card };
  return faceOf(facts);
}

export function handFace(table: TableModel, held: InHand): Face {
  const face = cardFace(table, held.card);
  const loyalty = held.loyalty ? [table.text("board-loyalty", { hp: held.loyalty })] : [];
  return { ...face, cost: held.cost, badges: loyalty };
}

export function creatureFace(table: TableModel, creature: Creature): Face {
  const face = cardFace(table, creature.card);
  return { ...face, stats: statsOf(table, creature, face.stats ?? []) };
}

function statsOf(table: TableModel, creature: Creature, print: readonly Stat[]): Stat[] {
  const label = (mark: Stat["mark"]) => print.find((stat) => stat.mark === mark)?.label ?? mark;
  const data = printed(table, creature.card);
  const stats: Stat[] = [
    { label: label("attack"), value: creature.atk, mark: "attack", ...changed(creature.atk, data["atk"]) },
    { label: label("health"), value: creature.hp, mark: "health", ...changed(creature.hp, data["hp"]) },
  ];
  if (creature.armor)
    stats.push({ label: table.text("armor", { amount: "" }).trim(), value: creature.armor, mark: "armor" });
  return stats;
}

/** Return whether a number is above or below the printed one. */
export function changed(now: number, print: unknown): { changed?: "up" | "down" } {
  if (typeof print !== "number" || now === print) return {};
  return { changed: now > print ? "up" : "down" };
}

export function stateOf(creature: Creature): "ready" | "exhausted" | "stunned" {
  return creature.stunned ? "stunned" : creature.exhausted ? "exhausted" : "ready";
}

/** Describe a creature with everything visible of it. */
export function creatureLabel(table: TableModel, creature: Creature, place: Record<string, unknown>): string {
  const traits: Said[] = [
    ...creature.keywords.map((keyword) => ({ id: "duel-keyword", blanks: { keyword } })),
    ...marksOn(creature),
    { id: "duel-state", blanks: { state: stateOf(creature) } },
    ...creature.enchants.map(({ card }) => ({ id: "duel-carries", blanks: { card: nameOf(card) } })),
  ];
  const { atk, hp, max_hp: most } = creature;
  return table.text("table-creature", { ...place, card: named(creature), atk, hp, most, traits });
}

/** Describe what lies on a creature or a hero: Armor, counters, silence, borrowed control, prevention. */
export function marksOn(piece: Hero | Creature): Said[] {
  return [
    ...(piece.armor ? [{ id: "duel-armor", blanks: { amount: piece.armor } }] : []),
    ...Object.entries(piece.counters).map(([name, amount]) => counterWords(name, amount)),
    ...MARKS.filter((mark) => mark in piece && (piece as Creature)[mark]).map((mark) => ({
      id: "duel-mark",
      blanks: { mark },
    })),
    ...(piece.shield ? [{ id: "duel-shield", blanks: { amount: piece.shield } }] : []),
  ];
}

/** Put counters into words; their name has a text under its English name. */
export function counterWords(name: string, amount: number): Said {
  const slug =
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? "";
  return { id: "duel-counters", blanks: { name: { id: `duel-counter-${slug}`, blanks: {} }, amount } };
}

/** Return the name of a card, with its number if another card has the same name. */
export function named({ id, card }: Known): Said {
  return { id: "duel-named", blanks: { card: nameOf(card), number: String(id) } };
}

/** Put the cost of a card or an ability into words. */
export function costWords(table: TableModel, cost: Record<string, number>): string {
  const paid = Object.entries(cost).filter(([kind, amount]) => kind !== "cooldown" && amount);
  const said = paid.map(([kind, amount]) => table.text("board-cost", { kind, amount }));
  return said.join(", ") || table.text("board-cost", { kind: "free", amount: 0 });
}

/** Describe the changes to a creature, line by line, for the closeup. */
export function notesOn(table: TableModel, creature: Creature): string[] {
  const state = stateOf(creature);
  const { atk, hp } = printed(table, creature.card) as { atk: number; hp: number };
  return [
    ...(state === "ready" ? [] : [table.text("board-state-rule", { state })]),
    ...(creature.stunned && creature.exhausted
      ? [table.text("board-state-rule", { state: "exhausted" })]
      : []),
    ...creature.keywords.map(
      (keyword) =>
        `${sentence(table.text("keyword", { keyword }))}: ${table.text("board-keyword-rule", { keyword })}.`,
    ),
    ...(creature.armor ? [table.text("board-armor-rule", { amount: creature.armor })] : []),
    ...Object.entries(creature.counters).map(([name, amount]) => table.say(counterWords(name, amount))),
    ...MARKS.filter((mark) => creature[mark]).map((mark) => table.text("board-mark-rule", { mark })),
    ...(creature.shield ? [table.text("board-shield-rule", { amount: creature.shield })] : []),
    ...creature.modifiers.map((modifier) => modifierWords(table, modifier)),
    ...creature.enchants.map(({ card }) => `${table.say(nameOf(card))}: ${cardFace(table, card).text ?? ""}`),
    ...(creature.damage ? [table.text("board-wounded", { damage: creature.damage })] : []),
    ...(atk !== creature.atk || hp !== creature.max_hp ? [table.text("board-printed", { atk, hp })] : []),
  ];
}

function modifierWords(table: TableModel, modifier: Creature["modifiers"][number]): string {
  const stats = (["atk", "hp", "armor"] as const).filter((stat) => modifier[stat]);
  const changes = [
    ...stats.map((stat) => table.text("board-change", { stat, amount: signed(modifier[stat]!) })),
    ...modifier.keywords.map((keyword) => table.text("keyword", { keyword })),
  ].join(", ");
  const duration = table.text("board-duration", { duration: modifier.duration, who: player(modifier.by) });
  return table.text("board-modifier", { changes, duration });
}

export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
