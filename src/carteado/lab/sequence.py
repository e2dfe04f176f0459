"""Confidence sequences: intervals that stay valid under continuous monitoring, so that a comparison may stop early.

With the given probability the true mean is inside the interval at all times simultaneously, not only at the end
(I. Waudby-Smith and others, "Time-uniform central limit theory and asymptotic confidence sequences", 2021).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

SOONEST = 20  # fewest pairs for an estimate of the variance
AIM = 300  # the number of pairs at which the interval is tightest


class Interval(msgspec.Struct, frozen=True):
    mean: float
    low: float
    high: float
    count: int

    @property
    def shown(self) -> int:
        """1 if the mean is shown to be above zero, -1 if below, else 0."""
        return (self.low > 0) - (self.high < 0)


def interval(values: Sequence[float], alpha: float) -> Interval:
    """The interval of the mean; the probability that it is ever wrong is at most alpha.

    >>> interval([1.0, -1.0] * 50, 0.05).shown
    0
    >>> interval([1.0, 0.0, 1.0, 1.0] * 50, 0.05).shown
    1
    """
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < SOONEST:
        return Interval(mean, -math.inf, math.inf, count)
    # Equal differences have no variance, but one unlike the others is always possible.
    spread = (sum((value - mean) ** 2 for value in values) + 1.0) / count
    rho = tuning(alpha)
    grown = count * rho + 1
    half = math.sqrt(spread) * math.sqrt(2 * grown / (count**2 * rho) * math.log(math.sqrt(grown) / alpha))
    return Interval(mean, mean - half, mean + half, count)


def tuning(alpha: float) -> float:
    """The square of the sequence's one parameter, for the tightest interval at AIM pairs."""
    return (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / AIM
