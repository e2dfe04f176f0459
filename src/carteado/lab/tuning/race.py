"""The race of candidates towards a goal.

All play the same deals, the worse half is dropped, and the others play more, until few are left. These are judged once
more on fresh deals, so that luck in the race does not flatter them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from ruamel.yaml import YAML
from statsmodels.stats.proportion import proportion_confint

from carteado.core.files import writing
from carteado.core.sets import edition
from carteado.games import load, load_with
from carteado.lab.compare import Here
from carteado.lab.job import Job, make_job
from carteado.lab.playing import Row, play
from carteado.lab.report.gathering import sharings, with_decks
from carteado.lab.tuning.candidates import Candidate, candidates, contents, distance, options
from carteado.lab.tuning.knobs import Goal, Knob

WRONG = 0.05
KEPT = 3  # candidates that are judged on fresh deals
FRESH = 1_000_000  # the number of the first fresh deal


class Share(msgspec.Struct):
    """How often a deck, or the first player, won."""

    name: str
    share: float
    low: float
    high: float
    games: int


class Suggestion(msgspec.Struct):
    """A candidate on fresh deals: its changes, the largest share that the goal is about, and all shares."""

    changes: dict[str, int]
    worst: float
    meets: bool
    shares: list[Share]


@dataclass(frozen=True)
class Search:
    """What is searched: a game, the goal, the knobs, and the bot on every seat."""

    game: str
    goal: Goal
    knobs: tuple[Knob, ...]
    level: str
    mode: str | None = None
    seed: int = 0


def jobs(search: Search, candidate: Candidate) -> list[Job]:
    """Return a job for every pair of ready decks from both seats; a single one without decks."""
    game = load(search.game)
    changed = load_with(contents(game, candidate)) if candidate else game
    made = make_job(edition(changed.id, changed.rules_version), search.level, search.mode, options(candidate))
    made = replace(made, seed=search.seed)
    return [
        with_decks(changed, made, decks) for decks in sharings(changed.legal_decks(options(candidate)), len(made.bots))
    ]


class Score:
    """What has been counted of a candidate: points and games by deck, or of the first player."""

    def __init__(self) -> None:
        self.points: dict[str, float] = {}
        self.games: dict[str, int] = {}

    def add(self, goal: Goal, names: Sequence[str], row: Row) -> None:
        told = zip(names, row.scores, strict=True) if goal.of == "deck" else first(row)
        for name, points in told:
            self.points[name] = self.points.get(name, 0.0) + points
            self.games[name] = self.games.get(name, 0) + 1

    @property
    def worst(self) -> float:
        """The largest share."""
        return max((self.points[name] / self.games[name] for name in self.games), default=0.0)


def first(row: Row) -> Iterator[tuple[str, float]]:
    if row.first >= 0:
        yield "first", row.scores[row.first]


def play_deals(search: Search, candidate: Candidate, deals: range) -> Score:
    """Play every pairing in these deals."""
    score = Score()
    game = load(search.game)
    for job in jobs(search, candidate):
        names = [str(job.options.get(game.deck_choice(seat), "")) for seat in range(len(job.bots))]
        rules, setup = job.rules(), job.setup()
        for number in deals:
            score.add(search.goal, names, play(rules, setup, job, number))
    return score


def tune(
    search: Search,
    deals: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Suggestion]:
    """Race the candidates and return the best few, judged on fresh deals; `deals` of each pairing are played there."""
    racing = candidates(load(search.game), search.knobs)
    rounds = halvings(len(racing))
    with ProcessPoolExecutor(workers) if workers > 1 else Here() as pool:

        def ranked(runners: Sequence[Candidate], numbers: range) -> list[tuple[Candidate, Score]]:
            count = len(runners)
            scores = list(pool.map(play_deals, [search] * count, runners, [numbers] * count))
            if progress is not None:
                progress(count * len(numbers))
            return sorted(zip(runners, scores, strict=True), key=lambda one: (one[1].worst, distance(one[0])))

        for at in range(rounds):
            share = max(1, deals // 2 ** (rounds - at))
            order = [candidate for candidate, _ in ranked(racing, range(share))]
            racing = order[: max(KEPT, (len(order) + 1) // 2)]
        last = [*racing[:KEPT], *([()] if () not in racing[:KEPT] else [])]
        return [suggestion(search, *one) for one in ranked(last, range(FRESH, FRESH + deals))]


def halvings(count: int) -> int:
    rounds = 0
    while count > KEPT:
        count, rounds = max(KEPT, (count + 1) // 2), rounds + 1
    return rounds


def work(search: Search, deals: int) -> int:
    """Return how many deals of candidates are played in all, for a progress bar."""
    count = len(candidates(load(search.game), search.knobs))
    rounds, total = halvings(count), 0
    for at in range(rounds):
        total += count * max(1, deals // 2 ** (rounds - at))
        count = max(KEPT, (count + 1) // 2)
    return total + (KEPT + 1) * deals


def suggestion(search: Search, candidate: Candidate, score: Score) -> Suggestion:
    alpha = WRONG / max(1, len(score.games))
    shares = []
    for name, games in score.games.items():
        low, high = proportion_confint(score.points[name], games, alpha=alpha, method="wilson")
        shares.append(Share(name, score.points[name] / games, float(low), float(high), games))
    changes = {knob.name: value for knob, value in candidate}
    return Suggestion(changes, score.worst, score.worst <= search.goal.most, shares)


def write_suggestions(search: Search, found: Sequence[Suggestion], folder: Path) -> list[Path]:
    """Write each suggestion that changes something as a card set; return the files."""
    game = load(search.game)
    by_name = {knob.name: knob for knob in search.knobs}
    files = []
    for place, one in enumerate((one for one in found if one.changes), 1):
        made = contents(game, tuple((by_name[name], value) for name, value in one.changes.items()))
        data = {name: value for name, value in made.plain().items() if name != "game"}
        file = folder / f"tuned-{place}.yaml"
        with writing(file):
            folder.mkdir(parents=True, exist_ok=True)
            YAML().dump(data, file)
        files.append(file)
    return files
