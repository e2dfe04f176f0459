/** The cards in a view, for games whose cards have numbers. */

import type { Link } from "./board";
import type { Said } from "./protocol";
import { tally } from "./tally";

/** Return every visible card by its number; `without` names parts of the view to skip. */
export function knownCards(view: object, without: readonly string[] = []): Map<number, string> {
  const known = new Map<number, string>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if ("id" in part && "card" in part) known.set(part.id as number, part.card as string);
    for (const [name, inner] of Object.entries(part)) if (!without.includes(name)) walk(inner);
  };
  walk(view);
  return known;
}

/** Return the card that a ref points at: `card:51` in the view, `take:ROO-12` in the gallery. */
export function cardAt(view: object, ref: string | null): string | undefined {
  const [what, name = ""] = ref?.split(":") ?? [];
  return what === "take" ? name : what === "card" ? knownCards(view).get(Number(name)) : undefined;
}

type TwinsFinder = (view: object) => ReadonlySet<number>;

/** Return a function that finds the cards whose name is not unique in their part of the view; their number is shown. */
export function twinsFinder<View extends object>(
  without: readonly string[] = [],
  parts: (view: View) => readonly object[] = (view) => [view],
): TwinsFinder {
  const memo = new WeakMap<object, ReadonlySet<number>>();
  return (view) => {
    const known = () => parts(view as View).map((part) => twinsIn(knownCards(part, without)));
    const found = memo.get(view) ?? new Set(known().flatMap((twins) => [...twins]));
    memo.set(view, found);
    return found;
  };
}

function twinsIn(known: ReadonlyMap<number, string>): ReadonlySet<number> {
  const counts = tally(known.values());
  return new Set([...known].filter(([, card]) => counts.get(card)! > 1).map(([id]) => id));
}

/** Return a board's `link` and `retell` for messages `GAME-named`, which name a card with its number. */
export function numberedNames(game: string, twins: TwinsFinder) {
  const isNamed = ({ id }: Said) => id === `${game}-named`;
  return {
    /** Return what a message with a card's number points at: the thing on the board, and the card for the closeup. */
    link(said: Said): Link | null {
      if (!isNamed(said)) return null;
      const card = (said.blanks["card"] as Said).id.slice(`${game}-card-`.length).toUpperCase();
      return { ref: `card:${String(said.blanks["number"])}`, card };
    },
    /** Drop the number beside a name unless two cards share the name. */
    retell(said: Said, view: object): Said {
      const alone = isNamed(said) && !twins(view).has(Number(said.blanks["number"]));
      return alone ? (said.blanks["card"] as Said) : said;
    },
  };
}
