"""APOTHEOSIS-10.3: what a Direct line passes through, and what stops it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from apotheosis.battle import P1, answers, lay
from apotheosis.looking import hp
from table import do, offers

ARCHER: dict[str, Any] = {"memento": ["S06", "S07"]}
HERO_06: dict[str, Any] = {"hero": {"house": "H04", "classes": ["C06"]}, "knowledge": {"practice": 2}}


def tile(x: int, y: int) -> str:
    return f"{'abcdefgh'[x - 1]}{y}"


def crosses(x: int, y: int, dx: int, dy: int) -> bool:
    """Whether the line from the middle of (0, 0) to the middle of (dx, dy) runs inside the square of (x, y)."""
    inside = [Fraction(0), Fraction(1)]
    for at, way in ((x, dx), (y, dy)):
        if way == 0:
            if at != 0:
                return False
            continue
        ends = sorted((Fraction(2 * at - 1, 2 * way), Fraction(2 * at + 1, 2 * way)))
        inside = [max(inside[0], ends[0]), min(inside[1], ends[1])]
    return inside[0] < inside[1]


CASES = [
    (x, y, dx, dy)
    for dx in range(6)
    for dy in range(6)
    if 2 <= dx + dy <= 5
    for x in range(dx + 1)
    for y in range(dy + 1)
    if (x, y) not in ((0, 0), (dx, dy))
]


@pytest.mark.rule("APOTHEOSIS-10.3", "APOTHEOSIS-R42")
def test_a_line_passes_through_the_tiles_it_runs_inside() -> None:
    """Every target within 5 to the north-east of c3, and every tile between: corners do not block."""
    wrong = []
    for x, y, dx, dy in CASES:
        walls = {tile(3 + x, 3 + y): "blocked"}
        table = lay({**ARCHER, "at": "c3"}, {"at": tile(3 + dx, 3 + dy)}, tiles=walls, options={"board": "chess"})
        if offers(table, "use S06 e1") == crosses(x, y, dx, dy):
            wrong.append((x, y, dx, dy))
    assert wrong == []


@pytest.mark.rule("APOTHEOSIS-10.3")
@pytest.mark.parametrize(("sx", "sy"), [(1, 1), (1, -1), (-1, 1), (-1, -1)])
def test_lines_are_the_same_in_every_direction(sx: int, sy: int) -> None:
    """The knight's move passes two tiles, in each corner of the board."""
    for blocker, clear in (((0, 1), False), ((1, 1), False), ((1, 0), True), ((0, 2), True)):
        walls = {tile(4 + sx * blocker[0], 4 + sy * blocker[1]): "blocked"}
        target = tile(4 + sx, 4 + 2 * sy)
        table = lay({**ARCHER, "at": "d4"}, {"at": target}, tiles=walls, options={"board": "chess"})
        assert offers(table, "use S06 e1") is clear, blocker


@pytest.mark.rule("APOTHEOSIS-10.3", "APOTHEOSIS-R40", "APOTHEOSIS-R94")
@pytest.mark.parametrize(
    ("between", "direct", "piercing"),
    [
        ("enemy", False, True),
        ("ally", False, True),
        ("object", False, True),
        ("body", True, True),
        ("blocked", False, False),
        ("disabled", False, False),
    ],
)
def test_what_stops_a_direct_line(between: str, direct: bool, piercing: bool) -> None:
    """The Starfletcher shoots past pieces, not through walls."""
    for hero, clear in (({}, direct), (HERO_06, piercing)):
        pup = {"card": "K01", "at": "c4", "hp": 0 if between == "body" else 5}
        mine: dict[str, Any] = {**ARCHER, **hero, "at": "c3", "level": 6, "spaces": {"support": 2, "memento": 3}}
        mine["knowledge"] = {"practice": 3, "athletics": 1}
        foe: dict[str, Any] = {"at": "c5", "support": [pup] if between == "enemy" else []}
        mine["support"] = [pup] if between in ("ally", "body") else []
        crates = [{"at": "c4", "name": "crate", "con": 1, "hp": 1}] if between == "object" else []
        ground = {"c4": between} if between in ("blocked", "disabled") else {}
        table = lay(mine, foe, objects=crates, tiles=ground)
        reached = offers(table, "use S06 e1")
        if reached and between in ("enemy", "ally", "object"):
            do(table, "use S06 e1")
            reached = "c5" in (answers(table, "target") or ["c5" if hp(table, P1) < 10 else ""])
        assert reached is clear


@pytest.mark.rule("APOTHEOSIS-10.2", "APOTHEOSIS-10.3")
def test_an_arc_flies_over_pieces_and_walls_but_not_over_a_gap() -> None:
    for between, reached in ((None, True), ("blocked", True), ("disabled", False)):
        ground = {"c4": between} if between else {}
        pup = [{"card": "K01", "at": "c4"}] if between is None else []
        table = do(lay({**ARCHER, "at": "c3"}, {"at": "c5", "support": pup}, tiles=ground), "turn e")
        assert offers(table, "use S07 e1") is reached
        if between is None:
            assert sorted(answers(do(table, "use S07 e1"), "target")) == ["c4", "c5"]


@pytest.mark.rule("APOTHEOSIS-10.3")
def test_two_pieces_beside_a_diagonal_do_not_stop_it() -> None:
    foe = {"at": "d4", "support": [{"card": "K01", "at": "c4"}, {"card": "K04", "at": "d3"}]}
    table = do(lay({**ARCHER, "at": "c3"}, foe), "use S06 e1")
    assert sorted(answers(table, "target")) == ["c4", "d3", "d4"]
