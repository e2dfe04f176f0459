import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import Printed from "./Printed.svelte";
import { effectsOf, names, refsOf } from "./pointing";
import type { View } from "./types";

export default kit<View>({
  Board,
  Card: Printed,
  cardWidth: "min(15.5rem, 88vw)",
  refs: refsOf,
  effects: effectsOf,
  ...names,
  asks: true,
});
