/** Dragging a thing onto another chooses the one, then the other. Tapping works as well. */

import type { Attachment } from "svelte/attachments";
import { listen } from "./gesture";
import type { Ref } from "./picking";
import { pin } from "./pin";
import { refOf } from "./refs";
import type { TableModel } from "./table.svelte";

const FAR = 8; // pixels before a press becomes a drag

export function drag(table: TableModel, ref: Ref): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let dragged = false;

    const cancel = () => {
      ghost?.remove();
      ghost = null;
      from = null;
    };

    return listen(node, {
      down(event) {
        dragged = false;
        if (event.button !== 0 || !table.can(ref)) return;
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
        node.setPointerCapture(event.pointerId); // a fast pointer leaves the card before its first move event
      },
      move(event) {
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
      },
      up(event) {
        const lifted = ghost !== null;
        cancel();
        if (!lifted) return;
        const target = thingAt(event.clientX, event.clientY, table);
        if (target !== null && target !== ref) table.point(target);
        else if (target === null) table.cancel();
      },
      cancel,
      ownsClick() {
        const owns = dragged;
        dragged = false;
        return owns;
      },
    });
  };
}

/** Make a copy of the thing that follows the pointer above everything. */
function lift(node: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  pin(ghost, node.getBoundingClientRect());
  ghost.style.zIndex = "60";
  ghost.style.rotate = "2deg";
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
