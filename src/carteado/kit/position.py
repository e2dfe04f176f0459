"""Lay a position on the table: the steps that card games share, after the shape of the data was checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.kit.cards import Card
from carteado.kit.table import CardState, Piece


def detailed(entry: Any) -> dict[str, Any]:
    """Return an entry as a mapping; a bare id stands for a card without details."""
    return {"card": entry} if isinstance(entry, str) else dict(entry)


def number(data: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    """Read a number whose bounds depend on the table."""
    value: int = data.get(name, default)
    if not low <= value <= high:
        allowed = str(low) if low == high else f"{low}-{high}"
        raise Invalid("position-bad-value", field=name, found=str(value), allowed=allowed)
    return value


def fitting(data: Mapping[str, Any], name: str, most: int) -> list[Any]:
    """Read a list of cards that has a limit at the table."""
    cards: list[Any] = data.get(name, [])
    if len(cards) > most:
        raise Invalid("position-bad-value", field=name, found=str(len(cards)), allowed=phrases.at_most_cards(most))
    return cards


def only(data: Mapping[str, Any], name: str, value: int) -> int:
    """Read a number that follows from the others: another one is refused."""
    return number(data, name, value, value, value)


class Layer:
    """Lays the cards of one table. A game subclasses it and lays its zones in order."""

    def __init__(self, state: CardState, by_id: Mapping[str, Card]) -> None:
        self.state = state
        self.by_id = by_id
        self.ordered: list[tuple[int, Piece]] = []

    def printed(self, id: Any, field: str = "card") -> Card:
        if id not in self.by_id:
            raise unknown("position-bad-value", id, self.by_id, field=field)
        return self.by_id[id]

    def add(self, id: Any, owner: int, zone: int, *types: int) -> int:
        """Add a card and return its number; refuse a card that is none of these types, if any are given."""
        card = self.printed(id)
        if types and card.type not in types:
            raise Invalid("position-bad-value", field="card", found=str(id), allowed=phrases.FITTING_CARD)
        return self.state.add_card(card, owner, zone)

    def note_order(self, data: Mapping[str, Any], piece: Piece) -> None:
        """Note the `order` of a card that has one."""
        if "order" in data:
            self.ordered.append((data["order"], piece))

    def sort_play_order(self, fixed: int = 0) -> None:
        """Sort the play order: the first `fixed` cards stay, then come cards with `order`, then the others."""
        state = self.state
        first = [piece.id for _, piece in sorted(self.ordered, key=lambda entry: entry[0])]
        rest = [id for id in state.in_play[fixed:] if id not in first]
        state.in_play = state.in_play[:fixed] + first + rest
        for order, id in enumerate(state.in_play, 1):
            piece = state.pieces[id]
            if piece is not None:
                piece.order = order
        state.reindex()
