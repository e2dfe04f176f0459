/** What is printed on a card, in the reader's words: a board makes one from its data. */

export interface Stat {
  label: string; // what it is, for those who hear it and in the closeup
  value: number | string;
  mark: "attack" | "health" | "armor" | "speed" | "cost" | "other";
  changed?: "up" | "down"; // against what is printed; also shown by a sign
}

/** A part of a card's text that has a name or a cost of its own. */
export interface Power {
  name: string;
  cost: string; // in brackets, as printed
  text: string;
}

export interface Face {
  id: string;
  name: string;
  text?: string;
  powers?: Power[]; // in place of the text
  cost?: number;
  sign?: string; // stands where a cost would, if there is none: a path on a square of 24
  line?: string; // kind and job, such as "Creature, spirit"
  tint?: string; // a colour of tokens.css by name: ember, tide, root, dusk, neutral
  pips?: string; // rarity or rank: "◆◆", "★"
  stats?: Stat[];
  badges?: string[]; // statuses in words
  dim?: boolean; // exhausted, or not to be played now
}
