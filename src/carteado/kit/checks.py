"""Checks of a card that look at more than one field: what every card language has in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carteado.core.phrases import Phrase
from carteado.kit.cardset import Read
from carteado.kit.faults import Where
from carteado.kit.shapes import Noted


class CardCheck:
    """One card, and which words may be said on it. A game subclasses it and answers `check`."""

    def __init__(self, where: Where, card: Noted) -> None:
        self.where = where
        self.card = card
        self.line = card.line

    def check(self) -> None:
        """Refuse everything that is wrong."""
        raise NotImplementedError

    def refuse(self, at: Any, field: str, found: Phrase | int, allowed: Phrase) -> None:
        """A mapping knows its line; a bare word stands on the line of the mapping around it."""
        self.where.at(at.line if isinstance(at, Noted) else self.line, field).refuse(found, allowed)


def check_each(check: Callable[[Where, Noted], CardCheck]) -> Callable[[Read], None]:
    """Check every card by itself."""

    def check_set(cards: Read) -> None:
        for where, card in cards:
            check(where, card).check()

    return check_set
