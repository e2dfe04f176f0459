/** Pointer gestures other than a click. */

interface Gesture {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  cancel(): void;
  /** Return whether the click that follows belongs to this gesture, so that no other listener receives it. */
  ownsClick(): boolean;
}

/** Send the pointer events of a node to a gesture; returns a function that stops. */
export function listen(node: HTMLElement, gesture: Gesture): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const click = (event: Event) => {
    if (!gesture.ownsClick()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener("pointerdown", gesture.down, { signal });
  node.addEventListener("pointermove", gesture.move, { signal });
  node.addEventListener("pointerup", gesture.up, { signal });
  node.addEventListener("pointercancel", gesture.cancel, { signal });
  node.addEventListener("click", click, { signal, capture: true });
  return () => {
    gesture.cancel();
    listening.abort();
  };
}
