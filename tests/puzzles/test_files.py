"""Files of puzzles are checked when they are read, and faults told with their places."""

from __future__ import annotations

from pathlib import Path

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.puzzles.book import read_book
from carteado.texts import LANGUAGES, Speaker

GOOD = """goal: best
about: "4-3"
seat: 0
position: {day: 3, card: 4, deck: [7], played: [3, 1, 2, 6, 5], ladders: 2, ram: 3, tower: 0, ap: 3}
answer: archers ram
rating: {level: 2, depth: 1, choices: 7, hidden: 1}
"""


def refused(tmp_path: Path, text: str, name: str = "001.yaml") -> str:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(Invalid) as refusal:
        read_book(carteado.load("siege"), tmp_path)
    assert refusal.value.code == "puzzle-file-invalid"
    said = {lang: Speaker.of(carteado.load("siege"), lang).refusal(refusal.value) for lang in LANGUAGES}
    assert said["en"] != said["pt"]
    return said["en"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("goal: best", "goal: beat", "001.yaml:1, goal: found beat"),
        ("goal: best\n", "", "goal"),
        ('about: "4-3"', 'about: "9-9"', "001.yaml:2, about: found 9-9"),
        ("seat: 0", "seat: 1", "001.yaml:3, seat: found 1"),
        ("ladders: 2", "ladders: 9", "ladders"),
        ("ladders: 2", "stairs: 2", "stairs"),
        ("answer: archers ram", "answer: sing", "001.yaml:5, answer: found sing"),
        ("choices: 7", "choices: 3", "001.yaml:6, rating.choices: found 3"),
        ("level: 2", "level: 6", "001.yaml:6, rating.level: found 6"),
        ("goal: best", "goal: best\nhint: archers", "hint"),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in refused(tmp_path, GOOD.replace(old, new))


def test_the_file_without_the_faults_is_read(tmp_path: Path) -> None:
    (tmp_path / "001.yaml").write_text(GOOD, encoding="utf-8")
    (puzzle,) = read_book(carteado.load("siege"), tmp_path)
    assert (puzzle.number, puzzle.answer, puzzle.rating.choices) == (1, "archers ram", 7)


def test_a_file_needs_its_number(tmp_path: Path) -> None:
    assert "first.yaml" in refused(tmp_path, GOOD, "first.yaml")


def test_what_is_no_yaml_is_told(tmp_path: Path) -> None:
    assert "YAML" in refused(tmp_path, "goal: [")
