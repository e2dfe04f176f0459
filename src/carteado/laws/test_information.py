"""Laws of information: hidden is hidden, from people, bots, spectators and logs."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from carteado.bots import make_bot
from carteado.core.bot import Perspective
from carteado.core.event import Event
from carteado.core.rng import seeded
from carteado.core.state import Action, State
from carteado.laws.cases import Case, permuted, pick, walk

seeds = st.integers(0, 10**6)
FORBIDDEN = {"seed", "rng", "secret", "generator"}


@given(seed=seeds)
def test_no_seat_can_tell_a_determinized_state_from_the_real_one(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        for seat in (None, *range(case.seats)):
            other = permuted(state, seat, seed)
            assert other.view(seat) == state.view(seat)
            if state.decision is not None and state.decision.seat == seat:
                assert other.legal() == state.legal()
                for action in other.legal()[:4]:
                    other.clone().apply(action)


@given(seed=seeds)
def test_determinizing_starts_from_a_canonical_order(case: Case, seed: int) -> None:
    """Two states that differ only in what is hidden give the same imagined state."""
    for state in walk(case, seed):
        for seat in (None, *range(case.seats)):
            other = permuted(state, seat, seed + 1)
            assert permuted(other, seat, seed).digest() == permuted(state, seat, seed).digest()


@given(seed=seeds)
def test_the_games_judgement_looks_only_at_what_the_seat_sees(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        if state.decision is None:
            break
        for seat in range(case.seats):
            worth = state.worth(seat)
            assert 0.0 <= worth <= 1.0
            assert permuted(state, seat, seed).worth(seat) == worth


@given(seed=seeds)
def test_bots_choose_the_same_whatever_is_hidden(case: Case, seed: int) -> None:
    for number, state in enumerate(walk(case, seed)):
        if state.decision is None or number % 7:
            continue
        seat = state.decision.seat
        other = permuted(state, seat, seed)
        for spec in ("random", "greedy:2", "search:12"):
            choices = [
                make_bot(case.game, spec, seeded(seed)).choose(Perspective(table, seat)) for table in (state, other)
            ]
            assert choices[0] == choices[1]


@given(seed=seeds)
def test_events_tell_nothing_that_the_table_does_not_show(case: Case, seed: int) -> None:
    """Deal anew what the actor cannot see: whoever sees the same table after the action has heard the same of it."""
    rng = seeded(seed)
    for state in walk(case, seed):
        if state.decision is None:
            break
        seat = state.decision.seat
        action = pick(state.legal(), rng)
        real, other = state.clone(), permuted(state, seat, seed)
        other.rng = state.rng.copy()
        heard = [after(table, action) for table in (real, other)]
        for ear in listeners(case, seat):
            if real.view(ear) == other.view(ear):
                concealed = case.game.shown_for_a_turn if turn_of(real) != turn_of(state) else ()
                told, elsewhere = ([event.heard_by(ear) for event in events] for events in heard)
                assert [one for one in told if one["event"] not in concealed] == [
                    one for one in elsewhere if one["event"] not in concealed
                ]


def turn_of(state: State) -> tuple[Any, Any]:
    public = state.view(None)
    return public.get("round"), public.get("turn")


def after(state: State, action: Action) -> list[Event]:
    state.events = []
    state.apply(action)
    return state.events


def listeners(case: Case, actor: int) -> list[int | None]:
    return [None, *(seat for seat in range(case.seats) if seat != actor)]


@given(seed=seeds)
def test_views_and_events_are_plain_data_without_seed_or_generator(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        state.events = []
        for seat in (None, *range(case.seats)):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert not FORBIDDEN & set(keys(view))


def keys(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [*data, *(key for value in data.values() for key in keys(value))]
    if isinstance(data, list):
        return [key for value in data for key in keys(value)]
    return []
