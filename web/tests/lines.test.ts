import { expect, test } from "vitest";
import { longestWord, widestOfTwo } from "../src/lib/lines";

test("a name breaks between words, and after a hyphen, into two lines of nearly the same length", () => {
  expect(widestOfTwo("Arco Longo de Freixo")).toBe("Arco Longo".length);
  expect(widestOfTwo("Rompe-Linhas")).toBe("Rompe-".length);
  expect(widestOfTwo("Poço do Caminho")).toBe("Caminho".length);
  expect(widestOfTwo("Emboscada")).toBe("Emboscada".length);
});

test("the longest part of a name is a word", () => {
  expect(longestWord("Gibão Acolchoado")).toBe("Acolchoado".length);
  expect(longestWord("Faca-de-Sarjeta")).toBe("Sarjeta".length);
});
