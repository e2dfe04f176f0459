"""Measure the load a server carries: hundreds of matches of all games at once, over real sockets, people on all seats.

Runs twice: with the database on a memory file system, which shows the cost of the server alone, and on the disk.
Fails when an action was lost or doubled, when the p99 of answers is too slow, or when an idle match takes too much
memory. The time on the disk counts only if the disk is fast enough: its fsync is measured before and after, and each
answer may wait for a commit in progress and for its own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

from crowd import KINDS, Played, Served, Written, actions_in

MOST_MS = 100.0
MOST_KB = 200.0
QUICK_FSYNC_MS = 20.0
FSYNCS = 200
WARM = 24
AT_ONCE = 8
MEMORY = Path("/dev/shm")


class Plan(NamedTuple):
    matches: int
    seconds: float
    pause: float


async def measure(plan: Plan, folder: Path) -> dict[str, float]:
    db = f"sqlite:///{folder / 'tables.db'}"
    served = Served(db)
    try:
        async with AsyncExitStack() as stack:
            warm = await seat_all(served, WARM, stack)
            await play_all(warm, Plan(WARM, 2.0, 0.05))
            before = served.memory()
            played = await seat_all(served, plan.matches, stack)
            idle = (served.memory() - before) / plan.matches
            used, own = served.processor(), time.process_time()
            taken = await play_all(played, plan)
            load = {
                "server_processor": (served.processor() - used) / taken,
                "client_processor": (time.process_time() - own) / taken,
            }
            grown = (served.memory() - before) / plan.matches
    finally:
        served.stop()
    return report(played, await actions_in(db), taken) | load | {"kb_per_idle_match": idle, "kb_per_match": grown}


async def seat_all(served: Served, matches: int, stack: AsyncExitStack) -> list[Played]:
    """Open this many matches, of all kinds in turn, and seat everybody."""
    made = [Played(served, KINDS[number % len(KINDS)], number) for number in range(matches)]
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def seat(match: Played) -> None:
        async with turnstile:
            await match.make()
            await match.sit_down(stack)

    await asyncio.gather(*map(seat, made))
    return made


async def play_all(played: list[Played], plan: Plan) -> float:
    """Play all matches and return the seconds it took."""
    began = time.perf_counter()
    await asyncio.gather(*(match.play(began + plan.seconds, plan.pause) for match in played))
    return time.perf_counter() - began


def report(played: list[Played], written: Mapping[str, list[Written]], taken: float) -> dict[str, float]:
    times = sorted(time for match in played for time in match.times)
    return {
        "matches": len(played),
        "people": sum(match.kind.people for match in played),
        "actions_per_second": len(times) / taken,
        "p50_ms": statistics.median(times),
        "p99_ms": percentile(times),
        "most_ms": times[-1],
        "lost_or_doubled": sum(match.faults(written[match.code]) for match in played),
    }


def percentile(times: list[float]) -> float:
    return sorted(times)[int(0.99 * len(times))]


def fsync_ms(folder: Path) -> float:
    """Return the disk's own p99: the time to append a page and fsync it."""
    times = []
    with (folder / "fsync").open("wb") as file:
        for _ in range(FSYNCS):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
    return percentile(times)


def run(title: str, plan: Plan, where: Path | None, *, disk: bool) -> list[str]:
    """Measure and print; return the limits that were exceeded."""
    with tempfile.TemporaryDirectory(dir=where) as name:
        folder = Path(name)
        before = fsync_ms(folder) if disk else 0.0
        figures = asyncio.run(measure(plan, folder))
        if disk:
            figures["fsync_p99_ms"] = max(before, fsync_ms(folder))
    figures["load_average"] = os.getloadavg()[0]
    print(f"{title}: {plan.matches} matches, a pause of {plan.pause:g} s before each action, {plan.seconds:g} s")
    for figure, value in figures.items():
        print(f"  {figure:20}{value:12.2f}")
    limits = {"p99_ms": MOST_MS, "kb_per_idle_match": MOST_KB, "lost_or_doubled": 0.0}
    if figures.get("fsync_p99_ms", 0.0) > QUICK_FSYNC_MS:
        print(f"  p99_ms is not judged: the disk's own fsync p99 is over {QUICK_FSYNC_MS:g} ms")
        del limits["p99_ms"]
    return [
        f"{title}: {figure} is {figures[figure]:.1f}, the most is {most:g}"
        for figure, most in limits.items()
        if figures[figure] > most
    ]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--memory-matches", type=int, default=600, help="matches without the disk; 0 leaves this out")
    words.add_argument("--disk-matches", type=int, default=300, help="matches with the disk; 0 leaves this out")
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--pause", type=float, default=2.0, help="mean seconds of thought before an action")
    asked = words.parse_args()
    handles = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (handles, handles))
    missed = []
    if asked.memory_matches and MEMORY.is_dir():
        plan = Plan(asked.memory_matches, asked.seconds, asked.pause)
        missed += run("without the disk", plan, MEMORY, disk=False)
    if asked.disk_matches:
        plan = Plan(asked.disk_matches, asked.seconds, asked.pause)
        missed += run("with the disk", plan, None, disk=True)
    sys.exit("\n".join(missed) or 0)


if __name__ == "__main__":
    main()
