"""Play the same games on one worker and on two; print the speedup and compare the totals. For `make bench-lab`."""

from __future__ import annotations

import argparse
import time
from dataclasses import replace

from carteado import native
from carteado.lab.job import Job, make_job
from carteado.lab.simulate import simulate
from carteado.lab.totals import Totals

WARM = 200  # games before timing starts, so that neither run pays for loading cards and importing


def timed(job: Job, games: int, workers: int) -> tuple[float, Totals]:
    start = time.perf_counter()
    totals = simulate(job, games, workers)
    seconds = time.perf_counter() - start
    return seconds, replace(totals, seconds=0.0)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="naipes")
    words.add_argument("--bots", default="greedy")
    words.add_argument("--games", type=int, default=10_000)
    words.add_argument("--workers", type=int, default=2)
    asked = words.parse_args()
    job = make_job(asked.game, asked.bots)
    simulate(job, WARM)
    alone, one = timed(job, asked.games, 1)
    together, many = timed(job, asked.games, asked.workers)
    print(f"{asked.games} games of {asked.game}, {asked.bots}, {'compiled' if native.compiled() else 'interpreted'}")
    print(f"  1 worker   {alone:7.1f} s")
    print(f"  {asked.workers} workers  {together:7.1f} s, {alone / together:.2f} times as fast")
    print(
        f"  wins {one.wins}, draws {one.draws}, decisions {one.decisions}: {'the same' if one == many else 'DIFFERENT'}"
    )
    raise SystemExit(one != many)


if __name__ == "__main__":
    main()
