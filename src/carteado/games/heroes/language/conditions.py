"""How much and whether: the amounts and conditions of Heroes, one class a word (HEROES-25.4)."""

from __future__ import annotations

from typing import cast

from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import stats
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY, Amount, Condition, Selector, Side
from carteado.kit.table import CardState, Effect


class StatOf(Amount):
    """A number of the first character that a selector finds, and some more."""

    def __init__(self, stat: int, of: Selector, plus: int) -> None:
        self.stat = stat
        self.of = of
        self.plus = plus

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(HeroesState, s)
        unit = first_of(table, e, self.of)
        return self.plus + (0 if unit is None else stats.number(table, unit, self.stat))


def first_of(table: HeroesState, e: Effect, of: Selector) -> Unit | None:
    """The first card that a selector finds, if it is in play."""
    found = of.find(table, e)
    return table.find_unit(found[0]) if found else None


class Within(Condition):
    """A number is within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        number = self.number(cast(HeroesState, s), player, e)
        return number != NOBODY and self.least <= number <= self.most

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        """The number; NOBODY when there is nothing to be counted."""
        raise NotImplementedError


class StatWithin(Within):
    """Of the first character selected; false when it is not in play (HEROES-22.4)."""

    def __init__(self, stat: int, of: Selector, least: int, most: int) -> None:
        super().__init__(least, most)
        self.stat = stat
        self.of = of

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        unit = None if e is None else first_of(table, e, self.of)
        return NOBODY if unit is None else stats.number(table, unit, self.stat)


class Among(Within):
    """How many of those chosen fit a filter."""

    def __init__(self, of: Selector, least: int, most: int) -> None:
        super().__init__(least, most)
        self.of = of

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


class Turn(Condition):
    """It is, or is not, the controller's turn."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return (cast(HeroesState, s).clock.active == player) == self.own


class EventIs(Condition):
    """Whose event lies in the Event slot: NOBODY's (the slot is empty), the controller's (Side.OWN), or ANY."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        event = cast(HeroesState, s).event
        if self.side < 0:
            return event < 0
        return event >= 0 and (self.side == Side.ANY or s.owners[event] == player)


class Chance(Condition):
    """A die that everyone sees."""

    def __init__(self, wins: int, sides: int) -> None:
        self.wins = wins
        self.sides = sides

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return cast(HeroesState, s).roll("chance", self.sides, source) <= self.wins
