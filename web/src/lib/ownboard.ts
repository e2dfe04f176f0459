/** The board that the package of a game brings: a module that the server serves, `draw(root, table)` and `style`. */

import type { Legal } from "./protocol";
import type { TableModel } from "./table.svelte";

/** What such a board is given of the table. */
export interface OwnTable {
  view: unknown;
  seat: number | null; // null for a spectator
  names: readonly string[];
  legal: readonly OwnAction[]; // empty while others are asked
  text(id: string, blanks?: Record<string, unknown>): string;
  act(action: { text: string }): void;
}

interface OwnAction {
  text: string;
  parts: Legal["parts"];
  words: string;
}

export interface OwnBoard {
  draw(root: HTMLElement, table: OwnTable): void;
  style?: string; // rules of CSS, which are kept inside the board
}

export const CLASS = "own-board";

export async function fetchBoard(game: string): Promise<OwnBoard> {
  return (await import(/* @vite-ignore */ `/api/games/${game}/board.js`)) as OwnBoard;
}

/** Return what a board may see and do. */
export function ownTable(table: TableModel): OwnTable {
  return {
    view: table.view,
    seat: table.seat,
    names: table.names,
    legal: table.legal.map(({ text, parts, words }) => ({ text, parts, words: table.say(words) })),
    text: (id, blanks = {}) => table.text(id, blanks),
    act: ({ text }) => {
      const legal = table.legal.find((one) => one.text === text);
      if (legal && !table.waiting) table.act(legal);
    },
  };
}

/** Use the style of a board, inside it alone, until the returned function is called. */
export function dress(style: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.${CLASS} { ${style} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
