"""Every lesson leads to its end by what it awaits."""

from __future__ import annotations

from carteado.learn.course import course
from carteado.learn.playing import walk


def test_every_lesson_is_played_to_its_end() -> None:
    lessons = course("newgame")
    assert lessons
    for lesson in lessons:
        (*_, last) = walk(lesson)
        assert last.over
