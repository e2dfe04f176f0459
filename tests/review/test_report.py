"""Which losses are called mistakes, and which changes are turning points."""

from __future__ import annotations

import pytest

from carteado.core.message import Message
from carteado.review.judge import Estimate
from carteado.review.report import review
from carteado.review.steps import Move, Step

TAKEN, BETTER = Move("a", Message("a")), Move("b", Message("b"))


def step(number: int, chance: float, loss: float = 0.0, error: float = 0.0, *, exact: bool = False) -> Step:
    return Step(number, Estimate(chance, error), Estimate(loss, error), exact, TAKEN, BETTER if loss else None)


@pytest.mark.parametrize(
    ("loss", "error", "called"),
    [
        (0.04, 0.0, False),  # small
        (0.06, 0.0, True),
        (0.06, 0.03, False),  # it may be none at all
        (0.12, 0.03, True),
        (-0.2, 0.01, False),  # what was taken proved better
    ],
)
def test_only_a_loss_that_is_large_and_sure_is_called_a_mistake(loss: float, error: float, called: bool) -> None:
    assert len(review(0, [step(3, 0.5, loss, error)], 10, 0.0).mistakes) == called


def test_a_grave_mistake_is_told_from_others() -> None:
    found = review(0, [step(1, 0.6, 0.08), step(5, 0.5, 0.3)], 10, 0.0)
    assert [mistake.grave for mistake in found.mistakes] == [False, True]
    assert found.lost == pytest.approx(0.38)


def test_the_curve_ends_with_the_result() -> None:
    found = review(0, [step(1, 0.6), step(5, 0.7)], 9, 1.0)
    assert [(point.number, point.chance.value) for point in found.points] == [(1, 0.6), (5, 0.7), (9, 1.0)]


def test_a_match_that_was_broken_off_has_no_result_in_its_curve() -> None:
    assert [point.number for point in review(0, [step(1, 0.6)], 9, None).points] == [1]


def test_turning_points_are_told_with_their_cause_and_in_order() -> None:
    judged = [step(1, 0.5), step(4, 0.8, 0.25), step(7, 0.5), step(9, 0.52), step(12, 0.6, 0.02)]
    turns = review(0, judged, 20, 0.0).turns
    assert [(turn.number, turn.until, turn.own) for turn in turns] == [(1, 4, False), (4, 7, True), (12, 20, False)]


def test_at_most_five_turning_points_are_told() -> None:
    judged = [step(number, 0.2 if number % 2 else 0.8) for number in range(12)]
    assert len(review(0, judged, 12, 1.0).turns) == 5


def test_a_review_is_exact_only_if_every_chance_in_it_is() -> None:
    assert review(0, [step(1, 0.5, exact=True), step(2, 0.5, exact=True)], 3, 1.0).exact
    assert not review(0, [step(1, 0.5, exact=True), step(2, 0.5)], 3, 1.0).exact
    assert not review(0, [], 3, 1.0).exact
