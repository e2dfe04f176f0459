// Made by tools/write_types.py from src/carteado/server/*protocol.py. Do not edit.

export const VERSION = 2;

/** A message of the Fluent files: its id and what fills its blanks, which may be messages and lists of them. */
export interface Said {
  id: string;
  blanks: Record<string, unknown>;
}

/** `none`; `move`: seconds for each decision; `total`: seconds for the match, and so many more after each action. */
export interface Clock {
  kind: string;
  seconds: number;
  increment: number;
}

/**
 * `kind` is `person`, `bot` or `open`; `bot` is the bot's name; `you` is whether it is the reader's own.
 *
 * `left` is why a bot plays on for a person: `time` or `resigned`, both final, or `away`, until the person is back.
 */
export interface Seat {
  kind: string;
  name: string;
  bot: string;
  you: boolean;
  present: boolean;
  left: string;
}

/** The first word: the protocol spoken, and how many log entries were already seen. */
export interface Hello {
  type: "hello";
  version: number;
  seen?: number;
}

/** One of the legal actions, by its text, for the table of that number. */
export interface Act {
  type: "act";
  number: number;
  action: string;
  id?: number;
}

export interface Sit {
  type: "sit";
  seat: number;
}

/** What this player adds to the deal: 16 to 32 random bytes in lowercase hex, drawn after seeing the commitment. */
export interface Nonce {
  type: "nonce";
  nonce: string;
}

/** Give the seat up: before the start it is open again; afterwards it is resigning. */
export interface Leave {
  type: "leave";
}

/** Take my last action back: at once against bots, else a proposal to the other people. */
export interface Undo {
  type: "undo";
  number: number;
}

/** Ask the other people: `handover` gives an empty seat to a bot, `rematch` plays again with seats swapped. */
export interface Propose {
  type: "propose";
  what: string;
  seat?: number;
}

/** Yes or no to the proposal of that number. */
export interface Answer {
  type: "answer";
  proposal: number;
  yes: boolean;
}

export interface Say {
  type: "say";
  text: string;
}

/** Send somebody away, which only the host may: who spoke as `speaker`, or before the start who has that `seat`. */
export interface Remove {
  type: "remove";
  speaker?: string | null;
  seat?: number;
}

export interface AskHint {
  type: "hint";
  number: number;
}

/** Why an action is not allowed, or why things on the table cannot be chosen together (their words in actions). */
export interface AskWhy {
  type: "why";
  number: number;
  action?: string;
  things?: string[];
}

/** What a legal action will do, as far as that is certain. */
export interface AskPreview {
  type: "preview";
  number: number;
  action: string;
}

/** Keeps the line open; answered by Pong. */
export interface Ping {
  type: "ping";
}

/**
 * A legal action: the text to send back, its parts as data (what it is about), how it is said, and its price.
 *
 * The price is the place of a list of `prices` in the table; without one the action is free.
 */
export interface Legal {
  text: string;
  parts: Record<string, unknown>;
  words: Said;
  price?: number | null;
}

/** One event as this seat heard it: its facts, and how it is said. */
export interface Told {
  facts: Record<string, unknown>;
  words: Said;
}

/**
 * An action with what came of it and what was answered to it in secret. `action` is None for others.
 *
 * Place 0 is the deal.
 */
export interface LogEntry {
  place: number;
  seat: number | null;
  action: string | null;
  events: Told[];
}

/** Seconds left per seat when the message was sent; `running` is the seat whose time runs, if any. */
export interface ClockFace {
  left: number[];
  running: number | null;
}

/** Something asked of the people at the table. `agreed` are the seats that said yes. */
export interface Proposal {
  id: number;
  what: string;
  by: number;
  seat: number;
  agreed: number[];
}

/**
 * The whole table as this client may see it. Sent at first and after every change; the newest counts.
 *
 * `log` holds the entries after those the client has seen, unless `fresh`: then it holds all of them, and whatever
 * the client had before is void (after an undo).
 */
