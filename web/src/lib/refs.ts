/** The things of a table as they stand on the page: each is marked with its ref. */

/** The thing that a part of the page belongs to. */
export function refOf(part: EventTarget | null): string | undefined {
  return (part as HTMLElement | null)?.closest<HTMLElement>("[data-ref]")?.dataset["ref"];
}

/** Whether a thing is drawn where it takes up room. */
export function isDrawn(root: HTMLElement | undefined, ref: string): boolean {
  const things = root?.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`) ?? [];
  return [...things].some((thing) => thing.getClientRects().length > 0);
}
