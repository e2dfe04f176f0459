import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import Legend from "./Legend.svelte";
import Printed from "./Printed.svelte";
import { effectsOf, great, names, refsOf } from "./pointing";
import type { View } from "./types";

const begun = ({ using, seat }: View) => using !== null && using.seat === seat;

export default kit<View>({
  Board,
  Legend,
  Card: Printed,
  cardWidth: "min(14rem, 88vw)",
  refs: refsOf,
  effects: effectsOf,
  ...names,
  begun,
  great,
  asks: true,
});
