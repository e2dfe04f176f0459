/** Which puzzles the reader has solved, and of which the solution was looked at, stored in the browser. */

import { keep, kept } from "./keeping";

interface Progress {
  solved: number[];
  seen: number[]; // the solution was looked at first
}

const NONE: Progress = { solved: [], seen: [] };

class Solved {
  private known = $state.raw<Record<string, Progress>>({});

  of(game: string): Progress {
    return this.known[game] ?? read(game);
  }

  has(game: string, puzzle: number): boolean {
    return this.of(game).solved.includes(puzzle);
  }

  isSeen(game: string, puzzle: number): boolean {
    return this.of(game).seen.includes(puzzle);
  }

  add(game: string, puzzle: number): void {
    const { solved, seen } = this.of(game);
    this.write(game, {
      solved: [...new Set([...solved, puzzle])],
      seen: seen.filter((one) => one !== puzzle),
    });
  }

  /** Note that its solution was looked at; what was solved before stays solved. */
  see(game: string, puzzle: number): void {
    const { solved, seen } = this.of(game);
    if (!solved.includes(puzzle)) this.write(game, { solved, seen: [...new Set([...seen, puzzle])] });
  }

  private write(game: string, progress: Progress): void {
    this.known = { ...this.known, [game]: progress };
    keep(`puzzles-${game}`, JSON.stringify(progress));
  }
}

function read(game: string): Progress {
  try {
    return { ...NONE, ...(JSON.parse(kept(`puzzles-${game}`) ?? "{}") as Partial<Progress>) };
  } catch {
    return NONE;
  }
}

export const solved = new Solved();

/** Return the puzzle to go on with: the next that is not solved, from the beginning again after the last. */
export function nextPuzzle<Facts extends { number: number }>(
  all: readonly Facts[],
  after: number,
  isSolved: (puzzle: number) => boolean,
): Facts | undefined {
  const later = all.filter(({ number }) => number > after);
  const rest = all.filter(({ number }) => number < after);
  return [...later, ...rest].find(({ number }) => !isSolved(number));
}
