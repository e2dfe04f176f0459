/** A long press by touch, equivalent to a right click. */

import type { Attachment } from "svelte/attachments";

const MILLISECONDS = 450;
const FAR = 10; // pixels that a finger may move during a press

export function hold(act: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };

    const start = (event: PointerEvent) => {
      held = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        act();
      }, MILLISECONDS);
    };
    const stop = () => clearTimeout(timer);
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) stop();
    };
    const swallow = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    node.addEventListener("pointerdown", start);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      stop();
      node.removeEventListener("pointerdown", start);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
