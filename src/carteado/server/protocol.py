"""What client and server say to each other. TypeScript types are made from it; docs/protocol.md explains it.

A client never says who it is (its cookie does) and never sends a view (it only draws the one it was sent).
"""

from __future__ import annotations

from typing import Any

import msgspec

VERSION = 2

Plain = dict[str, Any]


class Said(msgspec.Struct):
    """A message of the Fluent files: its id and what fills its blanks, which may be messages and lists of them."""

    id: str
    blanks: dict[str, Any] = {}


# What the lobby and the table know


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`none`; `move`: seconds for each decision; `total`: seconds for the match, and so many more after each action."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0


class Seat(msgspec.Struct):
    """`kind` is `person`, `bot` or `open`; `bot` is the bot's name; `you` is whether it is the reader's own.

    `left` is why a bot plays on for a person: `time` or `resigned`, both final, or `away`, until the person is back.
    """

    kind: str
    name: str
    bot: str
    you: bool
    present: bool
    left: str = ""


# What a client says at a table


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first word: the protocol spoken, and how many log entries were already seen."""

    version: int
    seen: int = 0


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """One of the legal actions, by its text, for the table of that number."""

    number: int
    action: str
    id: int = 0


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    seat: int


class Nonce(msgspec.Struct, tag="nonce", forbid_unknown_fields=True):
    """What this player adds to the deal: 16 to 32 random bytes in lowercase hex, drawn after seeing the commitment."""

    nonce: str


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Give the seat up: before the start it is open again; afterwards it is resigning."""


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last action back: at once against bots, else a proposal to the other people."""

    number: int


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    """Ask the other people: `handover` gives an empty seat to a bot, `rematch` plays again with seats swapped."""

    what: str
    seat: int = -1


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Yes or no to the proposal of that number."""

    proposal: int
    yes: bool


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    text: str


class Remove(msgspec.Struct, tag="remove", forbid_unknown_fields=True):
    """Send somebody away, which only the host may: who spoke as `speaker`, or before the start who has that `seat`."""

    speaker: str | None = None
    seat: int = -1


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    number: int


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why an action is not allowed, or why things on the table cannot be chosen together (their words in actions)."""

    number: int
    action: str = ""
    things: list[str] = []


class AskPreview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """What a legal action will do, as far as that is certain."""

    number: int
    action: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Keeps the line open; answered by Pong."""


ClientWord = (
    Hello | Act | Sit | Nonce | Leave | Undo | Propose | Answer | Say | Remove | AskHint | AskWhy | AskPreview | Ping
)


# What the server says at a table


class Legal(msgspec.Struct, omit_defaults=True):
    """A legal action: the text to send back, its parts as data (what it is about), how it is said, and its price.

    The price is the place of a list of `prices` in the table; without one the action is free.
    """

    text: str
    parts: Plain
    words: Said
    price: int | None = None


class Told(msgspec.Struct):
    """One event as this seat heard it: its facts, and how it is said."""

    facts: Plain
    words: Said


class LogEntry(msgspec.Struct):
    """An action with what came of it and what was answered to it in secret. `action` is None for others.

    Place 0 is the deal.
    """

    place: int
    seat: int | None
    action: str | None
    events: list[Told]


class ClockFace(msgspec.Struct):
    """Seconds left per seat when the message was sent; `running` is the seat whose time runs, if any."""

    left: list[float]
    running: int | None


class Proposal(msgspec.Struct):
    """Something asked of the people at the table. `agreed` are the seats that said yes."""

    id: int
    what: str
    by: int
    seat: int
    agreed: list[int]


