"""Where cards lie on the paper."""

from __future__ import annotations

import pytest

from carteado.printing.sheets import CARD, MARGIN, PAPERS, Grid, behind, grid, pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("bleed", [0.0, 1.0, 2.0, 3.0, 5.0])
def test_the_grid_fits_the_paper_with_room_for_cut_marks(paper: str, bleed: float) -> None:
    lay = grid(paper, bleed)
    assert {lay.width, lay.height} == set(PAPERS[paper])
    assert lay.columns * (CARD[0] + 2 * bleed) + 2 * MARGIN <= lay.width
    assert lay.rows * (CARD[1] + 2 * bleed) + 2 * MARGIN <= lay.height
    assert lay.places >= 6


def test_without_bleed_nine_cards_go_on_a4() -> None:
    assert grid("a4", 0.0) == Grid(210.0, 297.0, 3, 3)


def test_a_last_page_may_be_half_full() -> None:
    assert pages(list("abcdefghij"), 8) == [list("abcdefgh"), list("ij")]


LYING = Grid(297.0, 210.0, 4, 2)
UPRIGHT = Grid(210.0, 297.0, 3, 3)


@pytest.mark.parametrize(
    ("lay", "flip", "expected"),
    [
        (LYING, "short", ["d", "c", "b", "a", None, None, "f", "e"]),
        (LYING, "long", ["e", "f", None, None, "a", "b", "c", "d"]),
        (UPRIGHT, "long", ["c", "b", "a", "f", "e", "d", None, None, None]),
        (UPRIGHT, "short", [None, None, None, "d", "e", "f", "a", "b", "c"]),
    ],
)
def test_each_back_lies_behind_its_front(lay: Grid, flip: str, expected: list[str | None]) -> None:
    assert behind(list("abcdef"), lay, flip) == expected
