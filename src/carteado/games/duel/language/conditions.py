"""The conditions of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.duel.board import Zone, row_of
from carteado.games.duel.pieces import DuelEffect, Player
from carteado.games.duel.rules import stats
from carteado.games.duel.state import DuelState
from carteado.kit.cards import Condition
from carteado.kit.table import CardState, Effect


@dataclass(eq=False)
class Killed(Condition):
    """The target died during this effect."""

    target: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        if e is None or self.target >= len(e.targets):
            return False
        return e.targets[self.target] in cast(DuelEffect, e).killed


@dataclass(eq=False)
class HeroHp(Condition):
    """The HP of a hero is within bounds."""

    foe: bool
    least: int
    most: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        hp = stats.hero_hp(cast(DuelState, s), 1 - player if self.foe else player)
        return self.least <= hp <= self.most


@dataclass(eq=False)
class CardsIn(Condition):
    """The number of cards in a zone of a player is within bounds."""

    foe: bool
    least: int
    most: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        whose = cast(DuelState, s).players[1 - player if self.foe else player]
        return self.least <= len(self.zone(whose)) <= self.most

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

    row: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        piece = s.pieces[source]
        return piece is not None and piece.zone == Zone.CREATURES and row_of(piece.at) == self.row
