"""The card set of a game: read from a folder, checked, in printed order."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from carteado.core import phrases
from carteado.core.shapes import Noted, Shape
from carteado.kit.cardfile import read_card_files
from carteado.kit.faults import Fault, FaultyCards, Where

Read = list[tuple[Where, Noted]]


class CardSet:
    """The folder of the files, the shape of a card, the checks across cards, the printed order, and renamed words.

    `expand` adds the cards that others describe.
    """

    def __init__(
        self,
        folder: Path,
        shape: Shape,
        check: Callable[[Read], None],
        rank: Callable[[Noted], Any],
        renamed: Mapping[str, tuple[str, ...]] | None = None,
        expand: Callable[[list[Noted]], list[Noted]] = list,
    ) -> None:
        self.folder = folder
        self.shape = shape
        self.check = check
        self.rank = rank
        self.renamed = renamed or {}
        self.expand = expand
        self.known: dict[Path, dict[str, Noted]] = {}

    def digest(self, folder: Path) -> str:
        """Return a short hash of the card files of a folder."""
        found = hashlib.sha256()
        for file in card_files(folder):
            found.update(file.read_bytes())
        return found.hexdigest()[:12]

    def read_faults(self, folder: Path | None = None) -> tuple[list[Noted], list[Fault]]:
        """Return the cards of a folder as checked data, and all their faults."""
        faults: list[Fault] = []
        cards = read_card_files(card_files(folder or self.folder), self.shape, faults)
        check_ids(cards)
        self.check(cards)
        return [card for _, card in cards], sorted(
            (fault.renamed(self.renamed) for fault in faults), key=Fault.position
        )

    def printed(self, folder: Path | None = None) -> dict[str, Noted]:
        """Return the data of every card by its id, in printed order; raise FaultyCards if there is any fault."""
        place = folder or self.folder
        if place not in self.known:
            cards, faults = self.read_faults(place)
            if faults:
                raise FaultyCards(faults)
            self.known[place] = {card["id"]: card for card in sorted(self.expand(cards), key=self.rank)}
        return self.known[place]

    def folder_of(self, id: str) -> Path:
        """Return the folder that a card was read from: the game's own, or another one that was read."""
        if id in self.printed():
            return self.folder
        return next((folder for folder, cards in self.known.items() if id in cards), self.folder)

    def find(self, id: str) -> Noted | None:
        """Return the data of a card of any folder that was read, the game's own first."""
        return self.printed(self.folder_of(id)).get(id)


def card_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.yaml"))


def check_ids(cards: Read) -> None:
    """Refuse an id that is used twice."""
    seen: set[str] = set()
    for where, card in cards:
        id = str(card.get("id"))
        if id in seen:
            where.at(card.line, "id").refuse(id, phrases.NEW_ID)
        seen.add(id)
