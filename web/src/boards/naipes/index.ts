import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import PackCard from "./PackCard.svelte";
import { effectsOf, linkOf, meant, refsOf, retell } from "./pointing";
import type { View } from "./types";

export default kit<View>({
  Board,
  Card: PackCard,
  refs: refsOf,
  effects: effectsOf,
  link: linkOf,
  retell,
  ends: ["pass", "pass_and_draw"],
  meant,
  asks: true,
});
