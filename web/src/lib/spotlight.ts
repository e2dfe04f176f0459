/** Light what the coach points at, whatever draws it and whenever it is drawn: by a style sheet of its own. */

import type { Ref } from "./picking";

const ACTION = "action:"; // an answer of the prompt, by its text

/** Return the selector of everything that draws a ref. */
export function selectorOf(ref: Ref): string {
  return ref.startsWith(ACTION)
    ? `[data-action="${CSS.escape(ref.slice(ACTION.length))}"]`
    : `[data-ref="${CSS.escape(ref)}"]`;
}

/** Return the first visible element that draws a ref. */
export function drawnAt(ref: Ref): HTMLElement | undefined {
  const found = document.querySelectorAll<HTMLElement>(selectorOf(ref));
  return [...found].find((node) => node.getClientRects().length > 0);
}

/** Light these things until the returned function is called. */
export function spotlight(refs: readonly Ref[]): () => void {
  if (!refs.length) return () => undefined;
  const sheet = new CSSStyleSheet();
  const selector = refs.map((ref) => `.felt ${selectorOf(ref)}`).join(",");
  sheet.insertRule(
    `${selector} { outline: 4px solid var(--glow); outline-offset: 3px; z-index: 3; animation: spotlight 1.1s ease-in-out infinite alternate; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Return the short name of a thing, and the element of it that takes the focus, if any.
 *
 * What is only looked at, and takes no focus, has its name in `data-name`. */
export function handleOf(ref: Ref): { name: string; node: HTMLElement | null } | null {
  const drawn = drawnAt(ref);
  if (!drawn) return null;
  if (drawn.dataset["name"]) return { name: drawn.dataset["name"], node: null };
  const node = drawn.matches("button, a") ? drawn : drawn.querySelector<HTMLElement>(".touch, button");
  const label = (node ?? drawn).getAttribute("aria-label") ?? spokenText(node ?? drawn);
  return { name: brief(label, ref), node };
}

const LONG = 32;

/** Return the name at the beginning of a label, without what a closeup would tell; of a tile also who stands there. */
function brief(label: string, ref: Ref): string {
  const first = label.replace(/\s+/g, " ").trim().split(". ")[0]!;
  return first.length > LONG && !ref.startsWith(ACTION)
    ? first.split(", ", ref.startsWith("tile:") ? 2 : 1).join(", ")
    : first;
}

/** Bring these things into view, the first of them last, so that it stays there; what sticks to the screen is in view. */
export function bringIntoView(refs: readonly Ref[]): void {
  for (const node of refs.map(drawnAt).reverse())
    if (node && !sticks(node)) node.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function sticks(node: HTMLElement): boolean {
  const above = node.parentElement;
  return getComputedStyle(node).position === "sticky" || (above !== null && sticks(above));
}

/** Return the text of a node without what is only drawn, such as the key of an action. */
function spokenText(node: Element): string {
  const copy = node.cloneNode(true) as Element;
  copy.querySelectorAll("[aria-hidden]").forEach((part) => part.remove());
  return [...copy.children].map((part) => part.textContent.trim()).join(" ") || copy.textContent;
}
