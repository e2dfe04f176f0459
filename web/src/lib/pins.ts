/** What this browser keeps of a match to check its deal: the first commitment it saw, and the nonce it sent.
 *
 * A server that changes its mind later cannot change what is kept here. */

import { keep, kept } from "./keeping";
import { drawNonce } from "./nonce";

export interface Pin {
  code: string;
  commitment: string;
  nonce: string; // "" if this browser added none
  seen: number; // days since 1970
}

const DAY = 24 * 3600 * 1000;
const KEPT_DAYS = 90;

export function pinOf(code: string): Pin | null {
  return all().find((pin) => pin.code === code) ?? null;
}

/** Keep the commitment of a match at first sight; later ones change nothing. */
export function pin(code: string, commitment: string): Pin {
  return pinOf(code) ?? store({ code, commitment, nonce: "", seen: today() });
}

/** The nonce of this browser for a match: drawn once, so that every page of it sends the same one. */
export function nonceFor(pinned: Pin): string {
  const known = pinOf(pinned.code) ?? pinned;
  return known.nonce || store({ ...known, nonce: drawNonce() }).nonce;
}

function store(made: Pin): Pin {
  const others = all().filter((pin) => pin.code !== made.code && pin.seen > today() - KEPT_DAYS);
  keep("pins", JSON.stringify([made, ...others]));
  return made;
}

function all(): Pin[] {
  try {
    return JSON.parse(kept("pins") ?? "[]") as Pin[];
  } catch {
    return [];
  }
}

const today = () => Math.floor(Date.now() / DAY);
