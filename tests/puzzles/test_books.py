"""Every puzzle of every book is proven again: its answer keeps the goal, and no other first action does."""

from __future__ import annotations

import pytest

from carteado.puzzles.book import book, games_with_puzzles
from carteado.puzzles.likeness import Known
from carteado.puzzles.puzzle import Puzzle, choices
from carteado.puzzles.solving import SOLVED, Solving
from carteado.texts import LANGUAGES, Speaker

PUZZLES = [puzzle for id in games_with_puzzles() for puzzle in book(id)]
named = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game.id}-{puzzle.number}")


@named
def test_only_the_answer_keeps_the_goal_and_the_solution_reaches_it(puzzle: Puzzle) -> None:
    solving = Solving(puzzle)
    keeping = solving.prover.keeping(solving.state)
    assert [puzzle.game.action_text(action) for action in keeping] == [puzzle.answer]
    assert puzzle.rating.choices == len(choices(solving.state))
    while not solving.over:
        solving.take(puzzle.game.action_text(solving.next_action()))
    assert solving.verdict is not None
    assert solving.verdict.kind == SOLVED
    assert sum(turn.seat == puzzle.seat for turn in solving.log) == puzzle.rating.depth
    for lang in LANGUAGES:
        say = Speaker.of(puzzle.game, lang, ["Ana", "Rui"])
        assert say.say(puzzle.title)
        assert say.say(puzzle.task)
        assert all(say.say(turn.words) for turn in solving.log)


LEAST = {"apotheosis": 40, "duel": 40, "heroes": 40, "naipes": 40, "siege": 30}


@pytest.mark.parametrize(("id", "least"), LEAST.items())
def test_a_book_is_thick(id: str, least: int) -> None:
    assert len(book(id)) >= least


@pytest.mark.parametrize("id", games_with_puzzles())
def test_a_book_holds_no_near_copies(id: str) -> None:
    known = Known()
    assert [puzzle.number for puzzle in book(id) if not known.add(puzzle)] == []
    assert [puzzle.number for puzzle in book(id)] == list(range(1, len(book(id)) + 1))
