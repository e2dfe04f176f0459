"""How much and whether: the amounts and conditions of Heroes, one class a word (HEROES-25.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import stats
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY, Amount, Condition, Selector, Side
from carteado.kit.table import CardState, Effect


@dataclass(eq=False)
class StatOf(Amount):
    """A number of the first character that a selector finds, and some more."""

    stat: int
    of: Selector
    plus: int

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(HeroesState, s)
        unit = first_of(table, e, self.of)
        return self.plus + (0 if unit is None else stats.number(table, unit, self.stat))


def first_of(table: HeroesState, e: Effect, of: Selector) -> Unit | None:
    """The first card that a selector finds, if it is in play."""
    found = of.find(table, e)
    return table.find_unit(found[0]) if found else None


@dataclass(eq=False)
class Within(Condition):
    """A number is within bounds."""

    least: int
    most: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        number = self.number(cast(HeroesState, s), player, e)
        return number != NOBODY and self.least <= number <= self.most

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        """The number; NOBODY when there is nothing to be counted."""
        raise NotImplementedError


@dataclass(eq=False)
class StatWithin(Within):
    """Of the first character selected; false when it is not in play (HEROES-22.4)."""

    stat: int
    of: Selector

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        unit = None if e is None else first_of(table, e, self.of)
        return NOBODY if unit is None else stats.number(table, unit, self.stat)


@dataclass(eq=False)
class Among(Within):
    """How many of those chosen fit a filter."""

    of: Selector

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        return len(self.of.find(table, e)) if e is not None else 0


class HandWithin(Within):
    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else len(table.players[player].hand)


class KosWithin(Within):
    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else table.players[player].knockouts


class SourcesWithin(Within):
    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else len(table.players[player].sources)


@dataclass(eq=False)
class Turn(Condition):
    """It is, or is not, the controller's turn."""

    own: bool

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return (cast(HeroesState, s).clock.active == player) == self.own


@dataclass(eq=False)
class EventIs(Condition):
    """Whose event lies in the Event slot: NOBODY's (the slot is empty), the controller's (Side.OWN), or ANY."""

    side: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        event = cast(HeroesState, s).event
        if self.side < 0:
            return event < 0
        return event >= 0 and (self.side == Side.ANY or s.owners[event] == player)


@dataclass(eq=False)
class Chance(Condition):
    """A die that everyone sees."""

    wins: int
    sides: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return cast(HeroesState, s).roll("chance", self.sides, source) <= self.wins
