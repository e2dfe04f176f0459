import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import NamedCard from "./NamedCard.svelte";
import { effectsOf, linkOf, refsOf } from "./pointing";
import type { View } from "./types";

export default kit<View>({
  Board,
  Closeup: NamedCard,
  refs: refsOf,
  effects: effectsOf,
  link: linkOf,
  asks: true,
});
