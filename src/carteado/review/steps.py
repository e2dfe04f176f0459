"""One seat's choices, judged, with the actions in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.match.match import Match
from carteado.review.choices import Choice, choices
from carteado.review.judge import Estimate, Judge


class Move(NamedTuple):
    """An action: its text, and how it is said."""

    text: str
    words: Message


class Step(NamedTuple):
    """A judged choice. `better` is the best action, if that was not the one taken."""

    number: int
    chance: Estimate
    loss: Estimate
    exact: bool
    taken: Move
    better: Move | None


def steps(match: Match, seat: int, judge: Judge, start: int = 0, stop: int | None = None) -> Iterator[Step]:
    """Judge the choices of a seat, or a slice of them."""
    for choice in islice(choices(match, seat), start, stop):
        yield step(choice, judge)


def step(choice: Choice, judge: Judge) -> Step:
    found = judge.judge(choice)
    better = None if found.best == choice.taken else move(choice, found.best)
    return Step(choice.number, found.chance, found.loss, found.exact, move(choice, choice.taken), better)


def move(choice: Choice, action: Action) -> Move:
    game = choice.state.game
    return Move(game.action_text(action), game.action_words(action, choice.state.view(choice.seat)))
