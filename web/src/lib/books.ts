/** Which rulebook tells the rules of a match: that of the preset nearest to its options. */
import type { GameFacts, Table } from "./protocol";

export function bookFor(game: GameFacts, options?: Table["options"]): string {
  const like = (preset: string) =>
    Object.entries(game.presets[preset] ?? {}).filter(([name, value]) => options?.[name] === value).length;
  return game.books.reduce(
    (best, preset) => (like(preset) > like(best) ? preset : best),
    game.books[0] ?? "",
  );
}
