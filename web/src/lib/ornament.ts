/** Ornaments drawn from numbers: a rosette is a wheel rolling around a wheel. */

/** A closed curve with so many petals, each reaching so many steps on, as an SVG path of that radius. */
export function rosette(petals: number, step: number, radius: number): string {
  const points = Array.from({ length: petals * 24 + 1 }, (_, place) => {
    const angle = (place / (petals * 24)) * 2 * Math.PI;
    const reach = radius * (0.62 + 0.38 * Math.cos((petals / step) * angle * step));
    const x = reach * Math.cos(angle + 0.35 * Math.sin(petals * angle));
    const y = reach * Math.sin(angle + 0.35 * Math.sin(petals * angle));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A number that stays the same for a name, for ornaments that differ from card to card. */
export function numberOf(name: string): number {
  let number = 2166136261;
  for (const letter of name) number = Math.imul(number ^ letter.charCodeAt(0), 16777619) >>> 0;
  return number;
}

/** The emblem of a card without a picture: nested rosettes, its own in every detail. */
export function emblem(name: string): string[] {
  const number = numberOf(name);
  const petals = 3 + (number % 7);
  const inner = 3 + ((number >>> 4) % 5);
  return [rosette(petals, 1 + ((number >>> 8) % 3), 44), rosette(inner, 1 + ((number >>> 12) % 2), 26)];
}
