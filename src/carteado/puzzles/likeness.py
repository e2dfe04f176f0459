"""Which puzzles are too much alike for one book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from carteado.puzzles.puzzle import Puzzle

ALIKE: Final = 0.75
UNSEEN: Final = ("dead", "grave", "discard", "turn", "own_turns", "round")


def likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """Return how many of the facts of two tables are the same, from 0 to 1."""
    return len(one & other) / max(1, len(one | other))


def facts(puzzle: Puzzle) -> frozenset[str]:
    """Return what is on a puzzle's table, without piles and counts that hardly matter."""
    return frozenset(flat(puzzle.position, ""))


def flat(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, Mapping):
        for name, held in value.items():
            if name not in UNSEEN:
                yield from flat(held, f"{path}.{name}")
    elif isinstance(value, list):
        for held in value:
            yield from flat(held, path)
    else:
        yield f"{path}={value}"


class Known:
    """The puzzles of a book so far."""

    def __init__(self) -> None:
        self.tables: list[frozenset[str]] = []

    def add(self, puzzle: Puzzle) -> bool:
        """Add a puzzle unless it is a near copy; whether it was added."""
        found = facts(puzzle)
        if any(likeness(found, table) >= ALIKE for table in self.tables):
            return False
        self.tables.append(found)
        return True
