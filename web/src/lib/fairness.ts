/** Check a deal against its commitment: see docs/protocol.md ("A fair deal"). */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Pin } from "./pins";

/** The facts of a deal from a table or a replay; `seed` and `deal` are revealed once the match is over. */
export interface Deal {
  commitment: string;
  nonces: string[];
  seed: string | null;
  deal: string | null;
}

/** The faults of a deal: changed commitment, changed nonces, our nonce missing, wrong seed, wrong deal. */
export type Fault = "commitment" | "nonces" | "nonce" | "seed" | "deal";

/** `mine`: everything holds, and this browser's nonce is in it. `fits`: it holds, but without a nonce from here. */
export type Verdict = "mine" | "fits";

export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Return the seed of the deal: the seed alone, or the SHA-256 of seed and nonces joined by colons. */
export function derive(seed: string, nonces: readonly string[]): string {
  return nonces.length ? hash([seed, ...nonces].join(":")) : seed;
}

/** Return the faults of a deal, compared with what this browser has stored about it. */
export function faultsOf(deal: Deal, pin: Pin | null): Fault[] {
  const promised = pin?.commitment ?? deal.commitment;
  const wrong: Record<Fault, boolean> = {
    commitment: deal.commitment !== promised,
    nonces: pin?.nonces != null && deal.nonces.join(":") !== pin.nonces.join(":"),
    nonce: pin !== null && sentFrom(pin) && pin.nonces?.[pin.seat!] !== pin.nonce,
    seed: deal.seed !== null && hash(deal.seed) !== promised,
    deal: deal.seed !== null && deal.deal !== derive(deal.seed, deal.nonces),
  };
  return (Object.keys(wrong) as Fault[]).filter((fault) => wrong[fault]);
}

export function verdictOf(deal: Deal, pin: Pin | null): Verdict | null {
  if (deal.seed === null || faultsOf(deal, pin).length) return null;
  return pin !== null && sentFrom(pin) ? "mine" : "fits";
}

/** Whether this browser's own nonce must be in the deal: it sent one and was seated when the match started. */
function sentFrom(pin: Pin): boolean {
  return pin.nonce !== "" && !pin.refused && pin.nonces !== null && pin.seat !== null;
}
