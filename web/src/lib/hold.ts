/** A long press of a finger, for what a mouse does with its second button. */

import type { Attachment } from "svelte/attachments";

const MILLISECONDS = 450;

export function hold(act: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    const start = (event: PointerEvent) => {
      held = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        act();
      }, MILLISECONDS);
    };
    const stop = () => clearTimeout(timer);
    const swallow = (event: Event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    node.addEventListener("pointerdown", start);
    node.addEventListener("pointermove", stop);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      stop();
      node.removeEventListener("pointerdown", start);
      node.removeEventListener("pointermove", stop);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
