/** Parse the Markdown subset of the rulebooks into data; the page renders it, so that no markup is trusted. */

export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "rule"; text: string }
  | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "picture"; text: string; name: string }
  | { kind: "code"; text: string };

export interface Item {
  rule: string | null; // the number of the rule that it states
  blocks: Block[];
}

const RULE = /\b[A-Z]{3,}-(?:\d+(?:\.\d+)*[a-z]?|[A-Z]+\d+)\b/;
const INLINE = new RegExp(
  [
    /\*\*(.+?)\*\*/,
    /`([^`]+)`/,
    /\[([^\]]+)\]\(([^)]+)\)/,
    /\*([^*\s][^*]*)\*/,
    new RegExp(`(${RULE.source})`),
  ]
    .map((one) => one.source)
    .join("|"),
);

const PICTURE = /^!\[([^\]]*)\]\(([\w-]+\.svg)\)$/;

export function parse(text: string): Block[] {
  return blocks(text.split("\n"));
}

function blocks(lines: string[]): Block[] {
  const made: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      made.push({
        kind: "heading",
        level: heading[1]!.length,
        text: plain(heading[2]!),
        id: slug(heading[2]!),
      });
      at += 1;
    } else if (line.startsWith("```")) {
      const end = lines.findIndex((other, place) => place > at && other.startsWith("```"));
      const stop = end < 0 ? lines.length : end;
      made.push({ kind: "code", text: lines.slice(at + 1, stop).join("\n") });
      at = stop + 1;
    } else if (PICTURE.test(line)) {
      const [, text, name] = PICTURE.exec(line)!;
      made.push({ kind: "picture", text: text!, name: name! });
      at += 1;
    } else if (line.startsWith("|")) {
      const stop = until(lines, at, (other) => !other.startsWith("|"));
      made.push(table(lines.slice(at, stop)));
      at = stop;
    } else if (bullet(line)) {
      const stop = until(lines, at, (other, next) => !continues(other, next));
      made.push({ kind: "list", items: items(lines.slice(at, stop)) });
      at = stop;
    } else {
      const stop = until(
        lines,
        at,
        (other) => !other.trim() || /^(#|```|\||!\[)/.test(other) || bullet(other) !== null,
      );
      made.push({ kind: "paragraph", inlines: inline(lines.slice(at, stop).join(" ")) });
      at = stop;
    }
  }
  return made;
}

function until(lines: string[], from: number, ends: (line: string, next: string) => boolean): number {
  const stop = lines.findIndex((line, place) => place > from && ends(line, lines[place + 1] ?? ""));
  return stop < 0 ? lines.length : stop;
}

const bullet = (line: string) => /^(?:[-*]|\d+\.) +/.exec(line);

/** Whether a line still belongs to the list above it. */
function continues(line: string, next: string): boolean {
  if (!line.trim()) return /^\s{2,}\S/.test(next) || bullet(next) !== null;
  return bullet(line) !== null || /^\s/.test(line);
}

function items(lines: string[]): Item[] {
  const starts = lines.flatMap((line, place) => (bullet(line) ? [place] : []));
  return starts.map((start, place) => {
    const own = lines.slice(start, starts[place + 1]);
    const inner = own.map((line, row) =>
      row ? line.replace(/^ {2,3}/, "") : line.slice(bullet(line)![0].length),
    );
    const rule = new RegExp(`^\\*\\*(${RULE.source})\\*\\*`).exec(inner[0]!)?.[1] ?? null;
    if (rule) inner[0] = inner[0]!.replace(/^\*\*.+?\*\* */, "");
    return { rule, blocks: blocks(inner) };
  });
}

function table(lines: string[]): Block {
  const cells = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, "")
        .split("|")
        .map((cell) => inline(cell.trim())),
    );
  return { kind: "table", head: cells[0] ?? [], rows: cells.slice(1) };
}

