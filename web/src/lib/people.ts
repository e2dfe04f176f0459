/** The players of a match in words, for lists of matches. */

import type { Seat } from "./protocol";
import { botName } from "./table.svelte";
import { t, texts } from "./texts.svelte";

type Sitting = Pick<Seat, "kind" | "bot" | "name"> & { you?: boolean };

export function peopleAt(seats: readonly Sitting[]): string {
  return seats.map(nameOf).join(" · ");
}

function nameOf({ kind, bot, name, you = false }: Sitting): string {
  if (kind === "bot") return texts.speaker().say(botName(bot));
  if (kind === "open") return t("web-seat-open");
  return you ? t("seat-you") : name || t("web-guest");
}
