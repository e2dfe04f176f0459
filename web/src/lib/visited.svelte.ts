/** The games of which this browser has shown what the marks mean. */

import { keep, kept } from "./keeping";

class Visited {
  private games = $state.raw<readonly string[]>((kept("visited") ?? "").split(" ").filter(Boolean));

  has(game: string): boolean {
    return this.games.includes(game);
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    keep("visited", this.games.join(" "));
  }
}

export const visited = new Visited();
