"""The miner finds the same puzzles for the same seed: those of the books."""

from __future__ import annotations

from pathlib import Path

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.puzzles.book import book, games_with_puzzles, read_book
from carteado.puzzles.likeness import Known
from carteado.puzzles.mining import Miner
from carteado.puzzles.writing import write_puzzle

SEED = 1  # of the books, see docs/puzzles.md


@pytest.mark.parametrize("id", games_with_puzzles())
def test_the_miner_finds_the_book_again(id: str, tmp_path: Path) -> None:
    (mined,) = Miner(carteado.load(id), SEED).puzzles(1)
    write_puzzle(mined, tmp_path)
    (read,) = read_book(carteado.load(id), tmp_path)
    assert read == mined == book(id)[0]


def test_a_near_copy_is_not_kept() -> None:
    puzzle, other = book("naipes")[:2]
    known = Known()
    assert known.add(puzzle)
    assert not known.add(puzzle._replace(seat=1 - puzzle.seat))
    assert known.add(other)


def test_only_known_games_can_be_mined() -> None:
    game = carteado.load("naipes")

    class Stranger(type(game)):  # type: ignore[misc]
        id = "stranger"

    with pytest.raises(Invalid, match="puzzles-not-mined"):
        Miner(Stranger(), SEED)
