"""A simulation job: a game with its settings, bots and deals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from carteado.bots import make_bot
from carteado.core.game import Game, Setup
from carteado.core.rng import seeded
from carteado.games import load

CHUNK = 50


@dataclass(frozen=True)
class Job:
    """Everything that the outcome of a game depends on except its number. `game` may name an edition.

    `record` is a folder for a record of each game; `by_card` counts the use of each card.
    """

    game: str
    mode: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int = 0
    record: Path | None = None
    by_card: bool = False

    def rules(self) -> Game:
        return load(self.game)

    def setup(self) -> Setup:
        return load(self.game).setup(seats=len(self.bots), mode=self.mode, options=self.options)

    def key(self) -> str:
        """A hash of the configuration, under which results are stored."""
        told = {**asdict(self), "options": dict(self.setup().options), "rules": load(self.game).rules_version}
        del told["record"], told["by_card"]
        return hashlib.sha256(json.dumps({**told, "chunk": CHUNK}, sort_keys=True).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Chunk:
    """A range of games of a job: the unit of work for a worker."""

    start: int
    stop: int

    @property
    def name(self) -> str:
        return f"{self.start:08}-{self.stop:08}"


def chunks(games: int) -> list[Chunk]:
    """
    >>> chunks(120)
    [Chunk(start=0, stop=50), Chunk(start=50, stop=100), Chunk(start=100, stop=120)]
    """
    return [Chunk(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]


def make_job(game: str, bots: str, mode: str | None = None, options: Mapping[str, Any] | None = None) -> Job:
    """Make a job from command-line arguments. Several bots name the seats; a single one plays the fewest seats."""
    rules = load(game)
    names = bots.split(",")
    setup = rules.setup(mode=mode, options=options, seats=len(names) if len(names) > 1 else None)
    return Job(game, setup.mode, setup.options, read_bots(rules, names, setup.seats))


def read_bots(game: Game, names: list[str], seats: int) -> tuple[str, ...]:
    """Parse one bot for every seat, or one for all, and check that each can be made."""
    if len(names) == 1:
        names = names * seats
    for name in names:
        make_bot(game, name, seeded(0))
    return tuple(names)
