// Made by tools/write_types.py from src/carteado/kit/seeing.py. Do not edit.

/** The seat that must decide, and the kind of decision. */
export interface Prompt {
  seat: number;
  kind: string;
}

/** A visible card: its number at this table, and its printed id. */
export interface Known {
  id: number;
  card: string;
}

/** How a match ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  turns: number;
}
