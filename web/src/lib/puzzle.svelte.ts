/** A puzzle being solved. */

import { api } from "./api";
import { Exercise } from "./exercise.svelte";
import type { Ref } from "./picking";
import type { PuzzleTable, Said, SolutionStep } from "./protocol";
import { solved } from "./solved.svelte";

export class PuzzlePlay extends Exercise<PuzzleTable> {
  protected readonly seatText = "web-puzzle-seat";
  pointed = $state.raw<Ref[]>([]); // where the right action begins, after a hint
  named = $state.raw<Said | null>(null); // or the right action, in words
  solution = $state.raw<SolutionStep[]>([]);

  constructor(
    game: string,
    readonly puzzle: number,
  ) {
    super(game, []);
  }

  get over(): boolean {
    return this.table?.verdict === "solved";
  }

  isWrong(table: PuzzleTable): boolean {
    return table.verdict === "failed";
  }

  /** Point at the first thing of the right action, or name the action if no thing on the table stands for it. */
  hint = (): Promise<void> =>
    this.attempt(async () => {
      const { shown } = await api.puzzle(this.game, this.puzzle, { actions: this.taken, ask: "hint" });
      const choice = this.model.picking.choices.find(({ legal }) => legal.text === shown);
      const first = choice?.refs[0];
      this.named = first === undefined ? (choice?.legal.words ?? null) : null;
      this.pointed = choice ? [first ?? `action:${choice.legal.text}`] : [];
    });

  showSolution = (): Promise<void> =>
    this.attempt(async () => {
      const { solution } = await api.puzzle(this.game, this.puzzle, { actions: this.taken, ask: "solution" });
      this.solution = solution;
      solved.see(this.game, this.puzzle);
    });

  protected async ask(actions: string[]): Promise<PuzzleTable> {
    const table = await api.puzzle(this.game, this.puzzle, { actions });
    this.pointed = [];
    this.named = null;
    if (table.verdict === "solved" && !this.solution.length) solved.add(this.game, this.puzzle);
    return table;
  }
}
