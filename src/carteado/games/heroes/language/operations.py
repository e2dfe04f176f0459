"""The operations of Heroes, one class for each word (HEROES-25.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.heroes.language.kinds import CardType, Characters, OnlyHand, TokenKinds, Turns, WhichToken
from carteado.games.heroes.language.players import NO_PLAYER, Players
from carteado.games.heroes.language.selectors import NOTHING
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import combat, damage, energy, evasion, event_slot, search, tokens, zones
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import Amount, Op, Selector
from carteado.kit.nodes import MANY, Size
from carteado.kit.table import CardState, Effect


def reached(s: CardState, e: Effect, what: Selector) -> list[int]:
    """Return the cards that a selector finds and that do not evade the effect."""
    return evasion.reached(cast(HeroesState, s), cast(HeroesEffect, e), what.find(s, e))


# Health


@dataclass(eq=False)
class Damage(Op):
    """Deals damage; with `pierce` it goes past Shields and Protection."""

    amount: Amount
    to: Characters
    pierce: bool = False

    def run(self, s: CardState, e: Effect) -> None:
        to = reached(s, e, self.to)
        if to:
            damage.deal(cast(HeroesState, s), cast(HeroesEffect, e), self.amount.value(s, e), to, self.pierce)


@dataclass(eq=False)
class Heal(Op):
    """Heals characters."""

    amount: Amount
    to: Characters

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for id in reached(s, e, self.to):
            damage.heal(table, table.unit(id), amount)


@dataclass(eq=False)
class KnockOut(Op):
    """Knocks characters out."""

    what: Characters

    def run(self, s: CardState, e: Effect) -> None:
        damage.doom(cast(HeroesState, s), reached(s, e, self.what))


# Tokens


@dataclass(eq=False)
class Token(Op):
    """Puts tokens of a type on characters, one by one or as a stack, for a turn or for several."""

    type: WhichToken
    amount: Amount
    to: Characters
    stack: bool = False
    turns: Turns = Turns(1)

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for id in reached(s, e, self.to):
            tokens.give(table, table.unit(id), self.type, amount, self.stack, self.turns)


@dataclass(eq=False)
class Remove(Op):
    """Removes tokens of a type or family from characters, all of them unless an amount is given."""

    tokens: TokenKinds
    from_: Characters
    amount: Size = Size(MANY)

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        for id in reached(s, e, self.from_):
            tokens.strip(table, table.unit(id), self.tokens, self.amount)


@dataclass(eq=False)
class Between(Op):
    """An operation from every card that it reaches to the first one that `to` finds."""

    from_: Characters
    to: Characters

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        to = reached(s, e, self.to)
        if to:
            number = self.number(s, e)
            for id in reached(s, e, self.from_):
                self.carry(table, table.unit(id), table.unit(to[0]), number)

    def number(self, s: CardState, e: Effect) -> int:
        """Return how much is carried from each card."""
        raise NotImplementedError

    def carry(self, table: HeroesState, source: Unit, target: Unit, number: int) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class MoveToken(Between):
    """Moves tokens of a type or family from every character that it reaches to the first one that `to` finds."""

    tokens: TokenKinds
    amount: Size = Size(MANY)

    def number(self, s: CardState, e: Effect) -> int:
        return self.amount

    def carry(self, table: HeroesState, source: Unit, target: Unit, number: int) -> None:
        for token in tokens.strip(table, source, self.tokens, number):
            until = max(token.turn, tokens.now(table))
            tokens.give_object(table, target, token.kind, token.size, token.stack, until)


# Energy


@dataclass(eq=False)
class Energy(Op):
    """Generates energy on cards (`to`), or for players (`who`)."""

    amount: Amount
    to: Characters = Characters(NOTHING)
    who: Players = NO_PLAYER

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for id in reached(s, e, self.to):
            energy.place(table, table.unit(id), amount)
        for seat in self.who.find(table, cast(HeroesEffect, e)):
            energy.gain(table, seat, amount)


@dataclass(eq=False)
class Drain(Op):
    """Dissipates energy of cards."""

    amount: Amount
    from_: Characters

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for id in reached(s, e, self.from_):
            energy.lose(table, table.unit(id), amount)


@dataclass(eq=False)
class MoveEnergy(Between):
    """Moves energy from every card that it reaches to the first one that `to` finds."""

    amount: Amount

    def number(self, s: CardState, e: Effect) -> int:
        return self.amount.value(s, e)

    def carry(self, table: HeroesState, source: Unit, target: Unit, number: int) -> None:
        energy.move(table, source, target, number)


# Cards


@dataclass(eq=False)
class Draw(Op):
    """Makes players draw."""

    who: Players
    amount: Amount

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for seat in self.who.find(table, cast(HeroesEffect, e)):
            zones.draw(table, seat, amount)


@dataclass(eq=False)
class Discard(Op):
    """Makes players discard cards at random."""

    who: Players
    amount: Amount

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for seat in self.who.find(table, cast(HeroesEffect, e)):
            zones.discard_at_random(table, seat, amount)


@dataclass(eq=False)
class Reveal(Op):
    """Shows the hands of players to the controller."""

    what: OnlyHand
    who: Players

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        for seat in self.who.find(table, cast(HeroesEffect, e)):
            zones.reveal_hand(table, seat, e.player)


@dataclass(eq=False)
class Search(Op):
    """Lets the controller take cards of a type from the deck."""

    type: CardType
    amount: Size

    def run(self, s: CardState, e: Effect) -> None:
        search.begin(cast(HeroesState, s), e.player, self.type, self.amount)


# Combat and events


@dataclass(eq=False)
class Ready(Op):
    """Lets characters act again in this combat."""

    what: Characters

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        for id in reached(s, e, self.what):
            combat.ready_again(table, table.unit(id))


@dataclass(eq=False)
class EndEvent(Op):
    """Discards the event in play."""

    def run(self, s: CardState, e: Effect) -> None:
        event_slot.discard(cast(HeroesState, s))
