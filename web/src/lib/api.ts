/** Requests to the server outside a table. A refusal becomes an error that carries its text. */

import type { Delta } from "./delta";
import type {
  BenchTaken,
  Brought,
  CardFacts,
  Created,
  DeckFacts,
  DeckJudged,
  DeckList,
  Draft,
  DraftChecked,
  Fork,
  GameFacts,
  LessonFacts,
  LessonTable,
  LessonTaken,
  Link,
  Listed,
  Me,
  Meanings,
  NewMatch,
  PuzzleFacts,
  PuzzleOfTheDay,
  PuzzleTable,
  PuzzleTaken,
  Refused,
  Replay,
  ResultLine,
  Said,
  SetFacts,
  WorkshopFacts,
  WorkshopOpen,
} from "./protocol";

export class ServerRefused extends Error {
  constructor(readonly words: Said) {
    super(words.id);
  }
}

export async function ask<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  if (answer.ok) return (await answer.json()) as Answer;
  throw await refusalIn(answer);
}

async function refusalIn(answer: Response): Promise<ServerRefused> {
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  return new ServerRefused(refused?.words ?? { id: "web-unreachable", blanks: {} });
}

let greeted: Promise<unknown> = Promise.resolve();

/** Ask who this guest is. The first answer brings the cookie, and nothing is posted before it is here. */
function greet(): Promise<Me> {
  const asked = ask<Me>("/api/me");
  greeted = asked.catch(() => null);
  return asked;
}

export async function post<Answer>(address: string, body: unknown): Promise<Answer> {
  await greeted;
  const headers = { "content-type": "application/json" };
  return ask(address, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const once = new Map<string, Promise<unknown>>();

/** Fetch an answer that does not change while the page is open, and cache it. */
function keepAsking<Answer>(address: string): Promise<Answer> {
  const known = once.get(address) ?? ask(address);
  once.set(address, known);
  known.catch(() => once.delete(address));
  return known as Promise<Answer>;
}

export const api = {
  me: greet,
  renew: () => post<Me>("/api/me/renew", {}),
  link: () => post<Link>("/api/me/link", {}),
  follow: (code: string) => post<Me>("/api/me/follow", { code }),
  forget: () => post<Me>("/api/me/forget", {}),
  results: () => ask<ResultLine[]>("/api/me/results"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  games: () => keepAsking<GameFacts[]>("/api/games"),
  /** A game, or an edition. */
  game: (id: string) => keepAsking<GameFacts>(`/api/games/${id}`),
  set: (edition: string) => keepAsking<SetFacts>(`/api/sets/${edition}`),
  workshop: () => ask<WorkshopOpen>("/api/workshop"),
  workbenchOf: (game: string) => keepAsking<WorkshopFacts>(`/api/games/${game}/workshop`),
  check: (game: string, draft: Draft) => post<DraftChecked>(`/api/games/${game}/workshop`, draft),
  bring: (contents: unknown) => post<Brought>("/api/sets", contents),
  bench: (edition: string, taken: BenchTaken) => post<LessonTable>(`/api/games/${edition}/bench`, taken),
  cards: (game: string) => keepAsking<CardFacts[]>(`/api/games/${game}/cards`),
  cardsNow: (game: string) => ask<CardFacts[]>(`/api/games/${game}/cards`),
  decks: (game: string) => keepAsking<DeckFacts[]>(`/api/games/${game}/decks`),
  deck: (game: string, list: DeckList) => post<DeckJudged>(`/api/games/${game}/deck`, list),
  lessons: (game: string) => keepAsking<LessonFacts[]>(`/api/games/${game}/lessons`),
  lesson: (game: string, name: string, taken: LessonTaken) =>
    post<LessonTable>(`/api/games/${game}/lessons/${name}`, taken),
  puzzles: (game: string) => keepAsking<PuzzleFacts[]>(`/api/games/${game}/puzzles`),
  puzzle: (game: string, puzzle: number, taken: PuzzleTaken) =>
    post<PuzzleTable>(`/api/games/${game}/puzzles/${puzzle}`, taken),
  today: () => ask<PuzzleOfTheDay>("/api/puzzles/today"),
  matches: () => ask<Listed[]>("/api/matches"),
  match: (code: string) => ask<Listed>(`/api/matches/${code}`),
  create: (wish: NewMatch) => post<Created>("/api/matches", wish),
  fork: (code: string, wish: Fork) => post<Created>(`/api/matches/${code}/fork`, wish),
  replay: (code: string) => ask<Replay>(`/api/matches/${code}/replay`),
  /** A page of frames with full information, or of the differences that a seat saw. */
  frames: (code: string, seat: number | null, page: number) =>
    ask<Delta[]>(`/api/matches/${code}/frames?page=${page}${seat === null ? "" : `&seat=${seat}`}`),
  importRecord: (text: string) => post<Created>("/api/records", text),
  /** What a word of the game means; without a word, everything that has a meaning but the cards. */
  meanings: (game: string, lang: string, word = "") =>
    keepAsking<Meanings>(`/api/games/${game}/meanings?lang=${lang}&word=${encodeURIComponent(word)}`),
  async rules(game: string, lang: string, preset = ""): Promise<string> {
    const answer = await fetch(`/api/games/${game}/rules?lang=${lang}&preset=${preset}`);
    if (!answer.ok) throw await refusalIn(answer);
    return answer.text();
  },
};
