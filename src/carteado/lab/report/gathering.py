"""Playing the games of a report: every mode, every deck against every other, with weak and strong bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations, product
from typing import Any

import msgspec

from carteado.core.game import Game
from carteado.games import load
from carteado.lab.job import Job, make_job
from carteado.lab.playing import Sheet
from carteado.lab.running import run


class Match(msgspec.Struct):
    """One setup of the game, and its results."""

    job: Job
    level: str
    decks: tuple[str, ...]
    sheet: Sheet


def jobs(game: Game, level: str, mode: str, options: Mapping[str, Any], seed: int) -> Iterator[Job]:
    """One job for each assignment of decks to seats; a single one without decks."""
    plain = replace(make_job(game.id, level, mode, options), seed=seed, by_card=True)
    for decks in sharings(list(game.decks()), len(plain.bots)):
        chosen = {game.deck_choice(seat): deck for seat, deck in enumerate(decks)}
        yield replace(plain, options={**plain.options, **chosen})


def sharings(decks: list[str], seats: int) -> list[tuple[str, ...]]:
    """Assignments of decks: for two seats every ordered pair, for more seats each deck once on every seat.

    >>> sharings(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> sharings(["a", "b"], 3)
    [('a', 'b', 'a'), ('b', 'a', 'b')]
    """
    if not decks:
        return [()]
    if seats == 2:
        return list(permutations(decks, 2))
    return [tuple(decks[(start + seat) % len(decks)] for seat in range(seats)) for start in range(len(decks))]


def gather(
    id: str,
    levels: list[str],
    games: int,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Match]:
    """Play about so many games at each level, split evenly among the modes, then among the decks."""
    game = load(id)
    modes = [mode] if mode is not None else [known.name for known in game.modes]
    matches = []
    for level, name in product(levels, modes):
        wanted = list(jobs(game, level, name, options or {}, seed))
        each = max(1, round(games / len(modes) / len(wanted)))
        for job in wanted:
            sheet = Sheet()
            for _, part in run(job, each, workers):
                sheet.games += part.games
                sheet.questions += part.questions
                sheet.uses += part.uses
            matches.append(Match(job, level, decks_of(game, job), sheet))
            if progress is not None:
                progress(each)
    return matches


def decks_of(game: Game, job: Job) -> tuple[str, ...]:
    return tuple(str(job.options.get(game.deck_choice(seat), "")) for seat in range(len(job.bots)))
