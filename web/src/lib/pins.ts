/** What this browser stores about a match to check its deal later, out of reach of the server. */

import { keep, kept } from "./keeping";

export interface Pin {
  code: string;
  commitment: string; // the first one seen
  nonce: string; // the one sent; "" if none was
  refused: boolean; // another page or device of this player had already sent one
  nonces: string[] | null; // everybody's, as first seen when the match had started
  seat: number | null; // this person's seat at that time
  day: number; // when it was first seen, in days since 1970
}

const DAY = 24 * 3600 * 1000;
const KEPT_DAYS = 90;
const MOST = 1000;

export function pinOf(code: string): Pin | null {
  return all().find((pin) => pin.code === code) ?? null;
}

export function newPin(code: string, commitment: string): Pin {
  return { code, commitment, nonce: "", refused: false, nonces: null, seat: null, day: today() };
}

export function keepPin(pin: Pin): Pin {
  const others = all().filter((other) => other.code !== pin.code && other.day > today() - KEPT_DAYS);
  keep("pins", JSON.stringify([pin, ...others].slice(0, MOST)));
  return pin;
}

function all(): Pin[] {
  try {
    return JSON.parse(kept("pins") ?? "[]") as Pin[];
  } catch {
    return [];
  }
}

const today = () => Math.floor(Date.now() / DAY);
