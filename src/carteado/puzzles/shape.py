"""The shape of a puzzle's file."""

from __future__ import annotations

from carteado.core.shapes import Anything, MapOf, Record, Text, Whole, Word, fields
from carteado.puzzles.puzzle import GOALS, Rating

RATING = fields(*Rating._fields, level=Whole(1, 5), depth=Whole(1, 99), choices=Whole(2, 999), hidden=Whole(0, 2))
PUZZLE = Record(
    {
        "goal": Word(*GOALS),
        "about": Text(),
        "seat": Whole(0, 5),
        "position": MapOf(Anything()),
        "answer": Text(),
        "rating": RATING,
    },
    required=("goal", "seat", "position", "answer", "rating"),
)
