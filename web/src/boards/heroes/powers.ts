/** The powers of a card, read from its text. */

import type { Power } from "../../lib/face";

/** Split a card's text into powers, each with its name and cost: `Zap [Use 1]: ... | Haze: ...`. */
export function powersIn(text: string): Power[] {
  return text
    .split(" | ")
    .filter(Boolean)
    .map((part) => {
      const [, name = "", cost = "", words = part] =
        /^([^:[\]]*?)\s*(?:\[([^\]]*)\])?: (.*)$/.exec(part) ?? [];
      return { name, cost, text: words };
    });
}
