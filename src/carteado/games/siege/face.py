"""The printed faces of siege: its event cards and its board."""

from __future__ import annotations

from carteado.core.face import Face, PrintedBoard, Section, Voice
from carteado.games.siege import words
from carteado.games.siege.board import LAST_DAY
from carteado.games.siege.language.event_cards import as_data

BOARD = PrintedBoard(
    "castle",
    (
        *("start", "close-combat", "ladders", "ram", "tower", "trebuchets", "wall", "morale", "supplies"),
        *("soldiers", "castle", "tunnel-1", "tunnel-2", "lines", "carried"),
    ),
)


def face(card: str, say: Voice) -> Face:
    """Return the face of an event card: one section for each day (SIEGE-1.8)."""
    return Face(id=card, name=card, tint="timber", sections=[section(card, day, say) for day in range(1, LAST_DAY + 1)])


def section(card: str, day: int, say: Voice) -> Section:
    data = as_data()[f"{card}-{day}"]
    name, _, text = words.section(data)
    return Section(day, say.say(name), say.say(text), data["ap"])
