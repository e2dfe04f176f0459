/** Format a time of the server in the reader's language. */

import { texts } from "../../lib/texts.svelte";
import { LANGUAGES } from "../../lib/words";

export function moment(seconds: number): string {
  const style = { dateStyle: "short", timeStyle: "short" } as const;
  return new Date(seconds * 1000).toLocaleString(LANGUAGES[texts.lang], style);
}
