"""The nodes of the card language that several games share: one class for each word, named like it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

from carteado.kit.cards import NOBODY, Amount, Condition, Filter, Op, Selector, Who
from carteado.kit.table import CardState, Effect, News, Piece

MANY: Final = 1_000_000
Size = NewType("Size", int)  # how many things are selected
Least = NewType("Least", int)  # the lower bound of a condition
Most = NewType("Most", int)  # the upper bound of a condition
More = NewType("More", int)  # what is added to an amount

# Selectors


class Self(Selector):
    """The source itself."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [e.source]

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return source.id == piece.id


class It(Selector):
    """The card that the event is about."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [] if e.it == NOBODY else [e.it]


class By(Selector):
    """The other card of the event: its cause, or the one it was done to."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [] if e.by == NOBODY else [e.by]


@dataclass(eq=False)
class All(Selector):
    """Every matching creature."""

    filter: Filter

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [piece.id for piece in s.creatures() if self.filter.matches(s, e.source, e.player, piece)]

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return self.filter.matches(s, source.id, source.owner, piece)


@dataclass(eq=False)
class Random(Selector):
    """A number of different matching creatures, drawn at random with equal chances."""

    amount: Size
    filter: Filter

    def find(self, s: CardState, e: Effect) -> list[int]:
        pool = [piece.id for piece in s.creatures() if self.filter.matches(s, e.source, e.player, piece)]
        found: list[int] = []
        while pool and len(found) < self.amount:
            id = pool.pop(s.rng.roll(len(pool)) - 1)
            s.picked(id)
            found.append(id)
        return found


# Amounts and conditions


@dataclass(eq=False)
class Number(Amount):
    """A fixed number."""

    number: int

    def value(self, s: CardState, e: Effect) -> int:
        return self.number


@dataclass(eq=False)
class Count(Amount):
    """The number of matching creatures."""

    filter: Filter

    def value(self, s: CardState, e: Effect) -> int:
        return count(s, self.filter, e.source, e.player)


@dataclass(eq=False)
class Plus(Amount):
    """Adds a constant to an amount."""

    of: Amount
    plus: More

    def value(self, s: CardState, e: Effect) -> int:
        return self.of.value(s, e) + self.plus


class Always(Condition):
    """Holds at any time: the condition of what has none."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return True


ALWAYS: Final = Always()


@dataclass(eq=False)
class Counted(Condition):
    """The number of matching creatures is within bounds."""

    of: Filter
    min: Least = Least(0)
    max: Most = Most(MANY)

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return self.min <= count(s, self.of, source, player) <= self.max


def count(s: CardState, filter: Filter, source: int, player: int) -> int:
    total = 0
    for piece in s.creatures():
        if filter.matches(s, source, player, piece):
            total += 1
    return total


# Filters of triggers


class Itself(Who):
    """Fires on events about the card itself."""

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        return news.it == source


# Operations


@dataclass(eq=False)
class If(Op):
    """Runs an operation only if a condition holds at that moment."""

    of: Op
    if_: Condition

    def run(self, s: CardState, e: Effect) -> None:
        if self.if_.holds(s, e.source, e.player, e):
            self.of.run(s, e)

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        self.of.answer(s, e, chosen)

    def inner(self) -> Op:
        return self.of.inner()
