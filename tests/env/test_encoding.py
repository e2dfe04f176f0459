"""Views and actions as numbers."""

from __future__ import annotations

import numpy as np
import pytest

from carteado.core.errors import Invalid
from carteado.core.rng import seeded
from carteado.env.encoding import encode_view, mask, number_actions
from carteado.laws.cases import Case, all_cases, walk


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_legal_action_has_a_number_of_its_own_that_the_mask_shows(case: Case) -> None:
    for state in walk(case, 3):
        numbered = number_actions(case.game, state.legal())
        assert sorted(numbered.values()) == sorted(state.legal())
        assert np.flatnonzero(mask(numbered)).tolist() == sorted(numbered)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_an_observation_tells_nothing_that_the_view_does_not(case: Case) -> None:
    for number, state in enumerate(walk(case, 5)):
        seat = 0 if state.decision is None else state.decision.seat
        imagined = state.clone()
        imagined.determinize(seat, seeded(number))
        assert np.array_equal(encode_view(state.view(seat)), encode_view(imagined.view(seat)))


def test_different_tables_differ_in_numbers() -> None:
    seen = {"turn": 3, "hand": ["6S", "7H"], "bought": False, "ruler": None}
    for change in ({"turn": 4}, {"hand": ["6S", "7D"]}, {"hand": ["6S"]}, {"bought": True}, {"ruler": "J"}):
        assert not np.array_equal(encode_view(seen), encode_view({**seen, **change})), change


def test_the_order_of_words_in_a_list_does_not_count() -> None:
    assert np.array_equal(encode_view({"hand": ["6S", "7H"]}), encode_view({"hand": ["7H", "6S"]}))


def test_too_many_actions_are_refused() -> None:
    state = next(iter(walk(all_cases()[0], 1)))
    with pytest.raises(Invalid) as refused:
        number_actions(state.game, state.legal(), size=1)
    assert refused.value.code == "env-too-many-actions"
