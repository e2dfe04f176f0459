/** The cards of a game as faces in the reader's language. */

import type { Face, Stat } from "./face";
import type { CardFacts } from "./protocol";
import { texts, t } from "./texts.svelte";
import { sentence } from "./words";

const TINTS = ["ember", "tide", "root", "dusk"];

/** Return the printed face of a card. A board adds the table's changes. */
export function faceOf(facts: CardFacts): Face {
  const { data } = facts;
  const tint = TINTS.find((one) => one === data["faction"]);
  return {
    id: facts.id,
    name: facts.name[texts.lang] ?? facts.id,
    text: facts.text[texts.lang] ?? "",
    line: sentence(facts.facts[texts.lang] ?? ""),
    ...(typeof data["cost"] === "number" ? { cost: data["cost"] } : {}),
    ...(tint ? { tint } : {}),
    ...(facts.pips ? { pips: "◆".repeat(facts.pips) } : {}),
    stats: statsOf(data),
  };
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
