"""The layout of sheets: as many cards as fit, with each back behind its front."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

CARD = (63.0, 88.0)
MARGIN = 5.0  # millimetres, for printers and cut marks
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


class Grid(msgspec.Struct, frozen=True):
    """A sheet: its size in millimetres in the chosen orientation, and its columns and rows of cards."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def places(self) -> int:
        return self.columns * self.rows


def grid(paper: str, bleed: float) -> Grid:
    """Choose the orientation of the paper that holds more cards.

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
    """Split the cards into pages.

    >>> pages(["a", "b", "c"], 2)
    [['a', 'b'], ['c']]
    """
    return [list(cards[start : start + places]) for start in range(0, len(cards), places)]


def behind(page: Sequence[str], grid: Grid, flip: str) -> list[str | None]:
    """Reorder a page for its reverse side, turned over along the long or the short edge."""
    filled: list[str | None] = [*page, *[None] * (grid.places - len(page))]
    rows = [filled[row * grid.columns : (row + 1) * grid.columns] for row in range(grid.rows)]
    upright = grid.height >= grid.width
    if (flip == "long") == upright:
        rows = [row[::-1] for row in rows]
    else:
        rows.reverse()
    return [card for row in rows for card in row]
