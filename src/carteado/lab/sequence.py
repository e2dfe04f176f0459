"""Intervals that stay valid however often one looks, so that a comparison may stop as soon as it knows.

A confidence sequence for a mean: with the chance asked for, the true mean is inside at every moment at once, not only
at the end (I. Waudby-Smith and others, "Time-uniform central limit theory and asymptotic confidence sequences", 2021).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

SOONEST = 20  # before so many pairs the spread is not known well enough to say anything
AIM = 300  # the number of pairs at which the interval is tightest


class Interval(msgspec.Struct, frozen=True):
    mean: float
    low: float
    high: float
    count: int

    @property
    def shown(self) -> int:
        """1 when the mean is shown to be above zero, -1 below, 0 when neither is shown."""
        return (self.low > 0) - (self.high < 0)


def interval(values: Sequence[float], alpha: float) -> Interval:
    """Where the mean is, wrong at any moment of the sequence with a chance of at most alpha.

    >>> interval([1.0, -1.0] * 50, 0.05).shown
    0
    >>> interval([1.0, 0.0, 1.0, 1.0] * 50, 0.05).shown
    1
    """
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < SOONEST:
        return Interval(mean, -math.inf, math.inf, count)
    # Equal differences look sure after a few; one unlike the others is always possible.
    spread = (sum((value - mean) ** 2 for value in values) + 1.0) / count
    rho = tuning(alpha)
    grown = count * rho + 1
    half = math.sqrt(spread) * math.sqrt(2 * grown / (count**2 * rho) * math.log(math.sqrt(grown) / alpha))
    return Interval(mean, mean - half, mean + half, count)


def tuning(alpha: float) -> float:
    """The square of the sequence's one parameter, for the tightest interval at AIM pairs."""
    return (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / AIM
