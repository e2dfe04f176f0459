"""The games a report is about: every deck against every other, by weak and by strong bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from carteado.core.game import Game
from carteado.games import load
from carteado.lab.job import Job, make_job
from carteado.lab.playing import Sheet
from carteado.lab.running import run


class Match(msgspec.Struct):
    """One way the game was set up, and what came of it."""

    job: Job
    level: str
    decks: tuple[str, ...]
    sheet: Sheet


def jobs(game: Game, level: str, mode: str | None, options: Mapping[str, Any], seed: int) -> Iterator[Job]:
    """With decks, every ordered pair of them on the first seats; else the one job there is."""
    plain = replace(make_job(game.id, level, mode, options), seed=seed, watched=True)
    decks = list(game.decks())
    if not decks or len(plain.bots) != 2:
        yield plain
        return
    for first in decks:
        for second in decks:
            if first != second:
                yield replace(plain, options={**plain.options, "deck_0": first, "deck_1": second})


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
    """About so many games at each level, shared out evenly."""
    game = load(id)
    matches = []
    for level in levels:
        wanted = list(jobs(game, level, mode, options or {}, seed))
        each = max(1, round(games / len(wanted)))
        for job in wanted:
            sheet = Sheet()
            for _, part in run(job, each, workers):
                sheet.games += part.games
                sheet.questions += part.questions
                sheet.uses += part.uses
            matches.append(Match(job, level, decks_of(job), sheet))
            if progress is not None:
                progress(each)
    return matches


def decks_of(job: Job) -> tuple[str, ...]:
    return tuple(str(job.options.get(f"deck_{seat}", "")) for seat in range(len(job.bots)))
