/** A lesson in progress. */

import { api } from "./api";
import { courses } from "./courses.svelte";
import { Exercise } from "./exercise.svelte";
import type { LessonTable } from "./protocol";

export const GO_ON = ">";

export class LessonPlay extends Exercise<LessonTable> {
  protected readonly seatText = "web-lesson-seat";

  constructor(
    game: string,
    readonly name: string,
  ) {
    super(game, courses.taken(game, name));
  }

  get over(): boolean {
    return this.table !== null && this.table.step === this.table.steps;
  }

  isWrong(table: LessonTable): boolean {
    return table.mistake !== null;
  }

  goOn = (): Promise<void> => this.take(GO_ON);

  /** Let the coach take the action that leads on. */
  showHow = (): Promise<void> => (this.table?.shown ? this.take(this.table.shown) : Promise.resolve());

  protected async ask(actions: string[]): Promise<LessonTable> {
    const table = await api.lesson(this.game, this.name, { actions });
    if (table.step === table.steps) courses.finish(this.game, this.name);
    else courses.note(this.game, this.name, actions);
    return table;
  }
}
