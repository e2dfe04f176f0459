"""Many games between bots: the same totals whatever the number of workers."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carteado import native
from carteado.bots import make_bot
from carteado.bots.playing import play_out
from carteado.core.bot import Bot, Perspective
from carteado.core.errors import Invalid
from carteado.core.game import Game, Setup
from carteado.core.rng import fork, seeded
from carteado.games import load
from carteado.match.match import Match
from carteado.match.record import make_record, write_record

CHUNK = 50
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Job:
    """What is simulated: a game, what was chosen for it, and who plays."""

    game: str
    mode: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    record: Path | None = None

    def setup(self) -> Setup:
        return load(self.game).setup(seats=len(self.bots), mode=self.mode, options=self.options)


@dataclass
class Totals:
    """What came of some games; totals of parts add up to the totals of the whole."""

    wins: list[int]
    games: int = 0
    draws: int = 0
    decisions: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: Totals) -> None:
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.games += other.games
        self.draws += other.draws
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.reasons += other.reasons


def read_bots(game: Game, text: str, seats: int) -> tuple[str, ...]:
    """One bot for every seat, or one for each; each is made once to see that it can be."""
    names = text.split(",")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Invalid("seats-wrong-count", found=len(names), expected=seats)
    for name in names:
        make_bot(game, name, seeded(0))
    return tuple(names)


def simulate(job: Job, games: int, workers: int = 1, progress: Progress | None = None) -> Totals:
    totals = Totals([0] * len(job.bots))
    for part in parts(job, games, workers):
        totals.add(part)
        if progress is not None:
            progress(part.games)
    return totals


def parts(job: Job, games: int, workers: int) -> Iterator[Totals]:
    """The games in chunks, in order, here or in worker processes."""
    ranges = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    if workers <= 1:
        yield from (play_chunk(job, numbers) for numbers in ranges)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_chunk, [job] * len(ranges), ranges)


def play_chunk(job: Job, numbers: Sequence[int]) -> Totals:
    totals = Totals([0] * len(job.bots))
    game, setup = load(job.game), job.setup()
    for number in numbers:
        totals.add(play_game(game, setup, job, job.seed + number))
    return totals


def play_game(game: Game, setup: Setup, job: Job, seed: int) -> Totals:
    """One game; the bots think with a stream of their own, unrelated to the deal."""
    thinking = seeded(-1 - seed)
    bots = [make_bot(game, name, fork(thinking)) for name in job.bots]
    match = Match(game, setup, seed, [f"bot:{name}" for name in job.bots]) if job.record else None
    state = match.state if match else game.deal(setup, seeded(seed))
    start = time.perf_counter()
    decisions = play_recorded(match, bots) if match else play_out(state, bots)
    seconds = time.perf_counter() - start
    if match and job.record:
        write_record(make_record(match), job.record / f"{game.id}-{seed}.json")
    outcome = state.outcome()
    assert outcome is not None
    wins = [1 if seat in outcome.winners else 0 for seat in range(len(bots))]
    return Totals(wins, 1, int(outcome.drawn), decisions, seconds, Counter([outcome.reason]))


def play_recorded(match: Match, bots: list[Bot]) -> int:
    """The same game through the door of a match, so that there is a record of it."""
    while (decision := match.state.decision) is not None:
        match.accept(bots[decision.seat].choose(Perspective(match.state, decision.seat)))
    return match.number


def report(job: Job, totals: Totals) -> dict[str, Any]:
    """The totals as others script against them."""
    return {
        "game": job.game,
        "mode": job.mode,
        "options": dict(job.setup().options),
        "bots": list(job.bots),
        "seed": job.seed,
        "games": totals.games,
        "wins": totals.wins,
        "draws": totals.draws,
        "reasons": dict(sorted(totals.reasons.items())),
        "decisions": totals.decisions,
        "seconds": round(totals.seconds, 6),
        "us_per_decision": round(1e6 * totals.seconds / max(1, totals.decisions), 3),
        "compiled": native.compiled(),
    }
