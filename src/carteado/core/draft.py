"""A deck while it is being built: what may go into it, what is wrong with it yet, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carteado.core.errors import Refusal
from carteado.core.message import Message

Figures = tuple[Message, Sequence[tuple[Message, int]]]


class Part:
    """The cards of one kind: how many copies of each may be had, and how many of the kind in all (None: no limit)."""

    def __init__(self, name: str, copies: Mapping[str, int], most: int | None = None, *, counted: bool = True) -> None:
        self.name = name
        self.copies = copies
        self.most = most
        self.counted = counted  # toward the size of the deck


class Draft:
    """A list that can be read, whether or not it is legal.

    `text` is the list as an option takes it, `faults` everything that the rules refuse, `unfit` the cards that may be
    in it and would be of no use there, and `figures` the numbers that come of it, under headings.
    """

    def __init__(
        self,
        text: str,
        cards: Mapping[str, int],
        *,
        parts: Sequence[Part],
        sizes: tuple[int, int],
        faults: Sequence[Refusal],
        unfit: Sequence[str] = (),
        figures: Sequence[Figures] = (),
    ) -> None:
        self.text = text
        self.cards = cards
        self.parts = parts
        self.sizes = sizes
        self.faults = faults
        self.unfit = unfit
        self.figures = figures

    @property
    def size(self) -> int:
        counted = {id for part in self.parts if part.counted for id in part.copies}
        return sum(count for id, count in self.cards.items() if id in counted)
