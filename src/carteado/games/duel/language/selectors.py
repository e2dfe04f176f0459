"""Filters, selectors, and the subjects of triggers, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType, cast

from carteado.games.duel.board import COLUMNS, NEIGHBOURS, Type, Zone, column_of, row_of
from carteado.games.duel.language.kinds import (
    AttackedSort,
    Centre,
    Cost,
    Held,
    Points,
    SpellKind,
    WhichColumn,
    WhichFaction,
    WhichJob,
    WhichRow,
    WhichSide,
    WhichState,
)
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.pieces import DuelNews, DuelPiece
from carteado.games.duel.rules import creatures, spells, stats, zones
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY, Filter, Selector, Side, Who
from carteado.kit.constants import words_of
from carteado.kit.table import CardState, Effect, News, Piece


class State:
    """The `state` of a filter."""

    READY: Final = 0
    EXHAUSTED: Final = 1
    DAMAGED: Final = 2


STATES: Final = words_of(State)


@dataclass(eq=False)
class CreatureFilter(Filter):
    """A test of creatures; all keys must hold."""

    side: WhichSide = WhichSide(Side.ANY)
    other: bool = False
    row: WhichRow = WhichRow(NOBODY)
    job: WhichJob = WhichJob(NOBODY)
    here: bool = False
    state: WhichState = WhichState(NOBODY)
    column: WhichColumn = WhichColumn(NOBODY)
    faction: WhichFaction = WhichFaction(NOBODY)
    keywords: Held = Held(0)
    cost_min: Cost = Cost(NOBODY)
    cost_max: Cost = Cost(NOBODY)
    atk_min: Points = Points(NOBODY)
    atk_max: Cost = Cost(NOBODY)
    hp_min: Points = Points(NOBODY)
    hp_max: Cost = Cost(NOBODY)

    def matches(self, s: CardState, source: int, player: int, piece: Piece) -> bool:
        if not on_side(self.side, player, piece.owner) or (self.other and piece.id == source):
            return False
        if self.row >= 0 and row_of(piece.at) != self.row:
            return False
        table = cast(DuelState, s)
        card = table.card(piece.id)
        if self.job >= 0 and card.job != self.job:
            return False
        if self.cost_max >= 0 and card.cost > self.cost_max:
            return False
        creature = cast(DuelPiece, piece)
        if self.state >= 0 and not in_state(self.state, creature):
            return False
        if self.here and not spells.covers(table, source, piece.at):
            return False
        if self.atk_min >= 0 and last_atk(table, creature) < self.atk_min:
            return False
        if self.column < 0 and self.faction < 0 and self.keywords == 0 and self.cost_min < 0 and self.atk_max < 0:
            return (self.hp_min < 0 and self.hp_max < 0) or self.has_hp(stats.hp(table, creature))
        return self.matches_finely(table, card, creature)

    def matches_finely(self, table: DuelState, card: DuelCard, piece: DuelPiece) -> bool:
        """Whether the keys hold that few cards use. Keywords that only a static gives do not count (DUEL-14.7)."""
        if self.column >= 0 and column_of(piece.at) + 1 != self.column:
            return False
        if (self.faction >= 0 and card.faction != self.faction) or card.cost < self.cost_min:
            return False
        if self.keywords and stats.lasting_keywords(table, piece) & self.keywords != self.keywords:
            return False
        if self.atk_max >= 0 and last_atk(table, piece) > self.atk_max:
            return False
        return self.has_hp(stats.hp(table, piece)) if self.hp_min >= 0 or self.hp_max >= 0 else True

    def has_hp(self, hp: int) -> bool:
        return hp >= self.hp_min and (self.hp_max < 0 or hp <= self.hp_max)

    def matches_hero(self, player: int, hero: DuelPiece) -> bool:
        """Whether a hero matches; it has only a side and a state."""
        if not on_side(self.side, player, hero.owner) or self.row >= 0 or self.job >= 0 or self.here:
            return False
        if self.column >= 0 or self.keywords or self.faction >= 0 or self.cost_min >= 0 or self.atk_max >= 0:
            return False
        return self.atk_min < 0 and self.cost_max < 0 and (self.state < 0 or in_state(self.state, hero))

    def matches_card(self, card: DuelCard) -> bool:
        """Whether a creature card that is not in play matches, by its printed values."""
        if (self.job >= 0 and card.job != self.job) or (self.faction >= 0 and card.faction != self.faction):
            return False
        if card.keywords & self.keywords != self.keywords or not self.has_hp(card.hp):
            return False
        if (self.atk_max >= 0 and card.atk > self.atk_max) or card.cost < self.cost_min:
            return False
        return (self.cost_max < 0 or card.cost <= self.cost_max) and card.atk >= self.atk_min


EVERY: Final = CreatureFilter()
StaticFilter = NewType("StaticFilter", CreatureFilter)  # a static may not test what statics change (DUEL-14.7)
TargetFilter = NewType("TargetFilter", CreatureFilter)
CardFilter = NewType("CardFilter", CreatureFilter)


def on_side(side: int, player: int, owner: int) -> bool:
    return side == Side.ANY or (owner == player) == (side == Side.OWN)


def in_state(state: int, piece: DuelPiece) -> bool:
    if state == State.READY:
        return not piece.exhausted
    return piece.exhausted if state == State.EXHAUSTED else piece.damage > 0


def last_atk(table: DuelState, piece: DuelPiece) -> int:
    """Return the ATK of a creature; for a dead one, the last it had in play (DUEL-13.1)."""
    return stats.atk(table, piece) if table.pieces[piece.id] is piece else piece.last_atk


# Selectors


class ItemOf(Selector):
    """The attack, spell or ability of the event."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [] if e.item == NOBODY else [e.item]


