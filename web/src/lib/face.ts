/** What is printed on a card, in the reader's words: a board makes one from its data. */

export interface Stat {
  label: string; // what it is, for those who hear it and in the closeup
  value: number | string;
  mark: "attack" | "health" | "armor" | "cost" | "other";
  changed?: "up" | "down"; // against what is printed; also shown by a sign
}

export interface Face {
  id: string;
  name: string;
  text?: string;
  cost?: number;
  line?: string; // kind and job, such as "Creature, spirit"
  tint?: string; // a colour of tokens.css by name: ember, tide, root, dusk, neutral
  rarity?: number; // 0 and up: so many pips
  stats?: Stat[];
  badges?: string[]; // statuses in words
  dim?: boolean; // exhausted, or not to be played now
}
