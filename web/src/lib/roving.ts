/** The board is one stop of the Tab key; arrows move over what is drawn, by where it lies. */

const THINGS = ".thing > .touch:not([aria-disabled='true'])";

const refOf = (node: HTMLElement) => node.closest<HTMLElement>("[data-ref]")?.dataset["ref"];
const isAble = (node: HTMLElement) => node.parentElement?.classList.contains("can") ?? false;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** Which of the points lies nearest in that direction; straying sideways counts double. */
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

/** Answer an arrow key; Home and End are the first and the last thing that can be chosen. */
export function move(root: HTMLElement, event: KeyboardEvent): void {
  const things = [...root.querySelectorAll<HTMLElement>(THINGS)];
  const able = things.filter(isAble);
  const here = document.activeElement as HTMLElement;
  let target: HTMLElement | undefined;
  if (event.key === "Home") target = able[0];
  else if (event.key === "End") target = able.at(-1);
  else {
    const direction = ARROWS[event.key];
    if (!direction || !things.includes(here)) return;
    target = things[nearest(middle(here), things.map(middle), direction)];
  }
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function middle(node: HTMLElement): Point {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
