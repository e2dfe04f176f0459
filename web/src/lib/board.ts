/** What a game's board answers. `src/boards/GAME/index.ts` exports one as its default. */

import type { Component } from "svelte";
import { plainRefs, type Ref } from "./picking";
import type { CardFacts, Said } from "./protocol";

export type Parts = Record<string, unknown>;

/** Something to show on a thing after an event: a blow, a gain, or just "here". */
export interface Effect {
  ref: Ref;
  kind: "hit" | "gain" | "here";
  text?: string; // a number that floats up, such as -2
}

/** What a message inside a log line points at: a thing on the board, a card to look at closely, or both. */
export interface Link {
  ref?: Ref;
  card?: string;
}

export interface BoardKit<View = unknown> {
  /** Draws the view. What can be pointed at is a `Thing` (or a piece made of one). */
  Board: Component<{ view: View }>;
  /** The things an action is about, in the order of pointing; those not drawn are ignored. */
  refs(parts: Parts, view: View): Ref[];
  /** What an event does to what is seen; the refs are also what its log line points at. */
  effects(facts: Parts, view: View): Effect[];
  /** What a message inside a line is about, if it can be pointed at. */
  link(said: Said): Link | null;
  /** Another way to say a message at this table, such as a name without the number that tells two of a kind apart. */
  retell?(said: Said, view: View): Said;
  /** Draws a card of the gallery; without it a card is drawn from its data. */
  Card?: Component<{ facts: CardFacts }>;
  /** Shows something looked at closely that is not drawn on the board, such as a playing card in the log. */
  Closeup?: Component<{ said: Said }>;
  /** True where the board has a `Prompt` of its own, at the place where the eye is. */
  asks?: boolean;
}

/** A kit from the parts that differ from the plain answers. */
export function kit<View>(given: Pick<BoardKit<View>, "Board"> & Partial<BoardKit<View>>): BoardKit<View> {
  return {
    refs: (parts) => plainRefs(parts),
    effects: (facts) => plainRefs(facts).map((ref) => ({ ref, kind: "here" })),
    link: () => null,
    ...given,
  };
}
