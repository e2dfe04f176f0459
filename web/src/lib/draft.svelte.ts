/** A deck being built: choices show at once, the server's verdict follows. */

import { api, ServerRefused } from "./api";
import { countsOf, listOf, withLess, withMore, type Counts } from "./building";
import { keep, kept } from "./keeping";
import type { DeckJudged, GameFacts, PartFacts, Said } from "./protocol";

export type Options = Record<string, boolean | number | string>;

export class Draft {
  counts: Counts = $state.raw({});
  judged: DeckJudged | null = $state.raw(null);
  options: Options = $state.raw({});
  refused: Said | null = $state.raw(null);
  asking = $state(false);
  private last = 0;

  constructor(readonly game: GameFacts) {
    const preset = Object.values(game.presets)[0] ?? {};
    this.options = Object.fromEntries(game.deck_options.map((name) => [name, preset[name] ?? ""]));
  }

  get key(): string {
    return `draft-${this.game.id}`;
  }

  /** Open a ready deck by its name, `random`, a list, or the draft from the last visit. */
  open(text: string = kept(this.key) ?? ""): Promise<boolean> {
    return this.ask(text);
  }

  add(id: string, part: PartFacts): void {
    this.change(withMore(this.counts, id, part));
  }

  remove(id: string): void {
    this.change(withLess(this.counts, id));
  }

  choose(option: string, value: boolean | number | string): void {
    this.options = { ...this.options, [option]: value };
    void this.ask(listOf(this.counts));
  }

  private change(counts: Counts): void {
    this.counts = counts;
    void this.ask(listOf(counts));
  }

  /** Ask the server about a list; only the newest answer counts, and an unreadable list changes nothing. */
  private async ask(text: string): Promise<boolean> {
    const number = ++this.last;
    this.asking = true;
    try {
      const judged = await api.deck(this.game.id, { text, options: this.options });
      if (number !== this.last) return false;
      this.judged = judged;
      this.counts = countsOf(judged);
      this.refused = null;
      keep(this.key, listOf(this.counts));
      return true;
    } catch (error) {
      if (number === this.last)
        this.refused = error instanceof ServerRefused ? error.words : { id: "web-unreachable", blanks: {} };
      return false;
    } finally {
      if (number === this.last) this.asking = false;
    }
  }
}
