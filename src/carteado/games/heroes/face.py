"""What heroes prints on a card besides its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Face, Stat, Voice

CORNERS = (("health", "health"), ("protection", "shield"), ("speed", "speed"))


def dress(face: Face, data: Mapping[str, Any], say: Voice) -> Face:
    """Characters are coloured by alignment, everything else by type; every power has a line of its own."""
    face.tint = data.get("alignment", data["type"])
    face.stats = [Stat(mark, data[field], say(f"print-heroes-{field}")) for field, mark in CORNERS if field in data]
    face.pips = data.get("stars", 0)
    for stat in face.stats:  # once is enough
        face.line = face.line.replace(f", {stat.label} {stat.value}", "")
    face.text = face.text.replace(" | ", "\n")
    return face