export interface Table {
  type: "table";
  code: string;
  number: number;
  game: string;
  edition: string;
  mode: string;
  rules: string;
  options: Record<string, boolean | number | string>;
  commitment: string;
  missing: number[];
  nonces: string[];
  seat: number | null;
  seats: Seat[];
  started: boolean;
  view: Record<string, unknown>;
  prompt: Said | null;
  legal: Legal[];
  prices: Said[][];
  concede: Legal | null;
  log: LogEntry[];
  fresh: boolean;
  clock: Clock;
  absence: number;
  face: ClockFace | null;
  proposals: Proposal[];
  spectators: number;
  undo: boolean;
  chat: boolean;
  over: boolean;
  result: Record<string, unknown> | null;
  result_words: Said | null;
  ending: Said[];
  seed: string | null;
  deal: string | null;
  next: string | null;
  words: Said[];
}

/** The action of that id is durable; the table after it was sent before this. */
export interface Done {
  type: "done";
  id: number;
  number: number;
}

/**
 * Nothing has changed. `kind` is invalid, illegal or stale; the words are `refused-CODE`.
 *
 * `reason` is what forbids an action that is not legal; its blank `rule` is the number of the rule.
 */
export interface Refused {
  type: "refused";
  id: number;
  kind: string;
  code: string;
  words: Said;
  reason: Said | null;
}

/** Something said: by a seat, or by a spectator (None). `speaker` is the same for all lines of the same person. */
export interface ChatLine {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
  speaker: string;
}

/** The reader made this match, and may remove people from it. */
export interface Hosting {
  type: "hosting";
}

export interface HintLine {
  action: string;
  worth: number;
}

/**
 * What each action is worth to the reader, best first; `exact` where the game is solved.
 *
 * `reason` is the text that says why one takes actions like the best, if the game has it; `plan` is what the reader
 * would do after it, as far as that is certain.
 */
export interface Hint {
  type: "hint";
  number: number;
  exact: boolean;
  lines: HintLine[];
  reason: Said | null;
  plan: Said[];
}

/** A way to reach a thing: the actions to send one after the other, what it costs, and what it will do. */
export interface Way {
  actions: string[];
  words: Said;
  price: Said[];
  lines: Said[];
  open: boolean;
}

/**
 * The answer to AskWhy: what forbids it, with the blank `rule`; empty if nothing does or nothing is known of it.
 *
 * `ways` are those to reach the things with one action, or with one and its target.
 */
export interface Why {
  type: "why";
  number: number;
  reasons: Said[];
  ways: Way[];
}

/** The answer to AskPreview: what will happen first; `open` is whether chance or hidden things decide the rest. */
export interface Preview {
  type: "preview";
  number: number;
  action: string;
  lines: Said[];
  open: boolean;
}

export interface Pong {
  type: "pong";
}

/**
 * The table after so many actions, as the chosen seat saw it; `entry` is what came of the last of them.
 *
 * GET /api/matches/CODE/frames?page=P sends the frames of a page with everything told; with `&seat=S`, for each frame
 * the delta that makes it what the seat saw. In both the first item is whole and each other one a delta of the one
 * before (docs/protocol.md, "Replays").
 */
export interface Frame {
  number: number;
  view: Record<string, unknown>;
  entry: LogEntry;
  words: Said[];
}

/**
 * GET /api/matches/CODE/replay: about a finished match. `page` is how many frames a page has.
 *
 * `known` is whether its rules are installed here; if not, it is watched in the words of .../texts/LANG.ftl.
 */
export interface Replay {
  code: string;
  game: string;
  edition: string;
  mode: string;
  rules: string;
  known: boolean;
  options: Record<string, boolean | number | string>;
  players: string[];
  actions: number;
  page: number;
  result: Record<string, unknown> | null;
  result_words: Said | null;
  commitment: string;
  nonces: string[];
  seed: string;
  deal: string;
  verified: boolean;
}

/** Who shall sit there: `me`, `open` (whoever has the link), or a bot by its name (`bot:search:300ms`). */
export interface SeatWish {
  who: string;
}

