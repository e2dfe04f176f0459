"""The action phase: action points, attacks, repairs and the price of one more action."""

from __future__ import annotations

import pytest

from siege.castle import AT_START, Castle, turn, winning_dice

AT_LAST = ["extra_ap morale", "extra_ap supplies", "end_turn"]  # what stands last among the legal actions
NOTHING_TO_DO = {**AT_START, "soldiers": "tunnel_1", "options": {"fast_move": "on_entry"}}
"""No unit to shoot at, every track full, and no way on through the tunnel."""


@pytest.mark.rule("SIEGE-7.1")
@pytest.mark.parametrize(
    ("event", "points"), [("Trebuchet Attack", 3), ("Illness", 2), ("Bad Weather", 2), ("Faith", 3)]
)
def test_a_section_gives_its_action_points(event: str, points: int) -> None:
    assert turn(event).ap == points


@pytest.mark.rule("SIEGE-7.1")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize(
    "action",
    ["archers ram", "boiling_water tower", "close_combat", "coupure", "rally", "rally supply", "raid", "sabotage"],
)
def test_an_action_costs_one_point_whether_or_not_it_succeeds(action: str, die: int) -> None:
    castle = Castle(ladders=0, tower=1, wall=2, morale=2, soldiers="lines", ap=3)
    assert castle.play(action, dice=[die]).ap == 2


@pytest.mark.rule("SIEGE-7.1")
@pytest.mark.parametrize(("place", "action"), [("castle", "enter_tunnel"), ("tunnel_1", "fast_move lines")])
def test_a_move_through_the_tunnel_costs_one_point(place: str, action: str) -> None:
    assert Castle(soldiers=place, ap=3).play(action).ap == 2


@pytest.mark.rule("SIEGE-7.1")
def test_unused_points_are_lost() -> None:
    assert Castle("Volley of Arrows", deck=[7], ap=3).play("end_turn").ap == 2
    overrun = Castle("Boiling Oil", deck=[7], ladders=0, ram=1, tower=1, ap=3).play("end_turn")
    assert (overrun.reason, overrun.ap) == ("overrun", 0)


@pytest.mark.rule("SIEGE-7.1")
def test_without_points_nothing_that_costs_one_is_legal() -> None:
    assert Castle(ladders=1, ram=0, wall=2, morale=2, ap=0).legal() == [
        "extra_ap morale",
        "extra_ap supplies",
        "end_turn",
    ]


@pytest.mark.rule("SIEGE-7.2")
def test_every_action_may_be_repeated_while_points_last() -> None:
    castle = Castle(wall=0, ap=3).play("coupure", "coupure", "coupure", dice=[5, 4, 5])
    assert castle.changes() == {"wall": 2}
    assert castle.ap == 0
    assert castle.refuses("coupure")


@pytest.mark.rule("SIEGE-7.2", "SIEGE-8.2")
def test_water_boils_once_a_turn_whatever_the_target() -> None:
    castle = Castle("Trebuchet Attack", deck=[5], ladders=1, ram=1, tower=1, trebuchets=0, ap=3)
    castle.play("boiling_water ram", dice=[2])
    assert castle.legal()[:4] == ["archers ladders", "archers ram", "archers tower", "enter_tunnel"]
    castle.play("extra_ap supplies")
    assert castle.refuses("boiling_water ram")
    assert castle.refuses("boiling_water ladders")
    castle.play("end_turn")
    assert [action for action in castle.legal() if "water" in action] == [
        "boiling_water ladders",
        "boiling_water tower",
    ]


@pytest.mark.rule("SIEGE-7.3")
@pytest.mark.parametrize("points", [0, 1, 3])
def test_the_turn_may_be_ended_with_or_without_points_left(points: int) -> None:
    castle = Castle("Trebuchet Attack", deck=[5], ap=points)
    assert castle.legal()[-1] == "end_turn"
    assert castle.play("end_turn").view()["card"] == 5


@pytest.mark.rule("SIEGE-7.3")
def test_the_turn_never_ends_by_itself() -> None:
    castle = Castle("Trebuchet Attack", deck=[5], ap=1, extra_used=True, **NOTHING_TO_DO)
    assert castle.play("free_move castle", "enter_tunnel").legal() == ["end_turn"]
    assert castle.view()["card"] == 1


