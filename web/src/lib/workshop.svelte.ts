/** A card set being written: its cards as YAML texts, what the server says of them, and what was before. */

import { parse } from "yaml";
import { api, ServerRefused } from "./api";
import { keep, kept } from "./keeping";
import type { DraftChecked, DraftPicture, Said, WorkshopFacts } from "./protocol";
import { Language, isData, type Data, type Schema } from "./schema";
import { dataOf, textOf } from "./yamltext";

const PAUSE = 350; // milliseconds after the last change until the server is asked
const STEPS = 100; // that can be undone
const VERSIONS = 20;
const UNREACHABLE: Said = { id: "web-unreachable", blanks: {} };

/** A set as it is kept in the browser. */
export interface Kept {
  name: Record<string, string>;
  version: string;
  cards: Record<string, string>;
  decks: Record<string, Data>;
  options: Record<string, boolean | number | string>;
  texts: Record<string, Record<string, string>>;
  pictures: Record<string, DraftPicture>;
}

export interface Version {
  at: number;
  set: Kept;
}

const empty = (): Kept => ({
  name: { en: "", pt: "" },
  version: "1",
  cards: {},
  decks: {},
  options: {},
  texts: {},
  pictures: {},
});

export class Workshop {
  set: Kept = $state.raw(empty());
  chosen = $state("");
  checked: DraftChecked | null = $state.raw(null);
  failed: Said | null = $state.raw(null);
  checking = $state(false);
  versions: Version[] = $state.raw([]);
  private past: Kept[] = $state.raw([]);
  private future: Kept[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private step = ""; // what the last change was about: typing in one place is one step
  readonly language: Language;
  readonly own: Map<string, Data>;

  constructor(
    readonly game: string,
    readonly facts: WorkshopFacts,
  ) {
    this.language = new Language(facts.schema as Schema);
    this.own = new Map(facts.cards.map((card) => [String(card["id"]), card]));
    this.set = read<Kept>(this.key, empty());
    this.versions = read<Version[]>(`${this.key}-versions`, []);
    this.chosen = Object.keys(this.set.cards)[0] ?? "";
    this.check();
  }

  get key(): string {
    return `set-${this.game}`;
  }

  get text(): string {
    return this.set.cards[this.chosen] ?? "";
  }

  get data(): Data {
    const read = dataOf(this.text);
    return isData(read) ? read : {};
  }

  get faults() {
    return (this.checked?.faults ?? []).filter(({ card }) => card === this.chosen);
  }

  /** The chosen card as it would be printed; null while it has faults. */
  get face() {
    const id = this.checked?.ids[this.chosen];
    return this.checked?.cards.find((card) => card.id === id) ?? null;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Change the set; changes with the same `step` in a row are undone together. */
  change(next: Partial<Kept>, step = ""): void {
    if (!step || step !== this.step) this.past = [...this.past, this.set].slice(-STEPS);
    this.step = step;
    this.future = [];
    this.show({ ...this.set, ...next });
  }

  write(text: string): void {
    this.change({ cards: { ...this.set.cards, [this.chosen]: text } }, `text ${this.chosen}`);
  }

  /** Add a card, of the game's own to change it, or a new one of a kind. */
  add(data: Data): void {
    const id = String(data["id"]);
    const known = Object.entries(this.set.cards).find(
      ([, text]) => dataOf(text) && (dataOf(text) as Data)["id"] === id,
    );
    if (known) this.chosen = known[0];
    else {
      const key = free("card", this.set.cards);
      this.chosen = key;
      this.change({ cards: { ...this.set.cards, [key]: textOf(data) } });
    }
  }

  /** Add a new card of a variant of the schema, or like one of the game's own. */
  addNew(data: Data): void {
    const ids = new Set([...this.own.keys(), ...Object.values(this.checked?.ids ?? {})]);
    for (const text of Object.values(this.set.cards)) ids.add(String((dataOf(text) as Data | null)?.["id"]));
    let number = 1;
    while (ids.has(idOf(number))) number++;
    this.add({ ...data, id: idOf(number) });
  }

  remove(key: string): void {
    const { [key]: gone, ...cards } = this.set.cards;
    if (gone === undefined) return;
    this.change({ cards });
    if (this.chosen === key) this.chosen = Object.keys(cards)[0] ?? "";
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.set, ...this.future];
    this.restore(before);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.past = [...this.past, this.set];
    this.future = rest;
    this.restore(next);
  }

  private restore(set: Kept): void {
    this.step = "";
    this.show(set);
    if (!(this.chosen in set.cards)) this.chosen = Object.keys(set.cards)[0] ?? "";
  }

  private show(set: Kept): void {
    this.set = set;
    keep(this.key, JSON.stringify(set));
    this.check();
  }

  /** Keep the set as it is now among its versions. */
  keepVersion(): void {
    this.versions = [{ at: Date.now(), set: this.set }, ...this.versions].slice(0, VERSIONS);
    keep(`${this.key}-versions`, JSON.stringify(this.versions));
  }

  open(set: Kept): void {
    if (Object.keys(this.set.cards).length) this.keepVersion();
    this.change(set);
    this.chosen = Object.keys(set.cards)[0] ?? "";
  }

  clear(): void {
    this.open(empty());
  }

  /** Read a set from a file: the set's own form, or a list of cards. Throws if it is neither. */
  import(text: string): void {
    const read: unknown = parse(text, { maxAliasCount: 0 });
    const contents = Array.isArray(read) ? { cards: read } : read;
    if (!isData(contents)) throw new Error("not a set");
    this.open(this.fromContents(contents));
  }

  /** Return a set as it is edited: a change becomes the card that it makes. */
  fromContents(contents: Data): Kept {
    const cards: Record<string, string> = {};
    for (const card of (contents["cards"] as Data[] | undefined) ?? [])
      cards[free("card", cards)] = textOf(card);
    for (const [id, change] of Object.entries(
      (contents["changes"] as Record<string, Data> | undefined) ?? {},
    )) {
      const own = this.own.get(id);
      if (own) cards[free("card", cards)] = textOf(merge(own, change));
    }
    const name = contents["name"];
    return {
      ...empty(),
      name: isData(name)
        ? (name as Record<string, string>)
        : { en: String(name ?? ""), pt: String(name ?? "") },
      version: String(contents["version"] ?? "1"),
      cards,
      decks: (contents["decks"] as Kept["decks"] | undefined) ?? {},
      options: (contents["options"] as Kept["options"] | undefined) ?? {},
      texts: (contents["texts"] as Kept["texts"] | undefined) ?? {},
      pictures: (contents["pictures"] as Kept["pictures"] | undefined) ?? {},
    };
  }

  private check(): void {
    clearTimeout(this.timer);
    this.checking = true;
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<void> {
    const number = ++this.last;
    try {
      const checked = await api.check(this.game, this.set);
      if (number !== this.last) return;
      this.checked = checked;
      this.failed = null;
    } catch (error) {
      if (number === this.last) this.failed = error instanceof ServerRefused ? error.words : UNREACHABLE;
    } finally {
      if (number === this.last) this.checking = false;
    }
  }
}

const idOf = (number: number) => `MY-${String(number).padStart(2, "0")}`;

function free(stem: string, taken: Record<string, unknown>): string {
  let number = 1;
  while (`${stem}${number}` in taken) number++;
  return `${stem}${number}`;
}

function merge(data: Data, change: Data): Data {
  const kept = Object.entries(data).filter(([name]) => change[name] !== null);
  const made = Object.fromEntries(kept);
  for (const [name, value] of Object.entries(change).filter(([, value]) => value !== null)) {
    const old = made[name];
    made[name] = isData(value) && isData(old) ? merge(old, value) : value;
  }
  return made;
}

function read<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(kept(key) ?? "null") as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}
