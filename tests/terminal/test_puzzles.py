"""Puzzles in line play: wrong actions are answered and taken back, progress is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteado.core.errors import Invalid
from carteado.puzzles.book import book, games_with_puzzles
from carteado.puzzles.puzzle import Puzzle, choices
from carteado.puzzles.solving import solution
from carteado.terminal.puzzles import PuzzleTable, Solved, chosen, list_puzzles, solve_puzzle
from carteado.texts import LANGUAGES, Speaker
from carteado.texts.typed import Typed
from terminal.test_line_play import Session


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def solve(puzzle: Puzzle, *lines: str, lang: str = "en") -> str:
    session = Session(*lines)
    solve_puzzle(PuzzleTable(Speaker.of(puzzle.game, lang), puzzle, session.read, session.write))
    return session.text


def way(puzzle: Puzzle, lang: str = "en") -> list[str]:
    words = Typed(puzzle.game, lang)
    own = [turn.action for turn in solution(puzzle) if turn.seat == puzzle.seat]
    return [words.show(puzzle.game.action_text(action)) for action in own]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games_with_puzzles())
def test_a_puzzle_is_solved_in_both_languages(id: str, lang: str) -> None:
    puzzle = book(id)[0]
    said = solve(puzzle, *way(puzzle, lang), lang=lang)
    assert {"en": "Solved!", "pt": "Resolvido!"}[lang] in said
    assert Solved(id).numbers == [puzzle.number]
    assert chosen(id, None, False) is book(id)[1]


@pytest.mark.parametrize("id", games_with_puzzles())
def test_a_wrong_action_is_answered_and_taken_back(id: str) -> None:
    puzzle = book(id)[0]
    texts = [puzzle.game.action_text(action) for action in choices(puzzle.begin())]
    wrong = next(place for place, text in enumerate(texts, 1) if text != puzzle.answer)
    said = solve(puzzle, str(wrong), "", *way(puzzle))
    assert "(Enter: take it back)" in said
    assert "Solved!" in said


def test_hint_and_solution_help_but_a_shown_solution_does_not_count() -> None:
    puzzle = book("siege")[0]
    said = solve(puzzle, "banana", "99", "hint", "table", "?", "undo", "solution")
    assert "The right action begins with: " + puzzle.answer.split()[0] in said
    assert "There is no action called banana." in said
    assert "There is nothing to take back." in said
    assert "Solved!" not in said
    assert Solved("siege").numbers == []


def test_the_list_says_what_is_solved() -> None:
    Solved("siege").add(book("siege")[1])
    session = Session()
    list_puzzles("siege", lambda name: Speaker.of(book(name)[0].game, "en"), session.write)
    assert f"1 of {len(book('siege'))} puzzles solved." in session.text
    assert session.text.count("(solved)") == 1


def test_a_puzzle_is_chosen_by_number_or_day() -> None:
    assert chosen("duel", 3, False).number == 3
    assert chosen("duel", None, True).game.id == "duel"
    assert chosen(None, None, True).number > 0
    with pytest.raises(Invalid, match="puzzle-unknown"):
        chosen("duel", 999, False)
