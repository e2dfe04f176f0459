"""The rulings R1 to R37, one test each."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from siege.castle import AT_START, Castle, last_turn, turn, winning_dice

SIEGE = carteado.load("siege")
DIGEST = {"preset": "digest"}
EXTRA = ["extra_ap morale", "extra_ap supplies"]


@pytest.mark.rule("SIEGE-R1")
@pytest.mark.parametrize(("preset", "place"), [("official", "lines"), ("digest", "tunnel_1"), ("digest", "tunnel_2")])
def test_r1_the_line_check_is_in_the_lines_or_in_the_digest_in_the_tunnel(preset: str, place: str) -> None:
    elsewhere = "tunnel_2" if place == "lines" else "lines"
    position: dict[str, Any] = {"options": {"preset": preset}, "dice": [1]}
    assert turn("Bad Weather", soldiers=place, **position).changes() == {"soldiers": "castle", "morale": 3}
    assert turn("Bad Weather", soldiers=elsewhere, **position).changes() == {}


@pytest.mark.rule("SIEGE-R2")
@pytest.mark.parametrize(("preset", "left"), [("official", []), ("digest", [5])])
def test_r2_a_day_has_seven_cards_or_in_the_digest_six(preset: str, left: list[int]) -> None:
    position: dict[str, Any] = {"options": {"preset": preset}, "ap_spent": True}
    last = Castle("Trebuchet Attack", deck=left, **position).play("end_turn")
    assert last.view()["day"] == 2
    last_but_one = Castle("Trebuchet Attack", deck=[7, *left], **position).play("end_turn")
    assert last_but_one.view()["day"] == 1


@pytest.mark.rule("SIEGE-R3")
@pytest.mark.parametrize(("preset", "start"), [("official", 4), ("digest", 3)])
def test_r3_units_start_at_4_or_in_the_digest_at_3(preset: str, start: int) -> None:
    views = (SIEGE.new(seed=seed, options={"preset": preset}).view(0) for seed in range(99))
    fired = next(view for view in views if view["event"] == "trebuchet_attack")
    assert fired["units"] == {"ladders": start, "ram": start, "tower": start}


@pytest.mark.rule("SIEGE-R4")
def test_r4_one_die_for_all_units_in_close_combat_or_in_the_digest_one_each() -> None:
    assert Castle(ladders=0, ram=0).play("close_combat", dice=[5]).changes() == {"ladders": 1, "ram": 1}
    each = Castle(ladders=0, ram=0, options=DIGEST).play("close_combat", dice=[5, 1])
    assert each.changes() == {"ladders": 1, "morale": 3}
    picked = Castle(ladders=0, ram=0, options={"cc_dice": "one_target"})
    assert picked.play("close_combat ram", dice=[5]).changes() == {"ram": 1}


@pytest.mark.rule("SIEGE-R5")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_r5_a_failed_close_combat_loses_in_the_digest_only(die: int) -> None:
    assert Castle(ram=0).play("close_combat", dice=[die]).changes() == {}
    assert Castle(ram=0, options=DIGEST).play("close_combat", dice=[die]).reason == "close_combat_lost"


@pytest.mark.rule("SIEGE-R6")
def test_r6_close_combat_is_mandatory_as_long_as_two_units_are_there() -> None:
    castle = Castle(ladders=0, ram=0, wall=2, ap=3)
    for _ in range(2):
        assert castle.legal() == ["close_combat", *EXTRA]
        castle.play("close_combat", dice=[3])
    assert castle.play("close_combat", dice=[3]).legal() == [*EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-R7")
def test_r7_points_need_not_be_spent_but_in_the_digest_one_must_be() -> None:
    assert Castle().legal()[-1] == "end_turn"
    digest = Castle(ladders=2, options=DIGEST)
    assert digest.refuses("end_turn")
    assert digest.play("archers ladders", dice=[1]).legal()[-1] == "end_turn"


@pytest.mark.rule("SIEGE-R8")
@pytest.mark.parametrize(
    ("event", "dice"),
    [
        ("Volley of Arrows", [4, 5, 6]),
        ("Rally!", [4, 5, 6]),
        ("Gate Fortified", [5, 6]),
        ("Determined Enemy", [5, 6]),
        ("Boiling Oil", [5, 6]),
    ],
)
def test_r8_close_combat_hears_of_all_attacks_and_of_itself_not_of_tracks_and_circles(
    event: str, dice: list[int]
) -> None:
    assert winning_dice(event, "close_combat", ram=0) == dice
    harmless = {"preset": "digest", "cc_fail_loses": False}
    assert winning_dice(event, "close_combat", ram=0, options=harmless) == [5, 6]


@pytest.mark.rule("SIEGE-R9")
@pytest.mark.parametrize(("natural_ones", "after"), [(False, {}), (True, {"soldiers": "castle", "morale": 3})])
def test_r9_a_1_is_the_modified_result_unless_natural_ones(natural_ones: bool, after: dict[str, Any]) -> None:
    options = {"natural_ones": natural_ones}
    for action in ("raid", "sabotage"):
        castle = Castle("Cover of Darkness", soldiers="lines", options=options).play(action, dice=[1])
        assert castle.changes() == after
    fought = Castle("Volley of Arrows", ram=0, options=options).play("close_combat", dice=[1])
    assert fought.changes() == ({"morale": 3} if natural_ones else {})


@pytest.mark.rule("SIEGE-R10", "SIEGE-R11")
@pytest.mark.parametrize(
    ("event", "unit"),
    [("Faith", "ladders"), ("Volley of Arrows", "ladders"), ("Boiling Oil", "ladders"), ("Rally!", "ram")],
)
def test_r10_r11_any_favourable_event_spares_morale_but_a_natural_1_still_fails(event: str, unit: str) -> None:
    """1 + 1 + 1 beats the ladders' 2, yet the water misses."""
    castle = Castle(event, **{unit: 1}).play(f"boiling_water {unit}", dice=[1])
    assert castle.changes() == {}
    assert Castle(**{unit: 1}).play(f"boiling_water {unit}", dice=[1]).changes() == {"morale": 3}


