/** Verify deals in this browser: store what was seen first, and compare everything later with it. */

import { faultsOf, verdictOf, type Deal, type Fault, type Verdict } from "./fairness";
import { drawNonce } from "./nonce";
import { keepPin, newPin, pinOf, type Pin } from "./pins";
import type { Table } from "./protocol";

export class Witness {
  faults = $state.raw<readonly Fault[]>([]); // never cleared, whatever the server sends later
  verdict = $state<Verdict | null>(null);

  private pin: Pin | null;
  private proof: Deal | null = null; // the first faulty message

  constructor(readonly code: string) {
    this.pin = pinOf(code);
  }

  /** Take a table of a live match: store what is seen for the first time, and check it. */
  watch(table: Table): void {
    this.pin ??= pinOf(this.code) ?? keepPin(newPin(this.code, table.commitment));
    if (table.started && this.pin.nonces === null) this.keep({ nonces: table.nonces, seat: table.seat });
    this.check(table);
  }

  /** Compare a table or a replay with what is stored. */
  check({ commitment, nonces, seed, deal }: Deal): void {
    const shown = { commitment, nonces, seed, deal };
    const found = faultsOf(shown, this.pin);
    if (found.length) this.proof ??= shown;
    this.faults = [...new Set([...this.faults, ...found])];
    this.verdict = this.faults.length ? null : verdictOf(shown, this.pin);
  }

  /** Return this browser's nonce; drawn once, so that all its pages send the same. */
  nonce(): string {
    const known = (pinOf(this.code) ?? this.pin)?.nonce;
    return this.keep({ nonce: known || drawNonce() }).nonce;
  }

  /** Note that another page or device of this player sent a nonce first, so that this one cannot be checked. */
  nonceRefused(): void {
    this.keep({ refused: true });
  }

  /** Return the stored facts and the faulty message, to be shown to others. */
  evidence(): string {
    const { code, faults, pin, proof } = this;
    const at = new Date().toISOString();
    return JSON.stringify({ server: location.origin, code, at, faults, kept: pin, shown: proof }, null, 1);
  }

  /** Store more facts, merged with what other pages of this browser have stored about the match. */
  private keep(more: Partial<Pin>): Pin {
    this.pin = keepPin({ ...(pinOf(this.code) ?? this.pin!), ...more });
    return this.pin;
  }
}
