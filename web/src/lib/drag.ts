/** Dragging a thing onto another chooses the one, then the other. Tapping works as well. */

import type { Attachment } from "svelte/attachments";
import type { Ref } from "./picking";
import { refOf } from "./refs";
import type { TableModel } from "./table.svelte";

const FAR = 8; // pixels before a press becomes a drag

export function drag(table: TableModel, ref: Ref): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.button !== 0 || !table.can(ref)) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      node.setPointerCapture(event.pointerId); // a fast pointer leaves the card before its first move event
    };

    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        if (Math.hypot(x, y) < FAR) return;
        dragged = true;
        if (!table.chosen.includes(ref)) {
          table.cancel();
          table.chosen = [ref];
        }
        ghost = lift(node.closest<HTMLElement>(".thing")!);
      }
      ghost.style.translate = `${x}px ${y}px`;
    };

    const up = (event: PointerEvent) => {
      if (ghost) {
        ghost.remove();
        const target = thingAt(event.clientX, event.clientY, table);
        if (target !== null && target !== ref) table.point(target);
        else if (target === null) table.cancel();
      }
      ghost = null;
      from = null;
    };

    const click = (event: Event) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const stop = () => {
      ghost?.remove();
      ghost = null;
      from = null;
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, { capture: true });
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}

/** Make a copy of the thing that follows the pointer above everything. */
function lift(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-ref");
  ghost.removeAttribute("data-key");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "60",
    pointerEvents: "none",
    rotate: "2deg",
  });
  (node.closest(".table") ?? document.body).append(ghost);
  return ghost;
}

/** Return the uppermost thing under the pointer among those that may be chosen now. */
function thingAt(x: number, y: number, table: TableModel): Ref | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const ref = refOf(element);
    if (ref !== undefined && (table.next.has(ref) || table.chosen.includes(ref))) return ref;
  }
  return null;
}
