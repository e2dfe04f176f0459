"""Words for cards that are not creatures in play: those of a hand, a deck, a graveyard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType, cast

from carteado.games.duel.board import Destination, Pile
from carteado.games.duel.language.kinds import (
    AnyCards,
    CardType,
    Cost,
    Held,
    PileName,
    SpellKind,
    Where,
    WhichFaction,
    WhichJob,
)
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.rules import moving, zones
from carteado.games.duel.state import DuelState
from carteado.kit.cards import NOBODY, Amount, Op, Selector
from carteado.kit.flow import Flow
from carteado.kit.flow_words import CONTROLLER, ONE, WhichPlayer, player_of
from carteado.kit.nodes import MANY
from carteado.kit.table import CardState, Effect

Top = NewType("Top", int)

ANY_TYPE: Final = CardType(NOBODY)
ANY_KIND: Final = SpellKind(NOBODY)
ANY_FACTION: Final = WhichFaction(NOBODY)
ANY_JOB: Final = WhichJob(NOBODY)
NO_LEAST: Final = Cost(0)
NO_MOST: Final = Cost(MANY)
NO_KEYWORDS: Final = Held(0)
WHOLE: Final = Top(0)
TO_HAND: Final = Where(Destination.HAND)


@dataclass(eq=False)
class PrintedFilter:
    """A test of a card by its printed values; all keys must hold."""

    type: CardType = ANY_TYPE
    kind: SpellKind = ANY_KIND
    faction: WhichFaction = ANY_FACTION
    job: WhichJob = ANY_JOB
    cost_min: Cost = NO_LEAST
    cost_max: Cost = NO_MOST
    atk_min: Cost = NO_LEAST
    atk_max: Cost = NO_MOST
    hp_min: Cost = NO_LEAST
    hp_max: Cost = NO_MOST
    keywords: Held = NO_KEYWORDS

    def matches(self, card: DuelCard) -> bool:
        return (
            (self.type < 0 or card.type == self.type)
            and (self.kind < 0 or card.kind == self.kind)
            and (self.faction < 0 or card.faction == self.faction)
            and (self.job < 0 or card.job == self.job)
            and self.cost_min <= card.cost <= self.cost_max
            and self.atk_min <= card.atk <= self.atk_max
            and self.hp_min <= card.hp <= self.hp_max
            and card.keywords & self.keywords == self.keywords
        )


ANY_CARD: Final = PrintedFilter()


# Selectors


@dataclass(eq=False)
class Cards(Selector):
    """Matching cards of a player's pile; with `top`, only among its topmost cards."""

    in_: PileName
    who: WhichPlayer = CONTROLLER
    top: Top = WHOLE
    filter: PrintedFilter = ANY_CARD

    def find(self, s: CardState, e: Effect) -> list[int]:
        table = cast(DuelState, s)
        pile = moving.pile(table, player_of(e, self.who), self.in_)
        if self.top > 0:
            pile = pile[: self.top]
        return [id for id in pile if self.filter.matches(table.card(id))]

    def is_hidden(self) -> bool:
        """Whether the foe of the pile's owner cannot know how many cards match."""
        return self.in_ == Pile.HAND or self.in_ == Pile.DECK or self.in_ == Pile.TRAPS


@dataclass(eq=False)
class RandomOf(Selector):
    """Some of the cards that another selector finds, drawn at random with equal chances."""

    of: AnyCards
    amount: Amount = ONE

    def find(self, s: CardState, e: Effect) -> list[int]:
        pool = self.of.find(s, e).copy()
        found: list[int] = []
        for _ in range(min(self.amount.value(s, e), len(pool))):
            found.append(pool.pop(s.rng.below(len(pool))))
        return found


# Operations


@dataclass(eq=False)
class Put(Op):
    """Puts cards from wherever they are into another zone of their owners."""

    what: AnyCards
    to: Where

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        for id in zones.by_order(table, self.what.find(s, e)):
            moving.put(table, id, self.to, e.player)


@dataclass(eq=False)
class Shuffle(Op):
    """Shuffles a player's deck."""

    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        zones.shuffle_deck(cast(DuelState, s), player_of(e, self.who))


@dataclass(eq=False)
class MillUntil(Op):
    """Mills a player's deck until a matching card is milled, which is then what was picked."""

    who: WhichPlayer = CONTROLLER
    filter: PrintedFilter = ANY_CARD

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        player = player_of(e, self.who)
        stops = [id for id in table.players[player].deck if self.filter.matches(table.card(id))]
        cast(Flow, e).picked = moving.mill_until(table, player, stops)


@dataclass(eq=False)
class Look(Op):
    """Shows cards to the controller alone."""

    at: AnyCards

    def run(self, s: CardState, e: Effect) -> None:
        moving.look(cast(DuelState, s), e.player, self.at.find(s, e))
