"""`carteado cards GAME --watch` as a designer runs it: a process, a file that is saved, what is printed."""

from __future__ import annotations

import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import carteado

CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]
PATIENCE = 60  # for a machine that is busy with other things; it is usually less than half a second


class Watching:
    """The command at work, with what it prints line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def until(self, sign: str) -> str:
        """Everything up to the line with that sign."""
        heard = ""
        until = time.monotonic() + PATIENCE
        while sign not in heard:
            try:
                heard += self.lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no {sign!r} in {heard!r}") from None
        return heard


@contextmanager
def watching(*words: str) -> Iterator[Watching]:
    with subprocess.Popen(
        [*CLI, "cards", "duel", *words, "--watch"], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        try:
            yield Watching(process)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    return Path(shutil.copytree(carteado.load("duel").folder / "cards", tmp_path / "cards"))


def save(file: Path, was: str, now: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert was in text
    file.write_text(text.replace(was, now, 1), encoding="utf-8")


EXPECTED = {
    "en": (
        "133 cards are watched",
        "Creature, Warrior, 5/1",
        "133 cards, nothing wrong.",
        "EMB-01, atk: found nothing, allowed: a value: this field is required.",
        "Did you mean atk?",
    ),
    "pt": (
        "133 cartas acompanhadas",
        "Criatura, Guerreiro, 5/1",
        "133 cartas, nada errado.",
        "EMB-01, atk: encontrado nada, permitido: um valor: este campo é obrigatório.",
        "Você quis dizer atk?",
    ),
}


@pytest.mark.parametrize("lang", EXPECTED)
def test_a_card_is_shown_when_it_is_saved_and_a_fault_too(
    cards: Path, lang: str, record_property: Callable[[str, object], None]
) -> None:
    start, drawn, right, missing, meant = EXPECTED[lang]
    with watching("EMB-01", "--cards", str(cards), "--lang", lang) as watch:
        assert start in watch.until("/cards/duel")
        saved = time.monotonic()
        save(cards / "ember.yaml", "atk: 2", "atk: 5")
        heard = watch.until(right)
        record_property("seconds_until_shown", time.monotonic() - saved)
        assert drawn in heard
        assert "EMB-01" in heard
        assert "atk: 2 → 5" in heard
        save(cards / "ember.yaml", "atk: 5", "attack: 5")
        heard = watch.until(meant)
        assert "ember.yaml:10, EMB-01: " in heard
        assert missing in heard
    assert watch.process.returncode == 130


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["duel", "--check"], "cards-watch-alone"),
        (["duel", "--json"], "cards-watch-alone"),
        (["duel", "EMB-99"], "card-unknown"),
        (["naipes"], "cards-no-files"),
        (["siege"], "cards-none"),
    ],
)
def test_what_cannot_be_watched_is_refused_in_one_line(words: list[str], code: str) -> None:
    done = subprocess.run([*CLI, "cards", *words, "--watch"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"[{code}]" in done.stderr
