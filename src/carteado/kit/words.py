"""The messages that name cards, players and things at a table, for every game of cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from carteado.core.message import Message


def hyphens(name: str) -> str:
    """Return a name as it stands in the id of a message.

    >>> hyphens("C07/a1"), hyphens("immunity:attribute_plus")
    ('c07-a1', 'immunity-attribute-plus')
    """
    return name.lower().translate(str.maketrans("_:/", "---"))


def slug(name: str) -> str:
    """Return any name as part of the id of a message.

    >>> slug("Blood oath!")
    'blood-oath'
    """
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


def player(seat: int) -> Message:
    return Message("player", seat=seat)


class CardNames:
    """The messages of one game's cards."""

    def __init__(self, game: str) -> None:
        self.game = game

    def card(self, id: str) -> Message:
        return Message(f"{self.game}-card-{id.lower()}")

    def facts(self, id: str) -> Message:
        """Return what is printed around a card's text."""
        return Message(f"{self.game}-facts-{id.lower()}")

    def text(self, id: str) -> Message:
        return Message(f"{self.game}-text-{id.lower()}")

    def named(self, data: Mapping[str, Any]) -> Message:
        """Return the name and number of a card that is seen."""
        return Message(f"{self.game}-named", card=self.card(data["card"]), number=str(data["id"]))
