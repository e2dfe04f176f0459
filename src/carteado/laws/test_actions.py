"""Laws of actions: what is legal applies, what is not is refused, and both have forms that parse back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carteado
from carteado.core.game import Game
from carteado.core.rng import seeded
from carteado.core.state import Action
from carteado.laws.cases import Case, pick, walk

Attempt = TypeVar("Attempt")
seeds = st.integers(0, 10**6)


@given(seed=seeds)
def test_legal_actions_are_unique_and_in_the_same_order_every_time(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        legal = state.legal()
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (state.decision is not None)
        again = state.clone()
        again.choices = None
        assert again.legal() == legal
        assert case.game.load(state.save()).legal() == legal


@given(seed=seeds)
def test_every_legal_action_applies(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        for action in state.legal():
            state.clone().apply(action)


@given(seed=seeds)
def test_illegal_actions_are_refused_and_change_nothing(case: Case, seed: int) -> None:
    """Tried with what was legal a moment ago or in another game, with nonsense, and after the end."""
    others = {action for state in walk(case, seed + 1) for action in state.legal()}
    before = case.deal(seed).digest()
    for state in walk(case, seed):
        before = state.digest()
        illegal = sorted(others - set(state.legal()))[:5]
        for action in [*illegal, (), (99,), (-1, 0), (0, 10**9)]:
            if action in state.legal():
                continue
            with pytest.raises(carteado.Illegal) as refused:
                state.apply(action)
            assert refused.value.code == ("match-over" if state.decision is None else "illegal-action")
            assert state.digest() == before
        others |= set(state.legal())


@given(seed=seeds)
def test_texts_and_json_forms_round_trip(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        texts = [case.game.action_text(action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(state.legal(), texts, strict=True):
            assert case.game.parse(text) == action
            assert case.game.parse_json(json.loads(json.dumps(case.game.action_json(action)))) == action


@given(text=st.text(max_size=40))
def test_any_text_is_read_or_refused_clearly(case: Case, text: str) -> None:
    check_read(case.game, text, case.game.parse)


def check_read(game: Game, attempt: Attempt, read: Callable[[Attempt], Action]) -> None:
    """Check that an attempt at an action is read, and then parses back, or is refused with a code of its own."""
    try:
        action = read(attempt)
    except carteado.Invalid as refusal:
        assert refusal.code.startswith("action-")
    else:
        assert game.parse(game.action_text(action)) == action


def test_numbers_of_any_length_are_refused_clearly(case: Case) -> None:
    """Where a number is read, one that no table has, and one that Python itself would not read."""
    for form in case.game.grammar.forms:
        for digits in ("9999", "9" * 5000):
            for before in ("", "@", "pay@", "trap", "column", "a"):
                if form.fields:
                    with pytest.raises(carteado.Invalid, match="action-"):
                        case.game.parse(f"{form.name} {before}{digits}")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@given(data=json_values, seed=seeds)
def test_any_json_is_read_or_refused_clearly(case: Case, data: object, seed: int) -> None:
    """Also as a value in the place of each field of a real action."""
    state = case.deal(seed)
    real = case.game.action_json(pick(state.legal(), seeded(seed)))
    for attempt in [data, *({**real, name: data} for name in real)]:
        check_read(case.game, attempt, case.game.parse_json)
