"""Numbers about the running server, as Prometheus reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

HELP = {
    "entries": "Log entries made durable.",
    "messages": "Messages of clients.",
    "refused": "Messages and requests that were refused.",
    "requests": "Requests over HTTP.",
    "connections": "Sockets opened.",
}


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
        for name, value in gauges.items():
            lines += [f"# TYPE carteado_{name} gauge", f"carteado_{name} {value}"]
        return "\n".join(lines) + "\n"
