/** The cards of a game as faces in the reader's language. */

import type { Face, Power, Stat } from "./face";
import type { CardFacts, TextRun } from "./protocol";
import { texts, t } from "./texts.svelte";
import { sentence } from "./words";

const TINTS = ["ember", "tide", "root", "dusk"];

/** Return the printed face of a card. A board adds the table's changes. */
export function faceOf(facts: CardFacts): Face {
  const { data } = facts;
  const powers = powersOf(facts);
  const tint = TINTS.find((one) => one === data["faction"]);
  return {
    id: facts.id,
    name: facts.name[texts.lang] ?? facts.id,
    text: facts.text[texts.lang] ?? "",
    ...(powers.length ? { powers } : {}),
    line: sentence(facts.line[texts.lang] ?? ""),
    ...(typeof data["cost"] === "number" ? { cost: data["cost"] } : {}),
    ...(tint ? { tint } : {}),
    ...(facts.pips ? { pips: "◆".repeat(facts.pips) } : {}),
    picture: facts.picture,
    stats: statsOf(data),
  };
}

/** Return the parts of a card's text. */
export function powersOf(facts: CardFacts): Power[] {
  const parts = facts.paragraphs[texts.lang] ?? [];
  return parts.map(({ name, cost, text }) => ({ name, cost: plain(cost), text: plain(text), runs: text }));
}

const plain = (runs: readonly TextRun[]): string => runs.map(({ text }) => text).join("");

const isKeyword = ({ mark, of }: TextRun) =>
  of !== "" && (mark === "keyword" || mark === "token" || mark.startsWith("box-"));

/** Return the keywords in the text of a card with their names, each once; those in boxes are marked by their group. */
export function keywordsIn(facts: CardFacts): Map<string, string> {
  const runs = (facts.paragraphs[texts.lang] ?? []).flatMap(({ text }) => text);
  return new Map(runs.filter(isKeyword).map(({ of, text }) => [of, text]));
}

/** Return the blanks of a keyword's rule: of `immunity:poison`, what it is against. */
export function keywordBlanks(word: string): Record<string, string> {
  const [keyword = "", against = ""] = word.split(":");
  return { keyword, against };
}

export function statsOf(data: Record<string, unknown>): Stat[] {
  const made: Stat[] = [];
  const add = (name: string, mark: Stat["mark"]) => {
    const value = data[name];
    if (typeof value === "number") made.push({ label: t("web-stat", { stat: name }), value, mark });
  };
  add("atk", "attack");
  add("hp", "health");
  add("armor", "armor");
  return made;
}