export function inline(text: string): Inline[] {
  const made: Inline[] = [];
  let rest = text;
  for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
    if (found.index) made.push({ kind: "text", text: rest.slice(0, found.index) });
    const [whole, strong, code, label, href, em, rule] = found;
    if (strong !== undefined) made.push({ kind: "strong", text: strong });
    else if (code !== undefined) made.push({ kind: "code", text: code });
    else if (label !== undefined) made.push({ kind: "link", text: label, href: href! });
    else if (em !== undefined) made.push({ kind: "em", text: em });
    else made.push({ kind: "rule", text: rule! });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) made.push({ kind: "text", text: rest });
  return made;
}

const plain = (text: string) => text.replace(/[*`]/g, "");

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Drop the printed contents, the first chapter of a book that is a mere list: the page has its own, with links. */
export function withoutContents(text: Block[]): Block[] {
  const at = text.findIndex((block) => block.kind === "heading" && block.level === 2);
  const plainList = text[at + 1]?.kind === "list" && text[at + 2]?.kind === "heading";
  return at >= 0 && plainList ? [...text.slice(0, at), ...text.slice(at + 2)] : text;
}

/** Return the blocks of the chapter of that title, without the title. */
export function chapter(text: Block[], title: string): Block[] {
  const begins = (block: Block) => block.kind === "heading" && block.level === 2;
  const at = text.findIndex((block) => begins(block) && wordsOf(block) === title);
  const rest = at < 0 ? [] : text.slice(at + 1);
  const end = rest.findIndex(begins);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Return the blocks of the first chapter after the contents: how the game is played, in short. */
export function firstChapter(text: Block[]): Block[] {
  const rest = withoutContents(text);
  const heading = rest.find((block) => block.kind === "heading" && block.level === 2);
  return heading ? chapter(rest, wordsOf(heading)) : [];
}

const flat = (inlines: Inline[]): string => inlines.map(({ text }) => text).join("");

/** Return all words of a block, for searching. */
export function wordsOf(block: Block): string {
  if (block.kind === "heading" || block.kind === "code" || block.kind === "picture") return block.text;
  if (block.kind === "paragraph") return flat(block.inlines);
  if (block.kind === "list")
    return block.items.map((item) => `${item.rule} ${item.blocks.map(wordsOf).join(" ")}`).join(" ");
  return [block.head, ...block.rows].flat().map(flat).join(" ");
}

/** Remove diacritics, so that "acao" finds "ação". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

type Fits = (text: string) => boolean;

/** Return how a word may stand in a text, the closest first: whole or in the plural, as a beginning, anywhere. */
function closeness(word: string): Fits[] {
  const sign = "[\\p{L}\\p{N}]";
  const start = `(?<!${sign})${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  const patterns = [new RegExp(`${start}(?:e?s)?(?!${sign})`, "u"), new RegExp(start, "u")];
  return [...patterns.map((pattern) => (text: string) => pattern.test(text)), (text) => text.includes(word)];
}

/** Return the blocks that contain the word, with their headings: where it stands whole, else where it stands at all. */
export function search(text: Block[], asked: string): Block[] {
  const word = folded(asked.trim());
  if (!word) return text;
  return closeness(word)
    .map((fits) => narrowed(text, fits))
    .reduce((best, found) => (best.length ? best : found));
}

function narrowed(text: Block[], fits: Fits): Block[] {
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of text) {
    if (block.kind === "heading") {
      heading = block;
      continue;
    }
    const kept = narrow(block, fits);
    if (!kept) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(kept);
  }
  return found;
}

/** Keep the rules of a list and the rows of a table that fit; any other block as a whole. */
function narrow(block: Block, fits: Fits): Block | null {
  if (block.kind === "list") {
    const items = block.items.filter((item) =>
      fits(folded(`${item.rule} ${item.blocks.map(wordsOf).join(" ")}`)),
    );
    return items.length ? { ...block, items } : null;
  }
  if (block.kind === "table") {
    const rows = block.rows.filter((row) => fits(folded(row.map(flat).join(" "))));
    return rows.length ? { ...block, rows } : null;
  }
  return fits(folded(wordsOf(block))) ? block : null;
}
