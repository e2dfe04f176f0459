"""Building the nodes of one card."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Protocol, TypeVar

from carteado.kit.cards import Card
from carteado.kit.language.base import Language, Scope


class Cards(Protocol):
    """A catalog that is being built: its cards by id, its blocks by name."""

    by_id: dict[str, Any]
    blocks: dict[str, Any]


Made = TypeVar("Made", bound=Cards)
Printed = TypeVar("Printed", bound=Card)


class CardBuilder(Generic[Made, Printed]):
    """Builds the nodes of one card. Its blocks are named after the card, so that saves survive new cards."""

    language: ClassVar[Language]

    def __init__(self, made: Made, card: Printed) -> None:
        self.made = made
        self.card = card

    def scope(self, place: str) -> Scope:
        """Return a place on the card, for the nodes that are built there."""
        return Scope(self.language, self.made.by_id, self.made.blocks, f"{self.card.id}/{place}")
