"""The base classes of the words of the card language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NewType

from carteado.kit.cards import NOBODY, Op

if TYPE_CHECKING:
    from carteado.games.apotheosis.frames import Act, Run
    from carteado.games.apotheosis.language.printed import Change
    from carteado.games.apotheosis.state import ApoState


class Selector:
    """A word that stands for characters; evaluated when it is needed."""

    def find(self, table: ApoState, act: Act) -> list[int]:
        raise NotImplementedError

    def one(self, table: ApoState, act: Act) -> int:
        """Return the first of them; NOBODY if there is none."""
        found = self.find(table, act)
        return found[0] if found else NOBODY


class Condition:
    """A test, seen from an activation."""

    def holds(self, table: ApoState, act: Act) -> bool:
        raise NotImplementedError


class Value:
    """A number, evaluated when it is needed."""

    def value(self, table: ApoState, act: Act) -> int:
        raise NotImplementedError


Quantity = NewType("Quantity", Value)  # of 1 or more: a number, or counted when its operation begins
Signed = NewType("Signed", Value)  # that may be negative if it is a number


class Means:
    """The means of an attack: normal, by a kind of card, or by anything with a property."""

    def fits(self, way: int, properties: int) -> bool:
        """Whether an attack or roll by this means and with these properties is meant."""
        raise NotImplementedError

    def stat(self) -> int:
        """Return the stat that changes the DMG of such attacks."""
        raise NotImplementedError


class StatWord:
    """A stat that modifiers change."""

    def stat(self) -> int:
        raise NotImplementedError


class RuleWord:
    """A flag on a character."""

    def change(self) -> Change:
        raise NotImplementedError


class Duration:
    """How long a modifier lasts."""

    def until(self) -> int:
        raise NotImplementedError

    def whose(self, table: ApoState, act: Act) -> int:
        """Return the character or the counter that the end depends on."""
        return NOBODY


class Amount:
    """How many cards an operation takes."""

    def enough(self, table: ApoState, act: Act, count: int) -> bool:
        """Whether the operation is possible with so many cards."""
        raise NotImplementedError

    def most(self, table: ApoState, act: Act) -> int:
        raise NotImplementedError

    def optional(self) -> bool:
        """Whether no card need be taken."""
        return False

    def choose(self, table: ApoState, act: Act, run: Run, pool: list[int], who: int) -> None:
        """Set the answer of the run to cards of the pool, or ask for them."""
        raise NotImplementedError


HowManyCards = NewType("HowManyCards", Amount)  # an amount, or a value


class Word(Op):
    """An operation. `names_target` makes it run once for each target (APOTHEOSIS-10.4).

    One that is `counted` has a number that is not known before it begins.
    """

    names_target: bool = False
    counted: bool = False

    def tone(self) -> int:
        """Return 1 for recovery, -1 for deduction, 0 for what is neutral (APOTHEOSIS-27.2)."""
        return 0

    def always(self) -> bool:
        """Return whether it is feasible at any time."""
        return False

    def chancy(self) -> bool:
        """Return whether it depends on a hit."""
        return False

    def heals(self) -> bool:
        return False

    def has_rounds(self) -> bool:
        """Return whether its inner operations are rounds, of which an impossible one is skipped."""
        return False

    def feasible(self, table: ApoState, act: Act) -> bool:
        """Return whether it can be done now (APOTHEOSIS-22.2)."""
        return True

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        """Do the next part of the operation; return whether another part follows."""
        raise NotImplementedError


class Affecting(Word):
    """An operation on each character that a selector finds; feasible if one of them is able."""

    def whom(self) -> Selector:
        """Return the selector, which each word calls by the name that suits it."""
        raise NotImplementedError

    def able(self, table: ApoState, act: Act) -> list[int]:
        """Return the characters that it can be done to."""
        return self.whom().find(table, act)

    def feasible(self, table: ApoState, act: Act) -> bool:
        return len(self.able(table, act)) > 0

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        for who in self.able(table, act):
            self.affect(table, act, who)
        return False

    def affect(self, table: ApoState, act: Act, who: int) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class ToSomebody(Affecting):
    """An operation with a receiver."""

    to: Selector

    def whom(self) -> Selector:
        return self.to


@dataclass(eq=False)
class Measured(Affecting):
    """An operation with an amount that is counted once, when it begins; infeasible if that is less than 1."""

    amount: Quantity

    def counts(self, number: int) -> bool:
        """Whether something can be done with an amount."""
        return number > 0

    def fits(self, table: ApoState, who: int, number: int) -> bool:
        """Whether it can be done to a character with this amount."""
        return True

    def able(self, table: ApoState, act: Act) -> list[int]:
        number = self.amount.value(table, act)
        if not self.counts(number):
            return []
        return [who for who in self.whom().find(table, act) if self.fits(table, who, number)]

    def step(self, table: ApoState, act: Act, run: Run) -> bool:
        number = self.amount.value(table, act)
        for who in self.able(table, act):
            self.measure(table, act, who, number)
        return False

    def measure(self, table: ApoState, act: Act, who: int, number: int) -> None:
        """Do it to a character."""
        raise NotImplementedError


@dataclass(eq=False)
class MeasuredFor(Measured):
    """An operation with an amount that somebody does."""

    who: Selector

    def whom(self) -> Selector:
        return self.who
