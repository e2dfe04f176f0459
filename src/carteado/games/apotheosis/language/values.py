"""Values of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from carteado.games.apotheosis.frames import Act, FrameKind, Roll
from carteado.games.apotheosis.language.printed import Cards, Selector, Value
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.rules import dice, payment, questions, stats, tiles

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

UNDEFINED: Final = -999999


@dataclass(eq=False)
class Whole(Value):
    number: int

    def read(self, table: ApoState, act: Act) -> int:
        return self.number


@dataclass(eq=False)
class OfCharacter(Value):
    """A value of one character; undefined if the selector finds nobody."""

    who: Selector

    def read(self, table: ApoState, act: Act) -> int:
        who = self.who.one(table, act)
        return UNDEFINED if who < 0 else self.of(table, act, who)

    def of(self, table: ApoState, act: Act, who: int) -> int:
        raise NotImplementedError


@dataclass(eq=False)
class AttributeOf(OfCharacter):
    attribute: int

    def of(self, table: ApoState, act: Act, who: int) -> int:
        return stats.attribute(table, who, self.attribute)


class HpOf(OfCharacter):
    def of(self, table: ApoState, act: Act, who: int) -> int:
        return table.chars[who].hp


class HpMaxOf(OfCharacter):
    def of(self, table: ApoState, act: Act, who: int) -> int:
        return stats.hp_max(table, who)


@dataclass(eq=False)
class CardCount(OfCharacter):
    cards: Cards

    def of(self, table: ApoState, act: Act, who: int) -> int:
        return len(payment.zone_cards(table, who, self.cards, act.source))


@dataclass(eq=False)
class CountersHere(Value):
    counter: int

    def read(self, table: ApoState, act: Act) -> int:
        return table.counts[self.counter][act.source]


@dataclass(eq=False)
class Distance(Value):
    a: Selector
    b: Selector

    def read(self, table: ApoState, act: Act) -> int:
        a, b = self.a.one(table, act), self.b.one(table, act)
        return UNDEFINED if a < 0 or b < 0 else tiles.apart(table, a, b)


@dataclass(eq=False)
class Natural(Value):
    """The main die of the pending roll, or of the last roll of this effect; with `total`, the total instead."""

    total: bool

    def read(self, table: ApoState, act: Act) -> int:
        if act.power.when == When.ROLLING and questions.kind_at(table, act.about) == FrameKind.ROLL:
            roll = cast(Roll, table.effects[act.about])
            return dice.total_of(roll) if self.total else roll.faces[0]
        return act.total if self.total else act.natural


class InjuryNow(Value):
    def read(self, table: ApoState, act: Act) -> int:
        return act.injury


class RoundNow(Value):
    def read(self, table: ApoState, act: Act) -> int:
        return table.clock.round
