"""Words that calculate with a value and stand beside it, as in the other games: `{hp_max: me, half: up}`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carteado.games.apotheosis.language.bases import Value
from carteado.games.apotheosis.language.values import UNDEFINED
from carteado.kit.arithmetic import Bound, Factor, Less, Rounding
from carteado.kit.nodes import More

if TYPE_CHECKING:
    from carteado.games.apotheosis.frames import Act
    from carteado.games.apotheosis.state import ApoState


@dataclass(eq=False)
class Calculation(Value):
    """A calculation with a value; undefined if the value is."""

    of: Value

    def value(self, table: ApoState, act: Act) -> int:
        found = self.of.value(table, act)
        return found if found == UNDEFINED else self.result(found)

    def result(self, number: int) -> int:
        raise NotImplementedError


@dataclass(eq=False)
class Times(Calculation):
    """Multiplies a value."""

    times: Factor

    def result(self, number: int) -> int:
        return number * self.times


@dataclass(eq=False)
class Half(Calculation):
    """Halves a value, rounded up or down."""

    half: Rounding

    def result(self, number: int) -> int:
        return (number + self.half) // 2


@dataclass(eq=False)
class Plus(Calculation):
    """Adds a constant to a value."""

    plus: More

    def result(self, number: int) -> int:
        return number + self.plus


@dataclass(eq=False)
class Minus(Calculation):
    """Subtracts a constant from a value, not below 0."""

    minus: Less

    def result(self, number: int) -> int:
        return max(0, number - self.minus)


@dataclass(eq=False)
class AtLeast(Calculation):
    """Gives a value a lower bound."""

    at_least: Bound

    def result(self, number: int) -> int:
        return max(self.at_least, number)


@dataclass(eq=False)
class AtMost(Calculation):
    """Gives a value an upper bound."""

    at_most: Bound

    def result(self, number: int) -> int:
        return min(self.at_most, number)
