/** Animate things from their old place to the new one. Any press ends all animations at once.
 *
 * Things (`data-key`) fly; places such as decks and hands (`data-place`) are only where new things come from. A place that
 * moved together with the cards in it would carry them twice as far, and Chromium loses the clicks on what is in it. */

import type { Effect } from "./board";
import { pin } from "./pin";

const FLIGHT = 320;
const EASE = "cubic-bezier(.2,.7,.2,1)";

interface Seen {
  box: DOMRect;
  node: HTMLElement;
}

export type Memory = Map<string, Seen>;

const flights = new Set<Animation>();

export function remember(root: HTMLElement): Memory {
  const memory: Memory = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-place], [data-key]"))
    memory.set((node.dataset["key"] ?? node.dataset["place"])!, { box: node.getBoundingClientRect(), node });
  return memory;
}

/** Animate from the remembered positions to the current ones. */
export function fly(root: HTMLElement, before: Memory, layer: HTMLElement): void {
  if (!before.size) return;
  const here = new Set<string>();
  let arrivals = 0;
  for (const node of root.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = node.dataset["key"]!;
    here.add(key);
    const old = before.get(key)?.box;
    const source = old ?? before.get(node.dataset["from"] ?? "")?.box;
    const now = node.getBoundingClientRect();
    if (!now.width) continue;
    if (source) slide(node, source, now, old ? 0 : arrivals++ * 60);
    else if (node.dataset["ref"]) animate(node, [{ opacity: 0, scale: 0.9 }, {}], FLIGHT);
  }
  for (const [key, { node, box }] of before)
    if (node.dataset["key"] === key && !here.has(key) && !node.isConnected) fade(node, box, layer);
}

function slide(node: HTMLElement, old: DOMRect, now: DOMRect, delay: number): void {
  const [x, y] = [old.left - now.left, old.top - now.top];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = Math.min(2, Math.max(0.5, old.width / now.width));
  const start = { translate: `${x}px ${y}px`, scale, transformOrigin: "0 0", zIndex: 5 };
  animate(node, [start, { translate: "0 0", scale: 1, transformOrigin: "0 0", zIndex: 5 }], FLIGHT, delay);
}

/** Fade out a thing that left the table, at its last place. */
function fade(node: HTMLElement, box: DOMRect, layer: HTMLElement): void {
  pin(node, box);
  layer.append(node);
  const flight = animate(node, [{}, { opacity: 0, scale: 0.85 }], FLIGHT);
  flight.finished.finally(() => node.remove()).catch(() => undefined);
}

/** Show the effect of an event on a thing. */
export function strike(root: HTMLElement, effect: Effect, layer: HTMLElement): void {
  const node = root.querySelector<HTMLElement>(`[data-ref="${CSS.escape(effect.ref)}"]`);
  if (!node) return;
  if (effect.kind === "hit")
    animate(
      node,
      [0, -6, 6, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })),
      FLIGHT,
    );
  else
    animate(
      node,
      [{ filter: "brightness(1)" }, { filter: "brightness(1.35)" }, { filter: "brightness(1)" }],
      500,
    );
  if (effect.text) float(node, effect, layer);
}

function float(node: HTMLElement, effect: Effect, layer: HTMLElement): void {
  const box = node.getBoundingClientRect();
  const label = document.createElement("span");
  label.textContent = effect.text ?? "";
  label.className = `float ${effect.kind}`;
  label.setAttribute("aria-hidden", "true");
  Object.assign(label.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 3}px` });
  layer.append(label);
  const rise = animate(label, [{ opacity: 1 }, { opacity: 0, translate: "0 -2.5rem" }], 1100);
  rise.finished.finally(() => label.remove()).catch(() => undefined);
}

function animate(node: HTMLElement, frames: Keyframe[], duration: number, delay = 0): Animation {
  const flight = node.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  flights.add(flight);
  flight.finished.finally(() => flights.delete(flight)).catch(() => undefined);
  return flight;
}

/** Finish all animations at once. */
export function land(): void {
  for (const flight of flights) flight.finish();
}
