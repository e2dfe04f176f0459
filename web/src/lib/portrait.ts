/** Generate a portrait for every character from its data: head shape, mask, cloak, crest. */

import { numberOf } from "./ornament";

export interface Portrait {
  cloak: string;
  body: string;
  head: string;
  crest: string;
  mask: string;
  eyes: string;
}

const HEADS = [
  "M32 22C23 22 19 29 20 38c1 9 6 15 12 15s11-6 12-15c1-9-3-16-12-16Z",
  "M21 24h22l1 16-5 11-7 3-7-3-5-11Z",
  "M32 20C24 20 20 26 20 34c0 11 5 20 12 20s12-9 12-20c0-8-4-14-12-14Z",
  "M20 27l5-5h14l5 5v15l-6 10H26l-6-10Z",
];
const CRESTS = [
  "M20 33c-3-14 6-19 13-18 8 1 13 8 11 18-3-7-8-9-12-9s-9 2-12 9Z",
  "M30 24 32 8l3 16Zm-7 2-3-13 8 10Zm18 0 3-13-8 10Z",
  "M18 31c0-16 28-16 28 0l4 18-7-4c2-11 0-19-11-19s-13 8-11 19l-7 4Z",
  "M20 29 12 10l14 12Zm24 0 8-19-14 12Z",
  "M21 30c4-8 18-8 22 0l2-6c-2-8-6-11-13-11s-11 3-13 11ZM32 13V5",
  "",
];
const MASKS = [
  "M19 33c8-4 18-4 26 0l-2 9c-3 2-8 1-11-3-3 4-8 5-11 3Z",
  "M20 40h24l-3 9-9 6-9-6Z",
  "M19 32h26v7H19Z",
  "M32 22v32c-8 0-12-9-12-20 0-7 4-12 12-12Z",
  "",
];
const CLOAKS = [
  "M8 64c0-14 8-18 14-20h20c6 2 14 6 14 20Z",
  "M4 64 12 40l12 6h16l12-6 8 24Z",
  "M10 64c2-10 8-16 22-16s20 6 22 16Z",
];
const EYES = ["M25 37l5 1M39 37l-5 1", "M25 38h4M35 38h4", "M24 36l6 3M40 36l-6 3", "M27 37v2M37 37v2"];

/** Return the portrait of a card, derived from its id; a villain always has a crest and narrowed eyes. */
export function portrait(card: string, alignment: string): Portrait {
  const number = numberOf(`portrait ${card}`);
  const pick = (from: readonly string[], shift: number) => from[(number >>> shift) % from.length]!;
  return {
    cloak: pick(CLOAKS, 3),
    body: "M16 64c0-9 6-14 16-14s16 5 16 14Z",
    head: pick(HEADS, 7),
    crest: alignment === "villain" ? pick(CRESTS, 11) || CRESTS[3]! : pick(CRESTS, 11),
    mask: pick(MASKS, 15),
    eyes: alignment === "villain" ? EYES[2]! : pick(EYES, 19),
  };
}
