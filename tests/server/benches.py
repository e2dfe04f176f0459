"""A designer at work: the real command over a copy of the card files."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import carteado
from server.clients import Server

PROGRAM = "from carteado.cli import main; main()"


class Bench(Server):
    """`carteado cards duel --watch` on a free port, over a copy of the card files."""

    def __init__(self, folder: Path) -> None:
        self.cards = Path(shutil.copytree(carteado.load("duel").folder / "cards", folder / "cards"))
        line = self.start(PROGRAM, "cards", "duel", "--watch", "--cards", str(self.cards), "--lang", "en")
        self.host = line.strip().partition("http://")[2].partition("/")[0]

    def save(self, was: str, now: str) -> None:
        file = self.cards / "ember.yaml"
        text = file.read_text(encoding="utf-8")
        assert was in text
        file.write_text(text.replace(was, now, 1), encoding="utf-8")


@contextmanager
def benched(folder: Path) -> Iterator[Bench]:
    bench = Bench(folder)
    try:
        yield bench
    finally:
        bench.process.send_signal(signal.SIGINT)
        bench.ended()
