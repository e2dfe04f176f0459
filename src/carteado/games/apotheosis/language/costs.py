"""The costs of an effect besides its bar (APOTHEOSIS-11.3), paid in the order in which they are written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NewType

from carteado.core.shapes import Record, Shape
from carteado.games.apotheosis.board import Zone
from carteado.games.apotheosis.language.kinds import HowMany, WhichCounter, WhichZone
from carteado.games.apotheosis.language.printed import Cards, Cost, Due, Tag
from carteado.games.apotheosis.language.terms import VERBS, Verb
from carteado.kit.cards import NOBODY
from carteado.kit.language.base import Kind, Language, Scope

Itself = NewType("Itself", bool)
WhichValue = NewType("WhichValue", int)


@dataclass(eq=False)
class CardCost:
    """A number of cards to discard, bury or banish."""

    amount: HowMany
    what: Cards


@dataclass(eq=False)
class CounterCost:
    """Counters to remove from this card."""

    name: WhichCounter
    amount: HowMany


@dataclass(eq=False)
class ValueCost:
    """Cards of the inventory to discard, of at least this total value."""

    of: WhichValue
    amount: HowMany


COSTS: dict[str, Any] = {
    **dict.fromkeys(("ap", "sp", "mp", "spmp", "hp"), HowMany),
    **dict.fromkeys(VERBS, CardCost),
    "exhaust": Itself,
    "counters": CounterCost,
    "value": ValueCost,
}


class Costs(Kind):
    """A mapping from each kind of cost to its size."""

    def types(self) -> Iterable[Any]:
        return COSTS.values()

    def shape(self, language: Language) -> Shape:
        return Record({word: language.shape(type) for word, type in COSTS.items()})

    def build(self, data: Any, scope: Scope) -> Any:
        cost = Cost()
        for word, held in data.items():
            match scope.build(COSTS[word], held):
                case CardCost() as part:
                    cost.dues.append(Due(VERBS.index(word), part.amount, part.what, NOBODY))
                case CounterCost() as part:
                    cost.counter, cost.counters = part.name, part.amount
                case ValueCost() as part:
                    inventory = Cards(WhichZone(Zone.INVENTORY), Tag())
                    cost.dues.append(Due(Verb.DISCARD, part.amount, inventory, part.of))
                case part:
                    setattr(cost, word, part)
        return cost
