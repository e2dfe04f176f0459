/** Toasts: refusals and notices. */

interface Toast {
  id: number;
  text: string;
  rules?: string | undefined; // the game whose rulebook explains the refusal, or one of its rules: `siege#SIEGE-8.8`
}

const SHOWN = 7000; // milliseconds
const UNREAD = 700; // milliseconds in which a press elsewhere cannot be an answer to a toast

class Toasts {
  list = $state<Toast[]>([]);
  private last = 0;
  private shownAt = 0;

  show(text: string, rules?: string): void {
    const toast = { id: ++this.last, text, rules };
    this.shownAt = performance.now();
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), SHOWN);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Drop what has been read: the reader goes on with something else. */
  pass(): void {
    if (performance.now() - this.shownAt > UNREAD) this.list = [];
  }
}

export const toasts = new Toasts();
