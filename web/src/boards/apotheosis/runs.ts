/** Split a card's text into runs of different styles. */

/** A run: plain words, a keyword box, a requirement, or a technique's tag. */
export interface Words {
  kind: "plain" | "box" | "req" | "tag";
  text: string;
}

/** Return the runs of each effect; a new effect begins with a box or a tag after a full stop. */
export function effectsIn(text: string): Words[][] {
  return text
    .split(/(?<=\.) (?=[^.❰⟦]*[❰⟦])/)
    .filter(Boolean)
    .map(runsIn);
}

/** Return the runs of a text: `❰Auto❱ You draw 1.` is a box, then words. */
export function runsIn(text: string): Words[] {
  return text
    .split(/(❰[^❱]*❱|⟦[^⟧]*⟧)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Words => {
      if (part.startsWith("⟦")) return { kind: "tag", text: part.slice(1, -1) };
      if (part.startsWith("❰✔")) return { kind: "req", text: part.slice(1, -1) };
      return part.startsWith("❰") ? { kind: "box", text: part.slice(1, -1) } : { kind: "plain", text: part };
    });
}