/** POST /api/matches */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  mode?: string | null;
  options?: Record<string, boolean | number | string>;
  clock?: Clock;
  absence?: number;
  public?: boolean;
  spectators_chat?: boolean;
}

/** POST /api/me */
export interface NewName {
  name: string;
}

/** POST /api/matches/CODE/fork: play on from there, on that seat, against that bot. */
export interface Fork {
  number: number;
  seat: number;
  bot?: string;
}

/** POST /api/games/GAME/deck: a list, the name of a ready deck, or `random`; and the options that matter to it. */
export interface DeckList {
  text: string;
  options?: Record<string, boolean | number | string>;
}

/** The answer to every request that makes a match. */
export interface Created {
  code: string;
}

export interface Me {
  name: string;
}

/**
 * How often the reader played a game with a deck at a level, won and lost; the others were drawn.
 *
 * `deck` is the id of a ready deck, `random`, `own` or "" for games without decks; `level` the bots played against
 * joined by `+`, `people`, or `preset:NAME` for a game played alone.
 */
export interface ResultLine {
  game: string;
  deck: string;
  level: string;
  played: number;
  won: number;
  lost: number;
}

/**
 * The answer to POST /api/me/link: a code that makes another device the same guest, once and within `seconds`.
 *
 * `address` holds the code; `picture` is the address as a QR code, a data URI.
 */
export interface Link {
  code: string;
  address: string;
  picture: string;
  seconds: number;
}

/** POST /api/me/follow */
export interface LinkCode {
  code: string;
}

/** A card set: its edition is the id of its game with it; who brought it, and what it adds and changes. */
export interface SetBrief {
  edition: string;
  game: string;
  name: Record<string, string>;
  version: string;
  by: string;
  added: string[];
  changed: string[];
  decks: string[];
  options: Record<string, boolean | number | string>;
}

/** GET /api/sets/EDITION: a set, its contents as plain data, and every change with its old and new value. */
export interface SetFacts {
  brief: SetBrief;
  contents: Record<string, unknown>;
  changes: CardChange[];
}

/** What a set does to a card: the changed fields with the old and the new value; none for a new card. */
export interface CardChange {
  id: string;
  new: boolean;
  fields: [string, string, string][];
}

/** A match as the lobby lists it. */
export interface Listed {
  code: string;
  game: string;
  mode: string;
  seats: Seat[];
  started: boolean;
  over: boolean;
  public: boolean;
  clock: Clock;
  absence: number;
  yours: boolean;
  your_turn: boolean;
  number: number;
  created: number;
  changed: number;
  result_words: Said | null;
  set: SetBrief | null;
}

export interface OptionFacts {
  name: string;
  values: (boolean | number | string)[];
  free: boolean;
  typed: boolean;
}

export interface ModeFacts {
  name: string;
  seats: number[];
}

/** One of GET /api/games. Names and explanations are in the game's Fluent files. */
export interface GameFacts {
  id: string;
  rules: string;
  modes: ModeFacts[];
  options: OptionFacts[];
  presets: Record<string, Record<string, boolean | number | string>>;
  books: string[];
  bots: string[];
  decks: string[];
  deck_options: string[];
  cards: boolean;
  sets: boolean;
  board: boolean;
  lessons: number;
  puzzles: number;
  minutes: [number, number];
  difficulty: number;
  watched: boolean;
  set: SetBrief | null;
}

/** Some words of a card's text; `mark` is `keyword` or `card` for a name, and `of` is what it names. */
export interface TextRun {
  text: string;
  mark: string;
  of: string;
}

/** A part of a card's text, with the name and cost that it may have. */
export interface TextParagraph {
  text: TextRun[];
  name: string;
  cost: TextRun[];
}

/** SVG paths: the ground far and near on 160 by 100, the emblems on 512 by 512; `behind` may be empty. */
export interface CardPicture {
  far: string;
  near: string;
  emblem: string;
  behind: string;
}

/** A term, keyword or card: its key is the English term in small letters, `keyword:ID` or `card:ID`. */
export interface Meaning {
  key: string;
  name: string;
  text: string;
  rule: string;
}

