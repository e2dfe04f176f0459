/** The connection to a table: sends hello, keeps itself alive, and reconnects when it breaks. */

import { backOff } from "./clocks";
import { VERSION, type ClientWord, type ServerWord } from "./protocol";

interface Listener {
  hear(word: ServerWord): void;
  seen(): number; // number of log entries already received
  state(open: boolean): void;
}

const PING = 20_000;
const REFUSED = 4000;

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private answered = true;

  constructor(
    readonly code: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  say(word: ClientWord): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(word));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pings);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.answered = true;
      this.say({ type: "hello", version: VERSION, seen: this.listener.seen() });
      this.listener.state(true);
      clearInterval(this.pings);
      this.pings = setInterval(() => this.ping(), PING);
    };
    socket.onmessage = (event) => {
      this.answered = true;
      this.listener.hear(JSON.parse(String(event.data)) as ServerWord);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.pings);
      if (this.closed) return;
      this.listener.state(false);
      if (event.code === REFUSED) return this.close(); // the server gave its reason; a retry would not help
      this.timer = setTimeout(() => this.open(), backOff(this.tries++, Math.random()));
    };
  }

  /** Ping the server; drop a connection that sent nothing since the last ping. */
  private ping(): void {
    if (!this.answered) this.socket?.close();
    this.answered = false;
    this.say({ type: "ping" });
  }
}
