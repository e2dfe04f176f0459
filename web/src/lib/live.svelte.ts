/** A match in progress: the newest table from the server, and the messages that can be sent to it. */

import { api } from "./api";
import type { BoardKit, Effect } from "./board";
import { findBoard } from "../boards";
import { Following, type Arrived } from "./following.svelte";
import { keepLooked, lookedAt } from "./keeping";
import { habits, unasked } from "./habits.svelte";
import { Line } from "./line";
import { muting } from "./muting.svelte";
import type { ChatLine, LogEntry, Legal, Said, ServerWord, Table, Told } from "./protocol";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import { texts } from "./texts.svelte";
import { toasts } from "./toasts.svelte";
import { Witness } from "./witness.svelte";

export class Live {
  readonly model = new TableModel();
  readonly witness: Witness;
  readonly following = new Following((arrived, waiting) => this.show(arrived, waiting));
  table = $state.raw<Table | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  open = $state(true);
  heard = $state(0); // when the newest table arrived, for clocks
  hosting = $state(false); // this person made the match
  thinking = $state(false); // a hint was asked for
  moments = $state.raw<readonly Told[]>([]); // the great moments of the newest entries
  looked = $state(0); // number of log entries when this person last looked

  private line: Line | null = null;
  private said = 0;
  private asking = false; // a question about the table was sent but not yet answered
  private ready: Promise<void> | null = null;