@pytest.mark.rule("SIEGE-R12")
def test_r12_a_natural_2_costs_no_morale_whatever_the_event() -> None:
    assert Castle("Iron Shields", tower=1).play("boiling_water tower", dice=[2]).changes() == {}
    assert Castle("Iron Shields", tower=1).play("boiling_water tower", dice=[1]).changes() == {"morale": 3}


@pytest.mark.rule("SIEGE-R13")
def test_r13_boiling_oil_also_awaits_who_moves_into_the_circle() -> None:
    castle = turn("Boiling Oil", ladders=2, ram=4, tower=4)
    assert castle.changes() == {"ladders": 1, "ram": 3}
    assert castle.play("archers ladders", dice=[1]).changes() == {"ram": 3}
    assert turn("Boiling Oil", ladders=3).play("archers ladders", dice=[2]).view()["units"]["ladders"] == 2


@pytest.mark.rule("SIEGE-R14")
@pytest.mark.parametrize("futile", [False, True])
def test_r14_archers_and_boiling_water_do_not_reach_close_combat(futile: bool) -> None:
    castle = Castle(ladders=0, options={"allow_futile": futile})
    assert castle.refuses("archers ladders")
    assert castle.refuses("boiling_water ladders")


@pytest.mark.rule("SIEGE-R15")
def test_r15_actions_without_possible_gain_are_illegal() -> None:
    assert Castle(**AT_START).legal() == ["enter_tunnel", *EXTRA, "end_turn"]
    idle = Castle(**AT_START, soldiers="lines", carried=2, trebuchets=0)
    assert idle.legal() == ["enter_tunnel", *EXTRA, "end_turn"]
    assert Castle(**AT_START, options={"allow_futile": True}).legal() == [
        *("archers ladders", "archers ram", "archers tower", "coupure", "rally", "rally supply", "enter_tunnel"),
        *(*EXTRA, "end_turn"),
    ]


@pytest.mark.rule("SIEGE-R16")
def test_r16_an_ordered_unit_in_close_combat_stays_without_loss_of_morale() -> None:
    assert turn("Volley of Arrows", ram=0).changes() == {}


@pytest.mark.rule("SIEGE-R17")
def test_r17_the_third_to_enter_loses_before_its_morale_loss() -> None:
    castle = turn("Gate Fortified", ladders=1, ram=1, tower=0, morale=2)
    assert castle.changes() == {"ladders": 0, "morale": 1, "ram": 0, "reason": "overrun"}


@pytest.mark.rule("SIEGE-R18", "SIEGE-R31")
def test_r18_r31_three_enemy_trebuchets_can_be_broken_down_to_none() -> None:
    castle = Castle("Guards Distracted", deck=[1], soldiers="lines", ap=3)
    castle.play("sabotage", "sabotage", "sabotage", dice=[4, 4, 4])
    assert castle.changes() == {"trebuchets": 0}
    assert castle.play("end_turn", dice=[6]).changes() == {"trebuchets": 0}, "the attack of card 1 is ignored"


