/** A card's text in runs, each drawn in its own way. */

/** Plain words, a keyword in its box, a requirement, what unlocks a technique. */
export interface Words {
  kind: "plain" | "box" | "req" | "tag";
  text: string;
}

/** The effects of a text, each in runs: an effect is the first sentence after a full stop that has a box or a tag. */
export function effectsIn(text: string): Words[][] {
  return text
    .split(/(?<=\.) (?=[^.❰⟦]*[❰⟦])/)
    .filter(Boolean)
    .map(runsIn);
}

/** `❰Auto❱ You draw 1.` in runs: the box, then the words. */
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
