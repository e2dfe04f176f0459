"""The physical cards of a table, wherever they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import carteado
from carteado.core.state import State


def siege(table: dict[str, Any]) -> list[object]:
    return [*table["deck"], *table["played"], *([table["card"]] if table["card"] else [])]


def naipes(table: dict[str, Any]) -> list[object]:
    units = [unit for seat in table["slots"] for slot in seat.values() for unit in slot]
    cards = [card for unit in units for card in unit.removesuffix(" (down)").split("+")]
    held = [card for pile in (*table["hands"], *table["commanders"]) for card in pile]
    return [*cards, *held, *table["deck"], *table["discard"]]


def duel(table: dict[str, Any]) -> list[object]:
    """Cards of the decks, each with its owner; tokens come and go."""
    tokens = {id for id, card in carteado.load("duel").card_data().items() if card.get("token")}
    return [(card, owner) for card, owner in zip(table["cards"], table["owners"], strict=True) if card not in tokens]


def heroes(table: dict[str, Any]) -> list[object]:
    """Every card with its owner; the Mob's is nobody."""
    return list(zip(table["cards"], table["owners"], strict=True))


def apotheosis(table: dict[str, Any]) -> list[object]:
    """Every card with its owner; in an encounter the master's cards come with the waves."""
    pairs = zip(table["cards"], table["owners"], strict=True)
    return [(card, owner) for card, owner in pairs if owner < len(table["aside"])]


def nim(table: dict[str, Any]) -> list[object]:
    """Nim has no cards: its two hidden numbers stay two."""
    return [len(table["numbers"])]


def sueca(table: dict[str, Any]) -> list[object]:
    return [card for pile in (*table["hands"], table["trick"], table["played"]) for card in pile]


COUNTERS: dict[str, Callable[[dict[str, Any]], list[object]]] = {
    "apotheosis": apotheosis,
    "duel": duel,
    "heroes": heroes,
    "naipes": naipes,
    "nim": nim,
    "siege": siege,
    "sueca": sueca,
}


# Where a seat does not know the other's deck list, an imagined one may hold other cards, but as many.
SECRET_LISTS = {"apotheosis", "duel", "heroes"}


def as_many(state: State, other: State) -> bool:
    """Whether two states hold the same cards, or as many where the lists themselves are secret."""
    if state.game.id in SECRET_LISTS:
        return cards_of(state).total() == cards_of(other).total()
    return cards_of(state) == cards_of(other)


def cards_of(state: State) -> Counter[object]:
    return Counter(COUNTERS[state.game.id](state.save()["table"]))
