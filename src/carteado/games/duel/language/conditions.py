"""The conditions of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.duel.board import Zone, row_of
from carteado.games.duel.language.kinds import Declared, Source, WhichHero, WhichRow
from carteado.games.duel.pieces import DuelEffect, Player
from carteado.games.duel.rules import stats
from carteado.games.duel.state import DuelState
from carteado.kit.cards import Condition
from carteado.kit.flow_words import WhichPlayer
from carteado.kit.nodes import MANY, Least, Most
from carteado.kit.table import CardState, Effect


@dataclass(eq=False)
class Killed(Condition):
    """The target died during this effect."""

    target: Declared

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        if e is None:
            return False
        found = self.target.find(s, e)
        return bool(found) and found[0] in cast(DuelEffect, e).killed


@dataclass(eq=False)
class HeroHp(Condition):
    """The HP of a hero is within bounds."""

    of: WhichHero
    min: Least = Least(-MANY)
    max: Most = Most(MANY)

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        hp = stats.hero_hp(cast(DuelState, s), 1 - player if self.of else player)
        return self.min <= hp <= self.max


@dataclass(eq=False)
class CardsIn(Condition):
    """The number of cards in a zone of a player is within bounds."""

    of: WhichPlayer
    min: Least = Least(0)
    max: Most = Most(MANY)

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        whose = cast(DuelState, s).players[1 - player if self.of else player]
        return self.min <= len(self.zone(whose)) <= self.max

    def zone(self, whose: Player) -> list[int]:
        """Return the cards of that zone."""
        raise NotImplementedError


@dataclass(eq=False)
class InHand(CardsIn):
    """The number of cards in a hand is within bounds."""

    def zone(self, whose: Player) -> list[int]:
        return whose.hand


@dataclass(eq=False)
class InGrave(CardsIn):
    """The number of cards in a graveyard is within bounds."""

    def zone(self, whose: Player) -> list[int]:
        return whose.grave


@dataclass(eq=False)
class InRow(Condition):
    """This creature is in that row."""

    of: Source
    is_: WhichRow

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        piece = s.pieces[source]
        return piece is not None and piece.zone == Zone.CREATURES and row_of(piece.at) == self.is_
