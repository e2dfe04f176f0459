"""The operations of Heroes, one class for each word (HEROES-25.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from carteado.games.heroes.language.selectors import Players
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import combat, damage, energy, evasion, event_slot, search, tokens, zones
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import Amount, Op, Selector
from carteado.kit.table import CardState, Effect


def reached(s: CardState, e: Effect, what: Selector) -> list[int]:
    """Return the cards that a selector finds and that do not evade the effect."""
    return evasion.reached(cast(HeroesState, s), cast(HeroesEffect, e), what.find(s, e))


@dataclass(eq=False)
class Damage(Op):
    amount: Amount
    to: Selector
    pierce: bool

    def run(self, s: CardState, e: Effect) -> None:
        to = reached(s, e, self.to)
        if to:
            damage.deal(cast(HeroesState, s), cast(HeroesEffect, e), self.amount.value(s, e), to, self.pierce)


@dataclass(eq=False)
class ToEach(Op):
    """An operation on every card that it reaches, with one amount for all."""

    amount: Amount
    to: Selector

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for id in reached(s, e, self.to):
            self.touch(table, table.unit(id), amount)

    def touch(self, table: HeroesState, unit: Unit, amount: int) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class EachByRule(ToEach):
    """Applies a rule to every card that it reaches."""

    rule: Callable[[HeroesState, Unit, int], None]

    def touch(self, table: HeroesState, unit: Unit, amount: int) -> None:
        self.rule(table, unit, amount)


@dataclass(eq=False)
class GiveTokens(ToEach):
    kind: int
    stack: bool

    def touch(self, table: HeroesState, unit: Unit, amount: int) -> None:
        tokens.give(table, unit, self.kind, amount, self.stack)


@dataclass(eq=False)
class RemoveTokens(ToEach):
    kinds: int

    def touch(self, table: HeroesState, unit: Unit, amount: int) -> None:
        tokens.strip(table, unit, self.kinds, amount)


@dataclass(eq=False)
class MoveTokens(Op):
    """Moves tokens from every character that it reaches to the first one that `to` finds."""

    kinds: int
    amount: int
    source: Selector
    to: Selector

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        to = reached(s, e, self.to)
        if not to:
            return
        for id in reached(s, e, self.source):
            for token in tokens.strip(table, table.unit(id), self.kinds, self.amount):
                tokens.give_object(table, table.unit(to[0]), token.kind, token.size, token.stack)


@dataclass(eq=False)
class MoveEnergy(Op):
    """Moves energy from every card that it reaches to the first one that `to` finds."""

    amount: Amount
    source: Selector
    to: Selector

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        to = reached(s, e, self.to)
        if to:
            amount = self.amount.value(s, e)
            for id in reached(s, e, self.source):
                energy.move(table, table.unit(id), table.unit(to[0]), amount)


@dataclass(eq=False)
class ToPlayers(Op):
    """Applies a rule with one amount to every player it means."""

    amount: Amount
    players: Players
    rule: Callable[[HeroesState, int, int], None]

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        amount = self.amount.value(s, e)
        for seat in self.players.find(table, cast(HeroesEffect, e)):
            self.rule(table, seat, amount)


@dataclass(eq=False)
class RevealHand(Op):
    players: Players

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        for seat in self.players.find(table, cast(HeroesEffect, e)):
            zones.reveal_hand(table, seat, e.player)


@dataclass(eq=False)
class SearchDeck(Op):
    type: int
    amount: int

    def run(self, s: CardState, e: Effect) -> None:
        search.begin(cast(HeroesState, s), e.player, self.type, self.amount)


class EndEvent(Op):
    def run(self, s: CardState, e: Effect) -> None:
        event_slot.discard(cast(HeroesState, s))


@dataclass(eq=False)
class KnockOut(Op):
    what: Selector

    def run(self, s: CardState, e: Effect) -> None:
        damage.doom(cast(HeroesState, s), reached(s, e, self.what))


@dataclass(eq=False)
class ReadyAgain(Op):
    what: Selector

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(HeroesState, s)
        for id in reached(s, e, self.what):
            combat.ready_again(table, table.unit(id))
