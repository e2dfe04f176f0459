/** Colours and widths have names, and stand in one place each. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { writeWidths } from "../src/styles/widths";

const SOURCES = new URL("../src/", import.meta.url);
const COLOURED = ["styles/tokens.css", "styles/paints.css"];
const COLOUR =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|light-dark)a?\(|[:\s,](?:white|black|red|green|blue|gray|grey|gold|silver)\b(?=[;,)])/i;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, SOURCES), "utf-8") }));

/** The lines of a file that are style, or a style set by a template. */
function styled({ name, text }: { name: string; text: string }): string[] {
  const style = name.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "");
  const set = text.match(/\b(?:style:[\w-]+|fill|stroke|stop-color)=("[^"]*"|\{[^}]*\})/g) ?? [];
  return [...style.split("\n"), ...set].map((line) => line.trim());
}

const found = (wrong: (line: string) => boolean, except: string[] = []) =>
  files
    .filter(({ name }) => !except.includes(name))
    .flatMap((file) =>
      styled(file)
        .filter(wrong)
        .map((line) => `${file.name}: ${line}`),
    );

describe("colours", () => {
  it("are written in the files of names alone", () => {
    expect(found((line) => COLOUR.test(line), COLOURED)).toEqual([]);
  });

  it("are told from other words", () => {
    const told = ["color: #fff6ea;", "fill: rgb(1 2 3)", "border: 1px solid white;", 'fill="#abc"'];
    expect(told.filter((line) => COLOUR.test(line))).toEqual(told);
    expect(COLOUR.test("white-space: nowrap; fill: url(#apo-foe); color: var(--suit-red);")).toBe(false);
  });

  it("have names that are declared, and no name goes unused", () => {
    const text = files.map((file) => file.text).join("\n");
    const declared = new Set([...text.matchAll(/(--[\w-]+)["']?\s*[:=]/g)].map(([, name]) => name!));
    const used = new Set([...text.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name]) => name!));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    const computed = [...text.matchAll(/var\((--[\w-]*)\{/g)].map(([, start]) => start!);
    const unused = [...declared].filter((name) => !used.has(name));
    expect(unused.filter((name) => !computed.some((start) => name.startsWith(start)))).toEqual([]);
  });
});

describe("widths", () => {
  it("are asked for by name", () => {
    expect(found((line) => /^@(media|container)\b.*\d/.test(line))).toEqual([]);
  });

  it("are written out by the build, which refuses an unknown one", () => {
    expect(writeWidths("@container board (--below-desk) {")).toBe("@container board (width < 56rem) {");
    expect(writeWidths("@media (--from-tablet) and (--below-desk) {")).toBe(
      "@media (width >= 40rem) and (width < 56rem) {",
    );
    expect(() => writeWidths("@media (--from-dsk) {")).toThrow(
      "(--from-dsk) is not a width; allowed: name, pips",
    );
  });
});
