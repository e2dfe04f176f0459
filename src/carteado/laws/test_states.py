"""Laws of states: games end, clones are independent, saves are whole, replays agree."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carteado
from carteado.core.rng import seeded
from carteado.laws.cases import Case, pick, walk
from carteado.match.match import Match
from carteado.match.record import make_record, replay

seeds = st.integers(0, 10**6)


@given(seed=seeds)
def test_games_end_with_a_score_for_every_seat_and_a_reason(case: Case, seed: int) -> None:
    *_, last = walk(case, seed)
    outcome = last.outcome()
    assert outcome is not None
    assert len(outcome.scores) == case.seats
    assert all(0.0 <= score <= 1.0 for score in outcome.scores)
    assert outcome.reason
    json.dumps(outcome.record())


@given(seed=seeds)
def test_nobody_has_won_while_somebody_is_asked(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        assert (state.outcome() is None) == (state.decision is not None)


@given(seed=seeds)
def test_clones_are_equal_and_independent(case: Case, seed: int) -> None:
    rng = seeded(seed)
    for state in walk(case, seed):
        before = state.digest()
        twin = state.clone()
        assert twin.digest() == before
        assert twin.legal() == state.legal()
        if state.decision is not None:
            for _ in range(3):
                if twin.decision is not None:
                    twin.apply(pick(twin.legal(), rng))
            assert twin.digest() != before
            assert state.digest() == before


@given(seed=seeds)
def test_a_save_at_any_decision_goes_on_like_the_original(case: Case, seed: int) -> None:
    rng = seeded(seed)
    for state in walk(case, seed):
        twin = case.game.load(json.loads(json.dumps(state.save())))
        assert twin.digest() == state.digest()
        assert [twin.view(seat) for seat in (None, *range(case.seats))] == [
            state.view(seat) for seat in (None, *range(case.seats))
        ]
        if state.decision is not None:
            action = pick(state.legal(), rng)
            other = state.clone()
            other.apply(action)
            twin.apply(action)
            assert twin.digest() == other.digest()


@given(seed=seeds)
def test_a_damaged_save_is_refused(case: Case, seed: int) -> None:
    state = case.deal(seed)
    for part in ("setup", "rng", "table"):
        broken = {**state.save(), part: {}}
        with pytest.raises(carteado.Invalid):
            case.game.load(broken)
    table = state.save()["table"]
    others: list[Any] = [None, "x", [[]], {}]
    for name, other in product(table, others):
        with suppress(carteado.Invalid):  # it may fit by chance, as an empty hand does
            case.game.load({**state.save(), "table": {**table, name: other}})
    with pytest.raises(carteado.Invalid) as refused:
        case.game.load({**state.save(), "rules": "0"})
    assert refused.value.code == "rules-other-version"
    assert refused.value.facts["found"] == "0"


@given(seed=seeds)
def test_a_replay_gives_the_same_hash_in_the_beginning_and_at_the_end(case: Case, seed: int) -> None:
    match = Match(case.game, case.setup(), seed)
    rng = seeded(seed)
    hashes = [match.state.digest()]
    while not match.over:
        match.accept(pick(match.state.legal(), rng))
        if len(hashes) < 7:
            hashes.append(match.state.digest())
    record = make_record(match)
    for number, digest in enumerate(hashes):
        record.actions = [case.game.action_text(action) for action in match.actions[:number]]
        assert replay(record).state.digest() == digest
    record.actions = [case.game.action_text(action) for action in match.actions]
    again = replay(record)
    assert again.state.digest() == match.state.digest()
    assert [again.heard(seat) for seat in (None, *range(case.seats))] == [
        match.heard(seat) for seat in (None, *range(case.seats))
    ]


@given(seed=seeds)
def test_listening_changes_nothing(case: Case, seed: int) -> None:
    """With a listener or without, the same game is played."""
    silent = case.deal(seed)
    match = Match(case.game, case.setup(), seed)
    rng = seeded(seed)
    while silent.decision is not None:
        action = pick(silent.legal(), rng)
        silent.apply(action)
        match.accept(action)
    assert match.state.digest() == silent.digest()
