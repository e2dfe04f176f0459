"""The nodes of the card language that several games share: one class for each word, named like it."""

from __future__ import annotations

from carteado.kit.cards import NOBODY, Amount, Condition, Filter, Op, Selector, Who
from carteado.kit.table import CardState, Effect, News, Piece

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


class All(Selector):
    """Every matching creature."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def find(self, s: CardState, e: Effect) -> list[int]:
        return [piece.id for piece in s.creatures() if self.filter.matches(s, e.source, e.player, piece)]

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        return self.filter.matches(s, source.id, source.owner, piece)


class Random(Selector):
    """A number of different matching creatures, drawn at random with equal chances."""

    def __init__(self, amount: int, filter: Filter) -> None:
        self.amount = amount
        self.filter = filter

    def find(self, s: CardState, e: Effect) -> list[int]:
        pool = [piece.id for piece in s.creatures() if self.filter.matches(s, e.source, e.player, piece)]
        found: list[int] = []
        while pool and len(found) < self.amount:
            id = pool.pop(s.rng.roll(len(pool)) - 1)
            s.picked(id)
            found.append(id)
        return found


# Amounts and conditions


class Number(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: CardState, e: Effect) -> int:
        return self.number


class Count(Amount):
    """The number of matching creatures, plus a constant."""

    def __init__(self, filter: Filter, plus: int) -> None:
        self.filter = filter
        self.plus = plus

    def value(self, s: CardState, e: Effect) -> int:
        return self.plus + count(s, self.filter, e.source, e.player)


class Counted(Condition):
    """The number of matching creatures is within bounds."""

    def __init__(self, filter: Filter, least: int, most: int) -> None:
        self.filter = filter
        self.least = least
        self.most = most

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        return self.least <= count(s, self.filter, source, player) <= self.most


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


class If(Op):
    """Runs an operation only if a condition holds at that moment."""

    def __init__(self, condition: Condition, op: Op) -> None:
        self.condition = condition
        self.op = op

    def run(self, s: CardState, e: Effect) -> None:
        if self.condition.holds(s, e.source, e.player, e):
            self.op.run(s, e)
