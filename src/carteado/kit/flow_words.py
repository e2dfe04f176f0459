"""The words that choose between blocks, repeat them and ask: one class for each word, named like it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType, cast

from carteado.kit.cards import Amount, Block, Condition, Op, Selector
from carteado.kit.flow import Ask, Flow, Question
from carteado.kit.nodes import Number
from carteado.kit.table import CardState, Effect

WhichPlayer = NewType("WhichPlayer", int)  # 0 the controller, 1 the foe

CONTROLLER: Final = WhichPlayer(0)
FOE: Final = WhichPlayer(1)
NO: Final = 0
YES: Final = 1
NO_BLOCK: Final = Block("", [])
ONE: Final = Number(1)


def player_of(e: Effect, who: WhichPlayer) -> int:
    """Return the seat that a word is about, in a game of two."""
    return e.player if who == CONTROLLER else 1 - e.player


@dataclass(eq=False)
class Options:
    """The blocks to choose from."""

    blocks: list[Block]


# Selectors


@dataclass(eq=False)
class Each(Selector):
    """The card of the current round of `for_each`."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [cast(Flow, e).each]


@dataclass(eq=False)
class Picked(Selector):
    """What was picked last in this effect."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return cast(Flow, e).picked


# Amounts


@dataclass(eq=False)
class X(Amount):
    """The X that was chosen and paid when the card was played."""

    def value(self, s: CardState, e: Effect) -> int:
        return cast(Flow, e).number


@dataclass(eq=False)
class HowManyPicked(Amount):
    """The number of things that were picked last in this effect."""

    def value(self, s: CardState, e: Effect) -> int:
        return len(cast(Flow, e).picked)


# Operations


@dataclass(eq=False)
class Branch(Op):
    """Runs one block if a condition holds, else another."""

    if_: Condition
    then: Block
    else_: Block = NO_BLOCK

    def run(self, s: CardState, e: Effect) -> None:
        holds = self.if_.holds(s, e.source, e.player, e)
        cast(Flow, e).enter(self.then if holds else self.else_)


@dataclass(eq=False)
class Repeat(Op):
    """Runs a block several times."""

    times: Amount
    do: Block

    def run(self, s: CardState, e: Effect) -> None:
        flow = cast(Flow, e)
        flow.repeat(self.do, [flow.each] * self.times.value(s, e))


@dataclass(eq=False)
class ForEach(Op):
    """Runs a block for each card that is found now; in the block, `each` is that card."""

    what: Selector
    do: Block

    def run(self, s: CardState, e: Effect) -> None:
        cast(Flow, e).repeat(self.do, self.what.find(s, e))


@dataclass(eq=False)
class May(Op):
    """Lets a player decide whether a block happens; if not, another may."""

    do: Block
    else_: Block = NO_BLOCK
    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        s.ask(Question(player_of(e, self.who), Ask.MAY, [NO, YES], 1, 1, []))

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        cast(Flow, e).enter(self.do if chosen[0] == YES else self.else_)


@dataclass(eq=False)
class Choose(Op):
    """Lets a player choose blocks that happen, in printed order."""

    options: Options
    amount: Amount = ONE
    who: WhichPlayer = CONTROLLER

    def run(self, s: CardState, e: Effect) -> None:
        many = len(self.options.blocks)
        amount = min(self.amount.value(s, e), many)
        if amount > 0:
            s.ask(Question(player_of(e, self.who), Ask.OPTION, [*range(many)], amount, amount, []))

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        for number in sorted(chosen, reverse=True):
            cast(Flow, e).enter(self.options.blocks[number])