@pytest.mark.rule("SIEGE-R19")
def test_r19_a_track_at_0_lowered_again_is_no_second_0() -> None:
    assert turn("Supplies Spoiled", supplies=0, ladders=4).changes() == {"ladders": 3}
    assert turn("Illness", morale=0).changes() == {"supplies": 3, "tower": 2}


@pytest.mark.rule("SIEGE-R20")
def test_r20_illness_takes_morale_first_and_then_supplies() -> None:
    castle = Castle("Trebuchet Attack", deck=[2], morale=1, supplies=1).play("end_turn")
    told = [step["track"] for step in castle.heard() if step["event"] == "track"]
    assert told == ["morale", "supplies"]
    assert castle.reason == "double_zero"


@pytest.mark.rule("SIEGE-R21")
@pytest.mark.parametrize(("action", "track"), [("extra_ap morale", "morale"), ("extra_ap supplies", "supplies")])
def test_r21_the_last_point_may_be_spent_on_an_extra_action(action: str, track: str) -> None:
    assert Castle(**{track: 1}).play(action).changes() == {track: 0}
    assert Castle(**{track: 1, "wall": 0}).play(action).changes() == {track: 0, "reason": "double_zero"}


@pytest.mark.rule("SIEGE-R21")
def test_r21_the_last_supply_may_be_spent_on_a_rally() -> None:
    assert Castle(morale=2, supplies=1).play("rally supply", dice=[4]).changes() == {"morale": 3, "supplies": 0}
    lost = Castle(morale=2, supplies=1, wall=0, dice=[6]).play("rally supply")
    assert lost.changes() == {"supplies": 0, "reason": "double_zero"}


@pytest.mark.rule("SIEGE-R22")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_r22_an_extra_action_may_be_bought_at_any_time_in_the_phase(before: int) -> None:
    castle = Castle(wall=1).play(*["coupure"] * before, dice=[1] * before)
    assert castle.play("extra_ap supplies").ap == 3 - before


@pytest.mark.rule("SIEGE-R23")
def test_r23_bad_weather_stops_tunnel_moves_but_not_extra_points_for_raid_and_sabotage() -> None:
    for place in ("castle", "tunnel_1", "tunnel_2"):
        assert Castle("Bad Weather", soldiers=place).legal() == ["end_turn"]
    castle = Castle("Bad Weather", soldiers="lines", ap=0)
    assert castle.legal() == [*EXTRA, "end_turn"]
    assert castle.play("extra_ap morale").legal() == ["raid", "sabotage", "end_turn"]


@pytest.mark.rule("SIEGE-R24")
@pytest.mark.parametrize(("place", "end"), [("tunnel_1", "castle"), ("tunnel_2", "lines")])
def test_r24_leaving_the_tunnel_uses_the_one_free_move(place: str, end: str) -> None:
    options = {"free_move_on_entry_turn": True}
    castle = Castle(soldiers=place, options=options).play(f"free_move {end}", "enter_tunnel")
    assert castle.refuses("free_move castle")
    assert castle.refuses("free_move lines")


@pytest.mark.rule("SIEGE-R25")
@pytest.mark.parametrize("place", ["tunnel_1", "tunnel_2"])
@pytest.mark.parametrize("carried", [0, 2])
def test_r25_the_direction_in_the_tunnel_is_free(place: str, carried: int) -> None:
    moves = [action for action in Castle(soldiers=place, carried=carried).legal() if "move" in action]
    assert moves == ["fast_move castle", "fast_move lines", "free_move castle", "free_move lines"]


@pytest.mark.rule("SIEGE-R26")
@pytest.mark.parametrize(("carried", "after"), [(0, 2), (1, 2)])
def test_r26_a_raid_of_6_fills_up_to_two(carried: int, after: int) -> None:
    assert Castle(soldiers="lines", carried=carried).play("raid", dice=[6]).changes() == {"carried": after}


@pytest.mark.rule("SIEGE-R27")
@pytest.mark.parametrize("day", [1, 2])
def test_r27_supplies_0_at_the_end_of_a_day_are_judged_at_the_end_of_the_next_turn(day: int) -> None:
    castle = last_turn(day, supplies=1, trebuchets=0, shuffles=[[1]]).play("end_turn")
    assert castle.changes() == {"supplies": 0}
    assert castle.play("end_turn").reason == "surrender_supplies"


@pytest.mark.rule("SIEGE-R28")
def test_r28_supplies_0_at_the_end_of_day_3_lose() -> None:
    assert last_turn(3, supplies=1).play("end_turn").reason == "surrender_supplies"
    assert last_turn(3, supplies=2).play("end_turn").reason == "relief"