@pytest.mark.rule("SIEGE-7.4")
@pytest.mark.parametrize("track", ["morale", "supplies"])
def test_a_point_of_morale_or_supplies_buys_one_action_point_once_a_turn(track: str) -> None:
    castle = Castle("Trebuchet Attack", deck=[5], ap=1).play(f"extra_ap {track}")
    assert castle.changes() == {track: 3}
    assert castle.ap == 2
    assert castle.refuses("extra_ap morale")
    assert castle.refuses("extra_ap supplies")
    assert castle.play("end_turn").legal()[-3:] == AT_LAST


@pytest.mark.rule("SIEGE-7.4")
def test_an_empty_track_buys_nothing() -> None:
    assert Castle(morale=0, **AT_START).legal()[-2:] == ["extra_ap supplies", "end_turn"]
    assert Castle(supplies=0).legal()[-2:] == ["extra_ap morale", "end_turn"]


@pytest.mark.rule("SIEGE-7.4")
def test_no_point_is_bought_when_there_is_nothing_to_spend_it_on() -> None:
    assert Castle(**NOTHING_TO_DO).legal() == ["free_move castle", "free_move lines", "end_turn"]
    assert Castle(wall=3, **NOTHING_TO_DO).legal() == ["coupure", "free_move castle", "free_move lines", *AT_LAST]


@pytest.mark.rule("SIEGE-7.4")
def test_whether_there_is_something_to_do_is_judged_before_the_track_is_lowered() -> None:
    """Morale at 4 leaves nothing to rally, though paying with it would make room."""
    castle = Castle(**NOTHING_TO_DO)
    assert castle.refuses("extra_ap morale")


@pytest.mark.rule("SIEGE-7.4", "SIEGE-9.3")
def test_the_last_point_may_be_spent_at_any_moment_of_the_phase() -> None:
    castle = Castle(supplies=1, ap=2).play("archers ram", "extra_ap supplies", dice=[1])
    assert castle.changes() == {"supplies": 0}
    assert castle.ap == 2
    assert castle.play("archers ram", "archers ram", "end_turn", dice=[1, 1]).reason == "surrender_supplies"


@pytest.mark.rule("SIEGE-7.5")
@pytest.mark.parametrize(("ladders", "ram", "tower"), [(0, 0, 2), (0, 2, 0), (2, 0, 0)])
def test_two_units_in_close_combat_must_be_fought(ladders: int, ram: int, tower: int) -> None:
    castle = Castle(ladders=ladders, ram=ram, tower=tower, wall=2, morale=2, soldiers="tunnel_1", ap=1)
    assert castle.legal() == [
        "close_combat",
        "free_move castle",
        "free_move lines",
        "extra_ap morale",
        "extra_ap supplies",
    ]
    castle.play("close_combat", dice=[4])
    assert castle.legal()[-3:] == ["extra_ap morale", "extra_ap supplies", "end_turn"]


@pytest.mark.rule("SIEGE-7.5")
def test_one_unit_in_close_combat_may_be_left_there() -> None:
    castle = Castle(ladders=0, soldiers="lines", carried=2, trebuchets=0)
    assert castle.legal() == ["archers ram", "archers tower", "close_combat", "enter_tunnel", *AT_LAST]


@pytest.mark.rule("SIEGE-7.5")
def test_driving_them_back_gives_the_choice_back() -> None:
    castle = Castle(ladders=0, ram=0).play("close_combat", dice=[5])
    assert castle.legal()[:4] == ["archers ladders", "archers ram", "archers tower", "boiling_water ladders"]


@pytest.mark.rule("SIEGE-7.6")
def test_an_action_that_can_do_no_good_is_illegal() -> None:
    """Units at the start, tracks full, nothing more to carry or to break."""
    full = Castle(soldiers="lines", carried=2, trebuchets=0, **AT_START)
    assert full.legal() == ["enter_tunnel", "extra_ap morale", "extra_ap supplies", "end_turn"]


@pytest.mark.rule("SIEGE-8.1")
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("unit", ["ladders", "ram", "tower"])
def test_archers_shoot_at_units_on_1_2_or_3_and_drive_them_one_space_back(unit: str, space: int) -> None:
    castle = Castle(**{**AT_START, unit: space})
    if space in (0, 4):
        assert castle.refuses(f"archers {unit}")
    else:
        assert castle.play(f"archers {unit}", dice=[6]).changes() == {unit: space + 1}


@pytest.mark.rule("SIEGE-8.1")
def test_archers_who_miss_change_nothing() -> None:
    assert Castle(ladders=1).play("archers ladders", dice=[2]).changes() == {}
    assert Castle(ladders=1).play("archers ladders", dice=[1]).changes() == {}