@dataclass(eq=False)
class Chosen(Selector):
    """A declared target (`t1`, `t2`); nothing if it has become illegal."""

    index: int

    def find(self, s: CardState, e: Effect) -> list[int]:
        if self.index >= len(e.targets) or e.targets[self.index] == NOBODY:
            return []
        return [e.targets[self.index]]


class Host(Selector):
    """The creature this enchant is on."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        piece = s.pieces[e.source]
        return [] if piece is None or piece.zone != Zone.HOST else [piece.at]

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return source.zone == Zone.HOST and source.at == piece.id


class Here(Selector):
    """All creatures in the enchanted row or column."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        table = cast(DuelState, s)
        return [piece.id for piece in creatures.in_play(table) if spells.covers(table, e.source, piece.at)]

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        if source.zone == Zone.ROW:
            return piece.at // COLUMNS == source.at
        return source.zone == Zone.COLUMN and piece.at % COLUMNS == source.at


class MyHero(Selector):
    """Your hero."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [e.player]


class FoeHero(Selector):
    """The enemy hero."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [1 - e.player]


class Heroes(Selector):
    """Both heroes."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [0, 1]


class FoeHand(Selector):
    """The foe's hand as a whole, and none of its cards."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return []


@dataclass(eq=False)
class Near(Selector):
    """Creatures near a centre: the slot of a creature, or its last slot (DUEL-13.9)."""

    of: Centre
    filter: Filter = EVERY

    def lies(self, at: int, centre: int) -> bool:
        """Whether a slot is near the centre."""
        raise NotImplementedError

    def find(self, s: CardState, e: Effect) -> list[int]:
        centres = self.of.find(s, e)
        table = cast(DuelState, s)
        if not centres or table.card(centres[0]).type != Type.CREATURE:
            return []
        centre = zones.where(table, centres[0])
        if centre < 0:
            return []
        found: list[int] = []
        for piece in creatures.in_play(table):
            if self.lies(piece.at, centre) and self.filter.matches(s, e.source, e.player, piece):
                found.append(piece.id)
        return found

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        """Whether a static reaches the piece; its centre is always the source itself."""
        if source.zone != Zone.CREATURES or not self.lies(piece.at, source.at):
            return False
        return self.filter.matches(s, source.id, source.owner, piece)


class Adjacent(Near):
    """Creatures in the slots next to the centre."""

    def lies(self, at: int, centre: int) -> bool:
        return at in NEIGHBOURS[centre]


class Area(Near):
    """The creature in the centre and those next to it."""

    def lies(self, at: int, centre: int) -> bool:
        return at == centre or at in NEIGHBOURS[centre]


class SameRow(Near):
    """Creatures in the row of the centre, on the same side."""

    def lies(self, at: int, centre: int) -> bool:
        return at // COLUMNS == centre // COLUMNS


class SameColumn(Near):
    """Creatures in the column of the centre, on both sides."""

    def lies(self, at: int, centre: int) -> bool:
        return column_of(at) == column_of(centre)


# Subjects of triggers


class MyHeroWho(Who):
    """Fires on events about your hero."""

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return news.it == player


@dataclass(eq=False)
class Someone(Who):
    """Fires on events about a creature that matches; `at` tests what an attack is aimed at."""

    filter: Filter
    at: AttackedSort = AttackedSort(NOBODY)

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        piece = news.piece
        if piece is None or piece.zone != Zone.CREATURES:
            return False
        if self.at >= 0 and (news.by < 2) != (self.at == 0):
            return False
        return self.filter.matches(s, source, player, piece)


@dataclass(eq=False)
class SomeSide(Who):
    """Fires on actions or turns of a player; `kind` tests the kind of spell."""

    side: WhichSide = WhichSide(Side.ANY)
    kind: SpellKind = SpellKind(NOBODY)

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return on_side(self.side, player, news.side) and (self.kind < 0 or self.kind == cast(DuelNews, news).kind)
