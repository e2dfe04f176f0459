"""The colours and numbers printed on the cards of Heroes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Face, PrintedBoard, Stat, Voice

BOARD = PrintedBoard(
    "teams",
    (
        *("mat", "middle", "team", "plants", "support", "reserve", "dead", "deck", "common", "battle", "mob", "event"),
        "rounds",
    ),
)
CORNERS = (("health", "health"), ("protection", "shield"), ("speed", "speed"))


def dress(face: Face, data: Mapping[str, Any], say: Voice) -> Face:
    """Add colours (characters by alignment, other cards by type) and numbers."""
    face.tint = data.get("alignment", data["type"])
    face.stats = [Stat(mark, data[field], say(f"print-heroes-{field}")) for field, mark in CORNERS if field in data]
    face.pips = data.get("stars", 0)
    return face
