"""Values of the card language, one class for each word."""

from __future__ import annotations

from typing import Final, cast

from carteado.games.apotheosis.frames import FrameKind, Roll
from carteado.games.apotheosis.language.printed import Cards
from carteado.games.apotheosis.language.selectors import act_of, one
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.rules import dice, payment, stats, tiles
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import Amount, Selector
from carteado.kit.table import CardState, Effect

UNDEFINED: Final = -999999


class Whole(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: CardState, e: Effect) -> int:
        return self.number


class AttributeOf(Amount):
    def __init__(self, attribute: int, who: Selector) -> None:
        self.attribute = attribute
        self.who = who

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        return UNDEFINED if who < 0 else stats.attribute(table, who, self.attribute)


class HpOf(Amount):
    def __init__(self, who: Selector, most: bool) -> None:
        self.who = who
        self.most = most

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        if who < 0:
            return UNDEFINED
        return stats.hp_max(table, who) if self.most else table.chars[who].hp


class CountersHere(Amount):
    def __init__(self, counter: int) -> None:
        self.counter = counter

    def value(self, s: CardState, e: Effect) -> int:
        return cast(ApoState, s).counts[self.counter][e.source]


class CardCount(Amount):
    def __init__(self, cards: Cards, who: Selector) -> None:
        self.cards = cards
        self.who = who

    def value(self, s: CardState, e: Effect) -> int:
        table = cast(ApoState, s)
        who = one(table, self.who, act_of(e))
        return UNDEFINED if who < 0 else len(payment.zone_cards(table, who, self.cards, e.source))


class Distance(Amount):
    def __init__(self, a: Selector, b: Selector) -> None:
        self.a = a
        self.b = b

    def value(self, s: CardState, e: Effect) -> int:
        table, act = cast(ApoState, s), act_of(e)
        a, b = one(table, self.a, act), one(table, self.b, act)
        return UNDEFINED if a < 0 or b < 0 else tiles.apart(table, a, b)


class Natural(Amount):
    """The main die of the pending roll, or of the last roll of this effect; with `total`, the total instead."""

    def __init__(self, total: bool) -> None:
        self.total = total

    def value(self, s: CardState, e: Effect) -> int:
        table, act = cast(ApoState, s), act_of(e)
        if act.power.when == When.ROLLING and act.about >= 0 and table.effects[act.about].kind == FrameKind.ROLL:
            roll = cast(Roll, table.effects[act.about])
            return dice.total_of(roll) if self.total else roll.faces[0]
        return act.total if self.total else act.natural


class InjuryNow(Amount):
    def value(self, s: CardState, e: Effect) -> int:
        return act_of(e).injury


class RoundNow(Amount):
    def value(self, s: CardState, e: Effect) -> int:
        return cast(ApoState, s).clock.round
