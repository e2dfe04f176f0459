"""What `modify` and `grant` change, and for how long: stats, flags, means of attack, durations; one class for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import CRIT
from carteado.games.apotheosis.language.bases import Duration, Means, RuleWord, Selector, StatWord
from carteado.games.apotheosis.language.kinds import (
    Attempt,
    Face,
    WhichCounter,
    WhichKnowledge,
    WhichProperty,
    WhichSuit,
)
from carteado.games.apotheosis.language.printed import Change
from carteado.games.apotheosis.language.terms import Rule, Stat, Until
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.frames import Act
    from carteado.games.apotheosis.state import ApoState

# Means of attack


@dataclass(eq=False)
class ByMeans(Means):
    """Normal attacks, or those by one kind of card."""

    way: int

    def fits(self, way: int, properties: int) -> bool:
        return way == self.way

    def stat(self) -> int:
        return Stat.DMG_BY + self.way


@dataclass(eq=False)
class WithProperty(Means):
    """Attacks with a property."""

    property: WhichProperty

    def fits(self, way: int, properties: int) -> bool:
        return properties >> self.property & 1 != 0

    def stat(self) -> int:
        return Stat.DMG_WITH + self.property


# Stats


@dataclass(eq=False)
class PlainStat(StatWord):
    """A stat with a name of its own."""

    number: int

    def stat(self) -> int:
        return self.number


@dataclass(eq=False)
class KnowledgeLevel(StatWord):
    """The level of a knowledge."""

    knowledge: WhichKnowledge

    def stat(self) -> int:
        return Stat.KNOW + self.knowledge


@dataclass(eq=False)
class DmgWith(StatWord):
    """The DMG of attacks by some means."""

    means: Means

    def stat(self) -> int:
        return self.means.stat()


# Flags


@dataclass(eq=False)
class Flag(RuleWord):
    """A flag without details."""

    bits: int

    def change(self) -> Change:
        return Change(NOBODY, 0, self.bits, CRIT)


@dataclass(eq=False)
class Untargetable(RuleWord):
    """Enemies cannot choose the character as a target by some means."""

    by: Attempt

    def change(self) -> Change:
        return Change(NOBODY, 0, Rule.UNTARGETABLE << self.by, CRIT)


@dataclass(eq=False)
class CannotActivate(RuleWord):
    """The character cannot activate cards of a suit."""

    suit: WhichSuit

    def change(self) -> Change:
        return Change(NOBODY, 0, Rule.CANNOT_ACTIVATE << self.suit, CRIT)


@dataclass(eq=False)
class CritOn(RuleWord):
    """Rolls of the character are perfect from this face on."""

    face: Face

    def change(self) -> Change:
        return Change(NOBODY, 0, 0, self.face)


# Durations


class ThisTurn(Duration):
    """Until the end of this turn."""

    def until(self) -> int:
        return Until.TURN


class ThisRound(Duration):
    """Until the end of this round."""

    def until(self) -> int:
        return Until.ROUND


class ThisBattle(Duration):
    """Until the end of the battle."""

    def until(self) -> int:
        return Until.BATTLE


@dataclass(eq=False)
class NextTurn(Duration):
    """Until a moment of somebody's next turn."""

    of: Selector

    def whose(self, table: ApoState, act: Act) -> int:
        return self.of.one(table, act)


@dataclass(eq=False)
class UntilStart(NextTurn):
    """Until the start of somebody's next turn."""

    def until(self) -> int:
        return Until.START


@dataclass(eq=False)
class UntilEnd(NextTurn):
    """Until the end of somebody's next turn."""

    def until(self) -> int:
        return Until.END


@dataclass(eq=False)
class WhileCounters(Duration):
    """As long as the card has counters of this name."""

    counter: WhichCounter

    def until(self) -> int:
        return Until.COUNTERS

    def whose(self, table: ApoState, act: Act) -> int:
        return self.counter