/** GET /api/games/GAME/meanings: what a word means, else the names most like it; without one all but the cards. */
export interface Meanings {
  found: Meaning[];
  near: string[];
}

/**
 * One of GET /api/games/GAME/cards: data, step of rarity; name, facts and text in every language.
 *
 * `line` are the facts that stand on the face, without the numbers in its corners. `paragraphs` is the text in its
 * structure, empty for a game that has none; `picture` is null for a card without one.
 */
export interface CardFacts {
  id: string;
  data: Record<string, unknown>;
  name: Record<string, string>;
  facts: Record<string, string>;
  line: Record<string, string>;
  text: Record<string, string>;
  paragraphs: Record<string, TextParagraph[]>;
  pips: number;
  picture: CardPicture | null;
}

/** WS /ws/cards/GAME, at once and after every save: which cards changed; or what is wrong, and nothing changed. */
export interface CardsSeen {
  number: number;
  changed: string[];
  faults: Said[];
}

/** One of GET /api/games/GAME/decks: card ids with their number of copies, in the deck's order. */
export interface DeckFacts {
  id: string;
  cards: [string, number][];
}

/**
 * The cards of one kind and how many copies of each a deck may have; `most` of them in all, if that is limited.
 *
 * `counted` is whether they belong to the size of the deck.
 */
export interface PartFacts {
  name: string;
  copies: [string, number][];
  most: number | null;
  counted: boolean;
}

/** Why a deck is refused: how it is said, the rule that says so, and the card that it is about (or ""). */
export interface DeckFault {
  words: Said;
  rule: string;
  card: string;
}

/** Numbers that come of a deck, under a heading. */
export interface DeckFigures {
  title: Said;
  figures: [Said, number][];
}

/**
 * The answer to a DeckList: `text` as an option takes it, and the deck is legal if there are no `faults`.
 *
 * `unfit` cards may be in it, but would be of no use there. `size` should be from `smallest` to `largest`.
 */
export interface DeckJudged {
  text: string;
  cards: [string, number][];
  size: number;
  smallest: number;
  largest: number;
  parts: PartFacts[];
  faults: DeckFault[];
  unfit: string[];
  figures: DeckFigures[];
}

/** One of GET /api/games/GAME/lessons; title and summary in every language. */
export interface LessonFacts {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  steps: number;
}

/** POST /api/games/GAME/lessons/NAME: everything that the learner has done so far; `>` goes on after reading. */
export interface LessonTaken {
  actions?: string[];
}

/**
 * The answer to a LessonTaken: the table after those actions, and what the coach says there, in every language.
 *
 * `step` counts from 0; it is `steps` at the end, where `say` is the farewell. `point` are refs of the board, or
 * `action:TEXT` for an answer of the prompt. `reads` is whether `>` goes on; `shown` is an action that leads on.
 * `mistake` is what is said to the last action, which must be taken back. `heard` is what happened since the step
 * before.
 */
export interface LessonTable {
  number: number;
  seat: number;
  seats: number;
  view: Record<string, unknown>;
  words: Said[];
  prompt: Said | null;
  legal: Legal[];
  prices: Said[][];
  log: LogEntry[];
  heard: Told[];
  step: number;
  steps: number;
  say: Record<string, string>;
  point: string[];
  reads: boolean;
  shown: string | null;
  mistake: Record<string, string> | null;
  rule: string;
  next: string | null;
}

/** One of GET /api/games/GAME/puzzles: its goal in short, the task in a sentence, and how hard it is, 1 to 5. */
export interface PuzzleFacts {
  number: number;
  goal: string;
  title: Said;
  task: Said;
  level: number;
}

/** GET /api/puzzles/today: the puzzle of that day, by the date in UTC. */
export interface PuzzleOfTheDay {
  day: string;
  game: string;
  puzzle: PuzzleFacts;
}

/** POST /api/games/GAME/puzzles/NUMBER: the solver's own actions so far, and what is asked for besides. */
export interface PuzzleTaken {
  actions?: string[];
  ask?: "" | "hint" | "solution";
}

