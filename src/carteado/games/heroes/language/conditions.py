"""The amounts and conditions of Heroes, one class for each word (HEROES-25.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from carteado.games.heroes.pieces import Player, Unit
from carteado.games.heroes.rules import stats
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY, Amount, Condition, Selector, Side
from carteado.kit.table import CardState, Effect


@dataclass(eq=False)
class StatOf(Amount):
    """A number of the first character that a selector finds, plus a constant."""

    stat: int
    of: Selector
    plus: int

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(HeroesState, s)
        unit = first_of(table, e, self.of)
        return self.plus + (0 if unit is None else stats.number(table, unit, self.stat))


def first_of(table: HeroesState, e: Effect, of: Selector) -> Unit | None:
    """Return the first card that a selector finds, if it is in play."""
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
        """Return the number; NOBODY if there is nothing to count."""
        raise NotImplementedError


@dataclass(eq=False)
class StatWithin(Within):
    """A number of the first selected character is within bounds; false if it is not in play (HEROES-22.4)."""

    stat: int
    of: Selector

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        unit = None if e is None else first_of(table, e, self.of)
        return NOBODY if unit is None else stats.number(table, unit, self.stat)


@dataclass(eq=False)
class Among(Within):
    """The number of selected characters is within bounds."""

    of: Selector

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        return len(self.of.find(table, e)) if e is not None else 0


@dataclass(eq=False)
class PlayerWithin(Within):
    """A number of the controller."""

    of: Callable[[Player], int]

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else self.of(table.players[player])


@dataclass(eq=False)
class Turn(Condition):
    """It is, or is not, the controller's turn."""

    own: bool

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return (cast(HeroesState, s).clock.active == player) == self.own


@dataclass(eq=False)
class EventIs(Condition):
    """The Event slot is empty (NOBODY), holds the controller's event (Side.OWN), or any event (ANY)."""

    side: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        event = cast(HeroesState, s).event
        if self.side < 0:
            return event < 0
        return event >= 0 and (self.side == Side.ANY or s.owners[event] == player)


@dataclass(eq=False)
class Chance(Condition):
    """A public die roll succeeds."""

    wins: int
    sides: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return cast(HeroesState, s).roll("chance", self.sides, source) <= self.wins
