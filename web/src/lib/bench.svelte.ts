/** The test bench: a position written by hand, played on from there on every seat; everything is kept here. */

import { parseDocument, isMap, isSeq } from "yaml";
import { findBoard } from "../boards";
import { api, ServerRefused } from "./api";
import { lessonFile, puzzleFile, type Begun, type Goal } from "./benchfiles";
import { family } from "./editions";
import { keep, kept } from "./keeping";
import type { LessonTable, Said, Seat } from "./protocol";
import { TableModel } from "./table.svelte";
import { t, texts } from "./texts.svelte";

/** The lists of a player in which a card may be laid, the hand first; in `attack` and `defense` a card has a column. */
export const ZONES: Record<string, readonly string[]> = {
  duel: ["hand", "attack", "defense", "traps", "grave", "deck"],
  heroes: ["hand", "team", "sources", "equipment", "dead", "deck"],
  apotheosis: ["inventory", "equip", "memento", "discard", "deck"],
};

const COLUMNED = ["attack", "defense"];
const STARTS: Record<string, string> = {
  duel: "turn: 3\nplayers:\n  - {hero: EMB-H1, mana: 10, hand: []}\n  - {hero: ROO-H1, mana: 10, attack: {3: ROO-03}}\n",
  heroes: "players:\n  - {reserve: 6, hand: [], team: [C01]}\n  - {team: [C02]}\n",
  apotheosis: "players:\n  - {hero: P1, ap: 6, inventory: []}\n  - {hero: P2}\n",
};

/** Return a position with another card in a zone of a seat. */
export function laid(position: string, seat: number, zone: string, card: string): string {
  const doc = parseDocument(position);
  const path = ["players", seat, zone];
  const there: unknown = doc.getIn(path);
  if (COLUMNED.includes(zone)) {
    const taken = isMap(there) ? (there.toJSON() as Record<string, unknown>) : {};
    const column = [1, 2, 3, 4, 5].find((one) => !(one in taken)) ?? 1;
    doc.setIn(path, doc.createNode({ ...taken, [column]: card }, { flow: true }));
  } else {
    const held = isSeq(there) ? (there.toJSON() as unknown[]) : [];
    doc.setIn(path, doc.createNode([...held, card], { flow: true }));
  }
  return doc.toString({ lineWidth: 0, flowCollectionPadding: false });
}

export class Bench {
  readonly model = new TableModel();
  readonly game: string;
  position = $state("");
  actions: string[] = $state.raw([]);
  table = $state.raw<LessonTable | null>(null);
  failed = $state.raw<Said | null>(null);
  busy = $state(false);
  cards: string[] = [];
  private laid = ""; // the position that is played on from
  private begun: Begun = { seat: 0, choices: 0 };

  constructor(readonly edition: string) {
    this.game = family(edition);
    this.cards = JSON.parse(kept(`bench-cards-${this.game}`) ?? "[]") as string[];
    this.position = this.start();
    this.model.send = (legal) => void this.go([...this.actions, legal.text]);
    void this.open();
  }

  private start(): string {
    const hand = (ZONES[this.game] ?? [])[0];
    const bare = STARTS[this.game] ?? "";
    return hand ? this.cards.slice(0, 5).reduce((text, card) => laid(text, 0, hand, card), bare) : bare;
  }

  private async open(): Promise<void> {
    const [kit, cards] = await Promise.all([
      findBoard(this.edition),
      api.cards(this.edition),
      texts.ready(this.edition),
    ]);
    this.model.game = this.game;
    this.model.source = this.edition === this.game ? "" : this.edition;
    this.model.cards = new Map(cards.map((card) => [card.id, card]));
    this.model.kit = kit;
    await this.go([]);
  }

  /** Lay the position anew. */
  lay = (): Promise<void> => this.go([]);
  takeBack = (): Promise<void> => this.go(this.actions.slice(0, -1));

  put(seat: number, zone: string, card: string): void {
    this.position = laid(this.position, seat, zone, card);
    void this.lay();
  }

  private async go(actions: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const position = actions.length ? this.laid : this.position;
      const table = await api.bench(this.edition, { position, actions });
      this.show(table);
      this.actions = actions;
      this.laid = position;
      if (!actions.length) this.begun = { seat: table.seat, choices: table.legal.length };
      this.failed = null;
      keep(`bench-${this.game}`, this.position);
    } catch (error) {
      this.failed = error instanceof ServerRefused ? error.words : { id: "web-unreachable", blanks: {} };
    } finally {
      this.model.waiting = false;
      this.busy = false;
    }
  }

  private show(table: LessonTable): void {
    this.model.seats = Array.from({ length: table.seats }, (_, seat) => seatOf(seat, seat === table.seat));
    this.model.log = table.log;
    this.model.show({
      view: table.view,
      words: table.words,
      number: table.number,
      prompt: table.prompt,
      legal: table.legal,
      prices: table.prices,
      takeBack: null,
      seat: table.seat,
    });
    this.table = table;
  }

  /** Return the position and what was done as the file of a lesson. */
  lesson(): string {
    return lessonFile(this.laid, this.model.log, this.begun);
  }

  /** Return the position, with the first thing that was done as its answer, as the file of a puzzle. */
  puzzle(goal: Goal): string {
    return puzzleFile(goal, this.laid, this.model.log, this.begun);
  }
}

function seatOf(number: number, you: boolean): Seat {
  const name = t("seat-number", { number: number + 1 });
  return { kind: "person", name, bot: "", you, present: true, left: "" };
}
