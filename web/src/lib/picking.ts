/** Choose a legal action by choosing things on the board. Independent of games and of the page. */

import type { Legal } from "./protocol";

/** The name of a drawn thing, made from the parts of actions: `card:51`, `slot:S`, `unit:0:W:1`. */
export type Ref = string;

/** Returns the things of an action, in the order in which a player chooses them. */
type RefsOf = (parts: Record<string, unknown>) => Ref[];

/** The default for boards: every field of an action is a thing, `{card: 51}` is `card:51`. */
export const plainRefs: RefsOf = (parts) =>
  Object.entries(parts)
    .filter(([name]) => name !== "type")
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}:${String(one)}`));

/** Whether there is something to choose, and nothing of it is among these things. */
export const onlyOutside = (choosable: ReadonlySet<Ref>, inside: readonly Ref[]): boolean =>
  choosable.size > 0 && !inside.some((ref) => choosable.has(ref));

interface Choice {
  legal: Legal;
  refs: Ref[]; // only those that are drawn
}

export class Picking {
  readonly choices: Choice[];

  constructor(legal: readonly Legal[], refsOf: RefsOf, drawn: (ref: Ref) => boolean) {
    this.choices = legal.map((one) => ({ legal: one, refs: [...new Set(refsOf(one.parts))].filter(drawn) }));
  }

  /** Return the actions that include all of these things. */
  about(chosen: readonly Ref[]): Choice[] {
    return this.choices.filter(({ refs }) => chosen.every((ref) => refs.includes(ref)));
  }

  /** Return the things that may be chosen next. */
  next(chosen: readonly Ref[]): Set<Ref> {
    const refs = this.about(chosen).flatMap((choice) => choice.refs);
    return new Set(refs.filter((ref) => !chosen.includes(ref)));
  }

  /** Return the thing of each action that a player would choose first; of a side use, the place. */
  starts(isAside: (parts: Legal["parts"]) => boolean): Set<Ref> {
    const first = ({ legal, refs }: Choice) => refs.at(isAside(legal.parts) ? -1 : 0);
    return new Set(this.choices.map(first).filter((ref) => ref !== undefined));
  }

  /** Return the actions that need no further choice: one is performed, several are shown as a menu. */
  complete(chosen: readonly Ref[]): Legal[] {
    return this.about(chosen)
      .filter(({ refs }) => refs.length === chosen.length)
      .map(({ legal }) => legal);
  }

  /** Actions without a drawn thing: the buttons of the prompt. */
  get loose(): Legal[] {
    return this.complete([]);
  }

  /** Return the chosen things after one more tap: the thing is added, removed, or starts a new choice. */
  point(chosen: readonly Ref[], ref: Ref): Ref[] {
    if (chosen.includes(ref)) return chosen.filter((one) => one !== ref);
    const wider = [...chosen, ref];
    if (this.about(wider).length) return wider;
    return this.about([ref]).length ? [ref] : [...chosen];
  }

  /** Return the action that the choice has determined, if it is unique.
   *
   * A first tap only shows what a thing can do, unless the question is just which thing to choose. */
  settled(chosen: readonly Ref[]): Legal | null {
    const left = this.about(chosen);
    const [only] = left;
    if (left.length !== 1 || !only || only.refs.length !== chosen.length || !chosen.length) return null;
    return chosen.length > 1 || this.isPlainQuestion ? only.legal : null;
  }

  /** Whether all actions with things are of one kind and have one thing each. */
  get isPlainQuestion(): boolean {
    const pointed = this.choices.filter(({ refs }) => refs.length);
    return (
      pointed.every(({ refs }) => refs.length === 1) &&
      new Set(pointed.map(({ legal }) => legal.parts["type"])).size === 1
    );
  }
}
