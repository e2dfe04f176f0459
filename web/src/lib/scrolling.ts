/** Make a scrollable region a Tab stop while it overflows, so that keys can scroll it.
 *
 * The region needs a name: `role="group"` (unless it has another role) and `aria-label`. */

export function scrolls(node: HTMLElement): () => void {
  const usual = node.getAttribute("tabindex");
  const look = () => {
    if (overflows(node)) node.tabIndex = 0;
    else if (usual === null) node.removeAttribute("tabindex");
    else node.setAttribute("tabindex", usual);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const box of [node, ...node.children]) sizes.observe(box);
  };
  const content = new MutationObserver(watch); // observing a box reports its size at once, which checks it again
  content.observe(node, { childList: true });
  watch();
  return () => {
    content.disconnect();
    sizes.disconnect();
  };
}

function overflows(node: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  return (
    (node.scrollWidth > node.clientWidth && canScroll(overflowX)) ||
    (node.scrollHeight > node.clientHeight && canScroll(overflowY))
  );
}

const canScroll = (overflow: string) => overflow === "auto" || overflow === "scroll";
