import { kit } from "../../lib/board";
import Board from "./Board.svelte";

export default kit({ Board, refs: () => [], effects: () => [], asks: true });
