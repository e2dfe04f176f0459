/** Choosing one of the legal actions by pointing at what is drawn. Nothing here knows a game or the page. */

import type { Legal } from "./protocol";

/** What a drawn thing is about, as the parts of actions name it: `card:51`, `slot:S`, `unit:0:W:1`. */
export type Ref = string;

/** The things that an action is about, in the order in which a hand would point at them. */
export type RefsOf = (parts: Record<string, unknown>) => Ref[];

/** Where no board says otherwise, every field of an action is a thing: `{card: 51}` is about `card:51`. */
export const plainRefs: RefsOf = (parts) =>
  Object.entries(parts)
    .filter(([name]) => name !== "type")
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}:${String(one)}`));

export interface Choice {
  legal: Legal;
  refs: Ref[]; // only those that are drawn
}

export class Picking {
  readonly choices: Choice[];

  constructor(legal: readonly Legal[], refsOf: RefsOf, drawn: (ref: Ref) => boolean) {
    this.choices = legal.map((one) => ({ legal: one, refs: [...new Set(refsOf(one.parts))].filter(drawn) }));
  }

  /** The actions about all of these things. */
  about(chosen: readonly Ref[]): Choice[] {
    return this.choices.filter(({ refs }) => chosen.every((ref) => refs.includes(ref)));
  }

  /** What may be pointed at next. */
  next(chosen: readonly Ref[]): Set<Ref> {
    const refs = this.about(chosen).flatMap((choice) => choice.refs);
    return new Set(refs.filter((ref) => !chosen.includes(ref)));
  }

  /** Actions that need no further pointing: one is done, several are a menu. */
  complete(chosen: readonly Ref[]): Legal[] {
    return this.about(chosen)
      .filter(({ refs }) => refs.length === chosen.length)
      .map(({ legal }) => legal);
  }

  /** Actions that are about nothing drawn: the buttons of the prompt. */
  get loose(): Legal[] {
    return this.complete([]);
  }

  /** The things chosen after pointing at one more: it joins the others, leaves them, or starts anew. */
  point(chosen: readonly Ref[], ref: Ref): Ref[] {
    if (chosen.includes(ref)) return chosen.filter((one) => one !== ref);
    const wider = [...chosen, ref];
    if (this.about(wider).length) return wider;
    return this.about([ref]).length ? [ref] : [...chosen];
  }

  /** The one action that pointing has settled.
   *
   * A first touch shows what a thing can do and does nothing yet, unless the question is only which one. */
  settled(chosen: readonly Ref[]): Legal | null {
    const left = this.about(chosen);
    const [only] = left;
    if (left.length !== 1 || !only || only.refs.length !== chosen.length || !chosen.length) return null;
    return chosen.length > 1 || this.isPlainQuestion ? only.legal : null;
  }

  /** Whether all actions that are about something are of one kind and each is about one thing. */
  get isPlainQuestion(): boolean {
    const pointed = this.choices.filter(({ refs }) => refs.length);
    return (
      pointed.every(({ refs }) => refs.length === 1) &&
      new Set(pointed.map(({ legal }) => legal.parts["type"])).size === 1
    );
  }
}
