"""Show that no test fails by chance: run tests again and again, and once on a busy machine; stop at the first failure.

`make steady` runs everything three times, the browser and server tests seven times more, which makes ten, and once
again beside processes that burn the processor up to a load of six. `--quick` runs only these tests, once each way.
"""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
LOAD = 6
WORKERS = 2
LINES = 60  # how much of a failed run's output is shown


class Stage(NamedTuple):
    name: str
    tests: tuple[str, ...]
    times: int
    burners: int = 0


SOCKETS = ("tests/browser", "tests/server")
WHOLE = (
    Stage("everything", ("tests",), 3),
    Stage("browser and server", SOCKETS, 7),
    Stage(f"browser and server at load {LOAD}", SOCKETS, 1, LOAD - WORKERS),
)
QUICK = tuple(stage._replace(times=1) for stage in WHOLE[1:])


def burn() -> None:
    while True:
        pass


@contextmanager
def busy(burners: int) -> Iterator[None]:
    """Run this many processes that only burn CPU time."""
    started = [multiprocessing.Process(target=burn, daemon=True) for _ in range(burners)]
    for process in started:
        process.start()
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.join()


def run(stage: Stage, extra: list[str]) -> None:
    command = [sys.executable, "-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal", *stage.tests, *extra]
    for time_of in range(1, stage.times + 1):
        began = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        last = done.stdout.strip().splitlines()[-1:] or ["pytest said nothing"]
        print(f"{stage.name}, {time_of} of {stage.times}: {last[0]} ({time.monotonic() - began:.0f} s)", flush=True)
        if done.returncode:
            print(*done.stdout.splitlines()[-LINES:], done.stderr, sep="\n")
            sys.exit(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the browser and server tests once, and once at load")
    chosen, extra = parser.parse_known_args()
    for stage in QUICK if chosen.quick else WHOLE:
        with busy(stage.burners):
            run(stage, extra)


if __name__ == "__main__":
    main()
