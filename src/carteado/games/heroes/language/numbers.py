"""The numbers on the table that cards ask for, one class for each word (HEROES-25.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.heroes.language.kinds import One, WhichToken
from carteado.games.heroes.language.players import Controller
from carteado.games.heroes.pieces import Player, Unit
from carteado.games.heroes.rules import stats, tokens
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY, Amount
from carteado.kit.table import CardState, Effect


class Number(Amount):
    """A number on the table, as an amount or to be compared by a condition."""

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        """Return the number, from the side of that player; NOBODY if there is nothing to count."""
        raise NotImplementedError

    def value(self, s: CardState, e: Effect) -> int:
        return max(0, self.number(cast(HeroesState, s), e.player, e))


# Of a character


@dataclass(eq=False)
class OfCharacter(Number):
    """A number of the first character that a selector finds; there is none if it is not in play (HEROES-22.4)."""

    of: One

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        found = [] if e is None else self.of.find(table, e)
        unit = table.find_unit(found[0]) if found else None
        return NOBODY if unit is None else self.read(table, unit)

    def read(self, table: HeroesState, unit: Unit) -> int:
        raise NotImplementedError


@dataclass(eq=False)
class Health(OfCharacter):
    """The Health left."""

    def read(self, table: HeroesState, unit: Unit) -> int:
        return stats.health(table, unit)


@dataclass(eq=False)
class Protection(OfCharacter):
    """The Protection displayed, Shields included."""

    def read(self, table: HeroesState, unit: Unit) -> int:
        return stats.protection(table, unit)


@dataclass(eq=False)
class Speed(OfCharacter):
    """The Speed."""

    def read(self, table: HeroesState, unit: Unit) -> int:
        return stats.speed(table, unit)


@dataclass(eq=False)
class Energy(OfCharacter):
    """The energy on the character."""

    def read(self, table: HeroesState, unit: Unit) -> int:
        return unit.energy


@dataclass(eq=False)
class DamageTaken(OfCharacter):
    """The damage marked on the character."""

    def read(self, table: HeroesState, unit: Unit) -> int:
        return unit.damage


@dataclass(eq=False)
class Stars(OfCharacter):
    """The stars printed on the character."""

    def read(self, table: HeroesState, unit: Unit) -> int:
        return table.card(unit.id).stars


@dataclass(eq=False)
class Tokens(OfCharacter):
    """The size of its tokens of a type."""

    type: WhichToken

    def read(self, table: HeroesState, unit: Unit) -> int:
        return tokens.size(table, unit, self.type)


# Of the controller


@dataclass(eq=False)
class OfPlayer(Number):
    """A number of the controller; the Mob has none (HEROES-21.3)."""

    of: Controller

    def number(self, table: HeroesState, player: int, e: Effect | None) -> int:
        return NOBODY if player < 0 else self.read(table.players[player])

    def read(self, own: Player) -> int:
        raise NotImplementedError


@dataclass(eq=False)
class Hand(OfPlayer):
    """Cards in hand."""

    def read(self, own: Player) -> int:
        return len(own.hand)


@dataclass(eq=False)
class Kos(OfPlayer):
    """Knock-outs."""

    def read(self, own: Player) -> int:
        return own.knockouts


@dataclass(eq=False)
class Reserve(OfPlayer):
    """Energy in the reserve."""

    def read(self, own: Player) -> int:
        return own.reserve


@dataclass(eq=False)
class Dead(OfPlayer):
    """Cards in the Dead Zone."""

    def read(self, own: Player) -> int:
        return len(own.dead)


@dataclass(eq=False)
class Sources(OfPlayer):
    """Energy sources in play."""

    def read(self, own: Player) -> int:
        return len(own.sources)
