"""The enemy comes nearer."""

from __future__ import annotations

from typing import Any

import pytest

from siege.castle import Castle, turn

ORDERS = [
    ("Supplies Spoiled", ["ladders"]),
    ("Volley of Arrows", ["ram"]),
    ("Flaming Arrows", ["tower"]),
    ("Gate Fortified", ["ladders", "ram"]),
    ("Death of a Leader", ["ladders", "tower"]),
    ("Rally!", ["ram", "tower"]),
    ("Faith", ["ladders", "ram", "tower"]),
    ("Bad Weather", []),
]


@pytest.mark.rule("SIEGE-6.1")
@pytest.mark.parametrize(("event", "ordered"), ORDERS)
def test_each_ordered_unit_moves_one_space_nearer_and_the_others_stay(event: str, ordered: list[str]) -> None:
    units = turn(event, ladders=4, ram=3, tower=2).view()["units"]
    assert units == {unit: at - (unit in ordered) for unit, at in {"ladders": 4, "ram": 3, "tower": 2}.items()}


@pytest.mark.rule("SIEGE-6.1")
def test_units_move_in_the_order_ladders_ram_tower() -> None:
    """Faith's modifiers name the ram first; its orders are obeyed from the ladders on."""
    castle = Castle("Boiling Oil", deck=[7]).play("end_turn")
    moved = [step["unit"] for step in castle.heard() if step["event"] == "moved"]
    assert moved == ["ladders", "ram", "tower"]


SLOWEST = [
    ((4, 3, 3), (3, 3, 3)),
    ((3, 4, 2), (3, 3, 2)),
    ((1, 2, 3), (1, 2, 2)),
    ((2, 2, 1), (1, 1, 1)),
    ((1, 4, 4), (1, 3, 3)),
    ((4, 4, 4), (3, 3, 3)),
    ((0, 1, 0), (0, 0, 0)),
    ((0, 2, 3), (0, 2, 2)),
    ((0, 0, 2), (0, 0, 1)),
    ((0, 0, None), (0, 0, None)),
    ((2, 3, None), (2, 2, None)),
    ((0, 1, None), (0, 0, None)),
]


@pytest.mark.rule("SIEGE-6.2", "SIEGE-1.4")
@pytest.mark.parametrize(("before", "after"), SLOWEST)
def test_slowest_are_all_units_farthest_away_before_any_moves(before: tuple[Any, ...], after: tuple[Any, ...]) -> None:
    castle = turn("Cover of Darkness", **dict(zip(("ladders", "ram", "tower"), before, strict=True)))
    assert tuple(castle.view()["units"].values()) == after


@pytest.mark.rule("SIEGE-6.3")
@pytest.mark.parametrize("unit", ["ladders", "ram", "tower"])
def test_a_unit_in_close_combat_ordered_to_advance_stays_without_effect(unit: str) -> None:
    assert turn("Faith", **{"ladders": 4, "ram": 4, "tower": 4, unit: 0}).changes() == {
        other: 3 for other in ("ladders", "ram", "tower") if other != unit
    }


@pytest.mark.rule("SIEGE-6.4")
@pytest.mark.parametrize(("event", "unit"), [("Supplies Spoiled", "ladders"), ("Rally!", "ram"), ("Rally!", "tower")])
def test_a_unit_entering_close_combat_costs_one_morale(event: str, unit: str) -> None:
    changes = turn(event, **{unit: 1}).changes()
    assert (changes[unit], changes["morale"]) == (0, 3)


@pytest.mark.rule("SIEGE-6.4")
def test_moving_to_the_circle_costs_nothing() -> None:
    assert turn("Volley of Arrows", ram=2).changes() == {"ram": 1}


@pytest.mark.rule("SIEGE-6.4")
def test_two_units_entering_cost_one_morale_each() -> None:
    assert turn("Gate Fortified", ladders=1, ram=1).changes() == {"ladders": 0, "ram": 0, "morale": 2}


@pytest.mark.rule("SIEGE-6.4", "SIEGE-9.1")
def test_the_third_unit_in_close_combat_takes_the_castle_at_once() -> None:
    castle = turn("Supplies Spoiled", ladders=1, ram=0, tower=0)
    assert castle.changes() == {"ladders": 0, "supplies": 3, "reason": "overrun"}
    assert castle.legal() == []


@pytest.mark.rule("SIEGE-6.4", "SIEGE-9.1")
def test_after_an_overrun_nobody_moves_any_more() -> None:
    assert turn("Faith", ladders=1, ram=1, tower=1).changes() == {
        "ladders": 0,
        "ram": 0,
        "morale": 2,
        "tower": 0,
        "reason": "overrun",
    }
    assert turn("Gate Fortified", ladders=1, ram=3, tower=0).changes() == {"ladders": 0, "ram": 2, "morale": 3}
    assert turn("Boiling Oil", ladders=1, wall=0, morale=1).changes() == {
        "ladders": 0,
        "morale": 0,
        "reason": "double_zero",
    }
