/** The interface of a game's board. `src/boards/GAME/index.ts` exports one as its default. */

import type { Component } from "svelte";
import { plainRefs, type Ref } from "./picking";
import type { CardFacts, Said } from "./protocol";

export type Parts = Record<string, unknown>;

/** A visual effect on a thing after an event: a loss, a gain, or just a highlight. */
export interface Effect {
  ref: Ref;
  kind: "hit" | "gain" | "here";
  text?: string; // a number that floats up, such as -2
}

/** The target of a message inside a log line: a thing on the board, a card for the closeup, or both. */
export interface Link {
  ref?: Ref;
  card?: string;
}

export interface BoardKit<View = unknown> {
  /** Draws the view. Everything that can be chosen is a `Thing`, or a component made of one. */
  Board: Component<{ view: View }>;
  /** Return the things of an action, in the order in which they are chosen; those not drawn are ignored. */
  refs(parts: Parts, view: View): Ref[];
  /** Return the visual effects of an event; its log line points at the same things. */
  effects(facts: Parts, view: View): Effect[];
  /** Return what a message inside a line points at, if anything. */
  link(said: Said): Link | null;
  /** Rewrite a message for this table, such as a name without the number that distinguishes copies. */
  retell?(said: Said, view: View): Said;
  /** Whether an action is a side use of its first thing: its last thing, the place, is highlighted instead. */
  aside?(parts: Parts): boolean;
  /** Kinds of action that end a turn, if they are not called `end_turn`: they have the key E. */
  ends?: readonly string[];
  /** Return the text of the action that tapping a thing means, where its ref has no words of actions. */
  meant?(ref: Ref, view: View): string | undefined;
  /** Whether the question is part of an action that the reader has begun and may still take back. */
  begun?(view: View): boolean;
  /** Draws a card of the gallery; without it a card is drawn from its data. */
  Card?: Component<{ facts: CardFacts }>;
  /** The least width of a card in gallery and builder, if its text needs more than the usual one. */
  cardWidth?: string;
  /** Shows something looked at closely that is not drawn on the board, such as a playing card in the log. */
  Closeup?: Component<{ said: Said }>;
  /** The lines of the legend (`Mark`): what the marks on the board mean. */
  Legend?: Component;
  /** Whether an event is a great moment, which is said large over the board. */
  great?(facts: Parts, view: View): boolean;
  /** Whether the question is only whether to answer what somebody does. */
  answers?(view: View): "own" | "others" | null;
  /** True if the board lists by itself what can be done with a place that was tapped first. */
  lists?: boolean;
  /** The game whose package brings a board of its own, which the generic table draws. */
  own?: string;
  /** True if the board places its own `Prompt`. */
  asks?: boolean;
}

/** Return a board kit; omitted parts get the defaults. */
export function kit<View>(given: Pick<BoardKit<View>, "Board"> & Partial<BoardKit<View>>): BoardKit<View> {
  return {
    refs: (parts) => plainRefs(parts),
    effects: (facts) => plainRefs(facts).map((ref) => ({ ref, kind: "here" })),
    link: () => null,
    ...given,
  };
}
