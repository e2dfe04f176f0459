"""Metrics of the running server, in the format of Prometheus."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

HELP = {
    "entries": "Log entries made durable.",
    "messages": "Messages of clients.",
    "refused": "Messages and requests that were refused.",
    "requests": "Requests over HTTP.",
    "connections": "Sockets opened.",
    "write_failures": "Transactions that the database refused.",
}
PROCESS = Path("/proc/self")
STARTED = time.time()


class Metrics:
    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()

    def count(self, name: str, by: int = 1) -> None:
        self.counters[name] += by

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = []
        for name, help in HELP.items():
            lines += [f"# HELP carteado_{name}_total {help}", f"# TYPE carteado_{name}_total counter"]
            lines.append(f"carteado_{name}_total {self.counters[name]}")
        named = {f"carteado_{name}": value for name, value in gauges.items()} | process_gauges()
        for name, value in named.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value}"]
        return "\n".join(lines) + "\n"


def process_gauges() -> dict[str, float]:
    """The standard process metrics of Prometheus; without /proc only the start time."""
    gauges = {"process_start_time_seconds": STARTED}
    with suppress(OSError):
        import resource

        gauges["process_open_fds"] = len(list((PROCESS / "fd").iterdir()))
        gauges["process_max_fds"] = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        pages = int((PROCESS / "statm").read_text().split()[1])
        gauges["process_resident_memory_bytes"] = pages * os.sysconf("SC_PAGE_SIZE")
    return gauges
