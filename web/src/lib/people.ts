/** The players of a match in words, for lists of matches. */

import type { Said, Seat } from "./protocol";
import { botName } from "./table.svelte";
import { t, texts } from "./texts.svelte";

type Sitting = Pick<Seat, "kind" | "bot" | "name"> & { you?: boolean };

export function peopleAt(seats: readonly Sitting[]): string {
  return seats.map(nameOf).join(" · ");
}

/** Return a message about a match in words, with these people's names. */
export function sayOf(seats: readonly Sitting[], words: Said): string {
  return texts.speaker("", seats.map(nameOf)).say(words);
}

function nameOf({ kind, bot, name, you = false }: Sitting): string {
  if (kind === "bot") return texts.speaker().say(botName(bot));
  if (kind === "open") return t("web-seat-open");
  return you ? t("seat-you") : name || t("web-guest");
}
