/** What this browser answers by itself, game by game. */

import { keep, kept } from "./keeping";
import type { Legal } from "./protocol";

/** `only`: the end of a turn in which nothing else is possible; `answers`: which answers to actions are passed. */
export interface Habit {
  only: "ask" | "end";
  answers: "ask" | "others" | "pass";
}

export const ONLY = ["ask", "end"] as const;
export const ANSWERS = ["ask", "others", "pass"] as const;
const ALWAYS_ASK: Habit = { only: "ask", answers: "ask" };

class Habits {
  private all = $state<Record<string, Habit>>(read());

  of(game: string): Habit {
    return this.all[game] ?? ALWAYS_ASK;
  }

  set(game: string, habit: Habit): void {
    this.all = { ...this.all, [game]: habit };
    keep("habits", JSON.stringify(this.all));
  }
}

function read(): Record<string, Habit> {
  try {
    return JSON.parse(kept("habits") ?? "{}") as Record<string, Habit>;
  } catch {
    return {};
  }
}

export const habits = new Habits();

/** Return the action that is taken without asking, if there is one.
 *
 * `asked` says that the question is only whether to answer: one's own actions, or those of others. */
export function unasked(legal: readonly Legal[], habit: Habit, asked: "own" | "others" | null): Legal | null {
  const pass = asked && legal.find(({ parts }) => parts["type"] === "pass");
  if (pass && (habit.answers === "pass" || (habit.answers === "others" && asked === "own"))) return pass;
  return habit.only === "end" && legal.length === 1 ? legal[0]! : null;
}
