"""The operations of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.duel.language.kinds import (
    CardType,
    Change,
    Characters,
    Creatures,
    Duration,
    Lent,
    OtherRow,
    SomeHeroes,
    Token,
    WhichRow,
)
from carteado.games.duel.language.selectors import FoeHand
from carteado.games.duel.pieces import Modifier
from carteado.games.duel.rules import chain, creatures, damage, mana, traps, zones
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY, Amount, Op
from carteado.kit.flow_words import WhichPlayer
from carteado.kit.table import CardState, Effect

# Operations with an amount


@dataclass(eq=False)
class Damage(Op):
    """Deals damage to characters."""

    amount: Amount
    to: Characters

    def run(self, s: CardState, e: Effect) -> None:
        to = self.to.find(s, e)
        if to:
            damage.deal(cast(DuelState, s), e, self.amount.value(s, e), to)


@dataclass(eq=False)
class Heal(Op):
    """Heals characters."""

    amount: Amount
    to: Characters

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.to.find(s, e):
            damage.heal(cast(DuelState, s), id, amount)


@dataclass(eq=False)
class LoseHp(Op):
    """Makes heroes lose HP, which is not damage."""

    amount: Amount
    who: SomeHeroes

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.who.find(s, e):
            damage.lose_hp(cast(DuelState, s), id, amount)


@dataclass(eq=False)
class Summon(Op):
    """Puts token creatures into a row of the controller."""

    token: Token
    amount: Amount
    row: WhichRow

    def run(self, s: CardState, e: Effect) -> None:
        creatures.summon(cast(DuelState, s), e.player, self.token, self.amount.value(s, e), self.row)


# Operations on each card that a selector finds


@dataclass(eq=False)
class Each(Op):
    """An operation on each card that a selector finds."""

    what: Creatures

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        for id in self.what.find(s, e):
            self.change(table, id, e.player)

    def change(self, table: DuelState, id: int, player: int) -> None:
        """Apply the operation of that player to one card."""
        raise NotImplementedError


@dataclass(eq=False)
class Destroy(Each):
    """Destroys creatures, enchants, traps or shards."""

    def change(self, table: DuelState, id: int, player: int) -> None:
        damage.destroy(table, id)


@dataclass(eq=False)
class Exhaust(Each):
    """Exhausts creatures."""

    def change(self, table: DuelState, id: int, player: int) -> None:
        creatures.exhaust(table, id)


@dataclass(eq=False)
class Stun(Each):
    """Exhausts creatures; they skip their next readying."""

    def change(self, table: DuelState, id: int, player: int) -> None:
        creatures.stun(table, id)


@dataclass(eq=False)
class Ready(Each):
    """Readies creatures."""

    def change(self, table: DuelState, id: int, player: int) -> None:
        creatures.ready(table, id)


@dataclass(eq=False)
class Move(Each):
    """Moves creatures to the other row of their column, if that slot is empty."""

    dest: OtherRow

    def change(self, table: DuelState, id: int, player: int) -> None:
        creatures.change_row(table, id)


@dataclass(eq=False)
class Revive(Each):
    """Puts creature cards from a graveyard into a row of the controller."""

    row: WhichRow

    def change(self, table: DuelState, id: int, player: int) -> None:
        creatures.revive(table, player, id, self.row)


@dataclass(eq=False)
class Negate(Each):
    """Negates an attack, a spell or an ability in the chain."""

    def change(self, table: DuelState, id: int, player: int) -> None:
        chain.negate(table, id)


@dataclass(eq=False)
class Reveal(Each):
    """Shows a trap, or the foe's whole hand, to the controller alone."""

    def run(self, s: CardState, e: Effect) -> None:
        if isinstance(self.what, FoeHand):
            zones.reveal_hand(cast(DuelState, s), e.player)
        else:
            super().run(s, e)

    def change(self, table: DuelState, id: int, player: int) -> None:
        traps.reveal(table, player, id)


@dataclass(eq=False)
class Modify(Op):
    """Changes the stats of creatures, or gives them keywords, for a time."""

    to: Creatures
    duration: Duration
    atk: Change = Change(0)
    hp: Change = Change(0)
    armor: Change = Change(0)
    keywords: Lent = Lent(0)

    def run(self, s: CardState, e: Effect) -> None:
        changes: list[int] = [self.atk, self.hp, self.armor]
        for id in self.to.find(s, e):
            creatures.modify(cast(DuelState, s), id, Modifier(changes, self.keywords, self.duration, e.player))


@dataclass(eq=False)
class Return(Op):
    """Returns cards to their owners' hands, all together, in play order."""

    what: Creatures

    def run(self, s: CardState, e: Effect) -> None:
        zones.give_back(cast(DuelState, s), self.what.find(s, e))


# Operations of a player


@dataclass(eq=False)
class ForPlayer(Op):
    """An operation with an amount for the controller, or for the foe."""

    who: WhichPlayer
    amount: Amount

    def run(self, s: CardState, e: Effect) -> None:
        self.serve(cast(DuelState, s), 1 - e.player if self.who else e.player, self.amount.value(s, e))

    def serve(self, table: DuelState, player: int, amount: int) -> None:
        """Apply the operation to that player."""
        raise NotImplementedError


@dataclass(eq=False)
class Draw(ForPlayer):
    """Makes a player draw; with a `type`, the topmost cards of that type instead."""

    type: CardType = CardType(NOBODY)

    def serve(self, table: DuelState, player: int, amount: int) -> None:
        zones.draw(table, player, amount, self.type)


@dataclass(eq=False)
class Discard(ForPlayer):
    """Makes a player discard cards at random."""

    def serve(self, table: DuelState, player: int, amount: int) -> None:
        zones.discard(table, player, amount)


@dataclass(eq=False)
class Mill(ForPlayer):
    """Puts the top cards of a player's deck into the graveyard."""

    def serve(self, table: DuelState, player: int, amount: int) -> None:
        zones.mill(table, player, amount)


@dataclass(eq=False)
class GainMana(ForPlayer):
    """Gives a player bonus mana for this turn."""

    def serve(self, table: DuelState, player: int, amount: int) -> None:
        mana.gain(table, player, amount)


@dataclass(eq=False)
class Ramp(ForPlayer):
    """Puts the top cards of a player's deck into the mana zone."""

    def serve(self, table: DuelState, player: int, amount: int) -> None:
        mana.ramp(table, player, amount)
