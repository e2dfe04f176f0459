"""The operations and conditions of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.duel.board import Zone, row_of
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.pieces import DuelEffect, Modifier
from carteado.games.duel.rules import chain, creatures, damage, mana, stats, traps, zones
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY, Amount, Condition, Op, Selector
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
class Heal(Op):
    amount: Amount
    to: Selector

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.to.find(s, e):
            damage.heal(cast(DuelState, s), id, amount)


@dataclass(eq=False)
class LoseHp(Op):
    amount: Amount
    who: Selector

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.who.find(s, e):
            damage.lose_hp(cast(DuelState, s), id, amount)


@dataclass(eq=False)
class Summon(Op):
    token: DuelCard
    amount: Amount
    row: int

    def run(self, s: CardState, e: Effect) -> None:
        creatures.summon(cast(DuelState, s), e.player, self.token, self.amount.value(s, e), self.row)


# Operations on each card that a selector finds


@dataclass(eq=False)
class Each(Op):
    what: Selector

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        for id in self.what.find(s, e):
            self.do(table, id, e.player)

    def do(self, table: DuelState, id: int, player: int) -> None:
        """Do the operation to one card."""
        raise NotImplementedError


class Destroy(Each):
    def do(self, table: DuelState, id: int, player: int) -> None:
        damage.destroy(table, id)


@dataclass(eq=False)
class Modify(Each):
    changes: list[int]
    keywords: int
    duration: int

    def do(self, table: DuelState, id: int, player: int) -> None:
        creatures.modify(table, id, Modifier(self.changes, self.keywords, self.duration, player))


class Exhaust(Each):
    def do(self, table: DuelState, id: int, player: int) -> None:
        creatures.exhaust(table, id)


class Stun(Each):
    def do(self, table: DuelState, id: int, player: int) -> None:
        creatures.stun(table, id)


class Ready(Each):
    def do(self, table: DuelState, id: int, player: int) -> None:
        creatures.ready(table, id)


class Move(Each):
    def do(self, table: DuelState, id: int, player: int) -> None:
        creatures.change_row(table, id)


@dataclass(eq=False)
class Revive(Each):
    row: int

    def do(self, table: DuelState, id: int, player: int) -> None:
        creatures.revive(table, player, id, self.row)


class Negate(Each):
    def do(self, table: DuelState, id: int, player: int) -> None:
        chain.negate(table, id)


class RevealTrap(Each):
    def do(self, table: DuelState, id: int, player: int) -> None:
        traps.reveal(table, player, id)


@dataclass(eq=False)
class Return(Op):
    """Returns all cards to hand together, in play order."""

    what: Selector

    def run(self, s: CardState, e: Effect) -> None:
        zones.give_back(cast(DuelState, s), self.what.find(s, e))


# Operations of a player


@dataclass(eq=False)
class ForPlayer(Op):
    foe: bool
    amount: Amount

    def run(self, s: CardState, e: Effect) -> None:
        self.do(cast(DuelState, s), 1 - e.player if self.foe else e.player, self.amount.value(s, e))

    def do(self, table: DuelState, player: int, amount: int) -> None:
        """Do the operation for one player."""
        raise NotImplementedError


@dataclass(eq=False)
class Draw(ForPlayer):
    """Draws cards; with a `type` other than NOBODY, the topmost card of that type instead."""

    type: int = NOBODY

    def do(self, table: DuelState, player: int, amount: int) -> None:
        zones.draw(table, player, amount, self.type)


class Discard(ForPlayer):
    def do(self, table: DuelState, player: int, amount: int) -> None:
        zones.discard(table, player, amount)


class Mill(ForPlayer):
    def do(self, table: DuelState, player: int, amount: int) -> None:
        zones.mill(table, player, amount)


class GainMana(ForPlayer):
    def do(self, table: DuelState, player: int, amount: int) -> None:
        mana.gain(table, player, amount)


class Ramp(ForPlayer):
    def do(self, table: DuelState, player: int, amount: int) -> None:
        mana.ramp(table, player, amount)


class RevealHand(Op):
    def run(self, s: CardState, e: Effect) -> None:
        zones.reveal_hand(cast(DuelState, s), e.player)
