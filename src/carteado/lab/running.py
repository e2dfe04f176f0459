"""Running chunks in this process, in worker processes or on a Ray cluster, always with the same totals."""

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

AHEAD = 4  # chunks queued per worker


def run(
    job: Job, games: int, workers: int = 1, on: str | None = None, shelf: Shelf | None = None
) -> Iterator[tuple[Chunk, Sheet]]:
    """Yield every chunk with its results, in order. Stored ones are read, the others are played and stored."""
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
    """Run on Ray: `ray` starts a local cluster, `ray://HOST:PORT` joins one. The chunk of a lost worker is retried."""
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
    """Context of a Ray cluster, joined or started here. Usage statistics are turned off."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with optional():
        import ray
    with redirect_stdout(sys.stderr):  # Ray logs to standard output, which is for results
        ray.init(address=None if address == "ray" else address, include_dashboard=False, log_to_driver=False)
        try:
            yield ray
        finally:
            ray.shutdown()