/** An action of the solution in words, and whose it is. */
export interface SolutionStep {
  seat: number;
  words: Said;
}

/**
 * The answer to a PuzzleTaken: the table after those actions and the answers to them, as the solver may see it.
 *
 * `verdict` on the last action is `kept`, `failed` or `solved`, "" before the first. After `failed` nothing is legal:
 * `reason` says why, `heard` what happened, and the action must be taken back. `shown` is an action that leads on,
 * told for `hint`; `solution` is told for `solution`.
 */
export interface PuzzleTable {
  number: number;
  seat: number;
  seats: number;
  view: Record<string, unknown>;
  words: Said[];
  prompt: Said | null;
  legal: Legal[];
  prices: Said[][];
  log: LogEntry[];
  heard: Told[];
  verdict: string;
  reason: Said | null;
  shown: string | null;
  solution: SolutionStep[];
}

/** `target` is a player's id or a network; without `until` the ban holds until it is lifted. */
export interface Ban {
  target: string;
  reason: string;
  created: number;
  until: number | null;
}

/** The database as a whole. `serving` says that a server was there a moment ago. */
export interface HostStatus {
  version: string;
  database: string;
  revision: string;
  bytes: number;
  serving: boolean;
  waiting: number;
  running: number;
  finished: number;
  entries: number;
  players: number;
  bans: number;
}

/** Who sits there: `kind` is person, bot or open. */
export interface HostSeat {
  kind: string;
  name: string;
  bot: string;
  player: string | null;
}

/** `state` is waiting, running or finished; `number` counts the actions. */
export interface HostMatch {
  code: string;
  game: string;
  mode: string;
  rules: string;
  state: string;
  public: boolean;
  number: number;
  seats: HostSeat[];
  created: number;
  changed: number;
}

/** Something said at a table. */
export interface HostLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** `entries` counts the entries of the log by their kind. */
export interface HostDetails {
  match: HostMatch;
  commitment: string;
  entries: Record<string, number>;
  chat: HostLine[];
}

/** A player who has a name or a seat. `seen` is the last change of a match of theirs. */
export interface HostPlayer {
  id: string;
  name: string;
  matches: number;
  running: number;
  seen: number | null;
}

/** A socket that is open now; a spectator has no seat. */
export interface HostVisitor {
  address: string;
  player: string | null;
  name: string;
  match: string;
  seat: number | null;
}

/** GET /api/host, and the answer to everything that the host does. `visitors` are those of this server process. */
export interface HostPage {
  status: HostStatus;
  matches: HostMatch[];
  visitors: HostVisitor[];
  bans: Ban[];
}

/** POST /api/host/session */
export interface SignIn {
  token: string;
}

/** POST /api/host/end */
export interface EndMatch {
  code: string;
  drawn?: boolean;
}

/** POST /api/host/delete */
export interface DeleteMatch {
  code: string;
}

/** POST /api/host/ban: for so many hours, or until it is lifted. */
export interface NewBan {
  target: string;
  reason?: string;
  hours?: number | null;
}

/** POST /api/host/unban */
export interface LiftBan {
  target: string;
}

/** How many of the decisions have been judged. */
export interface ReviewProgress {
  type: "progress";
  judged: number;
  choices: number;
}

/** An action: its text, and how it is said. */
export interface ReviewMove {
  action: string;
  words: Said;
}

/**
 * The chance of winning after so many actions, with the best action next; `taken` is null for the result.
 *
 * `error` is a standard error, 0 if the number is exact.
 */
export interface ReviewPoint {
  number: number;
  chance: number;
  error: number;
  taken: Said | null;
}

/** A turning point; `own` is whether the seat's own mistake made most of the change. */
export interface ReviewTurn {
  number: number;
  until: number;
  before: number;
  after: number;
  own: boolean;
}

/** A decision that cost more than a little: `loss`, surely between `low` and `high`. */
export interface ReviewMistake {
  number: number;
  chance: number;
  loss: number;
  low: number;
  high: number;
  exact: boolean;
  grave: boolean;
  taken: ReviewMove;
  better: ReviewMove;
}