@pytest.mark.rule("SIEGE-8.2")
@pytest.mark.parametrize(("unit", "dice"), [("ladders", [2, 3, 4, 5, 6]), ("ram", [3, 4, 5, 6]), ("tower", [4, 5, 6])])
def test_boiling_water_adds_1_and_never_works_on_a_natural_1(unit: str, dice: list[int]) -> None:
    assert winning_dice(None, f"boiling_water {unit}", **{unit: 1}) == dice
    assert Castle(**{unit: 1}).play(f"boiling_water {unit}", dice=[6]).changes() == {unit: 2}


@pytest.mark.rule("SIEGE-8.2")
def test_boiling_water_backfires_on_a_natural_1() -> None:
    assert Castle(tower=1).play("boiling_water tower", dice=[1]).changes() == {"morale": 3}
    assert Castle(tower=1).play("boiling_water tower", dice=[2]).changes() == {}


@pytest.mark.rule("SIEGE-8.2")
@pytest.mark.parametrize(
    ("event", "unit", "after"),
    [
        ("Gate Fortified", "ram", {}),
        ("Gate Fortified", "tower", {"morale": 3}),
        ("Faith", "ladders", {}),
        ("Determined Enemy", "ram", {"morale": 3}),
        ("Volley of Arrows", "tower", {}),
        ("Rally!", "ladders", {}),
        ("Boiling Oil", "ladders", {}),
        ("Enemy Fatigue", "ladders", {"morale": 3}),
    ],
)
def test_an_event_that_favours_the_attack_spares_morale(event: str, unit: str, after: dict[str, int]) -> None:
    assert Castle(event, **{unit: 1}).play(f"boiling_water {unit}", dice=[1]).changes() == after


@pytest.mark.rule("SIEGE-8.3")
def test_close_combat_needs_a_unit_there() -> None:
    assert Castle(ladders=1).refuses("close_combat")


@pytest.mark.rule("SIEGE-8.3")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_die_decides_the_close_combat_with_all_units_there(die: int) -> None:
    after = {1: {"morale": 3}, 5: {"ladders": 1, "tower": 1}, 6: {"ladders": 1, "tower": 1}}
    castle = Castle(ladders=0, tower=0).play("close_combat", dice=[die])
    assert castle.changes() == after.get(die, {})
    assert len(castle.rolls()) == 1


@pytest.mark.parametrize(
    ("action", "track"),
    [
        pytest.param("coupure", "wall", marks=pytest.mark.rule("SIEGE-8.4")),
        pytest.param("rally", "morale", marks=pytest.mark.rule("SIEGE-8.5")),
    ],
)
@pytest.mark.parametrize("level", [0, 1, 3])
def test_a_coupure_and_a_rally_raise_their_track_on_5_or_more(action: str, track: str, level: int) -> None:
    assert winning_dice(None, action, **{track: level}) == [5, 6]
    for die, after in ((4, {}), (5, {track: level + 1}), (6, {track: level + 1})):
        assert Castle(**{track: level}).play(action, dice=[die]).changes() == after
    assert Castle(**{track: 4}).refuses(action)


@pytest.mark.rule("SIEGE-8.5")
def test_nobody_rallies_at_full_morale() -> None:
    assert Castle(morale=4).refuses("rally supply")


@pytest.mark.rule("SIEGE-8.5")
def test_a_rally_with_a_supply_adds_1_and_the_supply_is_spent_either_way() -> None:
    assert Castle(morale=3, supplies=2).play("rally supply", dice=[4]).changes() == {"morale": 4, "supplies": 1}
    assert Castle(morale=3, supplies=2).play("rally supply", dice=[3]).changes() == {"supplies": 1}


@pytest.mark.rule("SIEGE-8.5")
def test_a_rally_with_a_supply_needs_one() -> None:
    assert Castle(morale=3, supplies=0).refuses("rally supply")
    assert Castle(morale=3, supplies=1).play("rally supply", dice=[1]).changes() == {"supplies": 0}


@pytest.mark.rule("SIEGE-8.5", "SIEGE-9.1")
def test_the_supply_is_spent_before_the_roll() -> None:
    castle = Castle(morale=0, supplies=1, dice=[6]).play("rally supply")
    assert castle.changes() == {"supplies": 0, "reason": "double_zero"}
    assert castle.dice_left == [6]
