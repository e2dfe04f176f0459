"""The log of a match: what was asked and granted at its table, entry by entry."""

from __future__ import annotations

import msgspec

from carteado.server.protocol import Clock


class Entry(msgspec.Struct, frozen=True):
    """One line of the log. `number` counts from 1 within its match; `at` is the time in seconds."""

    match: str
    number: int
    kind: str
    seat: int | None
    text: str
    at: float


class Kind:
    """What an entry can be, and what its text holds."""

    SIT = "sit"  # the player's id
    LEAVE = "leave"
    NONCE = "nonce"  # what the player of that seat adds to the deal
    START = "start"
    ACTION = "action"  # the action
    UNDO = "undo"  # how many actions remain
    RESIGN = "resign"
    FLAG = "flag"
    BOT = "bot"  # the bot that has the seat from here on
    STAND_IN = "stand_in"  # the bot that plays until the seat's player is back
    RETURN = "return"  # the seat's player is back
    PROPOSE = "propose"  # what, and about which seat
    ANSWER = "answer"  # yes or no, and to which proposal
    SAY = "say"  # name, text and player
    REMOVE = "remove"  # the player whom the host sent away
    PAUSE = "pause"  # no server was there since this time
    NEXT = "next"  # the code of the rematch
    END = "end"  # over wherever it stands: imported (no text), or ended by the host ("drawn", "stopped")


class Asked(msgspec.Struct):
    """The text of a proposal."""

    what: str
    seat: int


class Answered(msgspec.Struct):
    """The text of an answer."""

    proposal: int
    yes: bool


class Spoken(msgspec.Struct):
    """The text of something said."""

    name: str
    text: str
    player: str = ""


class Chair(msgspec.Struct, frozen=True):
    """Who sits there: `kind` is person, bot or open. A person of an imported record is no player of ours.

    `left` is why a bot plays on for a person: time, resigned, or away. In the last case the seat stays the player's.
    """

    kind: str
    bot: str = ""
    player: str | None = None
    left: str = ""


OPEN = Chair("open")


class Facts(msgspec.Struct, frozen=True):
    """What was settled about a match when it was made."""

    code: str
    game: str
    rules: str
    mode: str
    seats: int
    options: dict[str, bool | int | str]
    seed: int | str
    commitment: str
    clock: Clock
    absence: int  # minutes away after which the others may let a bot sit in; 0: the table waits
    public: bool
    spectators_chat: bool
    created: float
    package: str  # what had its rules, as pip reads it; empty for matches of before
    owner: str  # the player who made it; empty where nobody did, as for uploaded records


class Standing(msgspec.Struct, frozen=True):
    """Where a match stands after its last entry, for lists and for the sweeper.

    `due` is when the server must act by itself: a bot is late, or a clock runs out.
    """

    last: int
    number: int
    turn: int | None
    started: bool
    over: bool
    changed: float
    due: float | None
