/** A measure of a card set on the server: its progress, then what was found. */

import type { Measured, MeasureProgress, MeasureWord, Said } from "./protocol";

export class Measuring {
  progress: MeasureProgress | null = $state.raw(null);
  found: Measured | null = $state.raw(null);
  failed: Said | null = $state.raw(null);
  private line: WebSocket | null = null;

  get running(): boolean {
    return this.progress !== null && this.found === null && this.failed === null;
  }

  start(edition: string, level: string, pairs: number): void {
    this.stop();
    this.progress = { type: "progress", done: 0, of: pairs };
    this.found = this.failed = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const line = new WebSocket(
      `${scheme}://${location.host}/ws/measure/${edition}?level=${level}&pairs=${pairs}`,
    );
    this.line = line;
    line.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as MeasureWord);
    line.onclose = () => {
      if (this.line === line && this.running) this.failed = { id: "web-unreachable", blanks: {} };
    };
  }

  private hear(word: MeasureWord): void {
    if (word.type === "progress") this.progress = word;
    else if (word.type === "measured") this.found = word;
    else this.failed = word.words;
  }

  stop(): void {
    const line = this.line;
    this.line = null;
    line?.close();
    this.progress = null;
  }
}
