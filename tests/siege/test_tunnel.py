"""The soldiers: through the tunnel, behind the enemy's lines and home again."""

from __future__ import annotations

from typing import Any

import pytest

from siege.castle import AT_START, Castle, turn

QUIET: dict[str, Any] = {**AT_START, "extra_used": True}
"""Nothing to do on the walls."""
CAPTURED = {"soldiers": "castle", "morale": 3}


@pytest.mark.rule("SIEGE-8.6")
@pytest.mark.parametrize(("place", "after"), [("castle", "tunnel_1"), ("lines", "tunnel_2")])
def test_the_tunnel_is_entered_from_either_end(place: str, after: str) -> None:
    castle = Castle(soldiers=place, ap=1).play("enter_tunnel")
    assert castle.changes() == {"soldiers": after}
    assert castle.ap == 0


@pytest.mark.rule("SIEGE-8.6")
@pytest.mark.parametrize("place", ["tunnel_1", "tunnel_2"])
def test_who_is_in_the_tunnel_cannot_enter_it(place: str) -> None:
    assert Castle(soldiers=place).refuses("enter_tunnel")


@pytest.mark.rule("SIEGE-8.7", "SIEGE-8.11")
@pytest.mark.parametrize("end", ["castle", "lines"])
@pytest.mark.parametrize("place", ["tunnel_1", "tunnel_2"])
def test_a_fast_move_goes_from_anywhere_in_the_tunnel_to_either_end(place: str, end: str) -> None:
    castle = Castle(soldiers=place, ap=1).play(f"fast_move {end}")
    assert castle.changes() == {"soldiers": end}
    assert castle.ap == 0


@pytest.mark.rule("SIEGE-8.7")
@pytest.mark.parametrize(("place", "end"), [("castle", "lines"), ("lines", "castle")])
def test_a_fast_move_starts_in_the_tunnel_and_may_follow_the_entry(place: str, end: str) -> None:
    castle = Castle(soldiers=place, ap=2)
    assert castle.refuses(f"fast_move {end}")
    assert castle.play("enter_tunnel", f"fast_move {end}").changes() == {"soldiers": end}


