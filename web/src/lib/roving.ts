/** Roving tabindex: the board is one Tab stop, and arrow keys move between its things by position. */

import { refOf } from "./refs";

const THINGS = ".thing > .touch:not([aria-disabled='true'])";

const isAble = (node: HTMLElement) => node.parentElement?.classList.contains("can") ?? false;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** Return the index of the nearest point in a direction; sideways distance counts double. */
export function nearest(from: Point, to: readonly Point[], [dx, dy]: readonly [number, number]): number {
  let [best, least] = [-1, Infinity];
  to.forEach((point, place) => {
    const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  });
  return best;
}

/** Leave one thing in the Tab order: the one last focused, else the first that can be chosen, else the first. */
export function refresh(root: HTMLElement, current: string | undefined): void {
  const things = [...root.querySelectorAll<HTMLElement>(THINGS)];
  const stop = things.find((node) => refOf(node) === current) ?? things.find(isAble) ?? things[0];
  for (const node of root.querySelectorAll<HTMLElement>(".thing > .touch"))
    node.tabIndex = node === stop ? 0 : -1;
}

/** Handle an arrow key by position; Home, End and the page keys go through what can be chosen now. */
export function move(root: HTMLElement, event: KeyboardEvent): void {
  const things = [...root.querySelectorAll<HTMLElement>(THINGS)];
  const here = things.indexOf(document.activeElement as HTMLElement);
  const direction = ARROWS[event.key];
  const target = direction
    ? here >= 0 && things[nearest(middle(things[here]!), things.map(middle), direction)]
    : walk(offered(things), here, event.key, things);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Return the things that can be chosen next, else those that can be chosen first. */
function offered(things: HTMLElement[]): HTMLElement[] {
  const next = things.filter((node) => node.parentElement?.classList.contains("next"));
  return next.length ? next : things.filter(isAble);
}

function walk(
  able: HTMLElement[],
  here: number,
  key: string,
  things: HTMLElement[],
): HTMLElement | undefined {
  const after = able.find((node) => things.indexOf(node) > here);
  const before = able.findLast((node) => things.indexOf(node) < here);
  if (key === "Home") return able[0];
  if (key === "End") return able.at(-1);
  if (key === "PageDown") return after ?? able[0];
  if (key === "PageUp") return before ?? able.at(-1);
  return undefined;
}

function middle(node: HTMLElement): Point {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
