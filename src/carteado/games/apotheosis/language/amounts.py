"""How many cards an operation takes, one class for each word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from carteado.games.apotheosis.language.bases import Amount, Quantity
from carteado.games.apotheosis.language.values import Number
from carteado.games.apotheosis.rules import resolution

if TYPE_CHECKING:
    from carteado.games.apotheosis.frames import Act, Run
    from carteado.games.apotheosis.state import ApoState


class Every(Amount):
    """All of them, at least one."""

    def enough(self, table: ApoState, act: Act, count: int) -> bool:
        return count > 0

    def most(self, table: ApoState, act: Act) -> int:
        return 0

    def choose(self, table: ApoState, act: Act, run: Run, pool: list[int], who: int) -> None:
        run.answer = pool


@dataclass(eq=False)
class Numbered(Amount):
    """A number of them."""

    number: Quantity

    def enough(self, table: ApoState, act: Act, count: int) -> bool:
        return count >= self.number.value(table, act) > 0

    def most(self, table: ApoState, act: Act) -> int:
        return max(0, self.number.value(table, act))


@dataclass(eq=False)
class Exactly(Numbered):
    """A number of them, chosen by a player."""

    def choose(self, table: ApoState, act: Act, run: Run, pool: list[int], who: int) -> None:
        number = self.most(table, act)
        if len(pool) == number:
            run.answer = pool
        else:
            most = min(number, len(pool))
            resolution.ask_cards(table, act, pool, who, most, most)


def exactly(number: int) -> Exactly:
    return Exactly(Quantity(Number(number)))


@dataclass(eq=False)
class AtRandom(Numbered):
    """A number of them at random."""

    def choose(self, table: ApoState, act: Act, run: Run, pool: list[int], who: int) -> None:
        run.answer = resolution.draw_lots(table, pool, self.most(table, act))


@dataclass(eq=False)
class UpTo(Numbered):
    """At most a number of them, chosen by a player."""

    def enough(self, table: ApoState, act: Act, count: int) -> bool:
        return True

    def optional(self) -> bool:
        return True

    def choose(self, table: ApoState, act: Act, run: Run, pool: list[int], who: int) -> None:
        resolution.ask_cards(table, act, pool, who, 0, min(self.most(table, act), len(pool)))
