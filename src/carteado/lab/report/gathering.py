"""Playing the games of a report: every mode, every deck against every other, random decks, weak and strong bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import permutations, product
from typing import Any

import msgspec

from carteado.core.errors import unknown
from carteado.core.game import Game
from carteado.games import load
from carteado.kit.decks import RANDOM
from carteado.lab.job import Job, make_job
from carteado.lab.playing import Sheet
from carteado.lab.running import run


@dataclass(frozen=True)
class Plan:
    """What a report is about. `game` may name an edition. Without `decks`, all ready and some random ones play."""

    game: str
    levels: tuple[str, ...]
    games: int
    mode: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    decks: tuple[str, ...] = ()
    seed: int = 0


class Match(msgspec.Struct):
    """One setup of the game, and its results."""

    job: Job
    level: str
    decks: tuple[str, ...]
    sheet: Sheet


def jobs(game: Game, level: str, mode: str, plan: Plan) -> Iterator[tuple[Job, int]]:
    """Yield one job for each assignment of decks to seats, with its weight; a single one without decks.

    Every card of a game is seen in random legal decks, which are half as many as the ready ones.
    """
    plain = replace(make_job(plan.game, level, mode, plan.options), seed=plan.seed, by_card=True)
    seats = len(plain.bots)
    shared = sharings(list(plan.decks or game.legal_decks(plan.options)), seats)
    for decks in shared:
        yield with_decks(game, plain, decks), 1
    if shared != [()] and not plan.decks:
        yield with_decks(game, plain, (RANDOM,) * seats), max(1, len(shared) // 2)


def with_decks(game: Game, job: Job, decks: tuple[str, ...]) -> Job:
    chosen = {game.deck_choice(seat): deck for seat, deck in enumerate(decks)}
    return replace(job, options={**job.options, **chosen})


def sharings(decks: list[str], seats: int) -> list[tuple[str, ...]]:
    """Assignments of decks: for two seats every ordered pair, for more seats each deck once on every seat.

    >>> sharings(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> sharings(["a", "b"], 3)
    [('a', 'b', 'a'), ('b', 'a', 'b')]
    """
    if not decks:
        return [()]
    if seats == 2 and len(decks) > 1:
        return list(permutations(decks, 2))
    return [tuple(decks[(start + seat) % len(decks)] for seat in range(seats)) for start in range(len(decks))]


def gather(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> list[Match]:
    """Play about so many games at each level, split evenly among the modes, then among the decks."""
    game = load(plan.game)
    for deck in plan.decks:
        if deck not in game.decks():
            raise unknown("deck-unknown", deck, game.decks())
    modes = [plan.mode] if plan.mode is not None else [known.name for known in game.modes]
    matches = []
    for level, name in product(plan.levels, modes):
        wanted = list(jobs(game, level, name, plan))
        share = plan.games / len(modes) / sum(weight for _, weight in wanted)
        for job, weight in wanted:
            games = max(1, round(share * weight))
            sheet = Sheet()
            for _, part in run(job, games, workers):
                sheet.games += part.games
                sheet.questions += part.questions
                sheet.uses += part.uses
            matches.append(Match(job, level, decks_of(game, job), sheet))
            if progress is not None:
                progress(games)
    return matches


def decks_of(game: Game, job: Job) -> tuple[str, ...]:
    return tuple(str(job.options.get(game.deck_choice(seat), "")) for seat in range(len(job.bots)))
