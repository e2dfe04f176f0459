/** Links of the chain and their aims in words. */

import { knownCards } from "../../lib/known";
import type { TableModel } from "../../lib/table.svelte";
import { nameOf, named, player } from "./faces";
import type { Link, View } from "./types";

/** Return the words for a link, then for each of its aims. */
export function linkWords(table: TableModel, view: View, link: Link): string[] {
  const negated = link.negated ? [table.text("board-negated")] : [];
  if (link.kind === "end_turn") return [table.text("board-link-kind", { kind: link.kind }), ...negated];
  const card = table.say(nameOf(link.card!));
  if (link.kind === "attack") {
    const target = table.say(named({ id: link.target!, card: link.target_card! }));
    const blocker = link.blocker ? [table.text("board-blocked-by", { card: named(link.blocker) })] : [];
    return [card, table.text("board-attacks", { target }), ...blocker, ...negated];
  }
  const what = link.ability ? `${table.text(`ability-${link.card}-${link.ability}`)} (${card})` : card;
  const aims = [...(link.targets ?? []), link.place ?? ""].filter(Boolean);
  const aimed = aims.map((aim) => aimWords(table, view, aim, link.seat)).join(", ");
  return [what, ...(aimed ? [table.text("board-aims-at", { aims: aimed })] : []), ...negated];
}

function aimWords(table: TableModel, view: View, aim: string, seat: number): string {
  const [, word = "", digits = ""] = /^(@|trap|link|column)(\d+)$/.exec(aim) ?? [];
  const number = Number(digits);
  if (word === "@") {
    const card = knownCards(view).get(number);
    return card ? table.say(named({ id: number, card })) : table.text("aim-card", { number });
  }
  if (word === "trap") return table.text("board-trap-aim", { place: number, who: player(1 - seat) });
  if (word) return table.text(`aim-${word}`, { number });
  const [side, row] = aim.split("_");
  const who = player(side === "own" ? seat : 1 - seat);
  return table.text("board-row", { row: { id: `duel-row-${row}`, blanks: {} }, who });
}
