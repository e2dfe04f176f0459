"""Base classes of the card language and of printed cards. Built when cards are loaded; immutable and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from carteado.core.rng import Rng
from carteado.kit.constants import words_of

if TYPE_CHECKING:
    from carteado.kit.table import CardState, Effect, News, Piece

NOBODY: Final = -1


class Side:
    OWN: Final = 0
    ENEMY: Final = 1
    ANY: Final = 2


SIDES: Final = words_of(Side)


class Op:
    """One operation of an effect."""

    def run(self, s: CardState, e: Effect) -> None:
        raise NotImplementedError

    def answer(self, s: CardState, e: Effect, chosen: list[int]) -> None:
        """Go on with what was chosen, if the operation asked a question."""
        raise NotImplementedError

    def inner(self) -> Op:
        """Return the operation itself, without a condition around it."""
        return self


class Selector:
    """Selects cards when the operation runs."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        raise NotImplementedError

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        """Whether a static of the source affects the piece."""
        raise NotImplementedError


class Filter:
    """A test of one card, from the side of a source and its controller."""

    def matches(self, s: CardState, source: int, player: int, piece: Piece) -> bool:
        raise NotImplementedError


class Condition:
    """A test of the table, from the side of a source and its controller; `e` is the running effect, if any."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        raise NotImplementedError


class Amount:
    """A number, computed when it is needed."""

    def value(self, s: CardState, e: Effect) -> int:
        raise NotImplementedError


class Who:
    """Which events of its kind fire a trigger."""

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        raise NotImplementedError


@dataclass(eq=False)
class Block:
    """A list of operations with a stable name (`EMB-06/trigger1`), so that a running effect can be saved."""

    name: str
    ops: list[Op]


@dataclass(eq=False)
class Trigger:
    index: int
    when: int
    who: Who
    condition: Condition | None
    once: bool
    block: Block


class Static:
    """A change to pieces or players while the card is in play. Games define what else may change."""

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        """Whether it changes that piece."""
        return False

    def change(self, stat: int) -> int:
        """Return what it adds to a stat of the pieces that it reaches."""
        return 0

    def granted(self) -> int:
        """Return the mask of the abilities or keywords that it gives to the pieces that it reaches."""
        return 0


class Card:
    """A printed card as the rules read it. A game defines the meaning of `type` and adds its own fields."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.type = NOBODY
        self.token = False
        self.hears = 0
        self.triggers: list[Trigger] = []
        self.statics: list[Static] = []


C = TypeVar("C", bound=Card)


def take_random(pool: list[C], rng: Rng) -> C:
    """Remove a random card from a pool, whose order does not matter, and return it."""
    place = rng.below(len(pool))
    card = pool[place]
    pool[place] = pool[len(pool) - 1]
    pool.pop()
    return card
