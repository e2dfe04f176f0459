/** Live reload of card files: the server reports every save, and the gallery shows the new cards. */

import { api } from "./api";
import { backOff } from "./clocks";
import type { CardFacts, CardsSeen } from "./protocol";

export class Workbench {
  cards = $state.raw<CardFacts[] | null>(null); // null: as they were when the page was opened
  seen = $state.raw<CardsSeen | null>(null);

  /** Follow the cards of a game if the server watches them; return a function that stops it. */
  follow(game: string): () => void {
    let line: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    let left = false;

    const open = (): void => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      line = new WebSocket(`${scheme}://${location.host}/ws/cards/${game}`);
      line.onopen = () => (tries = 0);
      line.onmessage = (event) => void this.hear(game, JSON.parse(String(event.data)) as CardsSeen);
      line.onclose = () => {
        if (!left) timer = setTimeout(open, backOff(tries++, Math.random()));
      };
    };
    void api.games().then((games) => {
      if (!left && games.some((one) => one.id === game && one.watched)) open();
    });
    return () => {
      left = true;
      clearTimeout(timer);
      line?.close();
    };
  }

  private async hear(game: string, word: CardsSeen): Promise<void> {
    this.cards = await api.cardsNow(game);
    this.seen = word;
  }
}
