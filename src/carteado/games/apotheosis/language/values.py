"""Values of the card language, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from carteado.games.apotheosis.frames import Act, FrameKind, Roll
from carteado.games.apotheosis.language.bases import Selector, Value
from carteado.games.apotheosis.language.kinds import WhichAttribute, WhichCounter
from carteado.games.apotheosis.language.printed import Cards
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.rules import dice, payment, questions, stats, tiles

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

UNDEFINED: Final = -999999


@dataclass(eq=False)
class Number(Value):
    """A fixed number."""

    number: int

    def value(self, table: ApoState, act: Act) -> int:
        return self.number


def fixed(value: Value) -> int:
    """Return a number as it is printed; 0 for what is counted."""
    return value.number if isinstance(value, Number) else 0


@dataclass(eq=False)
class OfCharacter(Value):
    """A value of one character; undefined if the selector finds nobody."""

    of: Selector

    def value(self, table: ApoState, act: Act) -> int:
        who = self.of.one(table, act)
        return UNDEFINED if who < 0 else self.of_character(table, act, who)

    def of_character(self, table: ApoState, act: Act, who: int) -> int:
        raise NotImplementedError


@dataclass(eq=False)
class AttributeOf(OfCharacter):
    """An attribute of somebody."""

    name: WhichAttribute

    def of_character(self, table: ApoState, act: Act, who: int) -> int:
        return stats.attribute(table, who, self.name)


class HpOf(OfCharacter):
    """The HP of somebody."""

    def of_character(self, table: ApoState, act: Act, who: int) -> int:
        return table.chars[who].hp


class ApOf(OfCharacter):
    """The AP of somebody."""

    def of_character(self, table: ApoState, act: Act, who: int) -> int:
        return table.chars[who].ap


class HpLost(OfCharacter):
    """The HP that somebody has lost."""

    def of_character(self, table: ApoState, act: Act, who: int) -> int:
        return max(0, stats.hp_max(table, who) - table.chars[who].hp)


class HpMaxOf(OfCharacter):
    """The maximum HP of somebody."""

    def of_character(self, table: ApoState, act: Act, who: int) -> int:
        return stats.hp_max(table, who)


@dataclass(eq=False)
class CardCount(OfCharacter):
    """The number of matching cards of somebody."""

    what: Cards

    def of_character(self, table: ApoState, act: Act, who: int) -> int:
        return len(payment.zone_cards(table, who, self.what, act.source))


@dataclass(eq=False)
class CharacterCount(Value):
    """The number of characters that a selector finds."""

    of: Selector

    def value(self, table: ApoState, act: Act) -> int:
        return len(self.of.find(table, act))


@dataclass(eq=False)
class CountersHere(Value):
    """The counters of a name on this card."""

    name: WhichCounter

    def value(self, table: ApoState, act: Act) -> int:
        return table.counts[self.name][act.source]


@dataclass(eq=False)
class Distance(Value):
    """The distance between two characters."""

    of: Selector
    to: Selector

    def value(self, table: ApoState, act: Act) -> int:
        a, b = self.of.one(table, act), self.to.one(table, act)
        return UNDEFINED if a < 0 or b < 0 else tiles.apart(table, a, b)


def pending_roll(table: ApoState, act: Act) -> Roll | None:
    if act.power.when == When.ROLLING and questions.kind_at(table, act.about) == FrameKind.ROLL:
        return cast(Roll, table.effects[act.about])
    return None


class Natural(Value):
    """The main die of the pending roll, or of the last roll of this effect."""

    def value(self, table: ApoState, act: Act) -> int:
        roll = pending_roll(table, act)
        return act.natural if roll is None else roll.faces[0]


class Total(Value):
    """The total of the pending roll, or of the last roll of this effect."""

    def value(self, table: ApoState, act: Act) -> int:
        roll = pending_roll(table, act)
        return act.total if roll is None else dice.total_of(roll)


class InjuryNow(Value):
    """The injury that is answered."""

    def value(self, table: ApoState, act: Act) -> int:
        return act.injury


class RoundNow(Value):
    """The number of the round."""

    def value(self, table: ApoState, act: Act) -> int:
        return table.clock.round
