import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import NamedCard from "./NamedCard.svelte";
import { effectsOf, great, linkOf, meant, refsOf } from "./pointing";
import type { View } from "./types";

export default kit<View>({
  Board,
  Legend,
  Closeup: NamedCard,
  refs: refsOf,
  effects: effectsOf,
  link: linkOf,
  meant,
  great,
  asks: true,
});
