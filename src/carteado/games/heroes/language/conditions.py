"""The conditions of Heroes, one class for each word (HEROES-25.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from carteado.games.heroes.language.kinds import Declared, Exact, WhichEvent, WhichTurn
from carteado.games.heroes.language.numbers import Number
from carteado.games.heroes.language.selectors import NOTHING, CharacterFilter
from carteado.games.heroes.state import HeroesState
from carteado.kit import nodes
from carteado.kit.cards import NOBODY, Condition
from carteado.kit.constants import words_of
from carteado.kit.nodes import MANY, Least, Most, Size
from carteado.kit.table import CardState, Effect

NO_TARGETS: Final = Declared(NOTHING)


@dataclass(eq=False)
class Compared(Condition):
    """A number is within bounds; false if there is nothing to count."""

    number: Number
    min: Least = Least(0)
    max: Most = Most(MANY)
    exactly: Exact = Exact(NOBODY)

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        number = self.number.number(cast(HeroesState, s), player, e)
        return number != NOBODY and within(number, self.min, self.max, self.exactly)


def within(number: int, least: int, most: int, exactly: int) -> bool:
    return number == exactly if exactly >= 0 else least <= number <= most


@dataclass(eq=False)
class Count(Condition):
    """The number of matching characters is within bounds; with `among`, of those targets."""

    of: CharacterFilter
    among: Declared = NO_TARGETS
    min: Least = Least(0)
    max: Most = Most(MANY)
    exactly: Exact = Exact(NOBODY)

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return within(self.count(s, source, player, e), self.min, self.max, self.exactly)

    def count(self, s: CardState, source: int, player: int, e: Effect | None) -> int:
        if self.among is NO_TARGETS:
            return nodes.count(s, self.of, source, player)
        table = cast(HeroesState, s)
        found = [] if e is None else self.among.find(s, e)
        return sum(1 for id in found if self.of.describes(table, source, table.unit(id)))


class Whose:
    """Whose turn it is, seen from the controller."""

    OWN: Final = 0
    OTHER: Final = 1


@dataclass(eq=False)
class Turn(Condition):
    """It is, or is not, the controller's turn."""

    whose: WhichTurn

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return (cast(HeroesState, s).clock.active == player) == (self.whose == Whose.OWN)


class Slot:
    """What is in the Event slot."""

    ANY: Final = 0
    OWN: Final = 1
    NONE: Final = 2


@dataclass(eq=False)
class Event(Condition):
    """The Event slot is empty, holds the controller's event, or any event."""

    holding: WhichEvent

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        event = cast(HeroesState, s).event
        if self.holding == Slot.NONE:
            return event < 0
        return event >= 0 and (self.holding == Slot.ANY or s.owners[event] == player)


@dataclass(eq=False)
class Chance(Condition):
    """A public roll of a die with `in` sides shows at most `wins`."""

    wins: Size
    in_: Size

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return cast(HeroesState, s).roll("chance", self.in_, source) <= self.wins


WHOSE: Final = words_of(Whose)
SLOTS: Final = words_of(Slot)
