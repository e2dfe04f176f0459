"""The operations and conditions of the card language, one class for each word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from carteado.games.duel.board import Zone, row_of
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.pieces import DuelEffect, Modifier
from carteado.games.duel.rules import creatures, damage, stats, traps, zones
from carteado.games.duel.state import DuelState
from carteado.kit.cards import Amount, Condition, Op, Selector
from carteado.kit.table import CardState, Effect

# Conditions


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
    foe: bool
    least: int
    most: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        hp = stats.hero_hp(cast(DuelState, s), 1 - player if self.foe else player)
        return self.least <= hp <= self.most


@dataclass(eq=False)
class CardsIn(Condition):
    """The number of cards in a hand or graveyard is within bounds."""

    zone: int
    foe: bool
    least: int
    most: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        whose = cast(DuelState, s).players[1 - player if self.foe else player]
        cards = whose.hand if self.zone == Zone.HAND else whose.grave
        return self.least <= len(cards) <= self.most


@dataclass(eq=False)
class InRow(Condition):
    """The creature is in that row."""

    row: int

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        piece = s.pieces[source]
        return piece is not None and piece.zone == Zone.CREATURES and row_of(piece.at) == self.row


# Operations with an amount


@dataclass(eq=False)
class Damage(Op):
    amount: Amount
    to: Selector

    def run(self, s: CardState, e: Effect) -> None:
        to = self.to.find(s, e)
        if to:
            damage.deal(cast(DuelState, s), e, self.amount.value(s, e), to)


@dataclass(eq=False)
class ToEach(Op):
    """Applies a rule with one amount to each character that a selector finds."""

    amount: Amount
    to: Selector
    rule: Callable[[DuelState, int, int], None]

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.to.find(s, e):
            self.rule(cast(DuelState, s), id, amount)


@dataclass(eq=False)
class Summon(Op):
    token: DuelCard
    amount: Amount
    row: int

    def run(self, s: CardState, e: Effect) -> None:
        creatures.summon(cast(DuelState, s), e.player, self.token, self.amount.value(s, e), self.row)


@dataclass(eq=False)
class Each(Op):
    """Applies a rule to each card that a selector finds."""

    what: Selector
    rule: Callable[[DuelState, int], None]

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.what.find(s, e):
            self.rule(cast(DuelState, s), id)


@dataclass(eq=False)
class Modify(Op):
    to: Selector
    changes: list[int]
    keywords: int
    duration: int

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.to.find(s, e):
            modifier = Modifier(self.changes, self.keywords, self.duration, e.player)
            creatures.modify(cast(DuelState, s), id, modifier)


@dataclass(eq=False)
class Revive(Op):
    what: Selector
    row: int

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.what.find(s, e):
            creatures.revive(cast(DuelState, s), e.player, id, self.row)


@dataclass(eq=False)
class RevealTrap(Op):
    what: Selector

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.what.find(s, e):
            traps.reveal(cast(DuelState, s), e.player, id)


@dataclass(eq=False)
class Return(Op):
    """Returns all cards to hand together, in play order."""

    what: Selector

    def run(self, s: CardState, e: Effect) -> None:
        zones.give_back(cast(DuelState, s), self.what.find(s, e))


# Operations of a player


@dataclass(eq=False)
class ForPlayer(Op):
    """Applies a rule with an amount to the controller or the foe."""

    foe: bool
    amount: Amount
    rule: Callable[[DuelState, int, int], None]

    def run(self, s: CardState, e: Effect) -> None:
        self.rule(cast(DuelState, s), 1 - e.player if self.foe else e.player, self.amount.value(s, e))


@dataclass(eq=False)
class Draw(Op):
    """Draws cards; with a `type` other than NOBODY, the topmost card of that type instead."""

    foe: bool
    amount: Amount
    type: int

    def run(self, s: CardState, e: Effect) -> None:
        player = 1 - e.player if self.foe else e.player
        zones.draw(cast(DuelState, s), player, self.amount.value(s, e), self.type)


class RevealHand(Op):
    def run(self, s: CardState, e: Effect) -> None:
        zones.reveal_hand(cast(DuelState, s), e.player)
