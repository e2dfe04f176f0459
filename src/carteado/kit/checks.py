"""Checks that involve several fields of a card, common to all card languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carteado.core.phrases import Phrase
from carteado.core.shapes import Noted
from carteado.kit.cardset import Read
from carteado.kit.faults import Where


class CardCheck:
    """Checks one card. A game subclasses it and implements `check`."""

    def __init__(self, where: Where, card: Noted) -> None:
        self.where = where
        self.card = card
        self.line = card.line

    def check(self) -> None:
        """Report every fault of the card."""
        raise NotImplementedError

    def refuse(self, at: Any, field: str, found: Phrase | int, allowed: Phrase) -> None:
        """Report a fault at the line of the mapping `at`; a bare word has the line of the mapping around it."""
        self.where.at(at.line if isinstance(at, Noted) else self.line, field).refuse(found, allowed)


def check_each(check: Callable[[Where, Noted], CardCheck]) -> Callable[[Read], None]:
    """Return a check of a whole set that checks every card by itself."""

    def check_set(cards: Read) -> None:
        for where, card in cards:
            check(where, card).check()

    return check_set
