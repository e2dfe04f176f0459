"""The puzzle of the day: the same for everybody, by the date in UTC, out of the books of all games."""

from __future__ import annotations

from datetime import UTC, date, datetime

from carteado.core.errors import Illegal
from carteado.puzzles.book import book, games_with_puzzles
from carteado.puzzles.puzzle import Puzzle

STRIDE = 89  # puzzles of one game apart from day to day; prime, so that every puzzle has its day


def today() -> date:
    return datetime.now(UTC).date()


def puzzle_of_the_day(day: date, game: str | None = None) -> Puzzle:
    """Return the puzzle of a day: each day another game, or always this one; after all days every puzzle."""
    games = games_with_puzzles() if game is None else [game]
    round, place = divmod(day.toordinal(), len(games))
    puzzles = book(games[place])
    if not puzzles:
        raise Illegal("puzzles-none", game=games[place])
    return puzzles[round * STRIDE % len(puzzles)]
