/** A replay: the frames of a finished match as a seat saw them. */

import { findBoard } from "../boards";
import { api } from "./api";
import { patch, unroll, type Delta } from "./delta";
import type { LogEntry, Frame, Replay, Said, Seat } from "./protocol";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { texts } from "./texts.svelte";
import { Witness } from "./witness.svelte";

const AHEAD = 40; // frames fetched ahead

export class Reel {
  readonly model = new TableModel();
  readonly witness: Witness;
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  failed = $state.raw<Said | null>(null);

  private frames = new Map<number, Frame>();
  private coming = new Map<string, Promise<void>>();
  private pages = new Map<string, Promise<unknown[]>>();
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `seat` is whose view is shown at first. */
  constructor(
    readonly code: string,
    private readonly first = 0,
  ) {
    this.witness = new Witness(code);
    this.open().catch((error: { words?: Said }) => {
      this.failed = error.words ?? { id: "web-unreachable", blanks: {} };
    });
  }

  private async open(): Promise<void> {
    const replay = await api.replay(this.code);
    this.witness.check(replay);
    // Boards and cards need the installed rules; a match of other rules is shown as its recorded text.
    const known = replay.edition === replay.game ? "" : replay.edition;
    this.model.source = replay.known ? known : `match/${this.code}`;
    const [kit, cards] = await Promise.all([
      findBoard(replay.known ? replay.game : ""),
      replay.known ? api.cards(replay.edition) : [],
      texts.ready(this.model.source || replay.game),
    ]);
    this.model.game = replay.game;
    this.model.past = true;
    this.model.seats = replay.players.map(seatOf);
    this.model.cards = new Map(cards.map((card) => [card.id, card]));
    this.model.kit = kit;
    this.replay = replay;
    this.seat = this.first < replay.players.length ? this.first : 0;
    await this.go(0);
  }

  /** The first seat of a person; the first of all where bots played. */
  get person(): number {
    return Math.max(
      0,
      this.model.seats.findIndex((seat) => seat.kind === "person"),
    );
  }

  get last(): number {
    return this.replay?.actions ?? 0;
  }

  async go(number: number): Promise<void> {
    this.at = Math.max(0, Math.min(number, this.last));
    const wanted = this.at;
    await this.fetchAround(wanted);
    if (wanted === this.at) this.draw();
    void this.fetchAround(Math.min(wanted + AHEAD, this.last));
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.frames.clear();
    this.coming.clear();
    await this.go(this.at);
  }

  play(): void {
    this.playing = true;
    if (this.at === this.last) void this.go(0);
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      if (this.at >= this.last) this.stop();
      else void this.go(this.at + 1);
    }, 1300);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  private draw(): void {
    const frame = this.frames.get(this.at);
    if (!frame) return;
    this.model.seat = this.seat;
    this.model.log = this.entries();
    const told = settings.still ? [] : frame.entry.events;
    this.model.effects = told.flatMap(({ facts }) => this.model.kit?.effects(facts, frame.view) ?? []);
    this.model.show({ view: frame.view, words: frame.words, number: frame.number });
  }

  /** Return the log up to the current frame, as far as it has been fetched. */
  private entries(): LogEntry[] {
    return [...this.frames.values()]
      .filter((frame) => frame.number <= this.at)
      .sort((a, b) => a.number - b.number)
      .map((frame) => frame.entry);
  }

  private fetchAround(number: number): Promise<void> {
    const page = Math.floor(number / (this.replay?.page ?? 1));
    const seat = this.seat;
    const key = `${page} ${seat}`;
    const known = this.coming.get(key);
    if (known) return known;
    const fetched = this.seen(page, seat).then((list) => {
      if (seat === this.seat) for (const frame of list) this.frames.set(frame.number, frame);
    });
    this.coming.set(key, fetched);
    return fetched;
  }

  /** Return the frames of a page as a seat saw them: the full ones, patched with the seat's differences. */
  private async seen(page: number, seat: number | null): Promise<Frame[]> {
    const whole = await this.fetchPage(page, null);
    if (seat === null) return whole as Frame[];
    const overlays = await this.fetchPage(page, seat);
    return whole.map((frame, place) => patch(frame, overlays[place] as Delta) as Frame);
  }

  private fetchPage(page: number, seat: number | null): Promise<unknown[]> {
    const key = `${page} ${seat}`;
    const fetched = this.pages.get(key) ?? api.frames(this.code, seat, page).then(unroll);
    this.pages.set(key, fetched);
    return fetched;
  }
}

/** Return the seat of a recorded player, who may be a bot. */
function seatOf(player: string): Seat {
  const bot = player.startsWith("bot:");
  return {
    kind: bot ? "bot" : "person",
    name: bot ? "" : player,
    bot: bot ? player : "",
    you: false,
    present: true,
    left: "",
  };
}
