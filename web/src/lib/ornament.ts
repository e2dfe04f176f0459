/** Generate guilloche ornaments: hypotrochoids, as on banknotes. */

/** Return a closed rosette with this many petals; `depth`, 0 to 1, is how far the curve swings inwards. */
export function rosette(petals: number, depth: number, radius: number, turn = 0): string {
  const points = Array.from({ length: petals * 30 }, (_, place) => {
    const angle = (place / (petals * 30)) * 2 * Math.PI;
    const x = Math.cos(angle) + depth * Math.cos((petals - 1) * angle + turn);
    const y = Math.sin(angle) - depth * Math.sin((petals - 1) * angle + turn);
    const scale = radius / (1 + depth);
    return `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Hash a name to a number, so that ornaments differ from card to card. */
export function numberOf(name: string): number {
  let number = 2166136261;
  for (const letter of name) number = Math.imul(number ^ letter.charCodeAt(0), 16777619) >>> 0;
  return number;
}

/** Return the emblem of a card without a picture: rotated rosettes derived from its name. */
export function emblem(name: string): string[] {
  const number = numberOf(name);
  const petals = 5 + (number % 8);
  const depth = 0.35 + ((number >>> 5) % 6) / 10;
  const inner = 3 + ((number >>> 9) % 5);
  const wreath = [0, 1, 2].map((turn) => rosette(petals, depth, 46 - 3 * turn, turn * 0.5));
  return [...wreath, rosette(inner, 0.5 + ((number >>> 13) % 4) / 10, 17)];
}
