import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import PackCard from "./PackCard.svelte";
import { effectsOf, great, linkOf, meant, refsOf, retell } from "./pointing";
import type { View } from "./types";

export default kit<View>({
  Board,
  Legend,
  Card: PackCard,
  refs: refsOf,
  effects: effectsOf,
  link: linkOf,
  retell,
  ends: ["pass", "pass_and_draw"],
  meant,
  great,
  asks: true,
});
