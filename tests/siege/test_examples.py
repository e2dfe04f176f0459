"""The worked examples X1 to X36 of the specification, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from siege.castle import AT_START, Castle, last_turn, turn

EXTRA = ["extra_ap morale", "extra_ap supplies"]
FREE = ["free_move castle", "free_move lines"]


@pytest.mark.rule("SIEGE-X1")
def test_x1_ladders_are_ordered() -> None:
    assert turn("Repaired Trebuchet", ladders=3).changes() == {"ladders": 2}


@pytest.mark.rule("SIEGE-X2")
def test_x2_only_the_ram_is_slowest() -> None:
    assert turn("Cover of Darkness", ladders=2, ram=4, tower=3).changes() == {"ram": 3}


@pytest.mark.rule("SIEGE-X3")
@pytest.mark.parametrize(
    ("ladders", "ram", "tower", "after"), [(3, 3, 2, [2, 2, 2]), (2, 3, 3, [2, 2, 2]), (3, 3, 3, [2, 2, 2])]
)
def test_x3_several_are_slowest(ladders: int, ram: int, tower: int, after: list[int]) -> None:
    castle = turn("Cover of Darkness", ladders=ladders, ram=ram, tower=tower)
    assert list(castle.view()["units"].values()) == after


@pytest.mark.rule("SIEGE-X4")
def test_x4_archers_drive_the_ladders_back_to_their_start() -> None:
    assert Castle(ladders=3).play("archers ladders", dice=[5]).changes() == {"ladders": 4}


@pytest.mark.rule("SIEGE-X5")
def test_x5_three_is_not_over_three() -> None:
    castle = Castle("Gate Fortified", ram=2).play("archers ram", dice=[2])
    assert castle.changes() == {}
    assert castle.rolls()[0]["result"] == 3


@pytest.mark.rule("SIEGE-X6")
@pytest.mark.parametrize(("event", "die"), [(None, 3), ("Gate Fortified", 2)])
def test_x6_boiling_water_on_the_ram(event: str | None, die: int) -> None:
    castle = Castle(event, ram=1).play("boiling_water ram", dice=[die])
    assert castle.changes() == {"ram": 2}
    assert castle.rolls()[0]["result"] == 4


@pytest.mark.rule("SIEGE-X7")
def test_x7_home_with_two_supplies() -> None:
    castle = Castle(soldiers="tunnel_1", carried=2, supplies=1).play("free_move castle")
    assert castle.changes() == {"soldiers": "castle", "supplies": 3, "carried": 0}


@pytest.mark.rule("SIEGE-X8")
@pytest.mark.parametrize(("trebuchets", "dice", "wall"), [(3, [], 2), (2, [], 3), (1, [4], 3), (1, [3], 4), (0, [], 4)])
def test_x8_the_trebuchets_attack(trebuchets: int, dice: list[int], wall: int) -> None:
    castle = turn("Trebuchet Attack", trebuchets=trebuchets, dice=[*dice, 6])
    assert castle.changes() == ({"wall": wall} if wall < 4 else {})
    assert castle.dice_left == [6]


@pytest.mark.rule("SIEGE-X9")
def test_x9_a_whole_turn() -> None:
    position: dict[str, Any] = {"soldiers": "lines", "ladders": 4, "ram": 3, "tower": 3, "trebuchets": 2, "wall": 3}
    castle = turn("Guards Distracted", **position, dice=[2, 4, 2])
    assert castle.changes() == {"ladders": 3}
    assert castle.ap == 2
    assert castle.play("sabotage").changes() == {"ladders": 3, "trebuchets": 1}
    assert castle.play("coupure").changes() == {"ladders": 3, "trebuchets": 1}
    assert castle.play("end_turn").reason is None
    assert (castle.view()["day"], castle.view()["turn"]) == (2, 2)


@pytest.mark.rule("SIEGE-X10")
def test_x10_the_first_turn_with_card_6() -> None:
    castle = turn("Cover of Darkness", **AT_START)
    assert castle.changes() == {"ladders": 3, "ram": 3, "tower": 3}
    assert castle.ap == 3
    assert castle.legal() == ["archers ladders", "archers ram", "archers tower", "enter_tunnel", *EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-X11")
def test_x11_the_first_turn_with_card_1() -> None:
    castle = turn("Trebuchet Attack", **AT_START)
    assert castle.changes() == {"wall": 2}
    assert castle.ap == 3
    assert castle.legal() == ["coupure", "enter_tunnel", *EXTRA, "end_turn"]
    futile = turn("Trebuchet Attack", **AT_START, options={"allow_futile": True})
    archers = ["archers ladders", "archers ram", "archers tower"]
    assert futile.legal() == [*archers, "coupure", "rally", "rally supply", "enter_tunnel", *EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-X12")
def test_x12_bad_weather() -> None:
    assert Castle("Bad Weather", soldiers="tunnel_1").legal() == ["end_turn"]
    assert Castle("Bad Weather", soldiers="lines", carried=1).legal() == ["raid", "sabotage", *EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-X13")
def test_x13_in_the_tunnel() -> None:
    castle = Castle(soldiers="tunnel_2", wall=3, ladders=3, ram=1, tower=4, ap=1)
    shots = ["archers ladders", "archers ram", "boiling_water ram", "coupure"]
    assert castle.legal() == [*shots, "fast_move castle", "fast_move lines", *FREE, *EXTRA, "end_turn"]
    assert len(castle.legal()) == 11
    assert castle.play("coupure", dice=[1]).legal() == [*FREE, *EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-X14")
def test_x14_two_units_in_close_combat() -> None:
    assert Castle(ladders=0, ram=0, ap=1).legal() == ["close_combat", *EXTRA]
    spent = Castle(ladders=0, ram=0, ap=0)
    assert spent.legal() == [*EXTRA, "end_turn"]
    assert spent.play("end_turn").reason == "two_in_close_combat"
    optional = Castle(ladders=0, ram=0, ap=1, options={"cc_mandatory": False})
    assert optional.legal() == ["archers tower", "close_combat", "enter_tunnel", *EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-X15")
@pytest.mark.parametrize(("die", "after"), [(5, {}), (6, {"tower": 3})])
def test_x15_iron_shields(die: int, after: dict[str, int]) -> None:
    assert Castle("Iron Shields", tower=2).play("archers tower", dice=[die]).changes() == after


@pytest.mark.rule("SIEGE-X16")
def test_x16_boiling_oil() -> None:
    assert turn("Boiling Oil", ladders=2, dice=[1]).play("archers ladders").view()["units"]["ladders"] == 2
    castle = turn("Boiling Oil", ladders=2, dice=[1]).play("boiling_water ladders")
    assert castle.changes() == {"ladders": 1, "ram": 2}


@pytest.mark.rule("SIEGE-X17")
def test_x17_boiling_water_backfires() -> None:
    castle = Castle(ram=1).play("boiling_water ram", dice=[1])
    assert castle.changes() == {"morale": 3}
    assert castle.refuses("boiling_water ram")


@pytest.mark.rule("SIEGE-X17")
@pytest.mark.parametrize(("die", "result", "after"), [(2, 2, {}), (4, 4, {"ram": 2})])
def test_x17_boiling_water_on_a_determined_enemy(die: int, result: int, after: dict[str, int]) -> None:
    castle = Castle("Determined Enemy", ram=1).play("boiling_water ram", dice=[die])
    assert castle.changes() == after
    assert castle.rolls()[0]["result"] == result


@pytest.mark.rule("SIEGE-X18")
@pytest.mark.parametrize(("die", "after"), [(5, {"ladders": 1, "tower": 1}), (3, {}), (1, {"morale": 3})])
def test_x18_close_combat_with_two(die: int, after: dict[str, int]) -> None:
    assert Castle(ladders=0, tower=0).play("close_combat", dice=[die]).changes() == after


@pytest.mark.rule("SIEGE-X19")
@pytest.mark.parametrize(
    ("event", "die", "options", "after"),
    [
        ("Rally!", 4, {}, {"ram": 1}),
        ("Rally!", 1, {}, {}),
        ("Rally!", 1, {"natural_ones": True}, {"morale": 3}),
        ("Gate Fortified", 4, {}, {}),
        ("Rally!", 4, {"cc_drm": "none"}, {}),
    ],
)
def test_x19_modifiers_in_close_combat(event: str, die: int, options: dict[str, Any], after: dict[str, int]) -> None:
    assert Castle(event, ram=0, options=options).play("close_combat", dice=[die]).changes() == after


@pytest.mark.rule("SIEGE-X20")
@pytest.mark.parametrize(
    ("options", "action", "dice", "after", "unrolled"),
    [
        ({"cc_dice": "per_unit"}, "close_combat", [5, 1], {"ladders": 1, "morale": 3}, []),
        ({"cc_dice": "per_unit", "cc_fail_loses": True}, "close_combat", [3, 6], {"reason": "close_combat_lost"}, [6]),
        ({"cc_dice": "one_target"}, "close_combat ram", [6], {"ram": 1}, []),
    ],
)
def test_x20_other_dice_in_close_combat(
    options: dict[str, Any], action: str, dice: list[int], after: dict[str, Any], unrolled: list[int]
) -> None:
    castle = Castle(ladders=0, ram=0, options=options, dice=dice).play(action)
    assert castle.changes() == after
    assert castle.dice_left == unrolled


@pytest.mark.rule("SIEGE-X21")
def test_x21_faith_overruns_the_castle() -> None:
    castle = turn("Faith", ladders=0, ram=1, tower=1, morale=4)
    assert castle.changes() == {"ram": 0, "morale": 3, "tower": 0, "reason": "overrun"}


@pytest.mark.rule("SIEGE-X22")
def test_x22_two_enter_and_morale_falls_to_0() -> None:
    castle = turn("Gate Fortified", ladders=1, ram=1, morale=2)
    assert castle.changes() == {"ladders": 0, "ram": 0, "morale": 0}
    assert castle.legal() == ["close_combat", "extra_ap supplies"]
    assert castle.play("close_combat", dice=[5]).changes() == {"morale": 0}
    assert castle.play("rally", "end_turn", dice=[5]).reason is None


@pytest.mark.rule("SIEGE-X22")
def test_x22_without_a_rally_the_castle_surrenders() -> None:
    castle = turn("Gate Fortified", ladders=1, ram=1, morale=2)
    assert castle.play("close_combat", "end_turn", dice=[5]).reason == "surrender_morale"


@pytest.mark.rule("SIEGE-X23")
def test_x23_illness() -> None:
    castle = turn("Illness", morale=1, supplies=1)
    assert castle.changes() == {"morale": 0, "supplies": 0, "reason": "double_zero"}
    assert turn("Illness", morale=0, supplies=3).changes() == {"supplies": 2, "tower": 2}


@pytest.mark.rule("SIEGE-X24")
def test_x24_the_last_point_of_morale() -> None:
    castle = Castle("Trebuchet Attack", deck=[5], morale=1, ap=0).play("extra_ap morale")
    assert castle.changes() == {"morale": 0}
    assert castle.ap == 1
    assert castle.play("rally", dice=[5]).changes() == {}
    assert castle.play("end_turn").reason is None
    assert Castle(morale=1, wall=0, ap=0).play("extra_ap morale").changes() == {"morale": 0, "reason": "double_zero"}


@pytest.mark.rule("SIEGE-X25")
def test_x25_a_rally_with_the_last_supply() -> None:
    castle = Castle("Guards Distracted", morale=2, supplies=1).play("rally supply", dice=[3])
    assert castle.changes() == {"supplies": 0, "morale": 3}
    assert castle.play("end_turn").reason == "surrender_supplies"
    risen = Castle("Guards Distracted", deck=[1], morale=2, supplies=1, soldiers="tunnel_1", carried=1)
    assert risen.play("rally supply", "free_move castle", "end_turn", dice=[3]).reason is None


@pytest.mark.rule("SIEGE-X26")
def test_x26_a_repaired_trebuchet() -> None:
    castle = turn("Repaired Trebuchet", trebuchets=3, wall=2)
    assert castle.changes() == {"ladders": 2}
    assert castle.play("coupure", dice=[4]).changes() == {"ladders": 2, "wall": 3}


@pytest.mark.rule("SIEGE-X27")
def test_x27_the_tower_collapses() -> None:
    castle = turn("Collapsed!", ladders=3, ram=4, tower=4)
    assert castle.changes() == {"ladders": 2, "ram": 3, "tower": None}
    assert turn("Iron Shields", tower=None).changes() == {}
    assert turn("Guards Distracted", ladders=2, ram=3, tower=None).changes() == {"ram": 2}
    assert turn("Collapsed!", tower=3).changes() == {"ladders": 2, "ram": 2}
    near = turn("Collapsed!", tower=3, options={"enemy_start": 3})
    assert near.changes() == {"ladders": 2, "ram": 2, "tower": None}


@pytest.mark.rule("SIEGE-X28")
@pytest.mark.parametrize(("supplies", "after"), [(1, 3), (2, 4), (3, 4)])
def test_x28_through_the_tunnel_and_back(supplies: int, after: int) -> None:
    castle = Castle("Trebuchet Attack", deck=[5], ap=3, supplies=supplies).play("enter_tunnel")
    assert (castle.changes(), castle.ap) == ({"soldiers": "tunnel_1"}, 2)
    assert castle.refuses("free_move castle")
    assert castle.refuses("free_move lines")
    assert castle.play("fast_move lines").ap == 1
    assert castle.play("raid", dice=[6]).changes() == {"soldiers": "lines", "carried": 2}
    castle.play("end_turn", dice=[2])
    assert castle.play("enter_tunnel").view()["soldiers"] == "tunnel_2"
    assert castle.play("fast_move castle").changes() == {"ram": 2, "supplies": after}


@pytest.mark.rule("SIEGE-X29")
def test_x29_a_free_move_and_a_fast_move() -> None:
    castle = Castle(soldiers="tunnel_1", ap=1).play("free_move lines")
    assert castle.changes() == {"soldiers": "tunnel_2"}
    assert castle.refuses("free_move lines")
    assert castle.refuses("free_move castle")
    assert castle.play("fast_move lines").changes() == {"soldiers": "lines"}
    assert castle.ap == 0
    limited = Castle(soldiers="tunnel_1", ap=1, options={"fast_move": "on_entry"}).play("free_move lines")
    assert limited.refuses("fast_move lines")


@pytest.mark.rule("SIEGE-X30")
def test_x30_a_raid_under_cover_of_darkness() -> None:
    position: dict[str, Any] = {"soldiers": "lines", "carried": 1}
    assert Castle("Cover of Darkness", **position).play("raid", dice=[1]).changes() == {}
    rich = Castle("Cover of Darkness", **position).play("raid", dice=[5])
    assert rich.changes() == {"carried": 2}
    assert rich.refuses("raid")
    caught = Castle("Cover of Darkness", **position, options={"natural_ones": True}).play("raid", dice=[1])
    assert caught.changes() == {"soldiers": "castle", "carried": 0, "morale": 3}


@pytest.mark.rule("SIEGE-X31")
def test_x31_captured_in_the_line_check() -> None:
    captured = {"soldiers": "castle", "carried": 0, "morale": 3}
    position: dict[str, Any] = {"carried": 2, "supplies": 2, "dice": [1]}
    tunnel = {"line_check_at": "tunnel"}
    assert turn("Bad Weather", soldiers="lines", **position).changes() == captured
    spared = turn("Bad Weather", soldiers="lines", **position, options=tunnel)
    assert (spared.changes(), spared.dice_left) == ({}, [1])
    assert turn("Bad Weather", soldiers="tunnel_2", **position, options=tunnel).changes() == captured


@pytest.mark.rule("SIEGE-X32")
def test_x32_supplies_come_home_in_the_evening() -> None:
    castle = last_turn(1, supplies=1, soldiers="tunnel_1", carried=1, shuffles=[[6]]).play("end_turn")
    told = [step["now"] for step in castle.heard() if step.get("track") == "supplies"]
    assert told == [0, 1]
    assert castle.changes() == {"soldiers": "castle", "carried": 0, "ladders": 2}
    assert castle.view()["day"] == 2


@pytest.mark.rule("SIEGE-X33")
def test_x33_hungry_and_captured() -> None:
    castle = last_turn(2, supplies=1, morale=1, soldiers="lines").play("end_turn")
    assert castle.changes() == {"supplies": 0, "soldiers": "castle", "morale": 0, "reason": "double_zero"}


@pytest.mark.rule("SIEGE-X34")
def test_x34_hunger_is_judged_the_next_day() -> None:
    castle = last_turn(1, supplies=1, shuffles=[[3]]).play("end_turn")
    assert castle.changes() == {"supplies": 0}
    assert (castle.view()["day"], castle.view()["turn"]) == (2, 1)
    assert castle.play("end_turn").reason == "surrender_supplies"


@pytest.mark.rule("SIEGE-X35")
@pytest.mark.parametrize(("supplies", "reason"), [(2, "relief"), (1, "surrender_supplies")])
def test_x35_the_last_evening(supplies: int, reason: str) -> None:
    assert last_turn(3, supplies=supplies).play("end_turn").changes() == {"supplies": supplies - 1, "reason": reason}


@pytest.mark.rule("SIEGE-X36")
def test_x36_one_point_must_be_spent() -> None:
    forced = {"must_spend_one": True}
    castle = Castle(**AT_START, options=forced)
    assert castle.legal() == ["enter_tunnel", *EXTRA]
    assert castle.play("enter_tunnel").legal()[-1] == "end_turn"
    assert Castle("Bad Weather", **AT_START, options=forced).legal() == ["end_turn"]
