"""The log of a match, and what is stored about the match beside it: its facts, its chairs, where it stands."""

from __future__ import annotations

from typing import Any

import msgspec

from carteado.server.changes import AnyChange, Columns, Unreadable, read_change
from carteado.server.protocol import Clock


class Entry(msgspec.Struct, frozen=True):
    """One change in the log of a match. `number` counts from 1 within its match; `at` is the time in seconds."""

    match: str
    number: int
    change: AnyChange | Unreadable
    at: float

    def row(self) -> dict[str, Any]:
        """The row of the database that stores it."""
        return {"match": self.match, "number": self.number, **self.change.columns()._asdict(), "at": self.at}


def read_entry(row: Any) -> Entry:
    return Entry(row.match, row.number, read_change(Columns(row.kind, row.seat, row.text)), row.at)


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
