/** The learner's progress through the courses, stored in the browser. */

import { keep, kept } from "./keeping";

interface Progress {
  done: string[]; // the lessons finished
  taken: Record<string, string[]>; // what was done in lessons that are not finished
}

const NONE: Progress = { done: [], taken: {} };

class Courses {
  private known = $state.raw<Record<string, Progress>>({});

  of(game: string): Progress {
    return this.known[game] ?? read(game);
  }

  isDone(game: string, lesson: string): boolean {
    return this.of(game).done.includes(lesson);
  }

  taken(game: string, lesson: string): string[] {
    return this.of(game).taken[lesson] ?? [];
  }

  /** Keep what was done in a lesson so far. */
  note(game: string, lesson: string, actions: readonly string[]): void {
    const { done, taken } = this.of(game);
    this.write(game, { done, taken: { ...taken, [lesson]: [...actions] } });
  }

  finish(game: string, lesson: string): void {
    const { done, taken } = this.of(game);
    const rest = Object.fromEntries(Object.entries(taken).filter(([name]) => name !== lesson));
    this.write(game, { done: [...new Set([...done, lesson])], taken: rest });
  }

  private write(game: string, progress: Progress): void {
    this.known = { ...this.known, [game]: progress };
    keep(`course-${game}`, JSON.stringify(progress));
  }
}

function read(game: string): Progress {
  try {
    return { ...NONE, ...(JSON.parse(kept(`course-${game}`) ?? "{}") as Partial<Progress>) };
  } catch {
    return NONE;
  }
}

export const courses = new Courses();
