/** Local storage between visits. Everything works without it. */

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
    // private window: the value lasts as long as the page
  }
}

const MATCHES = 40; // only the newest are stored

/** Return the length of a match's log when this person last looked. */
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
