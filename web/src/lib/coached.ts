/** The matches that the coach watches: first games after a course. */

import { keep, kept } from "./keeping";

const NAME = "coached";
const MATCHES = 20; // only the newest are stored

function codes(): string[] {
  return (kept(NAME) ?? "").split(" ").filter(Boolean);
}

export const coached = {
  has: (code: string): boolean => codes().includes(code),
  add: (code: string): void => keep(NAME, [code, ...codes()].slice(0, MATCHES).join(" ")),
  drop: (code: string): void =>
    keep(
      NAME,
      codes()
        .filter((one) => one !== code)
        .join(" "),
    ),
};