class Table(msgspec.Struct, tag="table"):
    """The whole table as this client may see it. Sent at first and after every change; the newest counts.

    `log` holds the entries after those the client has seen, unless `fresh`: then it holds all of them, and whatever
    the client had before is void (after an undo).
    """

    code: str
    number: int
    game: str
    edition: str  # the id under which cards and texts of the game with its card set are found
    mode: str
    rules: str
    options: dict[str, bool | int | str]
    commitment: str
    missing: list[int]  # the seats whose nonces the start waits for
    nonces: list[str]  # of each seat, "" for a bot's, shown once started; empty where the seed alone made the deal
    seat: int | None
    seats: list[Seat]
    started: bool
    view: Plain
    prompt: Said | None
    legal: list[Legal]
    prices: list[list[Said]]  # what the legal actions cost, a message per resource
    concede: Legal | None  # what the seat asked may do besides, if the rules of the game let it concede
    log: list[LogEntry]
    fresh: bool
    clock: Clock
    absence: int
    face: ClockFace | None
    proposals: list[Proposal]
    spectators: int
    undo: bool  # whether Undo would be accepted now, or could be proposed
    chat: bool  # whether this client may speak
    over: bool
    result: Plain | None  # scores, winners, reason; also when time or resigning ended it
    result_words: Said | None
    ending: list[Said]  # what decided a match that is over, and how close it was
    seed: str | None  # shown once the match is over
    deal: str | None  # what shuffled and rolled, shown once the match is over
    next: str | None  # the code of the rematch
    words: list[Said] = []  # the view line by line: what a game without a board shows, and what can be read aloud


class Done(msgspec.Struct, tag="done"):
    """The action of that id is durable; the table after it was sent before this."""

    id: int
    number: int


class Refused(msgspec.Struct, tag="refused"):
    """Nothing has changed. `kind` is invalid, illegal or stale; the words are `refused-CODE`.

    `reason` is what forbids an action that is not legal; its blank `rule` is the number of the rule.
    """

    id: int
    kind: str
    code: str
    words: Said
    reason: Said | None = None


class ChatLine(msgspec.Struct, tag="chat"):
    """Something said: by a seat, or by a spectator (None). `speaker` is the same for all lines of the same person."""

    seat: int | None
    name: str
    text: str
    at: float
    speaker: str


class Hosting(msgspec.Struct, tag="hosting"):
    """The reader made this match, and may remove people from it."""


class HintLine(msgspec.Struct):
    action: str
    worth: float


class Hint(msgspec.Struct, tag="hint"):
    """What each action is worth to the reader, best first; `exact` where the game is solved.

    `reason` is the text that says why one takes actions like the best, if the game has it; `plan` is what the reader
    would do after it, as far as that is certain.
    """

    number: int
    exact: bool
    lines: list[HintLine]
    reason: Said | None
    plan: list[Said]


class Way(msgspec.Struct):
    """A way to reach a thing: the actions to send one after the other, what it costs, and what it will do."""

    actions: list[str]
    words: Said
    price: list[Said]
    lines: list[Said]
    open: bool


class Why(msgspec.Struct, tag="why"):
    """The answer to AskWhy: what forbids it, with the blank `rule`; empty if nothing does or nothing is known of it.

    `ways` are those to reach the things with one action, or with one and its target.
    """

    number: int
    reasons: list[Said]
    ways: list[Way]


class Preview(msgspec.Struct, tag="preview"):
    """The answer to AskPreview: what will happen first; `open` is whether chance or hidden things decide the rest."""

    number: int
    action: str
    lines: list[Said]
    open: bool


class Pong(msgspec.Struct, tag="pong"):
    pass


ServerWord = Table | Done | Refused | ChatLine | Hosting | Hint | Why | Preview | Pong


# Replays


class Frame(msgspec.Struct):
    """The table after so many actions, as the chosen seat saw it; `entry` is what came of the last of them.

    GET /api/matches/CODE/frames?page=P sends the frames of a page with everything told; with `&seat=S`, for each frame
    the delta that makes it what the seat saw. In both the first item is whole and each other one a delta of the one
    before (docs/protocol.md, "Replays").
    """

    number: int
    view: Plain
    entry: LogEntry
    words: list[Said] = []


class Replay(msgspec.Struct):
    """GET /api/matches/CODE/replay: about a finished match. `page` is how many frames a page has.

    `known` is whether its rules are installed here; if not, it is watched in the words of .../texts/LANG.ftl.
    """

    code: str
    game: str
    edition: str
    mode: str
    rules: str
    known: bool
    options: dict[str, bool | int | str]
    players: list[str]
    actions: int
    page: int
    result: Plain | None
    result_words: Said | None
    commitment: str
    nonces: list[str]
    seed: str
    deal: str
    verified: bool
