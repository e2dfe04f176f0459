/** Arrows over the board: which things they connect, and their curves. */

import type { Parts } from "../../lib/board";
import { aimsOf } from "./pointing";
import { links } from "./reading";
import type { View } from "./types";

export interface Arrow {
  from: string;
  to: string;
  kind: "attack" | "blocked" | "block" | "aim";
}

export interface Spot {
  x: number;
  y: number;
  w: number; // half of its width and height
  h: number;
}

/** Return the arrows: an attack from creature to target, a block from blocker to attacker, a link to its aims. */
export function arrowsOf(view: View): Arrow[] {
  return links(view).flatMap((link) => {
    if (link.kind === "attack") {
      const attacker = `card:${link.id}`;
      const kind = link.blocker ? "blocked" : "attack";
      const attack: Arrow = { from: attacker, to: `card:${link.target}`, kind };
      return link.blocker
        ? [attack, { from: `card:${link.blocker.id}`, to: attacker, kind: "block" }]
        : [attack];
    }
    const from = link === view.declared ? "declared" : `link:${link.link}`;
    return aimsOf(link).map((to): Arrow => ({ from, to, kind: "aim" }));
  });
}

/** Return the damage to things that are no longer drawn, at their last positions. */
export function blowsOf(events: readonly Parts[], before: Map<string, Spot>, now: Map<string, Spot>) {
  const sums = new Map<string, number>();
  for (const facts of events) {
    const ref = `card:${String(facts["id"])}`;
    if (facts["event"] === "damaged" && !now.has(ref))
      sums.set(ref, (sums.get(ref) ?? 0) + Number(facts["amount"]));
  }
  return [...sums].flatMap(([ref, sum]) => {
    const at = before.get(ref);
    return at ? [{ key: ref, text: `−${sum}`, at }] : [];
  });
}

/** Return the distance from the middle of a thing to its edge in a direction. */
function edge({ w, h }: Spot, dx: number, dy: number): number {
  const length = Math.hypot(dx, dy) || 1;
  return length * Math.min(w / Math.max(Math.abs(dx), 1), h / Math.max(Math.abs(dy), 1));
}

/** Return a curve from the edge of one thing to the edge of the other. */
export function arc(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const start = Math.min(edge(from, dx, dy), length / 3);
  const end = Math.min(edge(to, dx, dy) * 0.8, length / 3);
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(60, length * 0.15);
  const a = [from.x + ux * start, from.y + uy * start];
  const b = [to.x - ux * end, to.y - uy * end];
  const c = [(a[0]! + b[0]!) / 2 - uy * bend, (a[1]! + b[1]!) / 2 + ux * bend];
  return `M${a.map(Math.round).join(" ")}Q${c.map(Math.round).join(" ")} ${b.map(Math.round).join(" ")}`;
}
