"""The layout of sheets: as many cards as fit, with each back behind its front, nine without a gap, or folded over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

CARD = (63.0, 88.0)
MARGIN = 5.0  # millimetres, for printers and cut marks
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
LAYOUTS = ("sheets", "nine", "fold")


class Grid(msgspec.Struct, frozen=True):
    """A sheet: its size in millimetres in the chosen orientation, and its columns and rows of cards."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def places(self) -> int:
        return self.columns * self.rows


def grid(paper: str, bleed: float, layout: str = "sheets") -> Grid:
    """Choose the orientation of the paper that holds more cards; a sheet to fold lies.

    >>> grid("a4", 2.0)
    Grid(width=297.0, height=210.0, columns=4, rows=2)
    """
    short, long = PAPERS[paper]
    upright, lying = fitted(short, long, bleed), fitted(long, short, bleed)
    return upright if upright.places >= lying.places and layout != "fold" else lying


def fitted(width: float, height: float, bleed: float) -> Grid:
    columns = int((width - 2 * MARGIN) // (CARD[0] + 2 * bleed))
    rows = int((height - 2 * MARGIN) // (CARD[1] + 2 * bleed))
    return Grid(width, height, columns, rows)


def card_sheets(cards: Sequence[str], layout: str, lay: Grid, backs: bool, flip: str) -> list[dict[str, object]]:
    """The sheets of cards in the order of printing.

    A folded sheet has the backs in its upper row, upside down, and the fronts below: folded in the middle and
    glued, each back lies behind its front.
    """
    if layout == "fold":
        rows = pages(cards, lay.columns)
        return [{"back": False, "fold": True, "cards": row} for row in rows]
    sheets: list[dict[str, object]] = []
    for page in pages(cards, lay.places):
        sheets.append({"back": False, "fold": False, "cards": page})
        if backs:
            sheets.append({"back": True, "fold": False, "cards": behind(page, lay, flip)})
    return sheets


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


def folded(pages: int) -> list[tuple[int, int]]:
    """The two pages of each side of a booklet's sheets, from the outside in; pages beyond the last are empty.

    >>> folded(4)
    [(4, 1), (2, 3)]
    """
    last = -(-pages // 4) * 4
    sides = []
    for first in range(1, last // 2, 2):
        sides += [(last + 1 - first, first), (first + 1, last - first)]
    return sides
