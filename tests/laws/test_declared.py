"""Laws of declarations: what a game says of its views and events is so, for every seat and for spectators."""

from __future__ import annotations

from itertools import cycle

import msgspec
import pytest

import carteado
from carteado.core.event import Event
from carteado.core.rng import seeded
from carteado.laws.cases import Case, all_cases, pick

CASES = [case for case in all_cases() if carteado.load(case.id).view_type is not None]
SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("way", CASES, ids=str)
def test_views_and_events_are_as_declared(way: Case, seed: int) -> None:
    """No fact is missing, none is there that is not declared, and each has its type. Seats look in turn."""
    game = way.game
    events: list[Event] = []
    state = game.deal(way.setup(), seeded(seed), events)
    rng = seeded(-1 - seed)
    seats = (None, *range(way.seats))
    looking = cycle(seats)
    while state.decision is not None:
        state.apply(pick(state.legal(), rng))
        for seat in (next(looking), next(looking)) if state.decision is not None else seats:
            view = state.view(seat)
            assert msgspec.convert(view, game.view_type, strict=True) == view
    for event in events:
        for heard in (event.whole(), *(event.heard_by(seat) for seat in seats)):
            told = msgspec.convert(heard, game.event_type, strict=True)
            assert msgspec.to_builtins(told) == heard
    assert len({event.name for event in events}) > 1
