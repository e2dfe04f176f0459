"""Cards are neither made nor lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from carteado.laws.cases import Case, permuted, walk
from laws.conservation import as_many, cards_of

seeds = st.integers(0, 10**6)


@given(seed=seeds)
def test_cards_are_conserved(case: Case, seed: int) -> None:
    """Every card is in exactly one place, before and after."""
    start = cards_of(case.deal(seed))
    assert start
    for state in walk(case, seed):
        assert cards_of(state) == start


@given(seed=seeds)
def test_an_imagined_table_has_the_same_cards(case: Case, seed: int) -> None:
    for state in walk(case, seed):
        for seat in (None, *range(case.seats)):
            assert as_many(permuted(state, seat, seed), state)
