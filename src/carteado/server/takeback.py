"""Takebacks: among people, never across something that was revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carteado.core.bot import Perspective
from carteado.core.errors import Illegal, Refusal
from carteado.core.event import Event
from carteado.core.rng import seeded
from carteado.core.state import Action, State
from carteado.match.match import Match
from carteado.server.folded import Folded

WORLDS = 6


def undo_target(folded: Folded, seat: int) -> int:
    """The number of actions that remain after a takeback by this seat."""
    if folded.match is None or folded.over or seat not in folded.earlier:
        raise Illegal("undo-nothing")
    return folded.earlier[seat][0]


def may_take_back(folded: Folded, seat: int) -> bool:
    """Whether the seat may take back: against bots always; among people only if nothing was revealed since."""
    if folded.match is None or folded.over or seat not in folded.earlier:
        return False
    return len(folded.owners) == 1 or revealed_nothing(folded.match, *folded.earlier[seat], seat)


def revealed_nothing(match: Match, number: int, before: State, seat: int) -> bool:
    """Whether everything since then would have been the same in any world that the seat cannot tell from the real one.

    If so, nobody has learned anything that this seat did not know, and nobody has made a choice that depended on what
    this seat does not know. Where somebody may have been asked in secret the answer is no, whether or not anybody was,
    so that it reveals nothing.
    """
    if any(match.game.may_have_asked(events, seat) for events in match.log[number + 1 :]):
        return False
    real = [[event.whole() for event in events] for events in match.log[number + 1 :]]
    view = match.state.view(seat)
    table = Perspective(before, seat)
    worlds = (table.imagine(seeded(f"takeback:{world}")) for world in range(WORLDS))
    return all(same(match.actions[number:], world, real) and world.view(seat) == view for world in worlds)


def same(actions: Sequence[Action], world: State, real: list[list[dict[str, Any]]]) -> bool:
    """Whether these actions lead to the same events in that world."""
    for action, events in zip(actions, real, strict=True):
        heard: list[Event] = []
        world.events = heard
        try:
            world.apply(action)
        except Refusal:
            return False
        if [event.whole() for event in heard] != events:
            return False
    return True
