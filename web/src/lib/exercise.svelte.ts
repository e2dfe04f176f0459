/** A lesson or a puzzle in progress: every answer of the server follows from all actions taken so far, kept here. */

import { findBoard } from "../boards";
import { api, ServerRefused } from "./api";
import type { Legal, LogEntry, Said, Seat } from "./protocol";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { t, texts } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

const UNREACHABLE: Said = { id: "web-unreachable", blanks: {} };

/** What the server tells of any such table. */
interface Told {
  number: number;
  seat: number;
  seats: number;
  view: unknown;
  words: Said[];
  prompt: Said | null;
  legal: Legal[];
  prices: Said[][];
  log: LogEntry[];
}

export abstract class Exercise<Table extends Told> {
  readonly model = new TableModel();
  table = $state.raw<Table | null>(null);
  failed = $state.raw<Said | null>(null);
  busy = $state(false);

  constructor(
    readonly game: string,
    protected taken: string[],
  ) {
    this.model.send = (legal) => void this.take(legal.text);
    this.open().catch((error: unknown) => (this.failed = wordsOf(error)));
  }

  /** Ask the server for the table after these actions. */
  protected abstract ask(actions: string[]): Promise<Table>;

  /** Whether the last action was wrong, and must be taken back. */
  abstract isWrong(table: Table): boolean;

  /** The text that names the seats: the reader's and the others. */
  protected abstract readonly seatText: string;

  private async open(): Promise<void> {
    const [kit, cards] = await Promise.all([
      findBoard(this.game),
      api.cards(this.game),
      texts.ready(this.game),
    ]);
    this.model.game = this.game;
    this.model.cards = new Map(cards.map((card) => [card.id, card]));
    this.model.kit = kit;
    try {
      this.show(await this.ask(this.taken));
    } catch (error) {
      if (!this.taken.length || !(error instanceof ServerRefused)) throw error;
      this.taken = []; // the exercise has changed since
      this.show(await this.ask([]));
    }
  }

  take = (action: string): Promise<void> => this.go([...this.taken, action]);
  takeBack = (): Promise<void> => this.go(this.taken.slice(0, -1));
  restart = (): Promise<void> => this.go([]);

  private go(actions: string[]): Promise<void> {
    return this.attempt(async () => {
      const table = await this.ask(actions);
      this.taken = actions;
      this.show(table);
    });
  }

  /** Do one thing at a time, and say what went wrong with it. */
  protected async attempt(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.model.waiting = false;
      toasts.show(this.model.say(wordsOf(error)));
    } finally {
      this.busy = false;
    }
  }

  private show(table: Table): void {
    const known = this.table === null ? Infinity : this.model.log.length;
    const fresh = settings.still ? [] : table.log.slice(known).flatMap(({ events }) => events);
    this.model.seats = Array.from({ length: table.seats }, (_, seat) => this.seatOf(seat === table.seat));
    this.model.log = table.log;
    this.model.effects = fresh.flatMap(({ facts }) => this.model.kit?.effects(facts, table.view) ?? []);
    this.model.show({
      view: table.view,
      words: table.words,
      number: table.number,
      prompt: table.prompt,
      legal: table.legal,
      prices: table.prices,
      takeBack: this.isWrong(table) ? this.takeBack : null,
      seat: table.seat,
    });
    this.model.waiting = false;
    this.table = table;
  }

  private seatOf(you: boolean): Seat {
    return { kind: "person", name: t(this.seatText, { you }), bot: "", you, present: true, left: "" };
  }
}

function wordsOf(error: unknown): Said {
  return error instanceof ServerRefused ? error.words : UNREACHABLE;
}
