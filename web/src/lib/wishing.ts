/** Build the request for a match from the choices made in the lobby. */

import type { Clock, GameFacts, ModeFacts, NewMatch } from "./protocol";

/** Named strengths; each maps to the game's best bot of that strength. */
const STRENGTHS = ["easy", "medium", "strong", "perfect"] as const;
export type Strength = (typeof STRENGTHS)[number];

function botOf(game: GameFacts, strength: Strength): string | null {
  const has = (name: string) => game.bots.includes(name);
  if (strength === "perfect") return has("perfect") ? "bot:perfect" : null;
  if (strength === "easy") return has("greedy") ? "bot:greedy" : "bot:random";
  if (!has("search")) return null;
  return strength === "medium" ? "bot:search:300ms" : "bot:search:2000ms";
}

export function strengthsOf(game: GameFacts): Strength[] {
  return STRENGTHS.filter((one) => botOf(game, one) !== null);
}

export const CLOCKS: Record<string, Clock> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  move: { kind: "move", seconds: 60, increment: 0 },
  quick: { kind: "total", seconds: 300, increment: 5 },
  long: { kind: "total", seconds: 1800, increment: 15 },
};

export const ABSENCES = [0, 5, 15, 60];

export interface Chosen {
  mode: ModeFacts;
  seats: string[]; // me, open or a strength
  preset: string;
  options: Record<string, boolean | number | string>;
  clock: string;
  absence: number; // minutes away after which a bot may sit in; 0: never
  open: boolean; // listed for everybody
  watchersSpeak: boolean;
}

export function firstChoice(game: GameFacts): Chosen {
  const mode = game.modes[0]!;
  return {
    mode,
    seats: seatsFor(mode.seats[0]!),
    preset: Object.keys(game.presets)[0] ?? "",
    options: {},
    clock: "none",
    absence: 0,
    open: false,
    watchersSpeak: false,
  };
}

/** Return the default seats: the first for the person, a medium bot on each of the others. */
export function seatsFor(count: number): string[] {
  return Array.from({ length: count }, (_, place) => (place ? "medium" : "me"));
}

/** Return the current value of an option: the chosen one, else the preset's. */
export function valueOf(game: GameFacts, chosen: Chosen, option: string): boolean | number | string {
  return chosen.options[option] ?? game.presets[chosen.preset]?.[option] ?? "";
}

export function wish(game: GameFacts, chosen: Chosen): NewMatch {
  const who = (seat: string) =>
    seat === "me" || seat === "open" ? seat : (botOf(game, seat as Strength) ?? "bot:random");
  return {
    game: game.id,
    mode: chosen.mode.name,
    seats: chosen.seats.map((seat) => ({ who: who(seat) })),
    options: { preset: chosen.preset, ...chosen.options },
    clock: CLOCKS[chosen.clock]!,
    absence: chosen.absence,
    public: chosen.open,
    spectators_chat: chosen.watchersSpeak,
  };
}
