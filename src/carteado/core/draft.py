"""A deck that is being built: the cards that may go into it, its faults so far, and its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass

from carteado.core.errors import Refusal
from carteado.core.message import Message

Figures = tuple[Message, Sequence[tuple[Message, int]]]


@dataclass(frozen=True)
class Part:
    """The cards of one kind: the most copies of each, and the most of the kind in all (None: no limit)."""

    name: str
    copies: Mapping[str, int]
    most: int | None = None
    counted: bool = True  # toward the size of the deck


@dataclass(frozen=True)
class Draft:
    """A list that can be read, whether or not it is legal.

    `text` is the list as an option takes it, `faults` everything that the rules refuse, `unfit` the cards that may be
    in it but would be of no use there, and `figures` numbers about the deck, under headings.
    """

    text: str
    cards: Mapping[str, int]
    _: KW_ONLY
    parts: Sequence[Part]
    sizes: tuple[int, int]
    faults: Sequence[Refusal]
    unfit: Sequence[str] = ()
    figures: Sequence[Figures] = ()

    @property
    def size(self) -> int:
        counted = {id for part in self.parts if part.counted for id in part.copies}
        return sum(count for id, count in self.cards.items() if id in counted)
