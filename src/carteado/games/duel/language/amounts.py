"""Amounts read from the table, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.duel.board import Trait, When
from carteado.games.duel.language.kinds import (
    AnyCards,
    Characters,
    CounterName,
    EventName,
    PileName,
    Since,
    WhichSide,
)
from carteado.games.duel.language.piles import ANY_CARD, PrintedFilter
from carteado.games.duel.language.printed import EMPTY
from carteado.games.duel.language.selectors import last_atk
from carteado.games.duel.pieces import DuelEffect
from carteado.games.duel.rules import counters, creatures, mana, moving, stats
from carteado.games.duel.state import DuelState
from carteado.kit.cards import Amount, Condition, Side
from carteado.kit.flow_words import WhichPlayer, player_of
from carteado.kit.nodes import MANY, Least, Most
from carteado.kit.table import NOTHING, CardState, Effect


@dataclass(eq=False)
class OfCharacters(Amount):
    """A number of characters, added up if there are several."""

    of: Characters

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(DuelState, s)
        total = 0
        for id in self.of.find(s, e):
            total += self.of_one(table, id)
        return total

    def of_one(self, table: DuelState, id: int) -> int:
        raise NotImplementedError


@dataclass(eq=False)
class AtkOf(OfCharacters):
    """The ATK of creatures."""

    def of_one(self, table: DuelState, id: int) -> int:
        piece = creatures.find(table, id)
        return table.card(id).atk if piece is None else last_atk(table, piece)


@dataclass(eq=False)
class HpOf(OfCharacters):
    """The HP of creatures or heroes."""

    def of_one(self, table: DuelState, id: int) -> int:
        piece = creatures.character(table, id)
        return 0 if piece is None else stats.hp(table, piece)


@dataclass(eq=False)
class DamageOn(OfCharacters):
    """The damage on creatures or heroes."""

    def of_one(self, table: DuelState, id: int) -> int:
        piece = creatures.character(table, id)
        return 0 if piece is None else piece.damage


@dataclass(eq=False)
class CostOf(Amount):
    """The printed cost of cards."""

    of: AnyCards

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(DuelState, s)
        return sum(table.card(id).cost for id in self.of.find(s, e))


@dataclass(eq=False)
class CountersOn(Amount):
    """The number of counters of a name on cards in play."""

    name: CounterName
    on: AnyCards

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(DuelState, s)
        in_play = [id for id in self.on.find(s, e) if table.pieces[id] is not None]
        return sum(counters.on(table.piece(id), self.name.en) for id in in_play)


@dataclass(eq=False)
class CardsIn(Amount):
    """The number of matching cards in a pile of a player."""

    in_: PileName
    who: WhichPlayer
    filter: PrintedFilter = ANY_CARD

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(DuelState, s)
        pile = moving.pile(table, player_of(e, self.who), self.in_)
        return len([id for id in pile if self.filter.matches(table.card(id))])


@dataclass(eq=False)
class ManaOf(Amount):
    """The mana that a player can spend."""

    who: WhichPlayer

    def value(self, s: CardState, e: Effect) -> int:
        return mana.available(cast(DuelState, s), player_of(e, self.who))


@dataclass(eq=False)
class Happened(Amount):
    """How often an event has happened this turn or in the match: to cards of a side, or by a side."""

    event: EventName
    side: WhichSide = WhichSide(Side.ANY)
    since: Since = Since(0)

    def value(self, s: CardState, e: Effect) -> int:
        history = cast(DuelState, s).history
        if history is None:
            return 0
        counts = history.match if self.since else history.turn
        own, enemy = counts[self.event * 2 + e.player], counts[self.event * 2 + 1 - e.player]
        if self.side == Side.ANY:
            return own + enemy
        return own if self.side == Side.OWN else enemy

    def listens(self) -> int:
        """Return the mask of what the rules must look at for it."""
        return 1 << self.event | 1 << Trait.HISTORY


@dataclass(eq=False)
class Died(Happened):
    """The number of creatures that died this turn, or in the match."""

    event: EventName = EventName(When.DIES)


@dataclass(eq=False)
class Compared(Condition):
    """An amount is within bounds."""

    of: Amount
    min: Least = Least(-MANY)
    max: Most = Most(MANY)

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        if e is None:
            e = DuelEffect(source, player, EMPTY, NOTHING)
        return self.min <= self.of.value(s, e) <= self.max
