/** What was tried on the test bench as the file of a lesson, whose words are still to be written, or of a puzzle. */

import { parseDocument, stringify } from "yaml";

/** An action that was taken, and by whom. */
export interface Turn {
  seat: number | null;
  action: string | null;
}

/** Where a position began: the seat that was asked, and how many actions it could choose from. */
export interface Begun {
  seat: number;
  choices: number;
}

export const GOALS = ["win_this_turn", "win", "survive", "best"] as const;
export type Goal = (typeof GOALS)[number];

const words = () => ({ en: "…", pt: "…" });
const read = (position: string) => parseDocument(position).toJS() as unknown;

/** Return the lesson of the seat that was asked first: its actions are awaited, those of the others follow them. */
export function lessonFile(position: string, turns: readonly Turn[], { seat }: Begun): string {
  const steps: { await: string | null; then: (string | null)[] }[] = [];
  for (const { seat: actor, action } of turns)
    if (actor === seat) steps.push({ await: action, then: [] });
    else steps.at(-1)?.then.push(action);
  const written = steps.map(({ then, ...step }) => ({
    say: words(),
    ...step,
    mistake: words(),
    ...(then.length ? { then } : {}),
  }));
  const known = seat ? { seat } : {};
  return stringify({
    title: words(),
    about: words(),
    ...known,
    position: read(position),
    steps: written,
    end: words(),
  });
}

/** Return the puzzle whose answer is the first action taken. How hard it is to see is not known yet. */
export function puzzleFile(
  goal: Goal,
  position: string,
  turns: readonly Turn[],
  { seat, choices }: Begun,
): string {
  const depth = turns.filter((turn) => turn.seat === seat).length;
  return stringify({
    goal,
    seat,
    position: read(position),
    answer: turns[0]?.action,
    rating: { level: 1, depth, choices, hidden: 0 },
  });
}
