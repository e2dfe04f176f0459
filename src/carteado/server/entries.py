"""Records of a match in the database: log entries, facts, chairs and standing."""

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
        """The row that stores the entry."""
        return {"match": self.match, "number": self.number, **self.change.columns()._asdict(), "at": self.at}


def read_entry(row: Any) -> Entry:
    return Entry(row.match, row.number, read_change(Columns(row.kind, row.seat, row.text)), row.at)


class Chair(msgspec.Struct, frozen=True):
    """Who has a seat: `kind` is person, bot or open. A person of an imported record has no player id.

    `left` is why a bot plays for a person: time, resigned, or away. An absent player keeps the seat.
    """

    kind: str
    bot: str = ""
    player: str | None = None
    left: str = ""


OPEN = Chair("open")


class Facts(msgspec.Struct, frozen=True):
    """What is fixed about a match when it is made."""

    code: str
    game: str
    rules: str
    mode: str
    seats: int
    options: dict[str, bool | int | str]
    seed: int | str
    commitment: str
    clock: Clock
    absence: int  # minutes of absence after which the others may let a bot play for a person; 0: never
    public: bool
    spectators_chat: bool
    created: float
    package: str  # requirement for pip that provides its rules; empty for old matches
    owner: str  # the player who made it; empty for uploaded records


class Standing(msgspec.Struct, frozen=True):
    """The state of a match after its last entry, for lists and for the sweeper.

    `due` is when the server must act by itself: a bot is late, or a clock runs out.
    """

    last: int
    number: int
    turn: int | None
    started: bool
    over: bool
    changed: float
    due: float | None
