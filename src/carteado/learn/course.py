"""The course of a game: the files in its folder `lessons/`, checked when they are read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.shapes import Noted
from carteado.games import load
from carteado.kit.cardfile import compose
from carteado.kit.faults import Fault, Where
from carteado.kit.lines import plain
from carteado.learn.checks import check_lesson
from carteado.learn.lessons import Lesson, Step
from carteado.learn.patterns import Pattern
from carteado.learn.shape import LESSON
from carteado.learn.spelling import spelled

FILE_NAME = re.compile(r"(\d\d)-([a-z0-9-]+)\.yaml")


@cache
def course(id: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; refuse files with faults, all of them at once."""
    game = load(id)
    return read_course(game, game.folder)


def find_lesson(id: str, name: str) -> Lesson:
    """Return the lesson of that name or number."""
    lessons = course(id)
    for lesson in lessons:
        if name in (lesson.name, str(lesson.number)):
            return lesson
    raise unknown("lesson-unknown", name, [lesson.name for lesson in lessons], game=id)


def lesson_files(folder: Path) -> list[Path]:
    """Return the files of the lessons of a game's folder in their order."""
    return sorted((folder / "lessons").glob("*.yaml"))


def read_course(game: Game, folder: Path) -> tuple[Lesson, ...]:
    """Read the lessons in the folder of a game."""
    faults: list[Fault] = []
    lessons = [read_lesson(game, path, faults) for path in lesson_files(folder)]
    if faults:
        files = ", ".join(dict.fromkeys(fault.file for fault in faults))
        raise Invalid("lesson-file-invalid", file=files, reason=[fault.words() for fault in faults])
    return tuple(lesson for lesson in lessons if lesson is not None)


def read_lesson(game: Game, path: Path, faults: list[Fault]) -> Lesson | None:
    """Read one file; add its faults to `faults`. The game is played along the awaited way to find them."""
    known = len(faults)
    where = Where(path.name, faults)
    named = FILE_NAME.fullmatch(path.name)
    if named is None:
        where.refuse(path.name, "NN-name.yaml")
        return None
    root = compose(path.read_text(encoding="utf-8"), where)
    written: Any = plain(root) if root is not None else {}
    read = LESSON.read(written, where)
    if read is None or len(faults) > known:
        return None
    position = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))["position"]
    lines = [step.key_lines for step in written["steps"]]
    lesson = made(game, (int(named[1]), named[2]), read, position, lines)
    check_lesson(lesson, where.at(written.key_lines["position"]))
    return None if len(faults) > known else spelled(lesson)


def made(
    game: Game, named: tuple[int, str], read: Noted, position: Mapping[str, Any], lines: Sequence[Mapping[str, int]]
) -> Lesson:
    """Make a lesson of its checked data."""
    steps = [made_step(*step) for step in zip(read["steps"], lines, strict=True)]
    return Lesson(game, *named, read["title"], read["about"], read.get("seat", 0), position, steps, read["end"])


def made_step(read: Noted, lines: Mapping[str, int]) -> Step:
    return Step(
        say=read["say"],
        point=read.get("point", []),
        awaits=[Pattern(text) for text in listed(read.get("await", []))],
        see=read.get("see", {}),
        way=listed(read.get("way", [])),
        mistakes=[(Pattern(text), words) for text, words in read.get("mistakes", {}).items()],
        mistake=read.get("mistake", {}),
        dice=read.get("dice", []),
        shuffles=read.get("shuffles", []),
        then=listed(read.get("then", [])),
        bot=read.get("bot", ""),
        rule=read.get("rule", ""),
        lines=lines,
    )


def listed(value: str | Sequence[str]) -> Sequence[str]:
    return [value] if isinstance(value, str) else value
