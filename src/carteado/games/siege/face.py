"""The printed faces of siege: its event cards and its board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Face, PrintedBoard, Section, Voice
from carteado.games.siege import words
from carteado.games.siege.board import LAST_DAY
from carteado.games.siege.language.event_cards import as_data

TRACKS = {"8": "enemy", "9": "status"}  # the two cards after those of events (SIEGE-1.1 to 1.7)
SYMBOLS = {"ladders": "ladder", "ram": "siege-ram", "tower": "siege-tower"}
SLOWEST = "broadsword"
BOARD = PrintedBoard(
    "castle",
    (
        *("start", "close-combat", "close-combat-rule", "ladders", "ram", "tower", "trebuchets", "wall", "morale"),
        *("supplies", "soldiers", "castle", "tunnel-1", "tunnel-2", "lines", "carried", "strength", "lost", "board"),
    ),
    (*SYMBOLS.values(), SLOWEST, "trebuchet", "stone-wall", "hearts", "wooden-crate", "swordman", "knapsack"),
)


def face(card: str, say: Voice) -> Face:
    """Return the face of a card: of events, one section for each day (SIEGE-1.8); or of tracks."""
    if card in TRACKS:
        return Face(id=card, name=say(f"print-siege-{TRACKS[card]}"), tint="timber", layout=TRACKS[card])
    return Face(id=card, name=card, tint="timber", sections=[section(card, day, say) for day in range(1, LAST_DAY + 1)])


def section(card: str, day: int, say: Voice) -> Section:
    data = as_data()[f"{card}-{day}"]
    name, _, text = words.section(data)
    return Section(day, say.say(name), say.say(text), data["ap"], orders=symbols(data))


def symbols(data: Mapping[str, Any]) -> tuple[str, ...]:
    """The symbols of the units that are ordered to advance; a sword for the slowest (SIEGE-6.2)."""
    orders = data.get("orders", "none")
    if orders == "slowest":
        return (SLOWEST,)
    return tuple(SYMBOLS[unit] for unit in orders) if orders != "none" else ()
