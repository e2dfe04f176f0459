"""Watching card files: they are read again after every save.

Each version is read from a copy under a new name, so that caches cannot mix versions. Faulty files change nothing: the
last good cards stay in use.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from carteado.core.errors import Invalid
from carteado.core.game import Game
from carteado.kit.faults import Fault, FaultyCards

PAUSE = 0.1  # seconds between two polls of the files
Data = Mapping[str, Any]
Stamps = dict[str, tuple[int, int]]


@dataclass(frozen=True)
class Sight:
    """A version of the files: the last good cards and which of them changed; or the faults."""

    number: int
    game: Game
    before: Mapping[str, Data]
    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()


class Watch:
    """The card files of one folder, `cards`, from which copies are made under `workshop`."""

    def __init__(self, game: Game, cards: Path, workshop: Path) -> None:
        self.cards = cards
        self.workshop = workshop
        self.seen = self.done = self.stamps()
        self.read = self.contents()
        if not self.read:
            raise Invalid("cards-no-files", folder=str(cards))
        try:
            self.sight = self.good(game, 0, {})
        except FaultyCards as refused:
            self.sight = Sight(0, game, {}, faults=tuple(refused.faults))

    def stamps(self) -> Stamps:
        """The modification time and size of each file."""
        found: Stamps = {}
        for file in sorted(self.cards.glob("*.yaml")):
            try:
                about = file.stat()
            except FileNotFoundError:  # an editor is replacing it
                continue
            found[file.name] = (about.st_mtime_ns, about.st_size)
        return found

    def contents(self) -> dict[str, bytes]:
        return {name: (self.cards / name).read_bytes() for name in self.seen}

    def look(self) -> Sight | None:
        """Return a new version if the files changed and have been stable since the last poll."""
        last_seen, self.seen = self.seen, self.stamps()
        if self.seen in (self.done, {}) or self.seen != last_seen:
            return None
        found = self.contents()
        self.done = self.seen
        if found == self.read:
            return None
        self.read = found
        last = self.sight
        try:
            self.sight = self.good(last.game, last.number + 1, last.game.card_data())
        except FaultyCards as refused:
            faults = tuple(refused.faults)
            self.sight = Sight(last.number + 1, last.game, last.game.card_data(), faults=faults)
        return self.sight

    def good(self, game: Game, number: int, before: Mapping[str, Data]) -> Sight:
        """Make a version from a copy of the files; raises FaultyCards."""
        copy = self.workshop / str(number)
        copy.mkdir(parents=True)
        for name, content in self.read.items():
            (copy / name).write_bytes(content)
        made = game.with_cards(copy)
        now = made.card_data()
        changed = tuple(id for id in now if before and now[id] != before.get(id))
        return Sight(number, made, before, changed, tuple(id for id in before if id not in now))


def keep_watching(watch: Watch, see: Callable[[Sight], None], stop: threading.Event) -> None:
    """Poll until told to stop."""
    while not stop.wait(PAUSE):
        sight = watch.look()
        if sight is not None:
            see(sight)
