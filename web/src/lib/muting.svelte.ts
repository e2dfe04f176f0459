/** Muted speakers. Stored in the browser; the server does not know. */

import { keep, kept } from "./keeping";

const MOST = 200; // speakers exist at one table only, so the newest suffice

class Muting {
  private speakers = $state.raw<readonly string[]>(read());

  has(speaker: string): boolean {
    return speaker !== "" && this.speakers.includes(speaker);
  }

  toggle(speaker: string): void {
    const others = this.speakers.filter((other) => other !== speaker);
    this.speakers = this.has(speaker) ? others : [speaker, ...others].slice(0, MOST);
    keep("muted", JSON.stringify(this.speakers));
  }
}

function read(): string[] {
  try {
    return JSON.parse(kept("muted") ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const muting = new Muting();
