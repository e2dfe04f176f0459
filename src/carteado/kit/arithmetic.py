"""Words that calculate with an amount and stand beside it: `{count: {...}, times: 2, at_most: 6}`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from carteado.kit.cards import Amount
from carteado.kit.table import CardState, Effect

Factor = NewType("Factor", int)
Rounding = NewType("Rounding", int)  # 0 down, 1 up
Less = NewType("Less", int)
Bound = NewType("Bound", int)


@dataclass(eq=False)
class Times(Amount):
    """Multiplies an amount."""

    of: Amount
    times: Factor

    def value(self, s: CardState, e: Effect) -> int:
        return self.of.value(s, e) * self.times


@dataclass(eq=False)
class Half(Amount):
    """Halves an amount, rounded up or down."""

    of: Amount
    half: Rounding

    def value(self, s: CardState, e: Effect) -> int:
        return (self.of.value(s, e) + self.half) // 2


@dataclass(eq=False)
class Minus(Amount):
    """Subtracts a constant from an amount, not below 0."""

    of: Amount
    minus: Less

    def value(self, s: CardState, e: Effect) -> int:
        return max(0, self.of.value(s, e) - self.minus)


@dataclass(eq=False)
class AtLeast(Amount):
    """Gives an amount a lower bound."""

    of: Amount
    at_least: Bound

    def value(self, s: CardState, e: Effect) -> int:
        return max(self.at_least, self.of.value(s, e))


@dataclass(eq=False)
class AtMost(Amount):
    """Gives an amount an upper bound."""

    of: Amount
    at_most: Bound

    def value(self, s: CardState, e: Effect) -> int:
        return min(self.at_most, self.of.value(s, e))
