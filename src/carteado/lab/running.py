"""Chunks handed out to workers: here, over processes, or over a Ray cluster; the same totals whoever does the work."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, redirect_stdout
from typing import TYPE_CHECKING, Any

from carteado.core.optional import optional
from carteado.lab.job import Chunk, Job, chunks
from carteado.lab.playing import Sheet, play_chunk

if TYPE_CHECKING:
    from carteado.lab.results import Shelf

AHEAD = 4  # chunks waiting for each worker, so that none is idle and little is lost by stopping


def run(
    job: Job, games: int, workers: int = 1, on: str | None = None, shelf: Shelf | None = None
) -> Iterator[tuple[Chunk, Sheet]]:
    """Every chunk with what came of it, in order. Those on the shelf are read, the others played and put there."""
    wanted = chunks(games)
    missing = [chunk for chunk in wanted if shelf is None or not shelf.has(chunk)]
    made = played(job, missing, workers, on)
    for chunk in wanted:
        if shelf is not None and shelf.has(chunk):
            yield chunk, shelf.read(chunk)
            continue
        sheet = next(made)
        if shelf is not None:
            shelf.put(chunk, sheet)
        yield chunk, sheet


def played(job: Job, missing: list[Chunk], workers: int, on: str | None) -> Iterator[Sheet]:
    if on is not None:
        return on_ray(job, missing, on)
    if workers <= 1:
        return (play_chunk(job, chunk) for chunk in missing)
    return in_processes(job, missing, workers)


def in_processes(job: Job, missing: list[Chunk], workers: int) -> Iterator[Sheet]:
    with ProcessPoolExecutor(min(workers, max(1, len(missing)))) as pool:
        waiting: deque[Future[Sheet]] = deque()
        for chunk in missing:
            waiting.append(pool.submit(play_chunk, job, chunk))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def on_ray(job: Job, missing: Iterable[Chunk], address: str) -> Iterator[Sheet]:
    """`ray` starts a cluster on this machine; `ray://HOST:PORT` joins one. A lost worker's chunk is played again."""
    with cluster(address) as ray:
        far = ray.remote(max_retries=-1)(play_chunk)
        waiting: deque[object] = deque()
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for chunk in missing:
            waiting.append(far.remote(job, chunk))
            if len(waiting) >= most:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, joined or started here; left or stopped at the end. Nothing is sent to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with optional():
        import ray
    with redirect_stdout(sys.stderr):  # Ray tells of lost workers on standard output, which is for results
        ray.init(address=None if address == "ray" else address, include_dashboard=False, log_to_driver=False)
        try:
            yield ray
        finally:
            ray.shutdown()
