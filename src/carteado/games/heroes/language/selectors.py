"""Filters, selectors of cards and players, and the subjects of triggers (HEROES-25.2, 25.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.heroes.board import Mode, Who
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import characters, sides, stats, tokens
from carteado.games.heroes.state import HeroesState
from carteado.kit import cards as words
from carteado.kit.cards import NOBODY, Filter, Selector, Side
from carteado.kit.table import CardState, Effect, News, Piece


@dataclass(eq=False)
class CharacterFilter(Filter):
    """A test of characters; all keys must hold."""

    side: int = Side.ANY
    other: bool = False
    token: int = NOBODY
    alliance: int = 0
    ability: int = NOBODY
    alignment: int = NOBODY
    earth: int = NOBODY
    stars_max: int = NOBODY
    energy_min: int = 0
    damaged: bool = False

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
        if self.alliance and card.alliances & self.alliance == 0:
            return False
        if self.alignment >= 0 and card.alignment != self.alignment:
            return False
        if self.earth >= 0 and card.earth != self.earth:
            return False
        if self.stars_max >= 0 and card.stars > self.stars_max:
            return False
        if unit.energy < self.energy_min or (self.damaged and unit.damage == 0):
            return False
        if self.token >= 0 and not tokens.has(table, unit, self.token):
            return False
        return self.ability < 0 or stats.abilities(table, unit) >> self.ability & 1 == 1


@dataclass(eq=False)
class Aimed(Selector):
    """The targets chosen for `t1` or `t2` that are still in play and match the filter, if there is one."""

    index: int
    filter: CharacterFilter | None

    def find(self, s: CardState, e: Effect) -> list[int]:
        effect = cast(HeroesEffect, e)
        if self.index >= len(effect.chosen):
            return []
        table = cast(HeroesState, s)
        filter = self.filter
        found: list[int] = []
        for id in effect.chosen[self.index]:
            unit = table.find_unit(id)
            if unit is not None and (filter is None or filter.describes(table, e.source, unit)):
                found.append(id)
        return found


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
class Players:
    """The players that `who` stands for in an effect."""

    who: int

    def find(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        return [seat for seat in self.meant(table, e) if sides.alive(table, seat)]

    def meant(self, table: HeroesState, e: HeroesEffect) -> list[int]:
        who = self.who
        if who == Who.ME:
            return [e.player] if e.player >= 0 else []
        if who == Who.ACTIVE:
            return [table.clock.active] if table.clock.active >= 0 else []
        if who >= Who.T1:
            aim = who - Who.T1
            return e.chosen[aim] if aim < len(e.chosen) else []
        seats = sides.from_seat(table, sides.turn_seat(table))
        if who == Who.ALL:
            return seats
        if e.player < 0 or table.config.mode == Mode.CHALLENGERS:
            return []
        return [seat for seat in seats if sides.are_enemies(table, e.player, seat)]


# Subjects of triggers


@dataclass(eq=False)
class Someone(words.Who):
    """Fires on events about a character of a side."""

    side: int

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        if self.side == Side.ANY:
            return True
        return sides.are_enemies(cast(HeroesState, s), player, news.side) == (self.side == Side.ENEMY)


@dataclass(eq=False)
class SomeTurn(words.Who):
    """Fires on any player's turn, or only on the controller's; GRAND COMBAT counts as everybody's (HEROES-21.7)."""

    own: bool

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return not self.own or news.side == player or news.side == NOBODY
