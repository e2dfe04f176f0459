"""The tables of a report. Proportions come with Wilson intervals; cards are tested together, not one by one."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec
from scipy.stats import fisher_exact
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

from carteado.core.game import Game
from carteado.lab.playing import Row
from carteado.lab.report.gathering import Match

WRONG = 0.05  # false discovery rate of the cards that stand out


class Rate(msgspec.Struct):
    """A proportion of wins."""

    name: str
    level: str
    wins: float
    games: int
    low: float
    high: float


class CardLine(msgspec.Struct):
    """Statistics of a card: in how many games a side drew and played it, and how often that side won then."""

    card: str
    drawn: int
    played: int
    won_played: float | None
    won_drawn_unplayed: float | None
    stands_out: bool
    p: float | None


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
                if deck:
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
        if match.level == level and len(match.decks) == 2 and all(match.decks) and opposed(match):
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
    """Compare, for each card, sides that played it with sides that only drew it; p-values are corrected."""
    drawn: dict[str, list[float]] = defaultdict(list)
    played: dict[str, list[float]] = defaultdict(list)
    unplayed: dict[str, list[float]] = defaultdict(list)
    for match in matches:
        if match.level != level:
            continue
        scores = {row.number: row.scores for row in match.sheet.games}
        seen: dict[tuple[int, int, str], set[str]] = defaultdict(set)
        for use in match.sheet.uses:
            if use.seat >= 0:
                seen[use.number, use.seat, use.card].add(use.event)
        for (number, seat, card), events in seen.items():
            score = scores[number][seat]
            if events & set(game.drawing):
                drawn[card].append(score)
            if events & set(game.playing):
                played[card].append(score)
            elif events & set(game.drawing):
                unplayed[card].append(score)
    lines = [card_line(card, drawn[card], played[card], unplayed[card]) for card in game.card_data()]
    return corrected(lines)


def card_line(card: str, drawn: list[float], played: list[float], unplayed: list[float]) -> CardLine:
    p = None
    if played and unplayed:
        table = [[won(played), len(played) - won(played)], [won(unplayed), len(unplayed) - won(unplayed)]]
        p = float(fisher_exact(table).pvalue)
    return CardLine(card, len(drawn), len(played), mean(played), mean(unplayed), False, p)


def won(scores: list[float]) -> int:
    return sum(score == 1.0 for score in scores)


def mean(scores: list[float]) -> float | None:
    return sum(scores) / len(scores) if scores else None


def corrected(lines: list[CardLine]) -> list[CardLine]:
    tested = [line for line in lines if line.p is not None]
    if tested:
        stands_out, ps, *_ = multipletests([line.p for line in tested], alpha=WRONG, method="fdr_bh")
        for line, out, p in zip(tested, stands_out, ps, strict=True):
            line.stands_out, line.p = bool(out), float(p)
    return lines


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
