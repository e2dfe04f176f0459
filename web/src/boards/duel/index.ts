import { kit, type Parts } from "../../lib/board";
import Board from "./Board.svelte";
import { effectsOf, names, refsOf } from "./pointing";
import type { View } from "./types";

/** Any card of the hand can become mana or be replaced: that is no reason to highlight it. */
const aside = ({ type }: Parts) => type === "card_to_mana" || type === "hero_replace";
const begun = ({ declaring }: View) => declaring !== null;

export default kit<View>({ Board, refs: refsOf, effects: effectsOf, ...names, aside, begun, asks: true });
