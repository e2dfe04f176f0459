/** A long press by touch, equivalent to a right click. */

import type { Attachment } from "svelte/attachments";
import { listen } from "./gesture";

const MILLISECONDS = 450;
const FAR = 10; // pixels that a finger may move during a press

export function hold(act: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let from = { x: 0, y: 0 };
    const cancel = () => clearTimeout(timer);

    return listen(node, {
      down(event) {
        held = false;
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType === "mouse") return;
        timer = setTimeout(() => {
          held = true;
          act();
        }, MILLISECONDS);
      },
      move(event) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) cancel();
      },
      up: cancel,
      cancel,
      ownsClick() {
        const owns = held;
        held = false;
        return owns;
      },
    });
  };
}
