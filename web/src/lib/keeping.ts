/** The little that the browser remembers between visits. A browser that keeps nothing loses nothing else. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`carteado-${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`carteado-${name}`, value);
  } catch {
    // a private window: the choice lasts as long as the page
  }
}

const MATCHES = 40; // the newest ones are enough

/** How far the log of a match went when this person last looked. */
export function lookedAt(code: string): number {
  return readLooked().find(([one]) => one === code)?.[1] ?? 0;
}

export function keepLooked(code: string, entries: number): void {
  const others = readLooked().filter(([one]) => one !== code);
  keep("looked", JSON.stringify([[code, entries], ...others].slice(0, MATCHES)));
}

function readLooked(): [string, number][] {
  try {
    return JSON.parse(kept("looked") ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}
