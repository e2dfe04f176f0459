import { kit } from "../../lib/board";
import Board from "./Board.svelte";
import { effectsOf, names, refsOf } from "./pointing";
import type { View } from "./types";

export default kit<View>({ Board, refs: refsOf, effects: effectsOf, ...names, asks: true });