  constructor(readonly code: string) {
    this.witness = new Witness(code);
    this.looked = lookedAt(code);
    document.addEventListener("visibilitychange", this.lookAway);
    this.model.send = (legal) => this.act(legal);
    this.model.ask = (word) => {
      this.asking = this.line?.say(word) ?? false;
    };
    this.line = new Line(code, {
      hear: (word) => this.hear(word),
      seen: () => this.following.received,
      state: (open) => {
        this.open = open;
        if (!open) this.model.waiting = false;
      },
    });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.lookAway);
    keepLooked(this.code, this.model.log.length);
    this.following.close();
    this.line?.close();
  }

  private readonly lookAway = (): void => {
    if (document.visibilityState === "visible") return;
    this.following.flush();
    this.looked = this.model.log.length;
    keepLooked(this.code, this.looked);
  };

  private hear(word: ServerWord): void {
    switch (word.type) {
      case "table":
        this.witness.watch(word);
        if (this.addNonce(word)) break;
        this.arrive(word, performance.now());
        break;
      case "refused":
        this.model.waiting = false;
        this.thinking = false;
        if (word.code === "nonce-given") this.witness.nonceRefused();
        else if (word.code === "match-elsewhere") location.assign(String(word.words.blanks["url"]));
        else if (word.reason) this.tellReason(word.reason);
        else if (word.kind !== "stale" && !(this.asking && word.code === "too-fast"))
          toasts.show(
            this.model.speaker.say(word.words),
            word.kind === "illegal" ? this.model.game : undefined,
          );
        this.asking = false;
        break;
      case "why":
        this.asking = false;
        if (word.number === this.model.number) {
          this.model.know(word.ways);
          if (!word.ways.length) this.tellReasons(word.reasons);
        }
        break;
      case "preview":
        this.asking = false;
        this.model.learn(word);
        break;
      case "chat":
        this.chat = [...this.chat, word].slice(-200);
        if (!muting.has(word.speaker)) this.unread += 1;
        break;
      case "hosting":
        this.hosting = true;
        break;
      case "hint":
        this.thinking = false;
        this.model.hint = word;
        break;
    }
  }

  /** Send this browser's nonce if the start waits for it; return whether the table after that is the one to show. */
  private addNonce(table: Table): boolean {
    const awaited = table.seat !== null && table.missing.includes(table.seat);
    return awaited && this.line !== null && this.line.say({ type: "nonce", nonce: this.witness.nonce() });
  }

  /** Show a table once the board has been fetched, in its turn. */
  private arrive(word: Table, at: number): void {
    this.ready ??= this.prepare(word.game, word.edition);
    this.ready
      .then(() => this.following.hear(word, at))
      .catch(() => toasts.show(texts.speaker().say(UNREACHABLE)));
  }

  private async prepare(game: string, edition: string): Promise<void> {
    const [kit, cards] = await Promise.all([findBoard(game), api.cards(edition), texts.ready(edition)]);
    this.model.game = game;
    this.model.source = edition === game ? "" : edition;
    this.model.cards = new Map(cards.map((card) => [card.id, card]));
    this.model.kit = kit;
  }

  /** Show a table; nothing can be chosen while others wait to be shown after it. */
  private show({ table: word, log, entries, at }: Arrived, waiting: number): void {
    this.sayIfReplaced(this.table, word);
    this.model.log = log;
    this.model.effects = settings.still ? [] : effectsOf(entries, this.model.kit, word.view);
    const great = entries.flatMap(({ events }) =>
      events.filter(({ facts }) => this.model.kit?.great?.(facts, word.view)),
    );
    if (great.length) this.moments = great;
    this.table = word;
    this.heard = at;
    this.model.show({
      view: word.started ? word.view : null,
      words: word.words,
      number: word.number,
      prompt: word.prompt,
      legal: waiting ? [] : word.legal,
      prices: word.prices,
      concede: waiting ? null : word.concede,
      takeBack: word.undo ? this.undo : null,
      seat: word.seat,
      seats: word.seats,
    });
    if (!waiting) this.answerItself(word, entries.length > 0);
  }

  /** Take an action that the reader does not want to be asked about; never after a takeback or at a first look. */
  private answerItself(word: Table, moved: boolean): void {
    const asked = this.model.kit?.answers?.(word.view) ?? null;
    const legal = moved && word.seat !== null ? unasked(word.legal, habits.of(word.game), asked) : null;
    if (!legal) return;
    this.following.taken.add(this.following.received);
    this.model.act(legal);
  }

  /** Show reasons in the closeup that was opened by the same tap, else as toasts. */
  private tellReasons(reasons: readonly Said[]): void {
    this.model.reasons = reasons;
    if (this.model.closeup || this.model.chosen.length) return;
    for (const reason of reasons) this.tellReason(reason);
    if (!reasons.length) toasts.show(texts.speaker().say({ id: "web-why-nothing", blanks: {} }));
  }

  private tellReason(reason: Said): void {
    const rule = reason.blanks["rule"];
    const link = typeof rule === "string" ? `${this.model.game}#${rule}` : this.model.game;
    toasts.show(this.model.speaker.say(reason), link);
  }

  /** Tell a player whose seat a bot has taken for good why, and that they are a spectator now. */
  private sayIfReplaced(before: Table | null, now: Table): void {
    if (before === null || before.seat === null || now.seat !== null || !now.started) return;
    toasts.show(
      texts.speaker().say({ id: "web-seat-lost", blanks: { why: now.seats[before.seat]?.left ?? "" } }),
    );
  }

  private act(legal: Legal): void {
    const sent = this.line?.say({
      type: "act",
      number: this.model.number,
      action: legal.text,
      id: ++this.said,
    });
    if (!sent) this.model.waiting = false;
  }

  sit = (seat: number) => this.line?.say({ type: "sit", seat });
  leave = () => this.line?.say({ type: "leave" });
  undo = () => {
    this.following.flush();
    this.line?.say({ type: "undo", number: this.model.number });
  };
  propose = (what: string, seat = -1) => this.line?.say({ type: "propose", what, seat });
  answer = (proposal: number, yes: boolean) => this.line?.say({ type: "answer", proposal, yes });
  remove = (speaker: string) => this.line?.say({ type: "remove", speaker, seat: -1 });
  removeSeat = (seat: number) => this.line?.say({ type: "remove", speaker: null, seat });
  speak = (text: string) => this.line?.say({ type: "say", text });

  askHint = () => {
    this.thinking = this.line?.say({ type: "hint", number: this.model.number }) ?? false;
  };
}

const UNREACHABLE = { id: "web-unreachable", blanks: {} };

function effectsOf(entries: readonly LogEntry[], kit: BoardKit | null, view: unknown): Effect[] {
  return entries.flatMap(({ events }) => events.flatMap((told) => kit?.effects(told.facts, view) ?? []));
}
