/** A lesson in progress: every answer of the server follows from all actions taken so far, which are kept here. */

import { findBoard } from "../boards";
import { api, ServerRefused } from "./api";
import { courses } from "./courses.svelte";
import type { LessonTable, Said, Seat } from "./protocol";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { t, texts } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

export const GO_ON = ">";
const UNREACHABLE: Said = { id: "web-unreachable", blanks: {} };

export class LessonPlay {
  readonly model = new TableModel();
  table = $state.raw<LessonTable | null>(null);
  failed = $state.raw<Said | null>(null);
  busy = $state(false);
  private taken: string[];

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.taken = courses.taken(game, name);
    this.model.send = (legal) => void this.take(legal.text);
    this.open().catch((error: unknown) => (this.failed = wordsOf(error)));
  }

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
      this.show(await this.ask([])); // the lesson has changed since
    }
  }

  get over(): boolean {
    return this.table !== null && this.table.step === this.table.steps;
  }

  take = (action: string): Promise<void> => this.go([...this.taken, action]);
  goOn = (): Promise<void> => this.take(GO_ON);
  takeBack = (): Promise<void> => this.go(this.taken.slice(0, -1));
  restart = (): Promise<void> => this.go([]);

  /** Let the coach take the action that leads on. */
  showHow = (): Promise<void> => (this.table?.shown ? this.take(this.table.shown) : Promise.resolve());

  private async go(actions: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.show(await this.ask(actions));
    } catch (error) {
      this.model.waiting = false;
      toasts.show(this.model.say(wordsOf(error)));
    } finally {
      this.busy = false;
    }
  }

  private async ask(actions: string[]): Promise<LessonTable> {
    const table = await api.lesson(this.game, this.name, { actions });
    this.taken = actions;
    if (table.step === table.steps) courses.finish(this.game, this.name);
    else courses.note(this.game, this.name, actions);
    return table;
  }

  private show(table: LessonTable): void {
    const known = this.table === null ? Infinity : this.model.log.length;
    const fresh = settings.still ? [] : table.log.slice(known).flatMap(({ events }) => events);
    this.model.seats = Array.from({ length: table.seats }, (_, seat) => seatOf(seat === table.seat));
    this.model.log = table.log;
    this.model.effects = fresh.flatMap(({ facts }) => this.model.kit?.effects(facts, table.view) ?? []);
    this.model.show({
      view: table.view,
      words: table.words,
      number: table.number,
      prompt: table.prompt,
      legal: table.legal,
      prices: table.prices,
      takeBack: table.mistake ? this.takeBack : null,
      seat: table.seat,
    });
    this.model.waiting = false;
    this.table = table;
  }
}

function seatOf(you: boolean): Seat {
  const name = t("web-lesson-seat", { you });
  return { kind: "person", name, bot: "", you, present: true, left: "" };
}

function wordsOf(error: unknown): Said {
  return error instanceof ServerRefused ? error.words : UNREACHABLE;
}
