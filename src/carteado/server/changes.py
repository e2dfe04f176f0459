"""What can happen at a table, one typed record each, and how the log stores it: a kind, a seat and a text."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import field


class Columns(NamedTuple):
    """A change as the database stores it."""

    kind: str
    seat: int | None
    text: str


class Change(msgspec.Struct, frozen=True, tag_field="kind"):
    """A change at the table. Its `seat` is stored as the seat, its other field, if it has one, as the text."""

    def columns(self) -> Columns:
        stored = msgspec.to_builtins(self)
        return Columns(stored["kind"], stored.get("seat"), str(stored.get("text", "")))


class SeatChange(Change, frozen=True):
    """A change that is about one seat."""

    seat: int


class Detailed(Change, frozen=True):
    """A change with several facts: `by` is stored as the seat, everything else as JSON in the text."""

    def columns(self) -> Columns:
        stored = msgspec.to_builtins(self)
        kind, seat = stored.pop("kind"), stored.pop("by")
        return Columns(kind, seat, msgspec.json.encode(stored).decode())


class SatDown(SeatChange, tag="sit", frozen=True):
    """A person took the seat; the person of an imported record has no id."""

    player: str = field(name="text")


class Left(SeatChange, tag="leave", frozen=True):
    """The seat is open again; only before the start."""


class NonceAdded(SeatChange, tag="nonce", frozen=True):
    """The person on the seat added this to the deal."""

    nonce: str = field(name="text")


class Started(Change, tag="start", frozen=True):
    """The cards are dealt."""


class Acted(SeatChange, tag="action", frozen=True):
    """The seat took this action, as a person types it."""

    action: str = field(name="text")


class TakenBack(SeatChange, tag="undo", frozen=True):
    """All actions but the first `kept` are undone."""

    kept: int = field(name="text")


class Resigned(SeatChange, tag="resign", frozen=True):
    """The player of the seat gave up."""


class TimedOut(SeatChange, tag="flag", frozen=True):
    """The clock of the seat ran out."""


class BotSeated(SeatChange, tag="bot", frozen=True):
    """The bot has the seat for the rest of the match."""

    bot: str = field(name="text")


class StoodIn(SeatChange, tag="stand_in", frozen=True):
    """The bot plays until the seat's player is back."""

    bot: str = field(name="text")


class Returned(SeatChange, tag="return", frozen=True):
    """The seat's player is back, and the bot gives the seat up."""


class Proposed(Detailed, tag="propose", frozen=True):
    """Seat `by` asked the others for something (`undo`, `handover`, `rematch`) that is about `seat`."""

    by: int
    what: str
    seat: int


class Answered(Detailed, tag="answer", frozen=True):
    by: int
    proposal: int
    yes: bool


class Spoke(Detailed, tag="say", frozen=True):
    """A chat message; `by` is None for a spectator. Older logs do not say which player wrote it."""

    by: int | None
    name: str
    text: str
    player: str = ""


class Removed(Change, tag="remove", frozen=True):
    """The host sent this player away."""

    player: str = field(name="text")


class Paused(Change, tag="pause", frozen=True):
    """No server was running since this time."""

    since: float = field(name="text")


class RematchMade(SeatChange, tag="next", frozen=True):
    """The match was made again under this code; `seat` proposed it."""

    code: str = field(name="text")


class Ended(Change, tag="end", frozen=True):
    """Over before the rules end it: imported (no reason), or ended by the host (`drawn`, `stopped`)."""

    reason: str = field(name="text")


class Unreadable(Change, tag="unreadable", frozen=True):
    """A stored change that is damaged, or that only a newer server knows. Folding refuses it."""

    stored: Columns

    def columns(self) -> Columns:
        return self.stored


AnyChange = (
    SatDown
    | Left
    | NonceAdded
    | Started
    | Acted
    | TakenBack
    | Resigned
    | TimedOut
    | BotSeated
    | StoodIn
    | Returned
    | Proposed
    | Answered
    | Spoke
    | Removed
    | Paused
    | RematchMade
    | Ended
)


def kind_of(change: type[Change]) -> str:
    """The kind under which the database stores changes of this type."""
    return str(change.__struct_config__.tag)


BY_KIND: dict[str, type[AnyChange]] = {kind_of(change): change for change in get_args(AnyChange)}


def read_change(stored: Columns) -> AnyChange | Unreadable:
    """The change that was stored."""
    kind, seat, text = stored
    change = BY_KIND.get(kind)
    if change is None:
        return Unreadable(stored)
    try:
        facts: dict[str, Any] = {"seat": seat, "text": text}
        if issubclass(change, Detailed):
            facts = {"by": seat, **msgspec.json.decode(text, type=dict[str, Any])}
        return msgspec.convert(facts, type=change, strict=False)
    except msgspec.MsgspecError:
        return Unreadable(stored)
