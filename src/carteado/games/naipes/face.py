"""The suit, rank and letter printed on the cards of naipes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Face, PrintedBoard
from carteado.kit.picture import composed

JOKER = "X"
TINTS = {"H": "red", "D": "red", "C": "black", "S": "black"}
RULERS = {"J": "visored-helm", "Q": "queen-crown", "K": "crown", "X": "jester-hat"}
BOARD = PrintedBoard(
    "columns",
    ("board", "ruler", "deck", "discard", "commander", "slot-C", "slot-S", "slot-W", "slot-H", "slot-D"),
    tuple(RULERS.values()),
)


def dress(face: Face, data: Mapping[str, Any]) -> Face:
    """Add suit and rank, or the picture of a ruler and its letter in the reader's language."""
    face.suit = data.get("suit", "")
    face.rank = face.id.removesuffix(face.suit) if face.suit else face.id
    if face.id in RULERS:
        face.rank = face.id if face.id == JOKER else face.name.split()[-1][0].upper()
        face.picture = composed("walls", (RULERS[face.id],))
    face.tint = TINTS.get(face.suit, "ruler")
    return face
