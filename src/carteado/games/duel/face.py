"""The colours and numbers printed on the cards of the duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Face, PrintedBoard, Stat, Voice

BOARD = PrintedBoard(
    "rows",
    (
        *("mat", "attack", "defense", "column", "row-enchants", "column-enchants", "hero-enchants", "hero", "shard"),
        *("mana", "traps", "graveyard", "deck", "hp", "tracks"),
    ),
)
CORNERS = (("atk", "attack"), ("hp", "health"))


def dress(face: Face, data: Mapping[str, Any], say: Voice) -> Face:
    """Add the colour of the card's faction, and its numbers in the corners."""
    face.tint = data["faction"]
    face.stats = [Stat(mark, data[field], say(f"print-{mark}")) for field, mark in CORNERS if field in data]
    return face
