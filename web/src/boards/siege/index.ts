import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import NamedCard from "./NamedCard.svelte";
import { effectsOf, linkOf, meant, refsOf } from "./pointing";
import type { View } from "./types";

export default kit<View>({
  Board,
  Closeup: NamedCard,
  refs: refsOf,
  effects: effectsOf,
  link: linkOf,
  meant,
  asks: true,
});
