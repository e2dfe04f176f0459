/** Search cards by a word of their name or text, and filter them by printed values. */

import { folded } from "./markdown";
import type { CardFacts } from "./protocol";

export const FIELDS = ["suit", "type", "faction", "level", "rarity", "collection", "job", "cost"] as const;

/** Return the filters of a gallery: fields in which the cards differ. */
export function filtersOf(cards: readonly CardFacts[]): { field: string; values: string[] }[] {
  return FIELDS.map((field) => {
    const found = cards.flatMap(({ data }) => (isPlain(data[field]) ? [String(data[field])] : []));
    return { field, values: [...new Set(found)].sort((a, b) => Number(a) - Number(b) || a.localeCompare(b)) };
  }).filter(({ values }) => values.length > 1);
}

export function matches(
  card: CardFacts,
  lang: string,
  asked: string,
  chosen: Record<string, string | undefined>,
): boolean {
  const printed = [card.name, card.facts, card.text].map((words) => words[lang] ?? "");
  const words = folded([card.id, ...printed].join(" "));
  return (
    words.includes(folded(asked.trim())) &&
    Object.entries(chosen).every(([field, value]) => !value || String(card.data[field]) === value)
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}
