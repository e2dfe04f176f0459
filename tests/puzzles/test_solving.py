"""Playing a puzzle: right and wrong actions are answered, wrong ones taken back."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from carteado.core.errors import Illegal, Invalid
from carteado.puzzles.book import book, find_puzzle, games_with_puzzles
from carteado.puzzles.days import puzzle_of_the_day
from carteado.puzzles.puzzle import Goal, choices
from carteado.puzzles.solving import FAILED, KEPT, SOLVED, Solving
from carteado.texts import LANGUAGES, Speaker

GAMES = games_with_puzzles()


@pytest.mark.parametrize("id", GAMES)
def test_every_wrong_first_action_fails_with_its_reason(id: str) -> None:
    puzzle = book(id)[0]
    for action in choices(puzzle.begin()):
        text = puzzle.game.action_text(action)
        solving = Solving(puzzle)
        verdict = solving.take(text)
        if text == puzzle.answer:
            assert verdict.kind in (KEPT, SOLVED)
            assert verdict.reason is None
            continue
        assert verdict.kind == FAILED
        assert verdict.reason is not None
        assert verdict.turns[0].action == action
        for lang in LANGUAGES:
            assert Speaker.of(puzzle.game, lang, ["Ana", "Rui"]).say(verdict.reason)
        with pytest.raises(Illegal, match="puzzle-over"):
            solving.take(puzzle.answer)
        back = solving.take_back()
        assert back.taken == []
        assert back.state.digest() == puzzle.begin().digest()


@pytest.mark.parametrize("id", GAMES)
def test_an_illegal_action_changes_nothing(id: str) -> None:
    solving = Solving(book(id)[0])
    with pytest.raises((Illegal, Invalid)):
        solving.take("nonsense")
    assert solving.taken == []
    with pytest.raises(Illegal, match="undo-nothing"):
        solving.take_back()


@pytest.mark.parametrize("id", GAMES)
def test_the_hint_leads_to_the_goal(id: str) -> None:
    solving = Solving(book(id)[0])
    while (action := solving.hint()) is not None:
        solving.take(solving.game.action_text(action))
    assert solving.verdict is not None
    assert solving.verdict.kind == SOLVED


def test_a_best_play_says_by_how_much_another_is_worse() -> None:
    puzzle = next(puzzle for puzzle in book("siege") if puzzle.goal == Goal.BEST)
    wrong = next(action for action in choices(puzzle.begin()) if puzzle.game.action_text(action) != puzzle.answer)
    reason = Solving(puzzle).take(puzzle.game.action_text(wrong)).reason
    assert reason is not None
    assert float(str(reason.blanks["chance"])) < float(str(reason.blanks["best"]))


def test_a_puzzle_is_found_by_its_number() -> None:
    assert find_puzzle("siege", 2) is book("siege")[1]
    with pytest.raises(Invalid, match="puzzle-unknown"):
        find_puzzle("siege", 999)


def test_the_puzzle_of_the_day_goes_through_all_games_and_puzzles() -> None:
    start = date(2026, 1, 1)
    days = [start + timedelta(days=day) for day in range(5 * 200)]
    found = [puzzle_of_the_day(day) for day in days]
    assert {puzzle.game.id for puzzle in found[: len(GAMES)]} == set(GAMES)
    assert {(puzzle.game.id, puzzle.number) for puzzle in found} == {
        (id, puzzle.number) for id in GAMES for puzzle in book(id)
    }
    assert puzzle_of_the_day(start) is found[0]
