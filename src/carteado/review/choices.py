"""The decisions of a match in which there was something to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from carteado.core.bot import Perspective
from carteado.core.state import Action, State
from carteado.match.match import Match


class Choice(NamedTuple):
    """A decision with several legal actions; `number` actions had been taken before, and then `taken` was."""

    number: int
    seat: int
    state: State
    actions: tuple[Action, ...]
    taken: Action


def choices(match: Match, seat: int) -> Iterator[Choice]:
    """Go through the choices of a seat, in order. Conceding is none."""
    again = match.again()
    for action, actor in zip(match.actions, match.actors, strict=True):
        if actor == seat:
            actions = Perspective(again.state, seat).legal()
            if len(actions) > 1 and action in actions:
                yield Choice(again.number, seat, again.state.clone(), actions, action)
        again.accept(action)
