/** The YAML of a card: reading it, changing one place of it, and finding what a cursor stands on. */

import { isMap, isPair, isScalar, isSeq, parseDocument, stringify, type Node } from "yaml";
import type { Path } from "./schema";

const MARK = "§";

/** Return the data of a text; what cannot be read is left out. */
export function dataOf(text: string): unknown {
  try {
    return parseDocument(text).toJS({ maxAliasCount: 0 }) as unknown;
  } catch {
    return null;
  }
}

/** Write data as the text of a card. */
export function textOf(data: unknown): string {
  return stringify(data, { lineWidth: 100, flowCollectionPadding: false });
}

/** Return the text with another value at a place; undefined removes it. Comments and the rest stay as they are. */
export function changed(text: string, path: Path, value: unknown): string {
  const doc = parseDocument(text);
  if (!isMap(doc.contents)) return path.length ? text : textOf(value);
  if (value === undefined) doc.deleteIn(path);
  else if (path.length) doc.setIn(path, doc.createNode(value));
  else return textOf(value);
  return doc.toString({ lineWidth: 100, flowCollectionPadding: false });
}

/** Return the place of a cursor: the mapping or list around it, and whether a field or a value is being written. */
export function placeAt(text: string, from: number, to: number): { path: Path; key: boolean } | null {
  const rest = text.slice(to).match(/^[^\n]*/)![0];
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
  const asKey = /^[\s-]*$|[{,]\s*$/.test(before);
  for (const word of asKey && !rest.includes(":") ? [`${MARK}: 0`, MARK] : [MARK]) {
    const found = find(parseDocument(text.slice(0, from) + word + text.slice(to)).contents, []);
    if (found) return found;
  }
  return null;
}

function find(node: unknown, path: Path): { path: Path; key: boolean } | null {
  if (isScalar(node)) return String(node.value).includes(MARK) ? { path, key: false } : null;
  if (isSeq(node)) {
    for (const [place, item] of node.items.entries()) {
      const found = find(item, [...path, place]);
      if (found) return found;
    }
  }
  if (isMap(node)) {
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      const name = isScalar(pair.key) ? String(pair.key.value) : "";
      if (name.includes(MARK)) return { path, key: true };
      const found = find(pair.value, [...path, name]);
      if (found) return found;
    }
  }
  return null;
}

/** Return the path of the word that an offset stands on. */
export function pathAt(text: string, offset: number): Path | null {
  let path: Path = [];
  let node = parseDocument(text).contents as Node | null;
  while (node) {
    const inside = (one: unknown) => {
      const range = (one as Node | null)?.range;
      return range !== undefined && range !== null && range[0] <= offset && offset <= range[1];
    };
    if (isSeq(node)) {
      const place = node.items.findIndex(inside);
      if (place < 0) return path;
      path = [...path, place];
      node = node.items[place] as Node;
    } else if (isMap(node)) {
      const pair = node.items.find((one) => inside(one.key) || inside(one.value));
      if (!pair || !isScalar(pair.key)) return path;
      path = [...path, String(pair.key.value)];
      if (inside(pair.key)) return path;
      node = pair.value as Node;
    } else return path;
  }
  return path;
}