@pytest.mark.rule("SIEGE-R29")
@pytest.mark.parametrize("preset", ["official", "digest"])
def test_r29_one_track_at_0_loses_at_the_end_of_the_turn_a_second_at_once(preset: str) -> None:
    one = turn("Supplies Spoiled", supplies=1, options={"preset": preset})
    assert one.changes() == {"supplies": 0, "ladders": 2}
    assert one.play("archers ladders", "end_turn", dice=[1]).reason == "surrender_supplies"
    assert turn("Supplies Spoiled", supplies=1, wall=0, options={"preset": preset}).reason == "double_zero"


@pytest.mark.rule("SIEGE-R30")
@pytest.mark.parametrize("preset", ["official", "digest"])
def test_r30_resupply_and_loss_of_what_is_carried_hold_in_both_sets(preset: str) -> None:
    position: dict[str, Any] = {"carried": 2, "supplies": 1, "options": {"preset": preset}}
    home = Castle(soldiers="tunnel_1", **position).play("free_move castle")
    assert home.changes() == {"soldiers": "castle", "carried": 0, "supplies": 3}
    caught = Castle(soldiers="lines", **position).play("sabotage", dice=[1])
    assert caught.changes() == {"soldiers": "castle", "carried": 0, "morale": 3}


@pytest.mark.rule("SIEGE-R31")
@pytest.mark.parametrize("preset", ["official", "digest"])
def test_r31_the_three_trebuchets_are_the_enemys(preset: str) -> None:
    assert SIEGE.new(seed=1, options={"preset": preset}).view(0)["trebuchets"] == 3
    assert turn("Trebuchet Attack", options={"preset": preset}).changes() == {"wall": 2}


@pytest.mark.rule("SIEGE-R32")
def test_r32_the_siege_engine_of_card_4_on_day_3_is_the_tower() -> None:
    castle = turn("Flaming Arrows")
    assert castle.changes() == {"tower": 2}
    assert castle.play("archers tower", dice=[4]).changes() == {}, "4 + 1 drives it back to 3"


@pytest.mark.rule("SIEGE-R33")
@pytest.mark.parametrize("preset", ["official", "digest"])
@pytest.mark.parametrize("place", ["castle", "lines"])
def test_r33_entering_the_tunnel_costs_a_point_and_is_never_free(preset: str, place: str) -> None:
    castle = Castle(soldiers=place, ap=1, options={"preset": preset})
    assert [action for action in castle.legal() if "free_move" in action] == []
    assert castle.play("enter_tunnel").ap == 0
    assert Castle(soldiers=place, ap=0, options={"preset": preset}).refuses("enter_tunnel")


@pytest.mark.rule("SIEGE-R34")
def test_r34_slowest_is_the_farthest_of_the_units_on_tracks() -> None:
    assert turn("Guards Distracted", ladders=2, ram=3, tower=None).changes() == {"ram": 2}
    assert turn("Guards Distracted", ladders=0, ram=1, tower=2).changes() == {"tower": 1}
    assert turn("Guards Distracted", ladders=0, ram=0, tower=None).changes() == {}


@pytest.mark.rule("SIEGE-R35")
def test_r35_the_unplayed_card_is_not_shown_but_known_by_elimination() -> None:
    castle = Castle("Trebuchet Attack", deck=[5], options={"cards_per_day": 6}, trebuchets=0, shuffles=[[1]])
    assert castle.view()["undrawn"] == [5]
    castle.play("end_turn")
    assert [step["card"] for step in castle.heard() if step["event"] == "drawn"] == [1]
    assert (castle.view()["day"], castle.view()["undrawn"]) == (2, [2, 3, 4, 5, 6, 7])


@pytest.mark.rule("SIEGE-R36")
def test_r36_two_units_in_close_combat_and_no_points_left() -> None:
    assert Castle(ladders=0, ram=0, ap=0).play("end_turn").reason == "two_in_close_combat"
    saved = Castle("Trebuchet Attack", deck=[5], ladders=0, ram=0, ap=0)
    assert saved.play("extra_ap morale").legal() == ["close_combat"]
    assert saved.play("close_combat", "end_turn", dice=[5]).reason is None


@pytest.mark.rule("SIEGE-R37")
def test_r37_bad_weather_lifts_the_mandatory_close_combat() -> None:
    assert Castle("Bad Weather", ladders=0, ram=0).legal() == ["end_turn"]
    outside = Castle("Bad Weather", ladders=0, ram=0, soldiers="lines")
    assert outside.legal() == ["raid", "sabotage", *EXTRA, "end_turn"]
