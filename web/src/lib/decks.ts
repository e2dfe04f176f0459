/** The names of ready decks. */

import { family } from "./editions";
import { t, texts, tg } from "./texts.svelte";
import { kebab, sentence } from "./words";

export function deckName(game: string, deck: string): string {
  if (deck === "random") return sentence(t("web-option-value", { value: deck }));
  const id = `${family(game)}-deck-${kebab(deck)}`;
  return texts.speaker(game).has(id) ? tg(game, id) : sentence(deck.replaceAll("_", " "));
}

/** Return the name of an option's value: of a card its own name, else the word for it. */
export function valueName(game: string, value: boolean | number | string): string {
  const card = `${family(game)}-card-${String(value).toLowerCase()}`;
  if (typeof value === "string" && texts.speaker(game).has(card)) return tg(game, card);
  return t("web-option-value", { value: String(value) });
}

/** Return what a ready deck is like; "" if nothing is said of it. */
export function whatOf(game: string, deck: string): string {
  const id = `${game}-deck-${kebab(deck)}-what`;
  return texts.speaker(game).has(id) ? tg(game, id) : "";
}
