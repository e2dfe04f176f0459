"""Confidence sequences: intervals that stay valid under continuous monitoring, so that a comparison may stop early.

With the given probability the true mean is inside the interval at all times simultaneously, not only at the end.
Differences of scores are bounded, and their interval is exact at any number of pairs: it holds the means against which
no bet has made much money (I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting",
2023). Counts have no bound; their interval holds asymptotically (I. Waudby-Smith and others, "Time-uniform central
limit theory and asymptotic confidence sequences", 2021), is widened for the skewness seen, and begins late.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec

LATE = 100  # fewest values for an asymptotic interval
AIM = 300  # the number of values at which intervals are tightest
STAKE = 0.5  # the largest part of the money that a bet may lose
STEPS = 20  # halvings in the search for an end of an exact interval


class Interval(msgspec.Struct, frozen=True):
    """The interval of a mean; `exact` if its error rate holds at any count, else it holds asymptotically."""

    mean: float
    low: float
    high: float
    count: int
    exact: bool

    @property
    def shown(self) -> int:
        """1 if the mean is shown to be above zero, -1 if below, else 0."""
        return (self.low > 0) - (self.high < 0)


def bounded(values: Sequence[float], alpha: float) -> Interval:
    """The exact interval of the mean of values from -1 to 1.

    >>> bounded([1.0, -1.0] * 50, 0.05).shown
    0
    >>> bounded([1.0, 0.0, 1.0, 1.0] * 10, 0.05).shown
    1
    """
    mean = sum(values) / len(values) if values else 0.0
    stakes = bets(values, alpha)
    low = end(lambda guess: gains(values, stakes, guess, 1.0), mean, -1.0, alpha)
    high = end(lambda guess: gains(values, stakes, guess, -1.0), mean, 1.0, alpha)
    return Interval(mean, low, high, len(values), exact=True)


def bets(values: Sequence[float], alpha: float) -> list[float]:
    """The stake before each value, by the variance of those before it."""
    stakes: list[float] = []
    total, squares = 0.0, 1.0
    for count, value in enumerate(values, 1):
        aim = max(AIM, count)
        stakes.append(math.sqrt(2 * math.log(2 / alpha) * count / (squares * aim)))
        total += value
        squares += (value - total / (count + 1)) ** 2
    return stakes


def gains(values: Sequence[float], stakes: Sequence[float], guess: float, side: float) -> float:
    """The logarithm of what bets on one side of a guessed mean have made of their money."""
    most = STAKE / (1 + side * guess) if 1 + side * guess > 0 else math.inf
    return sum(
        math.log1p(min(stake, most) * side * (value - guess)) for value, stake in zip(values, stakes, strict=True)
    )


def end(gain: Callable[[float], float], inside: float, outside: float, alpha: float) -> float:
    """The guess between the mean and its bound at which the money is 2 / alpha, seen from outside."""
    rich = math.log(2 / alpha)
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if gain(middle) < rich:
            inside = middle
        else:
            outside = middle
    return outside


def asymptotic(values: Sequence[float], alpha: float) -> Interval:
    """The interval of the mean of values without a bound; unknown below `LATE` values.

    >>> asymptotic([1.0, -1.0] * 50, 0.05).shown
    0
    >>> asymptotic([3.0, 5.0] * 50, 0.05).shown
    1
    """
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < LATE:
        return Interval(mean, -math.inf, math.inf, count, exact=False)
    # Equal differences have no variance, but one unlike the others is always possible.
    spread = (sum((value - mean) ** 2 for value in values) + 1.0) / count
    rho = tuning(alpha)
    grown = count * rho + 1
    errors = math.sqrt(2 * grown / (count * rho) * math.log(math.sqrt(grown) / alpha))
    error = math.sqrt(spread / count)
    half = error * (errors + abs(skewness(values, mean, spread)) * (2 * errors**2 + 1) / (6 * math.sqrt(count)))
    return Interval(mean, mean - half, mean + half, count, exact=False)


def tuning(alpha: float) -> float:
    """The square of the sequence's one parameter, for the tightest interval at AIM values."""
    return (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / AIM


def skewness(values: Sequence[float], mean: float, spread: float) -> float:
    third = sum((value - mean) ** 3 for value in values) / len(values)
    return third / (spread * math.sqrt(spread))
