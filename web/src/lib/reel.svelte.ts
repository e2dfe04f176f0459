/** A finished match as frames that can be walked through, as a seat saw them. */

import { findBoard } from "../boards";
import { api } from "./api";
import type { Entry, Frame, Replay, Said, Seat } from "./protocol";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { texts } from "./texts.svelte";
import { Witness } from "./witness.svelte";

const CHUNK = 40;

export class Reel {
  readonly model = new TableModel();
  readonly witness: Witness;
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  failed = $state.raw<Said | null>(null);

  private frames = new Map<number, Frame>();
  private coming = new Map<number, Promise<void>>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly code: string) {
    this.witness = new Witness(code);
    this.open().catch((error: { words?: Said }) => {
      this.failed = error.words ?? { id: "web-unreachable", blanks: {} };
    });
  }

  private async open(): Promise<void> {
    const replay = await api.replay(this.code);
    this.witness.check(replay);
    const [kit, cards] = await Promise.all([
      findBoard(replay.game),
      api.cards(replay.game),
      texts.ready(replay.game),
    ]);
    this.model.game = replay.game;
    this.model.past = true;
    this.model.seats = replay.players.map(seatOf);
    this.model.cards = new Map(cards.map((card) => [card.id, card]));
    this.model.kit = kit;
    this.replay = replay;
    this.seat = 0;
    await this.go(0);
  }

  get last(): number {
    return this.replay?.actions ?? 0;
  }

  async go(number: number): Promise<void> {
    this.at = Math.max(0, Math.min(number, this.last));
    const wanted = this.at;
    await this.fetchAround(wanted);
    if (wanted === this.at) this.draw();
    void this.fetchAround(Math.min(wanted + CHUNK, this.last));
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

  /** The log up to here, as far as it has been fetched. */
  private entries(): Entry[] {
    return [...this.frames.values()]
      .filter((frame) => frame.number <= this.at)
      .sort((a, b) => a.number - b.number)
      .map((frame) => frame.entry);
  }

  private fetchAround(number: number): Promise<void> {
    const first = Math.floor(number / CHUNK) * CHUNK;
    const known = this.coming.get(first);
    if (known) return known;
    const seat = this.seat;
    const fetched = api.frames(this.code, seat, first, CHUNK).then((list) => {
      if (seat === this.seat) for (const frame of list) this.frames.set(frame.number, frame);
    });
    this.coming.set(first, fetched);
    return fetched;
  }
}

/** Records name the players as they were called; bots by their names. */
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
