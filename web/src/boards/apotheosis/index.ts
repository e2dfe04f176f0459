import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import Printed from "./Printed.svelte";
import { effectsOf, great, names, refsOf } from "./pointing";
import { activePiece } from "./reading";
import type { View } from "./types";

/** Whether one is asked to activate something in a window, and in whose turn. */
const answers = (view: View) =>
  view.prompt?.kind !== "window" ? null : activePiece(view)?.seat === view.seat ? "own" : "others";

export default kit<View>({
  Board,
  Legend,
  Card: Printed,
  cardWidth: "min(15.5rem, 88vw)",
  refs: refsOf,
  effects: effectsOf,
  ...names,
  great,
  answers,
  lists: true,
  asks: true,
});
