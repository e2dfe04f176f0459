/** What others do, shown at the reader's pace, and what has happened since the reader last decided. */

import { Pacing, type Pace } from "./pacing";
import type { LogEntry, Table } from "./protocol";
import { settings } from "./settings.svelte";

/** A table to show: the whole log up to it, the entries that are new in it, and when it arrived. */
export interface Arrived {
  table: Table;
  log: readonly LogEntry[];
  entries: readonly LogEntry[];
  at: number;
}

export class Following {
  told = $state.raw<readonly LogEntry[]>([]); // what others did, while it is being shown
  waiting = $state(0); // how many tables wait to be shown
  readonly taken = new Set<number>(); // places of the log where the reader's own answer was taken automatically

  private log: readonly LogEntry[] = [];
  private readonly pacing: Pacing<Arrived>;

  constructor(private readonly show: (arrived: Arrived, waiting: number) => void) {
    this.pacing = new Pacing<Arrived>(
      (arrived, waiting) => this.tell(arrived, waiting),
      () => this.rest(),
    );
    this.pacing.to = settings.pace;
  }

  /** How many log entries have arrived, shown or not. */
  get received(): number {
    return this.log.length;
  }

  /** Take a table from the server: show it now or in its turn. */
  hear(table: Table, at: number): void {
    if (!table.fresh && !table.log.length) return this.renew(table, at);
    const mended = table.fresh || !this.log.length || (table.log[0]?.place ?? Infinity) < this.log.length;
    this.log = table.fresh ? table.log : joined(this.log, table.log);
    const arrived: Arrived = { table, log: this.log, entries: mended ? [] : table.log, at };
    if (mended) this.pacing.clear();
    const lines = arrived.entries.reduce((sum, entry) => sum + entry.events.length, 0);
    this.pacing.add({
      shown: arrived,
      lines,
      own: arrived.entries.every((entry) => this.decided(entry, table)),
    });
    this.waiting = this.pacing.waiting;
    if (document.visibilityState === "hidden" || runs(table)) this.flush();
  }

  /** Take a table in which nothing was played: the newest one that waits, or the one that is shown, looks like this now. */
  private renew(table: Table, at: number): void {
    const last = this.pacing.last;
    if (last) last.shown = { ...last.shown, table, at };
    else this.show({ table, log: this.log, entries: [], at }, 0);
  }

  setPace(pace: Pace): void {
    this.pacing.to = pace;
    if (pace === "instant") this.rest();
  }

  next = (): void => {
    if (this.pacing.waiting) this.pacing.next();
    else this.rest();
  };

  /** Show the newest table at once. */
  flush = (): void => {
    if (this.pacing.waiting) this.pacing.flush();
    this.rest();
  };

  close(): void {
    this.pacing.clear();
  }

  rest = (): void => {
    if (!this.pacing.waiting) this.told = [];
  };

  private tell(arrived: Arrived, waiting: number): void {
    this.waiting = waiting;
    const others = arrived.entries.filter(
      (entry) => entry.events.length && !this.decided(entry, arrived.table),
    );
    this.told = settings.pace === "instant" ? [] : others;
    this.show(arrived, waiting);
  }

  private decided(entry: LogEntry, { seat }: Table): boolean {
    return decided(entry, seat, this.taken);
  }
}

/** Whether the reader's own clock runs. */
const runs = ({ face, seat }: Table): boolean => seat !== null && face?.running === seat;

/** Whether that is a decision of that seat, not one taken automatically. */
export function decided(entry: LogEntry, seat: number | null, taken: ReadonlySet<number>): boolean {
  return entry.action !== null && entry.seat === seat && !taken.has(entry.place);
}

/** Return everything since that seat's last decision, what came of it included. */
export function recapOf(
  log: readonly LogEntry[],
  seat: number | null,
  taken: ReadonlySet<number>,
): LogEntry[] {
  const last = log.findLastIndex((entry) => decided(entry, seat, taken));
  return log.slice(Math.max(last, 0)).filter((entry) => entry.events.length);
}

/** Merge new entries into the log, whatever index they begin at. */
export function joined(known: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] {
  const first = more[0]?.place ?? Infinity;
  return [...known.filter((entry) => entry.place < first), ...more];
}
