"""Filters, selectors, and the subjects of triggers, one class for each word (HEROES-25.2, 25.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType, cast

from carteado.games.heroes.language.kinds import (
    Earth,
    Stars,
    TurnSide,
    WhichAbility,
    WhichAlignment,
    WhichAlliance,
    WhichSide,
    WhichState,
    WhichToken,
)
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import characters, sides, stats, tokens
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY, Filter, Selector, Side, Who
from carteado.kit.constants import words_of
from carteado.kit.nodes import MANY, Most, Size
from carteado.kit.table import CardState, Effect, News, Piece


class State:
    """The `state` of a filter."""

    DAMAGED: Final = 0


STATES: Final = words_of(State)


@dataclass(eq=False)
class CharacterFilter(Filter):
    """A test of characters; all keys must hold."""

    side: WhichSide = WhichSide(Side.ANY)
    other: bool = False
    token: WhichToken = WhichToken(NOBODY)
    alliance: WhichAlliance = WhichAlliance(NOBODY)
    ability: WhichAbility = WhichAbility(NOBODY)
    alignment: WhichAlignment = WhichAlignment(NOBODY)
    earth: Earth = Earth(NOBODY)
    stars_min: Stars = Stars(0)
    stars_max: Stars = Stars(NOBODY)
    health_min: Size = Size(0)
    health_max: Most = Most(MANY)
    protection_min: Size = Size(0)
    protection_max: Most = Most(MANY)
    speed_min: Size = Size(0)
    speed_max: Most = Most(MANY)
    energy_min: Size = Size(0)
    energy_max: Most = Most(MANY)
    state: WhichState = WhichState(NOBODY)

    def matches(self, s: CardState, source: int, player: int, piece: Piece) -> bool:
        table = cast(HeroesState, s)
        if self.side != Side.ANY and sides.are_enemies(table, player, piece.owner) != (self.side == Side.ENEMY):
            return False
        return self.describes(table, source, cast(Unit, piece))

    def describes(self, table: HeroesState, source: int, unit: Unit) -> bool:
        """Test everything but the side, which a confused character mistakes (HEROES-13.9)."""
        if self.other and unit.id == source:
            return False
        card = table.card(unit.id)
        if self.alliance >= 0 and card.alliances >> self.alliance & 1 == 0:
            return False
        if self.alignment >= 0 and card.alignment != self.alignment:
            return False
        if self.earth >= 0 and card.earth != self.earth:
            return False
        if card.stars < self.stars_min or (self.stars_max >= 0 and card.stars > self.stars_max):
            return False
        if unit.energy < self.energy_min or unit.energy > self.energy_max:
            return False
        if self.state == State.DAMAGED and unit.damage == 0:
            return False
        if not self.bounds(table, unit):
            return False
        if self.token >= 0 and not tokens.has(table, unit, self.token):
            return False
        return self.ability < 0 or stats.abilities(table, unit) >> self.ability & 1 == 1

    def bounds(self, table: HeroesState, unit: Unit) -> bool:
        """Test Health, Protection and Speed, which are worked out only where the filter bounds them."""
        low, high = self.health_min, self.health_max
        if (low > 0 or high < MANY) and not low <= stats.health(table, unit) <= high:
            return False
        low, high = self.protection_min, self.protection_max
        if (low > 0 or high < MANY) and not low <= stats.protection(table, unit) <= high:
            return False
        low, high = self.speed_min, self.speed_max
        return (low <= 0 and high >= MANY) or low <= stats.speed(table, unit) <= high


StaticFilter = NewType("StaticFilter", CharacterFilter)  # a static may not test what changes (HEROES-25.6)

# Selectors


@dataclass(eq=False)
class Chosen(Selector):
    """The targets chosen for `t1` or `t2` that are still in play."""

    index: int

    def find(self, s: CardState, e: Effect) -> list[int]:
        effect = cast(HeroesEffect, e)
        if self.index >= len(effect.chosen):
            return []
        table = cast(HeroesState, s)
        return [id for id in effect.chosen[self.index] if table.find_unit(id) is not None]


@dataclass(eq=False)
class Host(Selector):
    """The character that carries this action card."""

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return source.at == piece.id


@dataclass(eq=False)
class Weakest(Selector):
    """The weakest matching character."""

    filter: Filter

    def find(self, s: CardState, e: Effect) -> list[int]:
        table = cast(HeroesState, s)
        best: Unit | None = None
        for unit in characters.selectable(table):
            matches = self.filter.matches(s, e.source, e.player, unit)
            if matches and (best is None or stats.weaker(table, unit, best)):
                best = unit
        return [] if best is None else [best.id]


@dataclass(eq=False)
class Nothing(Selector):
    """No card: the field is left out."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return []


NOTHING: Final = Nothing()

# Subjects of triggers


@dataclass(eq=False)
class Someone(Who):
    """Fires on events about a character of a side."""

    side: WhichSide

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        if self.side == Side.ANY:
            return True
        return sides.are_enemies(cast(HeroesState, s), player, news.side) == (self.side == Side.ENEMY)


@dataclass(eq=False)
class SomeTurn(Who):
    """Fires on any player's turn, or only on the controller's; GRAND COMBAT counts as everybody's (HEROES-21.7)."""

    side: TurnSide

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return self.side == Side.ANY or news.side == player or news.side == NOBODY
