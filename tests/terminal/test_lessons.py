"""Lessons in line play: the coach speaks, the learner types, a mistake is answered and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

import carteado
from carteado.learn.course import course
from carteado.learn.playing import GO_ON, walk
from carteado.terminal.lessons import LessonTable, teach_course
from carteado.texts import LANGUAGES, Speaker
from carteado.texts.typed import Typed
from terminal.test_line_play import Session


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def learn(*lines: str, game: str = "siege", lesson: str | None = None, lang: str = "en") -> Session:
    session = Session(*lines)
    speaker = Speaker(lang, carteado.load(game).folder / "texts")
    teach_course(game, lesson, LessonTable(speaker, session.read, session.write))
    return session


def typed_way(game: str, lang: str) -> list[str]:
    """What a learner types, in that language, who goes through the whole course by the awaited way."""
    words = Typed(carteado.load(game), lang)
    lines: list[str] = []
    for lesson in course(game):
        (*_, last) = walk(lesson)
        lines += ["" if action == GO_ON else words.show(action) for action in last.taken]
        lines.append("")  # the next lesson
    return lines[:-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [id for id in carteado.names() if course(id)])
def test_a_whole_course_is_typed_in_both_languages(game: str, lang: str) -> None:
    session = learn(*typed_way(game, lang), game=game, lang=lang)
    said = " ".join(session.text.replace("**", "").split())
    for lesson in course(game):
        assert lesson.title[lang] in said
        assert " ".join(lesson.end[lang].replace("*", "").split())[:40] in said
    assert "bot:greedy" in said or game == "siege"
    assert f"carteado play {game}" in said


def test_a_mistake_is_answered_and_taken_back() -> None:
    session = learn("", "end_turn", "", "archers ladders")
    assert "Points that are left over are lost." in session.text
    assert "(Enter: take it back)" in session.text
    assert "Hit! The ladders are back where they started" in session.text


def test_what_is_no_answer_changes_nothing() -> None:
    session = learn("", "banana", "raid", "99", "?", "? archers", "hint", "table", "undo", "undo", "")
    for said in (
        "There is no action called banana.",
        "Type an action or its number.",
        "Try: archers ladders - archers shoot at the ladders",
        "Taken back.",
        "There is nothing to take back.",
    ):
        assert said in session.text


def test_the_course_goes_on_with_the_first_lesson_that_is_not_finished() -> None:
    way = ["" if action == GO_ON else action for action in [*walk(course("siege")[0])][-1].taken]
    learn(*way)
    session = learn()
    assert "1. First shots (done)" in session.text
    assert "Lesson 2: The event card" in session.text
    assert "Go on with: carteado learn siege" in session.text
    assert "Lesson 5: The tunnel" in learn(lesson="5").text
