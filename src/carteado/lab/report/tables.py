"""The tables of a report. Proportions come with Wilson intervals; cards are judged together, not one by one."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, variance

import msgspec
from scipy.stats import norm
from statsmodels.stats.proportion import confint_proportions_2indep, proportion_confint

from carteado.core.game import Game
from carteado.kit.decks import RANDOM
from carteado.lab.playing import Row
from carteado.lab.report.gathering import Match

WRONG = 0.05  # the chance that any card, or any deck of two versions, is said to differ though it does not
FEWEST = 5  # games on each side of a comparison from which a variance is estimated


class Rate(msgspec.Struct):
    """A proportion of wins."""

    name: str
    level: str
    wins: float
    games: int
    low: float
    high: float


class CardLine(msgspec.Struct):
    """A card: in how many games a side that holds it drew and played it, and what it is worth to be dealt it.

    `effect` is how much more often a side wins whose opening hand has the card than the same side when it has not. Who
    is dealt what is chance, so nothing but the card differs; what is drawn later depends on how long a side lives.
    The intervals hold for all cards together.
    """

    card: str
    drawn: int
    played: int
    opening: int
    effect: float | None = None
    low: float | None = None
    high: float | None = None

    @property
    def stands_out(self) -> bool:
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


class Change(msgspec.Struct):
    """A share of wins in two versions. The interval of the difference holds for all changes together."""

    name: str
    before: Rate
    now: Rate
    low: float
    high: float


class Example(msgspec.Struct):
    """A remarkable game, by its seed."""

    what: str
    seed: int
    level: str
    mode: str
    decks: tuple[str, ...]


def rate(name: str, level: str, scores: Sequence[float]) -> Rate:
    wins = sum(scores)
    low, high = proportion_confint(wins, len(scores), method="wilson")
    return Rate(name, level, wins, len(scores), float(low), float(high))


def by_seat(matches: Sequence[Match]) -> list[Rate]:
    scores: dict[tuple[str, int], list[float]] = defaultdict(list)
    for match in matches:
        for row in match.sheet.games:
            for seat, score in enumerate(row.scores):
                scores[match.level, seat].append(score)
    return [rate(str(seat), level, seen) for (level, seat), seen in scores.items()]


def by_beginning(matches: Sequence[Match]) -> list[Rate]:
    """How often the seat with the first turn won; for games of several seats that tell who began."""
    scores: dict[str, list[float]] = defaultdict(list)
    for match in matches:
        for row in match.sheet.games:
            if row.first >= 0:
                scores[match.level].append(row.scores[row.first])
    return [rate("first", level, seen) for level, seen in scores.items()]


def by_deck(matches: Sequence[Match]) -> list[Rate]:
    scores: dict[tuple[str, str], list[float]] = defaultdict(list)
    for match in matches:
        for row in match.sheet.games:
            for deck, score in zip(match.decks, row.scores, strict=True):
                if deck not in ("", RANDOM):
                    scores[match.level, deck].append(score)
    return [rate(deck, level, seen) for (level, deck), seen in scores.items()]


def modes(matches: Iterable[Match]) -> list[str]:
    """The modes that were played, in the game's order."""
    return list(dict.fromkeys(match.job.mode for match in matches))


def of_mode(matches: Iterable[Match], mode: str) -> list[Match]:
    return [match for match in matches if match.job.mode == mode]


def by_mode(matches: Sequence[Match]) -> list[tuple[str, Rate, float, float]]:
    """For each mode and level: how often the first to play (else the first seat) won, and mean lengths."""
    found = []
    for mode in modes(matches):
        here = of_mode(matches, mode)
        for rated in by_beginning(here) or [one for one in by_seat(here) if one.name == "0"]:
            seen = rows(here, rated.level)
            turns, decisions = sum(row.turns for row in seen), sum(row.decisions for row in seen)
            found.append((mode, rated, turns / len(seen), decisions / len(seen)))
    return found


def meetings(matches: Sequence[Match], level: str) -> dict[tuple[str, str], Rate]:
    """How the first deck did against the second, from both seats; leaves out allies."""
    scores: dict[tuple[str, str], list[float]] = defaultdict(list)
    for match in matches:
        named = RANDOM not in match.decks and all(match.decks)
        if match.level == level and len(match.decks) == 2 and named and opposed(match):
            first, second = match.decks
            for row in match.sheet.games:
                scores[first, second].append(row.scores[0])
                scores[second, first].append(row.scores[1])
    return {pair: rate(" / ".join(pair), level, seen) for pair, seen in scores.items()}


def opposed(match: Match) -> bool:
    """Whether one side ever won a game that the other lost."""
    return any(len(set(row.scores)) > 1 for row in match.sheet.games)


def rows(matches: Iterable[Match], level: str) -> list[Row]:
    return [row for match in matches if match.level == level for row in match.sheet.games]


def reasons(matches: Sequence[Match], level: str) -> list[tuple[str, int]]:
    return Counter(row.reason for row in rows(matches, level)).most_common()


