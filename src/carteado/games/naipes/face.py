"""The suit, rank and letter printed on the cards of naipes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Face, PrintedBoard

TINTS = {"H": "red", "D": "red", "C": "black", "S": "black"}
BOARD = PrintedBoard(
    "columns", ("board", "ruler", "deck", "discard", "commander", "slot-C", "slot-S", "slot-W", "slot-H", "slot-D")
)


def dress(face: Face, data: Mapping[str, Any]) -> Face:
    """Add suit and rank, or the letter of a ruler."""
    face.suit = data.get("suit", "")
    face.rank = face.id.removesuffix(face.suit) if face.suit else face.id
    face.tint = TINTS.get(face.suit, "ruler")
    return face
