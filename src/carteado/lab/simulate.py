"""Simulating many games between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from carteado.lab.job import Job
from carteado.lab.running import run
from carteado.lab.totals import Totals

if TYPE_CHECKING:
    from carteado.lab.results import Shelf


def simulate(
    job: Job,
    games: int,
    workers: int = 1,
    *,
    on: str | None = None,
    shelf: Shelf | None = None,
    progress: Callable[[int], None] | None = None,
) -> Totals:
    totals = Totals([0] * len(job.bots))
    for _, sheet in run(job, games, workers, on, shelf):
        for row in sheet.games:
            totals.add(row)
        if progress is not None:
            progress(len(sheet.games))
    return totals
