/** Format messages in a language, as `carteado.texts.Speaker` does: nested messages, lists, players' names. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "./protocol";

export const LANGUAGES = { pt: "pt-BR", en: "en" } as const;
export type Language = keyof typeof LANGUAGES;

/** A run of text; `about` is the message that it was made from, if that links to something. */
export interface Run {
  text: string;
  about?: Said;
}

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "id" in value && !Array.isArray(value);
}

export function readBundle(lang: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(LANGUAGES[lang], { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  return bundle;
}

export class Speaker {
  constructor(
    readonly bundles: readonly FluentBundle[],
    readonly names: readonly string[] = [],
    readonly retell: (said: Said) => Said = (said) => said,
  ) {}

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  say(said: Said): string {
    return this.speak(said, () => null);
  }

  /** Format a message in runs; runs of messages accepted by `links` become links. */
  tell(said: Said, links: (said: Said) => boolean): Run[] {
    const linked: Said[] = [];
    const mark = (inner: Said) => (links(inner) ? linked.push(inner) - 1 : null);
    return cut(this.speak(said, mark), linked);
  }

  private speak(said: Said, mark: (said: Said) => number | null): string {
    if (said.id === "player") return this.names[Number(said.blanks["seat"])] ?? "";
    const number = mark(said);
    const inner = number === null ? mark : () => null;
    const told = this.retell(said);
    const blanks = Object.fromEntries(
      Object.entries(told.blanks ?? {}).map(([name, value]) => [name, this.fill(value, inner)]),
    );
    const text = this.format(told.id, blanks);
    return number === null ? text : `${OPEN}${number}${MIDDLE}${text}${CLOSE}`;
  }

  private fill(value: unknown, mark: (said: Said) => number | null): FluentVariable {
    if (isSaid(value)) return this.speak(value, mark);
    if (Array.isArray(value)) return this.join(value.map((one: Said) => this.speak(one, mark)));
    if (typeof value === "boolean") return String(value);
    return value as FluentVariable;
  }

  /** Join a list: "a, b and c". */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.format("list-and", { start: items.slice(0, -1).join(", "), end: items.at(-1)! });
  }

  private format(id: string, blanks: Record<string, FluentVariable>): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, blanks, []);
    }
    return id;
  }
}

function cut(text: string, linked: readonly Said[]): Run[] {
  const runs: Run[] = [];
  for (const part of text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (!part) continue;
    if (!part.startsWith(OPEN)) runs.push({ text: part });
    else {
      const [number, words] = part.slice(1, -1).split(MIDDLE);
      runs.push({ text: words ?? "", about: linked[Number(number)]! });
    }
  }
  return runs;
}

/** Convert a name of the rules to its part of a Fluent id: `king_first` to `king-first`. */
export function kebab(name: string): string {
  return name.toLowerCase().replaceAll("_", "-").replaceAll(".", "-");
}

export function said(id: string, blanks: Record<string, unknown> = {}): Said {
  return { id, blanks };
}

/** Return the stored language, else the first supported one of the browser's, else English. */
export function chooseLanguage(kept: string | null, spoken: readonly string[]): Language {
  if (kept === "pt" || kept === "en") return kept;
  const known = spoken
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === "pt" || tag === "en");
  return (known as Language | undefined) ?? "en";
}

/** Capitalize the start: actions are written for the middle of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
