"""What the host is told, by `carteado admin` and on the host's page. Nothing here is hidden by the rules of a match."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Ban(msgspec.Struct, frozen=True):
    """`target` is a player's id or a network; without `until` the ban holds until it is lifted."""

    target: str
    reason: str
    created: float
    until: float | None


class HostStatus(msgspec.Struct):
    """The database as a whole. `serving` says that a server was there a moment ago."""

    version: str
    database: str
    revision: str
    bytes: int
    serving: bool
    waiting: int
    running: int
    finished: int
    entries: int
    players: int
    bans: int


class HostSeat(msgspec.Struct):
    """Who sits there: `kind` is person, bot or open."""

    kind: str
    name: str
    bot: str
    player: str | None


class HostMatch(msgspec.Struct):
    """`state` is waiting, running or finished; `number` counts the actions."""

    code: str
    game: str
    mode: str
    rules: str
    state: str
    public: bool
    number: int
    seats: list[HostSeat]
    created: float
    changed: float


class HostLine(msgspec.Struct):
    """Something said at a table."""

    seat: int | None
    name: str
    text: str
    at: float


class HostDetails(msgspec.Struct):
    """`entries` counts the entries of the log by their kind."""

    match: HostMatch
    commitment: str
    entries: dict[str, int]
    chat: list[HostLine]


class HostPlayer(msgspec.Struct):
    """A player who has a name or a seat. `seen` is the last change of a match of theirs."""

    id: str
    name: str
    matches: int
    running: int
    seen: float | None


class HostVisitor(msgspec.Struct):
    """A socket that is open now; a spectator has no seat."""

    address: str
    player: str | None
    name: str
    match: str
    seat: int | None


class HostPage(msgspec.Struct):
    """GET /api/host, and the answer to everything that the host does. `visitors` are those of this server process."""

    status: HostStatus
    matches: list[HostMatch]
    visitors: list[HostVisitor]
    bans: list[Ban]


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/host/session"""

    token: str


class EndMatch(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/host/end"""

    code: str
    drawn: bool = False


class DeleteMatch(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/host/delete"""

    code: str


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/host/ban: for so many hours, or until it is lifted."""

    target: str
    reason: str = ""
    hours: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None


class LiftBan(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/host/unban"""

    target: str
