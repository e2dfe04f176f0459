/** What may be asked about the table: why a thing cannot be chosen, and what an action will do. */

import type { Attachment } from "svelte/attachments";
import { hold } from "./hold";
import type { Ref } from "./picking";
import type { Legal } from "./protocol";
import type { TableModel } from "./table.svelte";

/** Return the words that actions have for a thing: `card:12` is `@12`, `unit:0:W:1` is `W` and `1`.
 *
 * The first part of a ref is the kind of thing; of three or more, the second is a seat. What has only a seat has none. */
export function wordsOf(ref: Ref): string[] {
  const [kind, ...rest] = ref.split(":");
  const isNumber = /^\d+$/.test(rest[0] ?? "");
  if (kind === "card" && isNumber) return [`@${rest[0]}`];
  if (rest.length > 1) return rest.slice(1);
  return isNumber ? [] : rest;
}

const RESTING = 400; // milliseconds that a pointer or the focus stays before something is foreseen

/** Ask what an action will do while the pointer or the focus rests on its button, or after a long press. */
export function foresees(table: TableModel, legalOf: () => Legal | null): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const legal = legalOf();
      if (legal) table.foresee(legal);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, RESTING);
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && wait();
    const focus = () => node.matches(":focus-visible") && wait();
    const leave = () => {
      clearTimeout(timer);
      queueMicrotask(() => (table.foreseen = null)); // a removed button loses the focus while the page is drawn
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("focus", focus);
    for (const end of ["pointerleave", "blur", "click"]) node.addEventListener(end, leave);
    const release = hold(ask)(node);
    return () => {
      clearTimeout(timer);
      release?.();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("focus", focus);
      for (const end of ["pointerleave", "blur", "click"]) node.removeEventListener(end, leave);
    };
  };
}
