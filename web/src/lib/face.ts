/** The printed face of a card in the reader's language; a board makes it from the card's data. */

import type { CardPicture, TextRun } from "./protocol";

export interface Stat {
  label: string; // its meaning, for screen readers and the closeup
  value: number | string;
  mark: "attack" | "health" | "armor" | "speed" | "cost" | "other";
  changed?: "up" | "down"; // compared with the printed value; also shown by a mark
}

/** A part of a card's text with its own name or cost. */
export interface Power {
  name: string;
  cost: string; // in brackets, as printed
  text: string;
  runs?: TextRun[]; // the text with its keywords and cards marked
}

export interface Face {
  id: string;
  name: string;
  text?: string;
  powers?: Power[]; // in place of the text
  cost?: number;
  sign?: string; // an icon in place of a missing cost: a path on a 24×24 grid
  line?: string; // kind and job, such as "Creature, spirit"
  picture?: CardPicture | null;
  tint?: string; // a colour of tokens.css by name: ember, tide, root, dusk, neutral
  pips?: string; // rarity or rank: "◆◆", "★"
  stats?: Stat[];
  badges?: string[]; // statuses in words
  dim?: boolean; // exhausted, or not playable now
}
