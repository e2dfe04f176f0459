"""Lessons as data: a table, and steps that say something and wait for an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from carteado.core.game import Game
from carteado.learn.patterns import Pattern

Words = Mapping[str, str]  # a text by language


class Step(NamedTuple):
    """What is said and pointed at, which actions are awaited, what is answered to others, and what follows.

    A step that awaits nothing is read, and then the learner goes on.
    """

    say: Words
    point: Sequence[str]
    awaits: Sequence[Pattern]
    see: Mapping[str, Any]  # what the view must show before the step is passed
    way: Sequence[str]  # the actions that pass the step, where they do not follow from `awaits`
    mistakes: Sequence[tuple[Pattern, Words]]
    mistake: Words
    dice: Sequence[int]
    shuffles: Sequence[Sequence[int | str]]
    then: Sequence[str]  # the actions of the other seats afterwards
    bot: str  # or the bot that takes them
    rule: str  # where to read more
    lines: Mapping[str, int]  # of its keys in the file

    @property
    def is_read(self) -> bool:
        """Whether nothing is awaited."""
        return not self.awaits and not self.see

    def answer(self, action: str) -> Words | None:
        """Return what is said to this action as a mistake; None if it is awaited."""
        awaited = max((pattern.literal for pattern in self.awaits if pattern.matches(action)), default=-1)
        if not self.awaits:
            awaited = 0
        known = [(pattern.literal, words) for pattern, words in self.mistakes if pattern.matches(action)]
        closest, words = max(known, key=lambda one: one[0], default=(-1, self.mistake))
        return None if awaited >= 0 and awaited >= closest else words


class Lesson(NamedTuple):
    """One lesson of a game's course."""

    game: Game
    number: int
    name: str
    title: Words
    about: Words
    seat: int
    position: Mapping[str, Any]
    steps: Sequence[Step]
    end: Words
