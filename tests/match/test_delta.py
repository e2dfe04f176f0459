"""Deltas give back exactly what they were made from."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.match.delta import diff, encode, patch
from carteado.match.frames import PAGE, Frames, FramesMaker, frames_of, pack, unpack

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b", ""]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


@given(plain, plain)
def test_what_was_made_different_is_made_the_same(old: Any, new: Any) -> None:
    before = encode(old)
    delta = diff(old, new)
    assert encode(patch(old, delta)) == encode(new) or patch(old, delta) == new
    assert encode(old) == before
    assert (delta is None) == (diff(new, old) is None)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (1, True),
        ({"a": 1}, {"a": None}),
        ({"a": 1}, {}),
        ([1, 2, 3], [3]),
        ([{"a": 1}], [[1]]),
        ([], [None]),
        ({"edits": []}, {"keys": {}}),
    ],
)
def test_values_that_are_alike_are_told_apart(old: Any, new: Any) -> None:
    made = patch(old, diff(old, new))
    assert (type(made), encode(made)) == (type(new), encode(new))


@given(st.lists(plain, min_size=1, max_size=8))
def test_a_page_gives_its_items_back(items: list[Any]) -> None:
    assert unpack(pack(items)) == items


def test_frames_of_seats_are_kept_as_what_they_differ_in() -> None:
    count = PAGE * 2 + 1
    whole = [{"number": number, "hand": ["a", "b"], "words": list(range(number % 7))} for number in range(count)]
    seats = [[{**frame, "hand": ["?"] * seat} for frame in whole] for seat in range(2)]
    maker = FramesMaker(2)
    for number in range(count):
        maker.add(whole[number], [seat[number] for seat in seats])
    made: Frames = maker.finish()
    assert [len(made.whole), *map(len, made.seats)] == [3, 3, 3]
    assert frames_of(made, None) == whole
    assert [frames_of(made, seat) for seat in range(2)] == seats