def branching(matches: Sequence[Match], level: str) -> list[tuple[str, int, float, int]]:
    """For each kind of question: how many, and the mean and maximum number of legal actions."""
    count: Counter[str] = Counter()
    choices: Counter[str] = Counter()
    most: dict[str, int] = defaultdict(int)
    for match in matches:
        if match.level == level:
            for question in match.sheet.questions:
                count[question.kind] += question.decisions
                choices[question.kind] += question.choices
                most[question.kind] = max(most[question.kind], question.most)
    return [(kind, count[kind], choices[kind] / count[kind], most[kind]) for kind, _ in count.most_common()]


def cards(game: Game, matches: Sequence[Match], level: str) -> list[CardLine]:
    """Compare, for each card, the sides that were dealt it at the beginning with the same sides that were not."""
    lines = {card: CardLine(card, 0, 0, 0) for card in game.card_data()}
    dealt: dict[str, list[Sample]] = defaultdict(list)
    for match in matches:
        if match.level == level:
            for card, seen in openings(game, match, lines).items():
                dealt[card] += seen
    judged = {card: samples for card, seen in dealt.items() if (samples := [one for one in seen if one.enough])}
    for card, samples in judged.items():
        line = lines[card]
        line.effect, error = combined(samples)
        half = error * float(norm.ppf(1 - WRONG / (2 * len(judged))))
        line.low, line.high = line.effect - half, line.effect + half
    return list(lines.values())


class Sample(msgspec.Struct):
    """The scores of a side whose deck holds a card: with it in the opening hand, and without."""

    having: list[float] = []
    lacking: list[float] = []

    @property
    def enough(self) -> bool:
        return min(len(self.having), len(self.lacking)) >= FEWEST


def openings(game: Game, match: Match, lines: dict[str, CardLine]) -> dict[str, list[Sample]]:
    """Split the games of each seat by what was dealt; add what was drawn and played to the lines."""
    scores = {row.number: row.scores for row in match.sheet.games}
    found: dict[tuple[str, int], Sample] = defaultdict(Sample)
    uses: dict[tuple[int, int, str], set[str]] = defaultdict(set)
    for use in match.sheet.uses:
        if use.seat >= 0:
            uses[use.number, use.seat, use.card].add(use.event)
    for (number, seat, card), events in uses.items():
        if card in lines:
            lines[card].drawn += not events.isdisjoint(game.drawing)
            lines[card].played += not events.isdisjoint(game.playing)
            lines[card].opening += "opening" in events
        if "held" in events:
            sample = found[card, seat]
            (sample.having if "opening" in events else sample.lacking).append(scores[number][seat])
    made: dict[str, list[Sample]] = defaultdict(list)
    for (card, _), sample in found.items():
        made[card].append(sample)
    return made


def combined(samples: Sequence[Sample]) -> tuple[float, float]:
    """Return the difference between having and lacking, over all samples, and its standard error."""
    weights = [len(one.having) * len(one.lacking) / (len(one.having) + len(one.lacking)) for one in samples]
    total = sum(weights)
    effect = sum(w * (fmean(one.having) - fmean(one.lacking)) for w, one in zip(weights, samples, strict=True)) / total
    spread = sum(
        w**2 * (variance(one.having) / len(one.having) + variance(one.lacking) / len(one.lacking))
        for w, one in zip(weights, samples, strict=True)
    )
    return effect, math.sqrt(spread) / total


def changes(before: Sequence[Rate], now: Sequence[Rate]) -> list[Change]:
    """Compare the shares of two versions that have the same name and level."""
    known = {(one.name, one.level): one for one in before}
    pairs = [(known[one.name, one.level], one) for one in now if (one.name, one.level) in known]
    made = []
    for old, new in pairs:
        low, high = confint_proportions_2indep(
            new.wins, new.games, old.wins, old.games, method="newcomb", alpha=WRONG / len(pairs)
        )
        made.append(Change(new.name, old, new, float(low), float(high)))
    return made


def decided(matches: Sequence[Match], level: str) -> list[float]:
    """For each game, the part of it after which its winner led for good."""
    return [row.decided for row in rows(matches, level) if 1.0 in row.scores]


def examples(matches: Sequence[Match], level: str) -> list[Example]:
    """The longest and the shortest game, the greatest comeback, and the game with most changes of the lead."""
    seen = [(row, match) for match in matches if match.level == level for row in match.sheet.games]
    if not seen:
        return []
    wanted = {
        "longest": max(seen, key=lambda pair: pair[0].decisions),
        "shortest": min(seen, key=lambda pair: pair[0].decisions),
        "comeback": min(
            (pair for pair in seen if 1.0 in pair[0].scores), key=lambda pair: pair[0].lowest, default=None
        ),
        "swings": max(seen, key=lambda pair: pair[0].lead_changes),
    }
    return [
        Example(what, pair[0].seed, level, pair[1].job.mode, pair[1].decks)
        for what, pair in wanted.items()
        if pair is not None
    ]
