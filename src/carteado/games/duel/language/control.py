"""Words for what is done to creatures as a whole: control, copies, silence, fights, counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.duel.board import Row
from carteado.games.duel.language.kinds import (
    AnyCards,
    Borrowing,
    Characters,
    CounterName,
    Creatures,
    Token,
    WhichRow,
)
from carteado.games.duel.language.operations import Each
from carteado.games.duel.rules import combat, control, copying, counters, damage
from carteado.games.duel.state import DuelState
from carteado.kit.cards import Amount, Op
from carteado.kit.flow_words import CONTROLLER, ONE, WhichPlayer, player_of
from carteado.kit.nodes import Self
from carteado.kit.table import CardState, Effect


@dataclass(eq=False)
class TakeControl(Op):
    """Gives the control of creatures to a player, for good or until the end of the turn."""

    what: Creatures
    duration: Borrowing = Borrowing(0)
    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.what.find(s, e):
            control.take(cast(DuelState, s), id, player_of(e, self.who), self.duration == 1)


@dataclass(eq=False)
class Pair(Op):
    """An operation on two creatures; it needs both."""

    one: Creatures
    other: Creatures

    def run(self, s: CardState, e: Effect) -> None:
        first, second = self.one.find(s, e), self.other.find(s, e)
        if first and second:
            self.join(cast(DuelState, s), first[0], second[0])

    def join(self, table: DuelState, one: int, other: int) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class Swap(Pair):
    """Lets two creatures change places, and controllers if they stand on different sides."""

    def join(self, table: DuelState, one: int, other: int) -> None:
        control.swap(table, one, other)


@dataclass(eq=False)
class Fight(Pair):
    """Lets two creatures deal damage equal to their ATK to each other."""

    def join(self, table: DuelState, one: int, other: int) -> None:
        combat.brawl(table, one, other)


@dataclass(eq=False)
class CopyToHand(Op):
    """Puts copies of cards into a player's hand."""

    what: AnyCards
    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        for id in self.what.find(s, e):
            copying.into_hand(table, table.card(id), player_of(e, self.who), table.seen[id])


@dataclass(eq=False)
class CopyToPlay(Op):
    """Puts copies of creatures, as they are now, into a row of a player."""

    what: Creatures
    row: WhichRow = WhichRow(Row.ATTACK)
    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.what.find(s, e):
            copying.into_play(cast(DuelState, s), id, player_of(e, self.who), self.row)


@dataclass(eq=False)
class Transform(Op):
    """Makes creatures another card for good."""

    what: Creatures
    into: Token

    def run(self, s: CardState, e: Effect) -> None:
        for id in self.what.find(s, e):
            copying.transform(cast(DuelState, s), id, self.into)


@dataclass(eq=False)
class Silence(Each):
    """Takes printed text, keywords and modifiers from creatures as long as they are in play."""

    def change(self, table: DuelState, id: int, player: int) -> None:
        copying.mute(table, id)


SELF = AnyCards(Self())


@dataclass(eq=False)
class AddCounters(Op):
    """Puts counters of a name on cards in play."""

    name: CounterName
    amount: Amount = ONE
    on: AnyCards = SELF

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.on.find(s, e):
            counters.add(cast(DuelState, s), id, self.name.en, amount)


@dataclass(eq=False)
class RemoveCounters(AddCounters):
    """Removes counters of a name from cards in play."""

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.on.find(s, e):
            counters.add(cast(DuelState, s), id, self.name.en, -amount)


@dataclass(eq=False)
class Prevent(Op):
    """Prevents the next damage to characters this turn."""

    amount: Amount
    to: Characters

    def run(self, s: CardState, e: Effect) -> None:
        amount = self.amount.value(s, e)
        for id in self.to.find(s, e):
            damage.shield(cast(DuelState, s), id, amount)
