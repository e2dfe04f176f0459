"""Card tests: the same deals with one card changed for one side, often enough to see an effect of a given size."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from statistics import fmean, stdev

import msgspec
from scipy.stats import norm, t

from carteado.core.errors import Invalid
from carteado.core.sets import Contents, edition
from carteado.games import load, load_with
from carteado.lab.compare import Here, Question, Version, difference, pair

WRONG = 0.05  # the chance that any card is said to matter though it does not
POWER = 0.9
PILOT = 100  # deals in which the spread is measured, which are not counted; also the fewest of a test
LEAST_SPREAD = 0.05


class Swap(msgspec.Struct):
    """What a changed card is worth to its side: the difference in its score, over so many deals."""

    card: str
    deals: int
    effect: float
    low: float
    high: float

    @property
    def shown(self) -> bool:
        return self.low > 0 or self.high < 0


class Planned(msgspec.Struct):
    """How many deals a card test takes, as announced before it."""

    card: str
    deals: int
    spread: float


def changed_cards(game: str) -> list[str]:
    """Return the cards that the set of an edition changes; refuse an edition that changes none."""
    contents = load(game).contents
    if contents is None or not contents.changes:
        raise Invalid("report-no-changes")
    return list(contents.changes)


def one_change(game: str, card: str) -> Version:
    """Return the version in which a set changes this card and nothing else."""
    contents = load(game).contents
    assert contents is not None
    only = Contents(game=contents.game, name=contents.name, changes={card: contents.changes[card]})
    return Version(edition=edition(only.game, load_with(only).rules_version))


def try_cards(
    question: Question,
    game: str,
    effect: float,
    workers: int = 1,
    announce: Callable[[Planned], None] | None = None,
    pilot: int = PILOT,
) -> list[Swap]:
    """Test every card that the set of an edition changes; `effect` is the difference in score that is to be seen."""
    cards = changed_cards(game)
    share = WRONG / len(cards)
    found = []
    with ProcessPoolExecutor(workers) if workers > 1 else Here() as pool:
        for card in cards:
            both = pair(replace(question, game=load(game).id), one_change(game, card), Version())

            def scores(numbers: range, both: object = both) -> list[float]:
                return [one["score"] for one in pool.map(difference, [both] * len(numbers), numbers)]

            spread = max(LEAST_SPREAD, stdev(scores(range(pilot))))
            planned = Planned(card, max(pilot, needed(effect, spread, share)), spread)
            if announce is not None:
                announce(planned)
            found.append(swap(card, scores(range(pilot, pilot + planned.deals)), share))
    return found


def needed(effect: float, spread: float, alpha: float) -> int:
    """Return in how many deals an effect is seen with the chance `POWER`, and a difference by chance with `alpha`.

    >>> needed(0.05, 0.4, 0.05)
    673
    """
    certainty = float(norm.isf(alpha / 2) + norm.isf(1 - POWER))
    return math.ceil((certainty * spread / effect) ** 2)


def swap(card: str, scores: Sequence[float], alpha: float) -> Swap:
    # Equal differences have no variance, but one unlike the others is always possible.
    mean, spread = fmean(scores), max(stdev(scores), 1 / len(scores))
    half = float(t.isf(alpha / 2, len(scores) - 1)) * spread / math.sqrt(len(scores))
    return Swap(card, len(scores), mean, mean - half, mean + half)
