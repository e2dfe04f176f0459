/** Find the elements of things on the page, which are marked with their refs. */

/** Return the ref of the thing that an element belongs to. */
export function refOf(part: EventTarget | null): string | undefined {
  return (part as HTMLElement | null)?.closest<HTMLElement>("[data-ref]")?.dataset["ref"];
}

/** Whether a thing is drawn and visible. */
export function isDrawn(root: HTMLElement | undefined, ref: string): boolean {
  const things = root?.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`) ?? [];
  return [...things].some((thing) => thing.getClientRects().length > 0);
}
