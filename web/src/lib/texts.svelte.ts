/** The reader's language and every text in it; both are reactive. */

import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { keep, kept } from "./keeping";
import type { Said } from "./protocol";
import { family } from "./editions";
import { chooseLanguage, LANGUAGES, readBundle, said, Speaker, type Language, type Run } from "./words";

const bundles = new SvelteMap<string, FluentBundle>();

class Texts {
  lang = $state<Language>(chooseLanguage(kept("lang"), navigator.languages));

  async choose(lang: Language): Promise<void> {
    const games = new Set([...bundles.keys()].map((key) => key.split(" ")[1]!));
    await Promise.all([...games].map((game) => fetchBundle(lang, game)));
    this.lang = lang;
    keep("lang", lang);
    document.documentElement.lang = LANGUAGES[lang];
  }

  /** Load a game's texts in the current language; without a game, the common ones. */
  async ready(game = ""): Promise<void> {
    document.documentElement.lang = LANGUAGES[this.lang];
    await Promise.all([...new Set([game, family(game)])].map((one) => fetchBundle(this.lang, one)));
  }

  speaker(game = "", names: readonly string[] = [], retell?: (said: Said) => Said): Speaker {
    const known = [bundles.get(`${this.lang} `), game ? bundles.get(`${this.lang} ${game}`) : undefined];
    return new Speaker(
      known.filter((bundle) => bundle !== undefined),
      names,
      retell,
    );
  }
}

async function fetchBundle(lang: Language, game: string): Promise<void> {
  const key = `${lang} ${game}`;
  if (bundles.has(key)) return;
  const address = addressOf(lang, game);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  bundles.set(key, readBundle(lang, await answer.text()));
}

/** Return the address of texts: common (""), a game's ("duel"), or those of a match of other rules ("match/CODE"). */
function addressOf(lang: Language, source: string): string {
  if (source.startsWith("match/")) return `/api/matches/${source.slice("match/".length)}/texts/${lang}.ftl`;
  return source ? `/api/games/${source}/texts/${lang}.ftl` : `/api/texts/${lang}.ftl`;
}

export const texts = new Texts();

/** Return a common text: `t("web-undo")`. */
export function t(id: string, blanks: Record<string, unknown> = {}): string {
  return texts.speaker().say(said(id, blanks));
}

/** Write a number with so many decimals as the reader's language does: 46.7 or 46,7. */
export function decimal(value: number, digits: number): string {
  return value.toLocaleString(LANGUAGES[texts.lang], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Return a text of a game, or a common one. With a card set the game is an edition (`duel+52c1...`). */
export function tg(game: string, id: string, blanks: Record<string, unknown> = {}): string {
  return texts.speaker(game).say(said(id.replace(game, family(game)), blanks));
}

export type { Language, Run, Said };
