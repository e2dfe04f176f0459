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
