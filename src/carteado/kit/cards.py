"""The base classes of the card language and of printed cards. Built when cards are loaded, shared, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


class Selector:
    """Stands for cards; evaluated when the operation runs."""

    def find(self, s: CardState, e: Effect) -> list[int]:
        raise NotImplementedError

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        """Whether a static of the source works on the piece."""
        raise NotImplementedError


class Filter:
    """Which cards are meant, seen from a source and its controller."""

    def matches(self, s: CardState, source: int, player: int, piece: Piece) -> bool:
        raise NotImplementedError


class Condition:
    """A test, seen from a source and its controller; `e` is the running effect, if there is one."""

    def holds(self, s: CardState, source: int, player: int, e: Effect | None) -> bool:
        raise NotImplementedError


class Amount:
    """A number, evaluated when it is needed."""

    def value(self, s: CardState, e: Effect) -> int:
        raise NotImplementedError


class Who:
    """Which events of its kind a trigger hears."""

    def hears(self, s: CardState, source: int, player: int, news: News) -> bool:
        raise NotImplementedError


class Block:
    """A list of operations with a stable name (`EMB-06/trigger1`), so that a running effect can be saved."""

    def __init__(self, name: str, ops: list[Op]) -> None:
        self.name = name
        self.ops = ops


class Trigger:
    def __init__(self, index: int, when: int, who: Who, condition: Condition | None, once: bool, block: Block) -> None:
        self.index = index
        self.when = when
        self.who = who
        self.condition = condition
        self.once = once
        self.block = block


class Static:
    """A change to the stats of some pieces (`to`) while the card is in play. A game adds other changes."""

    def __init__(self, to: Selector | None, changes: list[int]) -> None:
        self.to = to
        self.changes = changes

    def reaches(self, s: CardState, source: Piece, piece: Piece) -> bool:
        to = self.to
        return to is not None and to.reaches(s, source, piece)


class Card:
    """A printed card as the rules read it. A game says what its `type` means and adds its own numbers."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.type = NOBODY
        self.token = False
        self.hears = 0
        self.triggers: list[Trigger] = []
        self.statics: list[Static] = []
