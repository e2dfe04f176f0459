"""Read the event cards from their file into the sections that the rules use."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, to_builtins

from carteado.games.siege.board import CARDS, LAST_DAY, TRACKS, UNITS, Section
from carteado.kit.cardfile import read_cards

FILE = Path(__file__).parent.parent / "cards" / "events.yaml"

UnitName = Literal["ladders", "ram", "tower"]
TrackName = Literal["wall", "morale", "supplies"]


class Modifier(Struct, forbid_unknown_fields=True):
    """A die roll modifier; an attack's may be limited to a track or a space (SIEGE-5.3, 5.4)."""

    act: Literal["raid", "sabotage", "coupure", "rally", "attack"]
    mod: int
    track: UnitName | None = None
    space: Literal["circle", "close_combat"] | None = None


class Printed(Struct, forbid_unknown_fields=True):
    """One day's section, as written in the file."""

    name: str
    ap: int
    kind: Literal["regular", "trebuchet"]
    orders: list[UnitName] | Literal["slowest", "none"] = "none"
    status: list[tuple[TrackName, int]] = []
    drm: list[Modifier] = []
    only: list[Literal["raid", "sabotage"]] = []
    special: Literal["remove_tower_if_at_start", "add_trebuchet"] | None = None


class EventCards(Struct, forbid_unknown_fields=True):
    cards: dict[int, dict[int, Printed]]


@cache
def printed() -> dict[int, dict[int, Printed]]:
    return read_cards(FILE, EventCards).cards


@cache
def sections() -> list[list[Section]]:
    """`sections()[card][day]`; row and column 0 stay empty."""
    cards = printed()
    nothing = Section("none", 0)
    table = [[nothing] * (LAST_DAY + 1) for _ in range(CARDS + 1)]
    for card in range(1, CARDS + 1):
        for day in range(1, LAST_DAY + 1):
            table[card][day] = section(cards[card][day])
    return table


@cache
def as_data() -> dict[str, dict[str, Any]]:
    """Return the sections as plain data, by card and day: `3-2` is the third card on the second day."""
    return {
        f"{card}-{day}": {"card": card, "day": day, **to_builtins(data)}
        for card, days in printed().items()
        for day, data in days.items()
    }


def section(data: Printed) -> Section:
    made = Section(data.name, data.ap)
    made.trebuchets = data.kind == "trebuchet"
    made.slowest = data.orders == "slowest"
    if isinstance(data.orders, list):
        made.orders = sorted(UNITS.index(unit) for unit in data.orders)
    made.status = [(TRACKS.index(track), change) for track, change in data.status]
    made.removes_tower = data.special == "remove_tower_if_at_start"
    made.adds_trebuchet = data.special == "add_trebuchet"
    made.only_behind_lines = bool(data.only)
    for modifier in data.drm:
        modify(made, modifier)
    return made


def modify(made: Section, modifier: Modifier) -> None:
    if modifier.act != "attack":
        setattr(made, modifier.act, getattr(made, modifier.act) + modifier.mod)
    elif modifier.track is not None:
        made.attack_track[UNITS.index(modifier.track)] += modifier.mod
    elif modifier.space == "circle":
        made.attack_circle += modifier.mod
    elif modifier.space == "close_combat":
        made.attack_close_combat += modifier.mod
    else:
        made.attack += modifier.mod
