"""The records of the lobby: matches, players, games, cards and decks over HTTP."""

from __future__ import annotations

import msgspec

from carteado.server.protocol import Clock, Legal, LogEntry, Plain, Said, Seat, Told


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit there: `me`, `open` (whoever has the link), or a bot by its name (`bot:search:300ms`)."""

    who: str


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/matches"""

    game: str
    seats: list[SeatWish]
    mode: str | None = None
    options: dict[str, bool | int | str] = {}
    clock: Clock = Clock()
    absence: int = 0  # minutes away after which the others may let a bot sit in; 0: the table waits
    public: bool = False
    spectators_chat: bool = False


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me"""

    name: str


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/matches/CODE/fork: play on from there, on that seat, against that bot."""

    number: int
    seat: int
    bot: str = "bot:search:300ms"


class DeckList(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/GAME/deck: a list, the name of a ready deck, or `random`; and the options that matter to it."""

    text: str
    options: dict[str, bool | int | str] = {}


class Created(msgspec.Struct):
    """The answer to every request that makes a match."""

    code: str


class Me(msgspec.Struct):
    name: str


class ResultLine(msgspec.Struct):
    """How often the reader played a game with a deck at a level, won and lost; the others were drawn.

    `deck` is the id of a ready deck, `random`, `own` or "" for games without decks; `level` the bots played against
    joined by `+`, `people`, or `preset:NAME` for a game played alone.
    """

    game: str
    deck: str
    level: str
    played: int
    won: int
    lost: int


class Link(msgspec.Struct):
    """The answer to POST /api/me/link: a code that makes another device the same guest, once and within `seconds`.

    `address` holds the code; `picture` is the address as a QR code, a data URI.
    """

    code: str
    address: str
    picture: str
    seconds: int


class LinkCode(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/follow"""

    code: str


class SetBrief(msgspec.Struct):
    """A card set: its edition is the id of its game with it; who brought it, and what it adds and changes."""

    edition: str
    game: str
    name: dict[str, str]
    version: str
    by: str
    added: list[str]
    changed: list[str]
    decks: list[str]
    options: dict[str, bool | int | str]


class SetFacts(msgspec.Struct):
    """GET /api/sets/EDITION: a set, its contents as plain data, and every change with its old and new value."""

    brief: SetBrief
    contents: Plain
    changes: list[CardChange]


class CardChange(msgspec.Struct):
    """What a set does to a card: the changed fields with the old and the new value; none for a new card."""

    id: str
    new: bool
    fields: list[tuple[str, str, str]]


class Listed(msgspec.Struct):
    """A match as the lobby lists it."""

    code: str
    game: str
    mode: str
    seats: list[Seat]
    started: bool
    over: bool
    public: bool
    clock: Clock
    absence: int
    yours: bool
    your_turn: bool
    number: int
    created: float
    changed: float
    result_words: Said | None  # of a match that is over
    set: SetBrief | None = None  # the card set that its host brought


class OptionFacts(msgspec.Struct):
    name: str
    values: list[bool | int | str]
    free: bool  # whether any other text may be given too, such as a deck list
    typed: bool  # whether other values may be typed


class ModeFacts(msgspec.Struct):
    name: str
    seats: list[int]


class GameFacts(msgspec.Struct):
    """One of GET /api/games. Names and explanations are in the game's Fluent files."""

    id: str
    rules: str
    modes: list[ModeFacts]
    options: list[OptionFacts]
    presets: dict[str, dict[str, bool | int | str]]
    books: list[str]  # the presets that have a rulebook of their own, the default first; none without a rulebook
    bots: list[str]
    decks: list[str]
    deck_options: list[str]  # those that say what a deck may be
    cards: bool
    sets: bool  # whether it can be played with card sets
    board: bool  # whether its package brings a board: GET /api/games/GAME/board.js
    lessons: int  # how many its course has
    puzzles: int  # how many its book has
    minutes: tuple[int, int]  # how long a match takes, from and to; 0: not known
    difficulty: int  # of learning it, from 1 to 5; 0: not known
    watched: bool  # whether somebody is writing its cards: WS /ws/cards/GAME tells of every save
    set: SetBrief | None = None  # the card set that it is played with


class TextRun(msgspec.Struct):
    """Some words of a card's text; `mark` is `keyword` or `card` for a name, and `of` is what it names."""

    text: str
    mark: str
    of: str


class TextParagraph(msgspec.Struct):
    """A part of a card's text, with the name and cost that it may have."""

    text: list[TextRun]
    name: str
    cost: list[TextRun]


class CardPicture(msgspec.Struct):
    """SVG paths: the ground far and near on 160 by 100, the emblems on 512 by 512; `behind` may be empty."""

    far: str
    near: str
    emblem: str
    behind: str


class Meaning(msgspec.Struct):
    """A term, keyword or card: its key is the English term in small letters, `keyword:ID` or `card:ID`."""

    key: str
    name: str
    text: str
    rule: str  # the rule that says so; "" if it is not known by one


class Meanings(msgspec.Struct):
    """GET /api/games/GAME/meanings: what a word means, else the names most like it; without one all but the cards."""

    found: list[Meaning]
    near: list[str]


class CardFacts(msgspec.Struct):
    """One of GET /api/games/GAME/cards: data, step of rarity; name, facts and text in every language.

    `line` are the facts that stand on the face, without the numbers in its corners. `paragraphs` is the text in its
    structure, empty for a game that has none; `picture` is null for a card without one.
    """

    id: str
    data: Plain
    name: dict[str, str]
    facts: dict[str, str]
    line: dict[str, str]
    text: dict[str, str]
    paragraphs: dict[str, list[TextParagraph]]
    pips: int
    picture: CardPicture | None


class CardsSeen(msgspec.Struct):
    """WS /ws/cards/GAME, at once and after every save: which cards changed; or what is wrong, and nothing changed."""

    number: int
    changed: list[str]
    faults: list[Said]


class DeckFacts(msgspec.Struct):
    """One of GET /api/games/GAME/decks: card ids with their number of copies, in the deck's order."""

    id: str
    cards: list[tuple[str, int]]


class PartFacts(msgspec.Struct):
    """The cards of one kind and how many copies of each a deck may have; `most` of them in all, if that is limited.

    `counted` is whether they belong to the size of the deck.
    """

    name: str
    copies: list[tuple[str, int]]
    most: int | None
    counted: bool


class DeckFault(msgspec.Struct):
    """Why a deck is refused: how it is said, the rule that says so, and the card that it is about (or "")."""

    words: Said
    rule: str
    card: str


class DeckFigures(msgspec.Struct):
    """Numbers that come of a deck, under a heading."""

    title: Said
    figures: list[tuple[Said, int]]


class DeckJudged(msgspec.Struct):
    """The answer to a DeckList: `text` as an option takes it, and the deck is legal if there are no `faults`.

    `unfit` cards may be in it, but would be of no use there. `size` should be from `smallest` to `largest`.
    """

    text: str
    cards: list[tuple[str, int]]
    size: int
    smallest: int
    largest: int
    parts: list[PartFacts]
    faults: list[DeckFault]
    unfit: list[str]
    figures: list[DeckFigures]


class LessonFacts(msgspec.Struct):
    """One of GET /api/games/GAME/lessons; title and summary in every language."""

    name: str
    title: dict[str, str]
    about: dict[str, str]
    steps: int


class LessonTaken(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/GAME/lessons/NAME: everything that the learner has done so far; `>` goes on after reading."""

    actions: list[str] = []


class LessonTable(msgspec.Struct):
    """The answer to a LessonTaken: the table after those actions, and what the coach says there, in every language.

    `step` counts from 0; it is `steps` at the end, where `say` is the farewell. `point` are refs of the board, or
    `action:TEXT` for an answer of the prompt. `reads` is whether `>` goes on; `shown` is an action that leads on.
    `mistake` is what is said to the last action, which must be taken back. `heard` is what happened since the step
    before.
    """

    number: int
    seat: int
    seats: int
    view: Plain
    words: list[Said]
    prompt: Said | None
    legal: list[Legal]
    prices: list[list[Said]]
    log: list[LogEntry]
    heard: list[Told]
    step: int
    steps: int
    say: dict[str, str]
    point: list[str]
    reads: bool
    shown: str | None
    mistake: dict[str, str] | None
    rule: str
    next: str | None