/**
 * The review of a seat, from what it could know then or, with `knowing`, from everything.
 *
 * `unsolved` is whether the game has an exact table that has not been computed here, so that search judged instead.
 */
export interface Review {
  type: "review";
  seat: number;
  knowing: boolean;
  exact: boolean;
  unsolved: boolean;
  lost: number;
  least: number;
  points: ReviewPoint[];
  turns: ReviewTurn[];
  mistakes: ReviewMistake[];
}

/** GET /api/games/GAME/workshop: the JSON Schema of its card files, its cards as written, and what pictures use. */
export interface WorkshopFacts {
  schema: Record<string, unknown>;
  cards: Record<string, unknown>[];
  grounds: string[];
  emblems: string[];
  bots: string[];
}

/** GET /api/workshop: whether this visitor may use the workshop here. */
export interface WorkshopOpen {
  open: boolean;
}

/** A ground and one or two emblems, by name, or SVG paths on 512 by 512. */
export interface DraftPicture {
  ground: string;
  emblem: string;
  behind?: string;
}

/**
 * POST /api/games/GAME/workshop: a set as it is being written; `cards` are YAML texts by a name of the client's.
 *
 * A card with the id of one of the game's own stands for the change that makes it so.
 */
export interface Draft {
  name: Record<string, string>;
  version: string;
  cards: Record<string, string>;
  decks?: Record<string, Record<string, unknown>>;
  options?: Record<string, boolean | number | string>;
  texts?: Record<string, Record<string, string>>;
  pictures?: Record<string, DraftPicture>;
}

/** A fault of a card, by the client's name for it, with its line in the text. */
export interface DraftFault {
  card: string;
  line: number;
  field: string;
  words: Said;
}

/**
 * The answer to a Draft: the cards that are whole, as they would be printed, and what the set does.
 *
 * `contents` is the set, null while there are faults; `refused` is what is wrong besides the cards.
 */
export interface DraftChecked {
  faults: DraftFault[];
  refused: Said | null;
  ids: Record<string, string>;
  cards: CardFacts[];
  changes: CardChange[];
  contents: Record<string, unknown> | null;
}

/** The answer to POST /api/sets: the edition under which the game is played with the set, and a deck that has it. */
export interface Brought {
  edition: string;
  deck: string;
  ready: string;
  option: string;
}

/** POST /api/games/EDITION/bench: a position as YAML, the seat to look from, and all actions so far. */
export interface BenchTaken {
  position: string;
  seat?: number;
  actions?: string[];
}

/** WS /ws/measure/EDITION: how many pairs of games have been played. */
export interface MeasureProgress {
  type: "progress";
  done: number;
  of: number;
}

/**
 * What a measure found: the chance to win with the set less that without, from so many pairs of games.
 *
 * `verdict` is better, worse or not-shown; `ready` is the ready deck that was played without the set, `deck` the same
 * with its cards.
 */
export interface Measured {
  type: "measured";
  verdict: string;
  difference: number;
  low: number;
  high: number;
  pairs: number;
  level: string;
  ready: string;
  deck: string;
  won: number;
  won_before: number;
  turns: number;
  turns_before: number;
  uses: CardUse[];
}

/** In how many of the games with a card of the set it was used, and how many of those its side won. */
export interface CardUse {
  card: string;
  games: number;
  used: number;
  won: number;
}

export type ClientWord =
  | Hello
  | Act
  | Sit
  | Nonce
  | Leave
  | Undo
  | Propose
  | Answer
  | Say
  | Remove
  | AskHint
  | AskWhy
  | AskPreview
  | Ping;

export type ServerWord =
  | Table
  | Done
  | Refused
  | ChatLine
  | Hosting
  | Hint
  | Why
  | Preview
  | Pong;

export type ReviewWord =
  | ReviewProgress
  | Review
  | Refused;

export type MeasureWord =
  | MeasureProgress
  | Measured
  | Refused;