@pytest.mark.rule("SIEGE-8.8")
@pytest.mark.parametrize(("die", "carried"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_a_raid_brings_nothing_one_or_two_supplies(die: int, carried: int) -> None:
    castle = Castle(soldiers="lines").play("raid", dice=[die])
    assert castle.changes() == ({"carried": carried} if carried else {})


@pytest.mark.rule("SIEGE-8.8", "SIEGE-10.1")
def test_a_raid_on_1_ends_in_captivity() -> None:
    assert Castle(soldiers="lines", carried=1).play("raid", dice=[1]).changes() == {**CAPTURED, "carried": 0}


@pytest.mark.rule("SIEGE-8.8")
@pytest.mark.parametrize(("die", "after"), [(1, {}), (2, {"carried": 1}), (4, {"carried": 1}), (5, {"carried": 2})])
def test_a_modifier_shifts_every_result_of_a_raid(die: int, after: dict[str, int]) -> None:
    assert Castle("Enemy Fatigue", soldiers="lines").play("raid", dice=[die]).changes() == after


@pytest.mark.rule("SIEGE-8.8")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_two_supplies_are_all_they_can_carry(die: int) -> None:
    castle = Castle(soldiers="lines", carried=1).play("raid", dice=[die])
    assert castle.changes() == {"carried": 2}
    assert castle.refuses("raid")
    assert "raid" in Castle(soldiers="lines", carried=1).legal()


@pytest.mark.rule("SIEGE-8.8", "SIEGE-8.9")
@pytest.mark.parametrize("place", ["castle", "tunnel_1", "tunnel_2"])
def test_raid_and_sabotage_need_soldiers_in_the_lines(place: str) -> None:
    castle = Castle(soldiers=place)
    assert castle.refuses("raid")
    assert castle.refuses("sabotage")


@pytest.mark.rule("SIEGE-8.9")
@pytest.mark.parametrize("carried", [0, 1, 2])
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_a_sabotage_breaks_a_trebuchet_on_5_or_more_whatever_is_carried(die: int, carried: int) -> None:
    castle = Castle(soldiers="lines", carried=carried).play("sabotage", dice=[die])
    assert castle.changes() == ({"trebuchets": 2} if die >= 5 else {})


@pytest.mark.rule("SIEGE-8.9", "SIEGE-10.1")
def test_a_sabotage_on_1_ends_in_captivity() -> None:
    castle = Castle(soldiers="lines", carried=2).play("sabotage", dice=[1])
    assert castle.changes() == {**CAPTURED, "carried": 0}


@pytest.mark.rule("SIEGE-8.9")
@pytest.mark.parametrize(("die", "after"), [(1, {}), (3, {}), (4, {"trebuchets": 2})])
def test_a_modifier_shifts_every_result_of_a_sabotage(die: int, after: dict[str, int]) -> None:
    assert Castle("Guards Distracted", soldiers="lines").play("sabotage", dice=[die]).changes() == after


@pytest.mark.rule("SIEGE-8.9")
def test_the_last_trebuchet_can_be_broken_and_then_there_is_nothing_to_sabotage() -> None:
    castle = Castle(soldiers="lines", trebuchets=1).play("sabotage", dice=[5])
    assert castle.changes() == {"trebuchets": 0}
    assert castle.refuses("sabotage")


WAY = ("castle", "tunnel_1", "tunnel_2", "lines")


@pytest.mark.rule("SIEGE-8.10")
@pytest.mark.parametrize("place", [1, 2])
@pytest.mark.parametrize(("to", "step"), [("castle", -1), ("lines", 1)])
def test_a_free_move_is_one_space_either_way_and_costs_nothing(place: int, to: str, step: int) -> None:
    castle = Castle(soldiers=WAY[place], ap=0).play(f"free_move {to}")
    assert castle.changes() == {"soldiers": WAY[place + step]}
    assert castle.ap == 0
    assert Castle(soldiers=WAY[place], ap=2).play(f"free_move {to}").ap == 2


@pytest.mark.rule("SIEGE-8.10")
@pytest.mark.parametrize("place", ["castle", "lines"])
def test_a_free_move_starts_in_the_tunnel(place: str) -> None:
    castle = Castle(soldiers=place)
    assert castle.refuses("free_move castle")
    assert castle.refuses("free_move lines")


@pytest.mark.rule("SIEGE-8.10")
def test_there_is_one_free_move_a_turn() -> None:
    castle = Castle("Trebuchet Attack", deck=[5], soldiers="tunnel_1").play("free_move lines")
    assert castle.refuses("free_move lines")
    assert castle.refuses("free_move castle")
    assert castle.play("end_turn", "free_move lines").changes()["soldiers"] == "lines"


@pytest.mark.rule("SIEGE-8.10")
@pytest.mark.parametrize("place", ["castle", "lines"])
def test_there_is_no_free_move_in_the_turn_of_the_entry(place: str) -> None:
    castle = Castle("Trebuchet Attack", deck=[5], soldiers=place, ap=3).play("enter_tunnel")
    assert castle.refuses("free_move castle")
    assert castle.refuses("free_move lines")
    castle.play("end_turn")
    assert {"free_move castle", "free_move lines"} <= set(castle.legal())


@pytest.mark.rule("SIEGE-8.10")
def test_an_entry_after_the_free_move_brings_no_second_one() -> None:
    castle = Castle(soldiers="tunnel_1", **QUIET).play("free_move castle", "enter_tunnel")
    assert castle.legal() == ["fast_move castle", "fast_move lines", "end_turn"]


@pytest.mark.rule("SIEGE-8.11")
def test_soldiers_may_turn_round_in_the_tunnel() -> None:
    castle = Castle("Trebuchet Attack", deck=[5], soldiers="tunnel_1", carried=1)
    castle.play("free_move lines", "end_turn", "free_move castle")
    assert castle.changes()["ram"] == 2
    assert "soldiers" not in castle.changes()
    assert castle.play("fast_move castle").view()["soldiers"] == "castle"


@pytest.mark.rule("SIEGE-8.12")
@pytest.mark.parametrize(("place", "move"), [("tunnel_1", "free_move castle"), ("tunnel_2", "fast_move castle")])
@pytest.mark.parametrize(
    ("supplies", "carried", "after"), [(1, 2, 3), (1, 1, 2), (2, 0, 2), (3, 2, 4), (4, 1, 4), (0, 2, 2)]
)
def test_whoever_comes_home_fills_the_stores(place: str, move: str, supplies: int, carried: int, after: int) -> None:
    castle = Castle(soldiers=place, supplies=supplies, carried=carried).play(move)
    expected: dict[str, Any] = {"soldiers": "castle"}
    if carried:
        expected["carried"] = 0
    if after != supplies:
        expected["supplies"] = after
    assert castle.changes() == expected


@pytest.mark.rule("SIEGE-8.12")
@pytest.mark.parametrize(
    ("place", "move"), [("lines", "enter_tunnel"), ("tunnel_2", "free_move castle"), ("tunnel_1", "fast_move lines")]
)
def test_on_the_way_they_keep_what_they_carry(place: str, move: str) -> None:
    castle = Castle(soldiers=place, supplies=1, carried=2).play(move)
    assert set(castle.changes()) == {"soldiers"}


@pytest.mark.rule("SIEGE-10.1")
@pytest.mark.parametrize("supplies", [1, 4])
def test_captives_lose_what_they_carry_and_a_point_of_morale(supplies: int) -> None:
    castle = turn("Bad Weather", soldiers="lines", carried=2, supplies=supplies, dice=[1])
    assert castle.changes() == {**CAPTURED, "carried": 0}


@pytest.mark.rule("SIEGE-10.1")
def test_captives_can_set_out_again_in_the_same_turn() -> None:
    castle = Castle(soldiers="lines", **QUIET).play("raid", dice=[1])
    assert castle.legal() == ["rally", "rally supply", "enter_tunnel", "end_turn"]
