import { kit, type Parts } from "../../lib/board";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import { effectsOf, great, names, refsOf } from "./pointing";
import type { View } from "./types";

/** Any card of the hand can become mana or be replaced: that is no reason to highlight it. */
const aside = ({ type }: Parts) => type === "card_to_mana" || type === "hero_replace";
const begun = ({ declaring }: View) => declaring !== null;

/** Whether one is asked to respond, and to whose action. */
const answers = ({ prompt, chain, seat }: View) =>
  prompt?.kind !== "respond" ? null : chain.at(-1)?.seat === seat ? "own" : "others";

export default kit<View>({
  Board,
  Legend,
  refs: refsOf,
  effects: effectsOf,
  ...names,
  aside,
  begun,
  great,
  answers,
  asks: true,
});
