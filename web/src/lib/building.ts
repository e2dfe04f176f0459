/** Players' own decks: lists in the form that options and the command line read, and a store in the browser. */

import { keep, kept } from "./keeping";
import type { DeckJudged, PartFacts } from "./protocol";

export type Counts = Record<string, number>;

interface Kept {
  name: string;
  text: string;
}

export const countsOf = ({ cards }: Pick<DeckJudged, "cards">): Counts => Object.fromEntries(cards);

/** `{H01: 1, I01: 3}` as `1 H01; 3 I01;`: with a semicolon at the end even one card is a list, not a name. */
export function listOf(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => `${count} ${id};`)
    .join(" ");
}

/** Add a card; if only one card of its part is allowed, replace the other. */
export function withMore(counts: Counts, id: string, part: PartFacts): Counts {
  const left =
    part.most === 1
      ? Object.fromEntries(
          Object.entries(counts).filter(([one]) => !part.copies.some(([other]) => other === one)),
        )
      : counts;
  return { ...left, [id]: (left[id] ?? 0) + 1 };
}

export function withLess(counts: Counts, id: string): Counts {
  const { [id]: count = 0, ...others } = counts;
  return count > 1 ? { ...counts, [id]: count - 1 } : others;
}

export function countIn(part: PartFacts, counts: Counts): number {
  return part.copies.reduce((sum, [id]) => sum + (counts[id] ?? 0), 0);
}

/** Write a file for the command line: one card a line, with its name as a comment. */
export function written(name: string, counts: Counts, nameOf: (id: string) => string): string {
  const lines = Object.entries(counts).map(([id, count]) => `${count} ${id}  # ${nameOf(id)}`);
  return [...(name ? [`# ${name}`] : []), ...lines, ""].join("\n");
}

const FIELD = /^\s*(?:house|hero|entity):\s*(\S+)\s*$/;
const FIELDS = /^\s*classes:\s*\[(.*)\]\s*$/;
const COPIES = /^\s+(\S+):\s*(\d+)\s*$/;

/** Read the list in a file: as `written` makes it, or the YAML of a ready deck. */
export function readFile(text: string): string {
  if (!/^cards:/m.test(text)) return `${text}\n`;
  return text
    .split("\n")
    .flatMap((line) => {
      const [, one] = FIELD.exec(line) ?? [];
      const [, several] = FIELDS.exec(line) ?? [];
      const [, id, count] = COPIES.exec(line) ?? [];
      if (one) return [one];
      return several !== undefined ? several.split(",") : id ? [`${count} ${id}`] : [];
    })
    .join("\n")
    .concat("\n");
}

/** Return the decks stored in this browser. */
export function shelf(game: string): Kept[] {
  try {
    return JSON.parse(kept(`decks-${game}`) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function shelve(game: string, deck: Kept): Kept[] {
  const decks = [...shelf(game).filter(({ name }) => name !== deck.name), deck];
  keep(`decks-${game}`, JSON.stringify(decks));
  return decks;
}

export function unshelve(game: string, name: string): Kept[] {
  const decks = shelf(game).filter((deck) => deck.name !== name);
  keep(`decks-${game}`, JSON.stringify(decks));
  return decks;
}
