"""Looking at a match of naipes: the names of the fields of views and saves are in this file and nowhere else."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from table import Table, fact, player, saved

SUITS = "CSHD"
SLOTS = "CSWHD"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
PACK = [rank + suit for suit in SUITS for rank in RANKS]
SOLDIERS = [card for card in PACK if card[0] != "A"]
CARD = re.compile(r"(?<![0-9A-Z])(?:10|[A2-9])[CSHD](?![0-9A-Z])")


# The table


def hand_sizes(table: Table) -> list[int]:
    return [side["hand_size"] for side in table.view(None)["players"]]


def used(table: Table) -> list[bool]:
    return [side["used"] for side in table.view(None)["players"]]


def rulers(table: Table) -> list[str | None]:
    return [side["ruler"] for side in table.view(None)["players"]]


def left(table: Table) -> tuple[int, int]:
    """Main and additional actions left."""
    view = table.view(None)
    return view["main"], view["add"]


def flags(table: Table) -> dict[str, bool]:
    return dict(table.view(None)["flags"])


def final_seat(table: Table) -> int | None:
    found: int | None = table.view(None)["final_seat"]
    return found


def deck(table: Table) -> list[str]:
    """The deck, top first: no seat may see this."""
    return list(saved(table)["deck"])


def discard(table: Table) -> set[str]:
    """The pile: no seat may see this."""
    found = saved(table)["discard"]
    assert len(set(found)) == len(found) == table.view(None)["discard"]
    return set(found)


def shown(table: Table, seat: int) -> set[str]:
    """The cards that seat is being shown."""
    return set(table.view(seat)["shown"] or [])


def outcome(table: Table) -> dict[str, Any]:
    found = table.state.outcome()
    assert found is not None, "the match goes on"
    return {"reason": found.reason, "scores": found.scores, **found.facts}


# A player


commanders = fact(player, "commanders", list)


def hand(table: Table, seat: int) -> set[str]:
    side = player(table, seat)
    assert len(set(side["hand"])) == len(side["hand"]) == side["hand_size"]
    return set(side["hand"])


def slot(table: Table, seat: int, name: str) -> list[str]:
    return [unit(seen) for seen in player(table, seat)["slots"][name]]


def slots(table: Table, seat: int) -> dict[str, list[str]]:
    """All slots of that seat that hold anything."""
    return {name: slot(table, seat, name) for name in SLOTS if slot(table, seat, name)}


def values(table: Table, seat: int, name: str) -> list[int]:
    return [seen["value"] for seen in player(table, seat)["slots"][name]]


def unit(seen: Mapping[str, Any]) -> str:
    """A unit as positions write it: `6S`, `2C+8H`, `6S (down)`."""
    return "+".join(seen["cards"]) + ("" if seen["up"] else " (down)")


# Cards


def in_play(table: Table) -> list[str]:
    """Every card of the table, place by place."""
    units = [unit for seat in (0, 1) for name in SLOTS for unit in slot(table, seat, name)]
    cards = [card for unit in units for card in unit.removesuffix(" (down)").split("+")]
    aces = [ace for seat in (0, 1) for ace in commanders(table, seat)]
    return [*cards, *aces, *hand(table, 0), *hand(table, 1), *deck(table), *discard(table)]


def mentioned(*data: Any) -> set[str]:
    """Every card named anywhere in this data."""
    return set(CARD.findall(json.dumps(data)))


def category(value: int) -> str:
    """NAIPES-1.3."""
    return "Lo" if value <= 4 else "Md" if value <= 7 else "Hi"
