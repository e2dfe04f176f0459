/** Fix a node to that place of the screen as a mere picture, hidden from queries, pointers and screen readers. */
export function pin(node: HTMLElement, { left, top, width, height }: DOMRect): void {
  for (const inner of [node, ...node.querySelectorAll<HTMLElement>("[data-key], [data-ref]")]) {
    inner.removeAttribute("data-key");
    inner.removeAttribute("data-ref");
  }
  node.setAttribute("aria-hidden", "true");
  node.tabIndex = -1;
  Object.assign(node.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
  });
}
