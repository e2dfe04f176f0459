/** This browser as a witness of a deal: keeps what it saw first, and compares everything later with it. */

import { faultsOf, verdictOf, type Deal, type Fault, type Verdict } from "./fairness";
import { drawNonce } from "./nonce";
import { keepPin, newPin, pinOf, type Pin } from "./pins";
import type { Table } from "./protocol";

export class Witness {
  faults = $state.raw<readonly Fault[]>([]); // once found they stay, whatever the server says later
  verdict = $state<Verdict | null>(null);

  private pin: Pin | null;
  private proof: Deal | null = null; // the first message that was at fault

  constructor(readonly code: string) {
    this.pin = pinOf(code);
  }

  /** A table of a match that is being played: keep what is seen for the first time, and check it. */
  watch(table: Table): void {
    this.pin ??= pinOf(this.code) ?? keepPin(newPin(this.code, table.commitment));
    if (table.started && this.pin.nonces === null) this.keep({ nonces: table.nonces, seat: table.seat });
    this.check(table);
  }

  /** Compare a table or a replay with what is kept. */
  check({ commitment, nonces, seed, deal }: Deal): void {
    const shown = { commitment, nonces, seed, deal };
    const found = faultsOf(shown, this.pin);
    if (found.length) this.proof ??= shown;
    this.faults = [...new Set([...this.faults, ...found])];
    this.verdict = this.faults.length ? null : verdictOf(shown, this.pin);
  }

  /** The nonce of this browser: drawn once, so that every page of it sends the same one. */
  nonce(): string {
    const known = (pinOf(this.code) ?? this.pin)?.nonce;
    return this.keep({ nonce: known || drawNonce() }).nonce;
  }

  /** Another page or device of this player was first: this browser cannot vouch for a nonce. */
  nonceRefused(): void {
    this.keep({ refused: true });
  }

  /** What was kept and what was shown, for others to see. */
  evidence(): string {
    const { code, faults, pin, proof } = this;
    const at = new Date().toISOString();
    return JSON.stringify({ server: location.origin, code, at, faults, kept: pin, shown: proof }, null, 1);
  }

  /** Other pages of this browser may have kept more of the same match. */
  private keep(more: Partial<Pin>): Pin {
    this.pin = keepPin({ ...(pinOf(this.code) ?? this.pin!), ...more });
    return this.pin;
  }
}
