"""The card set of a game: read from a folder, checked, in printed order; and the game's own cards changed by a set."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from copy import deepcopy
from pathlib import Path
from typing import Any

from carteado.core import phrases
from carteado.core.shapes import Noted, Shape
from carteado.kit.cardfile import read_card_files
from carteado.kit.faults import Fault, FaultyCards, Where
from carteado.kit.lines import merged
from carteado.kit.sets import Written, kept_contents, written_from

Read = list[tuple[Where, Noted]]
REMEMBERED = 64  # folders whose cards stay in memory


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
        self.known: OrderedDict[Path, dict[str, Noted]] = OrderedDict()
        self.own: Read | None = None
        self.used: ContextVar[Path] = ContextVar(f"cards of {folder}", default=folder)

    def digest(self, folder: Path) -> str:
        """Return a short hash of the card files of a folder, or of the set that it holds."""
        contents = kept_contents(folder)
        if contents is not None:
            return contents.digest
        found = hashlib.sha256()
        for file in card_files(folder):
            found.update(file.read_bytes())
        return found.hexdigest()[:12]

    def read_faults(self, folder: Path | None = None) -> tuple[list[Noted], list[Fault]]:
        """Return the cards of a folder as checked data, and all their faults."""
        place = folder or self.folder
        contents = kept_contents(place)
        if contents is not None:
            return self.read_with(written_from(contents))
        faults: list[Fault] = []
        return self.checked(read_card_files(card_files(place), self.shape, faults), faults)

    def read_with(self, written: Written) -> tuple[list[Noted], list[Fault]]:
        """Return the game's own cards with those of a set and its changes, and all faults."""
        faults: list[Fault] = []
        own = {card["id"]: card for _, card in self.own_cards()}
        given: list[tuple[Where, Any]] = []
        for id, (where, change) in written.changes.items():
            at = where.into(faults)
            if id in own:
                given.append((at, merged(own[id], change, at.line)))
            else:
                at.unknown(id, own)
        for where, data in written.cards:
            at = where.into(faults)
            if at.card in own:
                at.at(at.line, "id").refuse(at.card, phrases.NEW_ID)
            given.append((at, data))
        return self.read_over(given, faults)

    def read_over(self, given: list[tuple[Where, Any]], faults: list[Fault]) -> tuple[list[Noted], list[Fault]]:
        """Return the game's own cards with these, which take the place of those of the same id, and all faults."""
        replaced = {where.card for where, _ in given}
        cards = [
            (Where(where.file, faults, where.line, where.card), card)
            for where, card in self.own_cards()
            if where.card not in replaced
        ]
        for where, data in given:
            card = self.shape.read(data, where)
            if card is not None:
                cards.append((where, card))
        return self.checked(cards, faults)

    def own_cards(self) -> Read:
        """Return the game's own cards as they are written."""
        if self.own is None:
            faults: list[Fault] = []
            self.own = read_card_files(card_files(self.folder), self.shape, faults)
            if faults:
                raise FaultyCards(faults)
        return self.own

    def checked(self, cards: Read, faults: list[Fault]) -> tuple[list[Noted], list[Fault]]:
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
            self.known[place] = {card["id"]: card for card in sorted(self.expand(deepcopy(cards)), key=self.rank)}
            if len(self.known) > REMEMBERED:
                del self.known[next(old for old in self.known if old != self.folder)]
        return self.known[place]

    @contextmanager
    def using(self, folder: Path) -> Iterator[None]:
        """Context in which cards are looked up among those of this folder."""
        token = self.used.set(folder)
        try:
            yield
        finally:
            self.used.reset(token)

    def folder_of(self, id: str) -> Path:
        """Return the first folder that has the card: the one in use, the game's own, or another that was read."""
        folders = (self.used.get(), self.folder, *self.known)
        return next((folder for folder in folders if id in self.printed(folder)), self.folder)

    def find(self, id: str) -> Noted | None:
        """Return the data of a card, of the folder in use if that has it."""
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
