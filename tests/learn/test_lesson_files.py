"""Lesson files are checked when they are read: by their shape, and by playing them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carteado
from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.learn.course import find_lesson, read_course
from carteado.learn.playing import GO_ON, Playing, walk
from carteado.texts import Speaker
from documents import Document

DOCUMENT = Document("writing-a-lesson.md")
(EXAMPLE,) = [block.text for block in DOCUMENT.blocks if block.kind == "lesson"]


def written(folder: Path, text: str, name: str = "01-the-ram.yaml", game: str = "siege") -> Any:
    (folder / "lessons").mkdir(exist_ok=True)
    (folder / "lessons" / name).write_text(text, encoding="utf-8")
    return read_course(carteado.load(game), folder)


def faults(folder: Path, old: str, new: str) -> str:
    """What is said of the example with this change."""
    assert old in EXAMPLE
    with pytest.raises(Invalid) as refused:
        written(folder, EXAMPLE.replace(old, new, 1))
    assert refused.value.code == "lesson-file-invalid"
    return Speaker("en").refusal(refused.value)


def test_the_example_of_the_document_is_a_lesson(tmp_path: Path) -> None:
    (lesson,) = written(tmp_path, EXAMPLE)
    assert (lesson.number, lesson.name) == (1, "the-ram")
    assert [playing.at for playing in walk(lesson)] == [0, 1, 2, 2, 3]
    mistaken = Playing(lesson, [GO_ON, "end_turn"])
    assert mistaken.mistake == {"en": "Points that are left over are lost.", "pt": "Pontos que sobram se perdem."}


def test_every_key_of_a_step_is_explained() -> None:
    from carteado.learn.shape import LESSON, STEP

    assert {*LESSON.fields, *STEP.fields} <= DOCUMENT.explained("The keys")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("await: archers ram", "await: archer ram", "01-the-ram.yaml:16, steps.2.await: found archer ram"),
        ("await: archers ram", "await: coupure", "steps.2.await: found coupure, allowed: archers ladders"),
        ("await:", "awaits:", "01-the-ram.yaml:16, steps.2: found awaits"),
        ("ram: 2", "ram: 7", "position.ram: found 7, allowed: -1 to 4"),
        ("end_turn:", "raid:", "steps.2.mistakes: found raid, allowed: archers ladders"),
        ("least: 3", "least: 9", "steps.3.way: found"),
        ("rule: SIEGE-8.1", "rule: SIEGE-88.1", "steps.2.rule: found SIEGE-88.1"),
        ('    mistake: {en: "The ram', '    other: {en: "The ram', "steps.2: found other"),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in faults(tmp_path, old, new)


def test_a_step_that_asks_must_answer_mistakes(tmp_path: Path) -> None:
    kept = [line for line in EXAMPLE.splitlines() if not line.startswith('    mistake: {en: "The ram')]
    with pytest.raises(Invalid) as refused:
        written(tmp_path, "\n".join(kept))
    assert "steps.2.mistake: found nothing" in Speaker("en").refusal(refused.value)


def test_a_file_is_named_by_its_number(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as refused:
        written(tmp_path, EXAMPLE, name="the-ram.yaml")
    assert "NN-name.yaml" in Speaker("en").refusal(refused.value)


def test_what_no_lesson_can_take_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    (lesson,) = written(tmp_path, EXAMPLE)
    codes = {}
    for actions, wrong in (
        ([], "archers ram"),
        ([GO_ON], "coupure"),
        ([GO_ON], "archer"),
        ([GO_ON, "end_turn"], "archers ram"),
        ([GO_ON, "archers ram", "archers ladders", "archers tower"], "end_turn"),
    ):
        playing = Playing(lesson, actions)
        before = playing.state.digest()
        with pytest.raises(Refusal) as refused:
            playing.take(wrong)
        assert playing.state.digest() == before
        codes[wrong, len(actions)] = refused.value.code
    assert list(codes.values()) == [
        "lesson-reads",
        "illegal-action",
        "action-unknown",
        "lesson-mistake-stands",
        "lesson-over",
    ]


def test_an_unknown_lesson_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Invalid) as refused:
        find_lesson("siege", "first-shot")
    assert refused.value.facts["near"] == "first-shots"
    assert find_lesson("siege", "1").name == "first-shots"
    assert not isinstance(refused.value, Illegal)
