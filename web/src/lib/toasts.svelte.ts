/** Toasts: refusals and notices. */

interface Toast {
  id: number;
  text: string;
  rules?: string | undefined; // the game whose rulebook explains the refusal, or one of its rules: `siege#SIEGE-8.8`
}

class Toasts {
  list = $state<Toast[]>([]);
  private last = 0;

  show(text: string, rules?: string): void {
    const toast = { id: ++this.last, text, rules };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), 7000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
