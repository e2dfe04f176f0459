"""Taking an action back among people: never across something that was revealed."""

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
    """The number of actions that remain when the seat takes its last one back."""
    if folded.match is None or folded.over or seat not in folded.earlier:
        raise Illegal("undo-nothing")
    return folded.earlier[seat][0]


def may_take_back(folded: Folded, seat: int) -> bool:
    """Alone against bots always; among people only what revealed nothing to anybody."""
    if folded.match is None or folded.over or seat not in folded.earlier:
        return False
    return len(folded.owners) == 1 or revealed_nothing(folded.match, *folded.earlier[seat], seat)


def revealed_nothing(match: Match, number: int, before: State, seat: int) -> bool:
    """Whether everything since then would have been the same in whatever world the seat could have been in.

    If it would, then nobody has learned anything that this seat did not know, and nobody has chosen anything that
    depended on what this seat does not know. Where somebody may have been asked in secret the answer is no, whether or
    not anybody was: it must not tell.
    """
    if any(match.game.may_have_asked(events, seat) for events in match.log[number + 1 :]):
        return False
    real = [[event.whole() for event in events] for events in match.log[number + 1 :]]
    view = match.state.view(seat)
    table = Perspective(before, seat)
    worlds = (table.imagine(seeded(f"takeback:{world}")) for world in range(WORLDS))
    return all(same(match.actions[number:], world, real) and world.view(seat) == view for world in worlds)


def same(actions: Sequence[Action], world: State, real: list[list[dict[str, Any]]]) -> bool:
    """Whether these actions come to the same events in that world."""
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
