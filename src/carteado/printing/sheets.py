"""Where cards lie on the paper: as many as fit, and each back behind its front."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

CARD = (63.0, 88.0)
MARGIN = 5.0  # what printers need, and room for the cut marks
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


class Grid(msgspec.Struct, frozen=True):
    """A sheet: its size in millimetres, as it lies, and how many cards go side by side and one above the other."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def places(self) -> int:
        return self.columns * self.rows


def grid(paper: str, bleed: float) -> Grid:
    """The way of laying the paper that holds more cards.

    >>> grid("a4", 2.0)
    Grid(width=297.0, height=210.0, columns=4, rows=2)
    """
    short, long = PAPERS[paper]
    upright, lying = fitted(short, long, bleed), fitted(long, short, bleed)
    return upright if upright.places >= lying.places else lying


def fitted(width: float, height: float, bleed: float) -> Grid:
    columns = int((width - 2 * MARGIN) // (CARD[0] + 2 * bleed))
    rows = int((height - 2 * MARGIN) // (CARD[1] + 2 * bleed))
    return Grid(width, height, columns, rows)


def pages(cards: Sequence[str], places: int) -> list[list[str]]:
    """The cards in order, so many to a page.

    >>> pages(["a", "b", "c"], 2)
    [['a', 'b'], ['c']]
    """
    return [list(cards[start : start + places]) for start in range(0, len(cards), places)]


def behind(page: Sequence[str], grid: Grid, flip: str) -> list[str | None]:
    """What lies behind each place once the sheet is turned over along its long or its short edge."""
    filled: list[str | None] = [*page, *[None] * (grid.places - len(page))]
    rows = [filled[row * grid.columns : (row + 1) * grid.columns] for row in range(grid.rows)]
    upright = grid.height >= grid.width
    if (flip == "long") == upright:
        rows = [row[::-1] for row in rows]
    else:
        rows.reverse()
    return [card for row in rows for card in row]
