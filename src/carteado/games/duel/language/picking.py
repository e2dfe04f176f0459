"""Words that let a player pick cards or pay in the middle of an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from carteado.games.duel.board import Destination
from carteado.games.duel.language.kinds import AnyCards, Where
from carteado.games.duel.language.piles import ANY_CARD, TO_HAND, Cards, PrintedFilter
from carteado.games.duel.language.printed import Price
from carteado.games.duel.rules import costs, moving, questions, zones
from carteado.games.duel.state import DuelState
from carteado.kit.cards import Amount, Block, Op
from carteado.kit.flow import Ask, Flow, Question
from carteado.kit.flow_words import CONTROLLER, FOE, NO, NO_BLOCK, ONE, YES, WhichPlayer, player_of
from carteado.kit.table import CardState, Effect


@dataclass(eq=False)
class Pick(Op):
    """Lets a player pick some of the cards that are found; `picked` are those afterwards.

    If the number of the cards found is secret, the player is asked even when there is nothing to pick (DUEL-17.6).
    """

    from_: AnyCards
    amount: Amount = ONE
    up_to: bool = False
    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        found = self.from_.find(s, e)
        amount = self.amount.value(s, e)
        cast(Flow, e).picked = []
        if amount > 0 and (found or (isinstance(self.from_, Cards) and self.from_.is_hidden())):
            least = 0 if self.up_to else amount
            questions.ask_to_pick(cast(DuelState, s), player_of(e, self.who), found, least, amount)

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        cast(Flow, e).picked = chosen


@dataclass(eq=False)
class Search(Op):
    """Lets the controller search the own deck for matching cards and put them somewhere; then the deck is shuffled."""

    amount: Amount = ONE
    to: Where = TO_HAND
    filter: PrintedFilter = ANY_CARD

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        found = sorted(id for id in table.players[e.player].deck if self.filter.matches(table.card(id)))
        questions.ask_to_pick(table, e.player, found, 0, self.amount.value(s, e))

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        table = cast(DuelState, s)
        cast(Flow, e).picked = chosen
        zones.shuffle_deck(table, e.player)
        for id in chosen:
            zones.show(table, id)
            moving.put(table, id, self.to, e.player)


@dataclass(eq=False)
class Scry(Op):
    """Lets the controller look at the top cards of the own deck and put any of them under it."""

    amount: Amount

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        amount = self.amount.value(s, e)
        top = table.players[e.player].deck[:amount]
        if top:
            moving.look(table, e.player, top)
            questions.ask_to_pick(table, e.player, top, 0, amount)

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        for id in chosen:
            moving.put(cast(DuelState, s), id, Destination.BOTTOM, e.player)


@dataclass(eq=False)
class Dig(Op):
    """Lets the controller look at the top cards of the own deck and take matching ones; the others go under it."""

    look: Amount
    amount: Amount = ONE
    to: Where = TO_HAND
    filter: PrintedFilter = ANY_CARD

    def run(self, s: CardState, e: Effect) -> None:
        table = cast(DuelState, s)
        top = table.players[e.player].deck[: self.look.value(s, e)]
        if top:
            moving.look(table, e.player, top)
            found = [id for id in top if self.filter.matches(table.card(id))]
            questions.ask_to_pick(table, e.player, found, 0, self.amount.value(s, e))

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        table = cast(DuelState, s)
        cast(Flow, e).picked = chosen
        top = table.players[e.player].deck[: self.look.value(s, e)]
        for id in top:
            moving.put(table, id, self.to if id in chosen else Destination.BOTTOM, e.player)


@dataclass(eq=False)
class Unless(Op):
    """Runs a block unless a player pays mana or HP to prevent it."""

    pays: Price
    do: Block
    else_: Block = NO_BLOCK
    who: WhichPlayer = FOE

    def run(self, s: CardState, e: Effect) -> None:
        player = player_of(e, self.who)
        if costs.can_pay(cast(DuelState, s), player, 0, 0, self.pays, 0):
            s.ask(Question(player, Ask.MAY, [NO, YES], 1, 1, []))
        else:
            cast(Flow, e).enter(self.do)

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        if chosen[0] == YES:
            costs.pay(cast(DuelState, s), player_of(e, self.who), 0, 0, self.pays, [])
            cast(Flow, e).enter(self.else_)
        else:
            cast(Flow, e).enter(self.do)
