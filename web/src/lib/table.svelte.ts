/** The model of the table on the screen: the view, what is chosen so far, what may be chosen next.
 *
 * A live match, a replay and a test fill it in different ways; boards and components depend only on this model. */

import { getContext, setContext, untrack, type Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { BoardKit, Effect, Link } from "./board";
import { Picking, type Ref } from "./picking";
import { shortcuts } from "./shortcuts";
import { wordsOf } from "./advice";
import type {
  AskPreview,
  AskWhy,
  CardFacts,
  LogEntry,
  Hint,
  Legal,
  Preview,
  Said,
  Seat,
  Way,
} from "./protocol";
import { texts } from "./texts.svelte";
import { kebab, type Run, type Speaker } from "./words";

const KEY = Symbol("table");

/** The content of a closeup: drawn by a snippet, from a card's id, or by the board from a message. */
export type Closeup = { label: string } & ({ draw: Snippet } | { card: string } | { said: Said });

/** What a table shows at one time. */
export interface Shown {
  view: unknown;
  words: Said[];
  number: number;
  prompt?: Said | null;
  legal?: Legal[];
  prices?: Said[][];
  concede?: Legal | null;
  takeBack?: (() => void) | null;
  seat?: number | null;
  seats?: Seat[];
}

/** The best action after a hint, the chance of winning with it, why, and what would follow it. */
interface Advice {
  legal: Legal;
  worth: number;
  reason: string;
  plan: string[];
}

export class TableModel {
  game = $state("");
  source = $state(""); // the source of its texts, if not the installed game
  seat = $state<number | null>(null);
  past = $state(false); // true in a replay
  seats = $state.raw<Seat[]>([]);
  view = $state.raw<unknown>(null);
  words = $state.raw<Said[]>([]); // the view in words, line by line
  number = $state(-1); // the number of the table shown; -1: none yet
  prompt = $state.raw<Said | null>(null);
  legal = $state.raw<Legal[]>([]);
  prices = $state.raw<Said[][]>([]); // what legal actions cost, by the place that each names
  concede = $state.raw<Legal | null>(null); // legal too, but only offered among all actions
  takeBack = $state.raw<(() => void) | null>(null); // takes back the last action, if that is allowed
  log = $state.raw<readonly LogEntry[]>([]);
  kit = $state.raw<BoardKit | null>(null);
  cards = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());
  hint = $state.raw<Hint | null>(null);

  chosen = $state.raw<readonly Ref[]>([]);
  lit = $state.raw<ReadonlySet<Ref>>(new Set()); // the things that a log line points at
  closeup = $state.raw<Closeup | null>(null);
  ways = $state.raw<{ ref: Ref; list: readonly Way[] } | null>(null); // how to reach the thing that was tapped last
  reasons = $state.raw<readonly Said[]>([]); // why what was tapped last cannot be chosen
  foreseen = $state.raw<Preview | null>(null); // what the action under the pointer will do
  waiting = $state(false); // an action was sent but not yet answered
  effects = $state.raw<readonly Effect[]>([]); // the effects of the newest log entries

  /** How often each thing is drawn; things register themselves. */
  readonly drawn = new SvelteMap<Ref, number>();

  /** Send the chosen action. */
  send: (legal: Legal) => void = () => undefined;

  /** Asks the server about this table, where there is one that answers. */
  ask: ((word: AskWhy | AskPreview) => void) | null = null;

  private plan: string[] = []; // the actions of a way that are still to be taken
  private asked: Ref | null = null; // the thing of the question that was asked last
  private readonly previews = new Map<string, Preview>();

  readonly picking = $derived(
    new Picking(
      this.legal,
      (parts) => this.kit?.refs(parts, this.view) ?? [],
      (ref) => this.drawn.has(ref),
    ),
  );
  readonly next = $derived(this.picking.next(this.chosen));
  readonly first = $derived(this.picking.next([]));
  readonly starts = $derived(this.picking.starts((parts) => this.kit?.aside?.(parts) ?? false)); // highlighted
  readonly menu = $derived(this.chosen.length ? this.picking.complete(this.chosen) : []);
  /** The keys of the listed answers, by the texts of the actions. */
  readonly keys = $derived(shortcuts(this.menu.length ? this.menu : this.picking.loose, this.kit?.ends));
  readonly names = $derived(tellApart(this.seats.map((seat, place) => this.nameOf(seat, place))));
  readonly speaker: Speaker = $derived(
    texts.speaker(this.source || this.game, this.names, (said) =>
      this.view ? (this.kit?.retell?.(said, this.view) ?? said) : said,
    ),
  );
  readonly worths = $derived(
    new Map(
      this.hint?.number === this.number ? this.hint.lines.map((line) => [line.action, line.worth]) : [],
    ),
  );

  /** The best action after a hint; its things are highlighted. */
  readonly best = $derived([...this.worths].sort(([, a], [, b]) => b - a)[0]?.[0]);
  readonly advice = $derived.by((): Advice | null => {
    const legal = this.legal.find(({ text }) => text === this.best);
    if (!legal || !this.hint) return null;
    const { reason, plan } = this.hint;
    return {
      legal,
      worth: this.worths.get(legal.text) ?? 0,
      reason: reason && this.speaker.has(reason.id) ? this.say(reason) : "",
      plan: plan.map((step) => this.say(step)),
    };
  });
  readonly advised = $derived(
    new Set(this.picking.choices.find(({ legal }) => legal.text === this.best)?.refs ?? []),
  );

  /** Whether choosing the thing leads to an action. */
  can(ref: Ref): boolean {
    return !this.waiting && (this.next.has(ref) || this.first.has(ref) || this.chosen.includes(ref));
  }

  point(ref: Ref): void {
    if (!this.can(ref)) return;
    this.chosen = this.picking.point(this.chosen, ref);
    this.ways = null;
    const settled = this.picking.settled(this.chosen);
    if (settled) this.act(settled);
    else if (this.chosen.length === 1 && !this.starts.has(ref)) this.wonder(ref);
  }

  /** Return the action that choosing the thing would send at once, if any. */
  outcome(ref: Ref): Legal | null {
    return this.next.has(ref) ? this.picking.settled(this.picking.point(this.chosen, ref)) : null;
  }

  /** Say what an action costs; "" if it is free. */
  priceOf(legal: Legal): string {
    const price = legal.price === undefined || legal.price === null ? [] : (this.prices[legal.price] ?? []);
    return price.map((part) => this.say(part)).join("; ");
  }

  /** Whether an action would waste something, of which its price warns. */
  warns(legal: Legal): boolean {
    const price = legal.price === undefined || legal.price === null ? [] : (this.prices[legal.price] ?? []);
    return price.some(({ id }) => id.startsWith("warning-"));
  }

  /** Whether every action about the chosen things would waste something. */
  readonly wasteful = $derived(
    this.chosen.length > 0 && this.picking.about(this.chosen).every(({ legal }) => this.warns(legal)),
  );

  /** The different prices of the actions about the chosen things. */
  readonly costs = $derived(
    this.chosen.length
      ? [...new Set(this.picking.about(this.chosen).map(({ legal }) => this.priceOf(legal)))].filter(Boolean)
      : [],
  );

  /** Return the question why a thing cannot be chosen beside what is chosen already; null if nothing is asked now. */
  private question(ref: Ref): AskWhy | null {
    if (!this.ask || !this.legal.length) return null;
    const action = this.chosen.length ? undefined : this.kit?.meant?.(ref, this.view);
    const things = action ? [] : [...new Set([...this.chosen, ref])].flatMap(wordsOf);
    return action || things.length
      ? { type: "why", number: this.number, action: action ?? "", things }
      : null;
  }

  /** Whether the server can be asked why this thing cannot be chosen. */
  explains(ref: Ref): boolean {
    return this.question(ref) !== null;
  }

  wonder(ref: Ref): void {
    this.inquire(this.question(ref));
    this.asked = ref;
  }

  /** Keep the ways to reach the thing that was asked about. */
  know(ways: readonly Way[]): void {
    this.ways = ways.length && this.asked ? { ref: this.asked, list: ways } : null;
  }

  /** Take a way: its first action now, the others as soon as they are asked for. */
  take(way: Way): void {
    const [first, ...rest] = way.actions;
    const legal = this.legal.find(({ text }) => text === first);
    if (!legal || this.waiting) return;
    this.closeup = null;
    this.act(legal);
    this.plan = rest;
  }

  /** Take the next action of the way that was chosen, if it can be taken. */
  private goOn(): void {
    const [next, ...rest] = this.plan;
    this.plan = [];
    const legal = this.legal.find(({ text }) => text === next);
    if (!legal) return;
    this.act(legal);
    this.plan = rest;
  }

  /** Ask why an action is not allowed, by its text. */
  wonderAt(action: string): void {
    this.inquire({ type: "why", number: this.number, action, things: [] });
  }

  private inquire(question: AskWhy | null): void {
    this.reasons = [];
    this.ways = null;
    if (question && !this.waiting) this.ask?.(question);
  }

  /** Show what an action will do, once the server has said it. */
  foresee(legal: Legal): void {
    const known = this.previews.get(legal.text);
    if (known) this.foreseen = known;
    else if (!this.waiting && this.legal.includes(legal))
      this.ask?.({ type: "preview", number: this.number, action: legal.text });
  }

  /** Keep and show what the server foresees. */
  learn(preview: Preview): void {
    if (preview.number !== this.number) return;
    this.previews.set(preview.action, preview);
    this.foreseen = preview;
  }

  /** Return what cancels: dropping the choice, or taking back the action that the question is a part of. */
  readonly back = $derived.by(() => {
    if (this.chosen.length) return () => this.cancel();
    const begun = this.legal.length > 0 && !this.waiting && this.kit?.begun?.(this.view);
    return begun ? this.takeBack : null;
  });

  act(legal: Legal): void {
    this.chosen = [];
    this.plan = [];
    this.ways = null;
    this.hint = null;
    this.foreseen = null;
    this.waiting = true;
    this.send(legal);
  }

  cancel(): void {
    this.chosen = [];
    this.ways = null;
  }

  /** Show a new table. If its number has changed, the choice on the old one is dropped. */
  show(shown: Shown): void {
    const moved = shown.number !== this.number;
    Object.assign(this, shown);
    if (!moved) return;
    this.previews.clear();
    this.foreseen = null;
    this.reasons = [];
    this.ways = null;
    this.chosen = [];
    this.waiting = false;
    if (this.plan.length && this.legal.length) this.goOn();
  }

  say(said: Said): string {
    return this.speaker.say(said);
  }

  /** Return a text of this game: `text("prompt-action")` is `siege-prompt-action`. */
  text(id: string, blanks: Record<string, unknown> = {}): string {
    return this.speaker.say({ id: `${this.game}-${kebab(id)}`, blanks });
  }

  tell(said: Said): Run[] {
    return this.speaker.tell(said, (inner) => this.linkOf(inner) !== null);
  }

  linkOf(said: Said): Link | null {
    return this.kit?.link(said) ?? this.cardNamed(said);
  }

  /** Return the card that a message called GAME-card-ID names. */
  private cardNamed(said: Said): Link | null {
    const prefix = `${this.game}-card-`;
    if (!said.id.startsWith(prefix)) return null;
    const id = [...this.cards.keys()].find((card) => kebab(card) === said.id.slice(prefix.length));
    return id === undefined ? null : { card: id };
  }

  private nameOf(seat: Seat, place: number): string {
    if (seat.kind === "bot") return texts.speaker().say(botName(seat.bot));
    return seat.name || texts.speaker().say({ id: "seat-number", blanks: { number: place + 1 } });
  }

  /** Count a thing as drawn until the returned function is called. */
  draws(ref: Ref): () => void {
    const count = (change: number) => {
      const now = (this.drawn.get(ref) ?? 0) + change;
      if (now) this.drawn.set(ref, now);
      else this.drawn.delete(ref);
    };
    untrack(() => count(1));
    return () => untrack(() => count(-1));
  }
}

/** Name a bot by its strength: `bot:search:300ms` is a medium one. */
export function botName(bot: string): Said {
  const [kind = "", time = ""] = bot.replace(/^bot:/, "").split(":");
  const strength =
    kind === "search" ? (parseInt(time) >= 1000 ? "strong" : "medium") : kind === "greedy" ? "easy" : kind;
  return { id: "web-bot", blanks: { strength } };
}

/** Number players with the same name. */
function tellApart(names: readonly string[]): string[] {
  const twice = (name: string) => names.filter((other) => other === name).length > 1;
  return names.map((name, place) => (twice(name) ? `${name} ${place + 1}` : name));
}

export function provideTable(table: TableModel): TableModel {
  return setContext(KEY, table);
}

export function useTable(): TableModel {
  return getContext<TableModel>(KEY);
}
