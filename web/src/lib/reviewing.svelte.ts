/** The review of a seat of a finished match: asked for over a socket, which is held open while it is made. */

import type { Review, ReviewProgress, ReviewWord, Said } from "./protocol";

export class Reviewing {
  review = $state.raw<Review | null>(null);
  progress = $state.raw<ReviewProgress | null>(null);
  failed = $state.raw<Said | null>(null);

  private socket: WebSocket | null = null;
  private readonly known = new Map<string, Review>();

  constructor(readonly code: string) {}

  /** Ask for a review; the server stops making another one that nobody else waits for. */
  ask(seat: number, knowing: boolean): void {
    this.close();
    const words = `seat=${seat}&knowing=${Number(knowing)}`;
    const made = this.known.get(words) ?? null;
    this.review = made;
    this.progress = null;
    this.failed = null;
    if (!made) this.open(words);
  }

  close(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(words: string): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/reviews/${this.code}?${words}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ReviewWord, words);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.review || this.failed) return;
      this.failed = { id: "web-review-broken", blanks: {} };
    };
  }

  private hear(word: ReviewWord, words: string): void {
    switch (word.type) {
      case "progress":
        this.progress = word;
        break;
      case "review":
        this.known.set(words, word);
        this.review = word;
        break;
      case "refused":
        this.failed = word.words;
        break;
    }
  }
}
