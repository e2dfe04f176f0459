"""The whole review of a seat: its curve, turning points and mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from carteado.review.judge import Estimate
from carteado.review.steps import Move, Step

MISTAKE = 0.05  # the smallest loss that is called a mistake
GRAVE = 0.15
SURE = 2.0  # standard errors by which a loss must exceed doubt
SWING = 0.15  # the smallest change of the chances that is a turning point
MOST_SWINGS = 5


class Point(NamedTuple):
    """The chance of winning after so many actions, with the best action next."""

    number: int
    chance: Estimate


class Mistake(NamedTuple):
    """A choice that lost more than a little: the chance before it, what it cost, and what was better."""

    number: int
    chance: Estimate
    loss: Estimate
    grave: bool
    exact: bool
    taken: Move
    better: Move


class Turn(NamedTuple):
    """A turning point: how the chances changed from one choice to the next, or to the end.

    `own` is whether the seat's own mistake made most of the change.
    """

    number: int
    until: int
    before: float
    after: float
    own: bool


class Review(NamedTuple):
    """The review of a seat. `exact` is whether every chance in it is; `lost` is what it certainly gave away in all."""

    seat: int
    points: list[Point]
    turns: list[Turn]
    mistakes: list[Mistake]
    exact: bool
    lost: float
    score: float | None


def review(seat: int, judged: Sequence[Step], number: int, score: float | None) -> Review:
    """Make the review of a match of that many actions, which ended for the seat with that score."""
    points = [Point(step.number, step.chance) for step in judged]
    ended = [*points, Point(number, Estimate(score, 0.0))] if score is not None else points
    found = [mistake(step, step.better) for step in judged if step.better is not None and is_mistake(step)]
    return Review(
        seat=seat,
        points=ended,
        turns=turning_points(judged, ended),
        mistakes=found,
        exact=bool(judged) and all(step.exact for step in judged),
        lost=sum(step.loss.value for step in judged if step.loss.value > SURE * step.loss.error),
        score=score,
    )


def is_mistake(step: Step) -> bool:
    """Whether a loss is large, and too large to be doubt of the search alone."""
    return step.loss.value >= MISTAKE and step.loss.value - SURE * step.loss.error > MISTAKE / 2


def sure_range(loss: Estimate) -> tuple[float, float]:
    """Between which values a loss surely is."""
    doubt = SURE * loss.error
    return max(0.0, loss.value - doubt), max(0.0, loss.value + doubt)


def mistake(step: Step, better: Move) -> Mistake:
    grave = step.loss.value >= GRAVE
    return Mistake(step.number, step.chance, step.loss, grave, step.exact, step.taken, better)


def turning_points(judged: Sequence[Step], points: Sequence[Point]) -> list[Turn]:
    """The greatest changes of the chances, in the order in which they happened."""
    losses = {step.number: step.loss.value for step in judged}
    turns = [
        Turn(
            earlier.number,
            later.number,
            earlier.chance.value,
            later.chance.value,
            own=losses[earlier.number] > (earlier.chance.value - later.chance.value) / 2 > 0,
        )
        for earlier, later in pairwise(points)
        if abs(later.chance.value - earlier.chance.value) >= SWING
    ]
    greatest = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))[:MOST_SWINGS]
    return sorted(greatest, key=lambda turn: turn.number)
