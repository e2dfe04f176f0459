"""The thirteen option flags: each value alone, and the two presets."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from siege.castle import AT_START, Castle, last_turn, turn

SIEGE = carteado.load("siege")

FLAGS: list[tuple[str, Any, Any]] = [  # name, value in the preset `official`, value in `digest`
    ("line_check_at", "lines", "tunnel"),
    ("enemy_start", 4, 3),
    ("must_spend_one", False, True),
    ("cc_dice", "one_roll_all", "per_unit"),
    ("cc_fail_loses", False, True),
    ("cc_drm", "non_track", "none"),
    ("cc_mandatory", True, False),
    ("cc_entry_morale", True, False),
    ("free_move_on_entry_turn", False, True),
    ("fast_move", "any_time", "on_entry"),
    ("cards_per_day", 7, 6),
    ("allow_futile", False, False),
    ("natural_ones", False, False),
]
OFFICIAL = {name: official for name, official, _ in FLAGS}
DIGEST = {name: digest for name, _, digest in FLAGS}
OTHER_VALUES = [(flag, value) for flag, value in DIGEST.items() if value != OFFICIAL[flag]] + [
    ("cc_dice", "one_target"),
    ("allow_futile", True),
    ("natural_ones", True),
]
EXTRA = ["extra_ap morale", "extra_ap supplies"]
FREE_MOVES = ["free_move castle", "free_move lines"]
FAST_MOVES = ["fast_move castle", "fast_move lines"]


def options_of(**options: Any) -> dict[str, Any]:
    seen: dict[str, Any] = SIEGE.new(options=options, seed=1).view(0)["options"]
    return seen


def test_a_preset_sets_all_thirteen_flags() -> None:
    assert options_of() == options_of(preset="official") == OFFICIAL
    assert options_of(preset="digest") == DIGEST
    assert len(OFFICIAL) == len(DIGEST) == 13


@pytest.mark.parametrize(("flag", "value"), OTHER_VALUES)
def test_each_flag_can_be_set_alone(flag: str, value: Any) -> None:
    assert options_of(**{flag: value}) == {**OFFICIAL, flag: value}


@pytest.mark.parametrize("flag", OFFICIAL)
def test_an_explicit_flag_overrides_the_preset(flag: str) -> None:
    assert options_of(preset="digest", **{flag: OFFICIAL[flag]}) == {**DIGEST, flag: OFFICIAL[flag]}


@pytest.mark.parametrize("options", [{"moat": True}, {"cc_dice": "two"}, {"enemy_start": 5}, {"preset": "house"}])
def test_anything_else_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(carteado.Invalid):
        options_of(**options)


@pytest.mark.rule("SIEGE-4.1", "SIEGE-R1")
@pytest.mark.parametrize("place", ["castle", "tunnel_1", "tunnel_2", "lines"])
@pytest.mark.parametrize(("value", "checked"), [("lines", ["lines"]), ("tunnel", ["tunnel_1", "tunnel_2"])])
def test_line_check_at(value: str, checked: list[str], place: str) -> None:
    carried = 0 if place == "castle" else 1
    position = {"soldiers": place, "carried": carried, "supplies": 2, "options": {"line_check_at": value}}
    castle = turn("Bad Weather", dice=[1], **position)
    captured = {"soldiers": "castle", "carried": 0, "morale": 3}
    assert castle.changes() == (captured if place in checked else {})
    assert castle.dice_left == ([] if place in checked else [1])
    assert turn("Bad Weather", dice=[2], **position).changes() == {}


@pytest.mark.rule("SIEGE-2.1", "SIEGE-1.2", "SIEGE-R3")
@pytest.mark.parametrize(("value", "units"), [(4, [4, 3, 4]), (3, [3, 2, 3])])
def test_enemy_start_is_where_the_units_begin(value: int, units: list[int]) -> None:
    views = (SIEGE.new(seed=seed, options={"enemy_start": value}).view(0) for seed in range(99))
    after_ram = next(view for view in views if view["card"] == 7)
    assert list(after_ram["units"].values()) == units


@pytest.mark.rule("SIEGE-8.1", "SIEGE-1.2")
def test_enemy_start_is_as_far_as_archers_drive_a_unit() -> None:
    near = {"enemy_start": 3}
    castle = Castle(ram=2, options=near)
    assert castle.refuses("archers ladders")
    assert castle.play("archers ram", dice=[6]).changes() == {"ram": 3}
    assert castle.refuses("archers ram")
    with pytest.raises(carteado.Invalid):
        Castle(ram=4, options=near)
    futile = Castle(options={**near, "allow_futile": True})
    assert futile.play("archers ram", dice=[6]).changes() == {}


@pytest.mark.rule("SIEGE-5.7")
@pytest.mark.parametrize(("start", "tower", "removed"), [(4, 4, True), (4, 3, False), (3, 3, True), (3, 2, False)])
def test_enemy_start_is_where_the_tower_collapses(start: int, tower: int, removed: bool) -> None:
    castle = turn("Collapsed!", tower=tower, options={"enemy_start": start})
    assert (castle.view()["units"]["tower"] is None) == removed


@pytest.mark.rule("SIEGE-7.3", "SIEGE-R7")
def test_must_spend_one_forbids_to_end_the_turn_before_a_point_is_spent() -> None:
    castle = Castle("Trebuchet Attack", soldiers="tunnel_1", options={"must_spend_one": True}, deck=[5])
    assert castle.refuses("end_turn")
    assert castle.play("free_move castle", "extra_ap morale").refuses("end_turn"), "neither costs a point"
    assert castle.play("archers ram", dice=[1]).legal()[-1] == "end_turn"
    assert castle.play("end_turn").refuses("end_turn"), "it holds anew every turn"
    assert Castle(options={"must_spend_one": False}).legal()[-1] == "end_turn"


@pytest.mark.rule("SIEGE-7.3")
def test_must_spend_one_asks_for_nothing_impossible() -> None:
    forced = {"must_spend_one": True}
    assert Castle("Bad Weather", options=forced).legal() == ["end_turn"]
    assert Castle(ap=0, options=forced).legal() == [*EXTRA, "end_turn"]


PER_UNIT = {"cc_dice": "per_unit"}
ONE_TARGET = {"cc_dice": "one_target"}


@pytest.mark.rule("SIEGE-8.3", "SIEGE-R4")
@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ([5, 4], {"ram": 1}),
        ([4, 5], {"tower": 1}),
        ([6, 6], {"ram": 1, "tower": 1}),
        ([1, 1], {"morale": 2}),
        ([1, 5], {"morale": 3, "tower": 1}),
        ([2, 3], {}),
    ],
)
def test_cc_dice_per_unit_rolls_for_each_in_order(dice: list[int], after: dict[str, int]) -> None:
    castle = Castle(ram=0, tower=0, ap=1, options=PER_UNIT).play("close_combat", dice=dice)
    assert castle.changes() == after
    assert castle.ap == 0
    assert [roll["die"] for roll in castle.rolls()] == dice


@pytest.mark.rule("SIEGE-8.3", "SIEGE-9.1")
def test_cc_dice_per_unit_resolves_each_fully_before_the_next() -> None:
    castle = Castle(ladders=0, ram=0, wall=0, morale=1, options=PER_UNIT, dice=[1, 6]).play("close_combat")
    assert castle.changes() == {"morale": 0, "reason": "double_zero"}
    assert castle.dice_left == [6]


@pytest.mark.rule("SIEGE-8.3", "SIEGE-R4")
@pytest.mark.parametrize("target", ["ladders", "ram", "tower"])
@pytest.mark.parametrize(("die", "moved"), [(1, False), (4, False), (5, True)])
def test_cc_dice_one_target_fights_the_chosen_unit(target: str, die: int, moved: bool) -> None:
    other = "ram" if target == "ladders" else "ladders"
    castle = Castle(**{target: 0, other: 0}, options=ONE_TARGET).play(f"close_combat {target}", dice=[die])
    assert castle.changes() == ({target: 1} if moved else {"morale": 3} if die == 1 else {})
    assert len(castle.rolls()) == 1


@pytest.mark.rule("SIEGE-8.3", "SIEGE-11.1")
def test_cc_dice_decides_whether_a_target_is_named() -> None:
    pair = {"ladders": 0, "tower": 0}
    castle = Castle(**pair, options=ONE_TARGET)
    assert castle.legal() == ["close_combat ladders", "close_combat tower", *EXTRA]
    assert castle.refuses("close_combat")
    assert castle.refuses("close_combat ram")
    for dice in ("one_roll_all", "per_unit"):
        assert Castle(**pair, options={"cc_dice": dice}).legal() == ["close_combat", *EXTRA]
        assert Castle(**pair, options={"cc_dice": dice}).refuses("close_combat tower")


@pytest.mark.rule("SIEGE-8.3", "SIEGE-R5")
@pytest.mark.parametrize("cc_dice", ["one_roll_all", "per_unit", "one_target"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_cc_fail_loses_on_2_to_4(die: int, cc_dice: str) -> None:
    castle = Castle(ram=0, options={"cc_fail_loses": True, "cc_dice": cc_dice})
    castle.play("close_combat ram" if cc_dice == "one_target" else "close_combat", dice=[die])
    lost = {"reason": "close_combat_lost"}
    assert castle.changes() == {1: {"morale": 3}, 2: lost, 3: lost, 4: lost}.get(die, {"ram": 1})
    assert (castle.legal() == []) == (die in (2, 3, 4))
    assert Castle(ram=0, options={"cc_fail_loses": False}).play("close_combat", dice=[3]).reason is None


@pytest.mark.rule("SIEGE-8.3")
@pytest.mark.parametrize(("natural_ones", "after"), [(False, {"reason": "close_combat_lost"}), (True, {"morale": 3})])
def test_cc_fail_loses_tests_the_1_before_the_loss(natural_ones: bool, after: dict[str, Any]) -> None:
    """Under Rally! a natural 1 counts 2."""
    options = {"cc_fail_loses": True, "natural_ones": natural_ones}
    assert Castle("Rally!", ram=0, options=options).play("close_combat", dice=[1]).changes() == after


@pytest.mark.rule("SIEGE-5.4", "SIEGE-R8")
@pytest.mark.parametrize("event", ["Volley of Arrows", "Rally!"])
@pytest.mark.parametrize(("value", "drm"), [("non_track", 1), ("none", 0)])
def test_cc_drm(event: str, value: str, drm: int) -> None:
    castle = Castle(event, ram=0, options={"cc_drm": value}).play("close_combat", dice=[4])
    assert castle.changes() == ({"ram": 1} if drm else {})
    assert castle.rolls()[0]["drm"] == drm
    other = Castle("Volley of Arrows", options={"cc_drm": value}).play("archers ram", dice=[3])
    assert other.changes() == {"ram": 4}, "other attacks keep theirs"


@pytest.mark.rule("SIEGE-7.5", "SIEGE-7.3")
def test_cc_mandatory() -> None:
    pair = {"ladders": 0, "ram": 0, "wall": 3}
    assert Castle(**pair, options={"cc_mandatory": True}).legal() == ["close_combat", *EXTRA]
    free = Castle(**pair, options={"cc_mandatory": False})
    assert free.legal() == ["archers tower", "close_combat", "coupure", "enter_tunnel", *EXTRA, "end_turn"]
    assert free.play("end_turn").reason == "two_in_close_combat"


@pytest.mark.rule("SIEGE-6.4")
@pytest.mark.parametrize(("value", "morale"), [(True, {"morale": 2}), (False, {})])
def test_cc_entry_morale(value: bool, morale: dict[str, int]) -> None:
    options = {"cc_entry_morale": value}
    assert turn("Gate Fortified", ladders=1, ram=1, options=options).changes() == {"ladders": 0, "ram": 0, **morale}
    assert turn("Gate Fortified", ladders=1, ram=0, tower=0, options=options).reason == "overrun"


@pytest.mark.rule("SIEGE-8.10")
@pytest.mark.parametrize(("value", "moves"), [(False, []), (True, FREE_MOVES)])
def test_free_move_on_entry_turn(value: bool, moves: list[str]) -> None:
    castle = Castle(ap=1, **AT_START, options={"free_move_on_entry_turn": value}).play("enter_tunnel")
    assert castle.legal() == [*moves, *EXTRA, "end_turn"]
    if value:
        assert castle.play("free_move lines").changes() == {"soldiers": "tunnel_2"}
        assert castle.refuses("free_move lines"), "still one a turn"
    assert Castle(ap=1, options={"free_move_on_entry_turn": value}).refuses("free_move lines")


@pytest.mark.rule("SIEGE-8.7")
@pytest.mark.parametrize("value", ["any_time", "on_entry"])
def test_fast_move_any_time_or_only_right_after_the_entry(value: str) -> None:
    always = value == "any_time"
    options = {"fast_move": value, "free_move_on_entry_turn": True}
    assert Castle(options=options).play("enter_tunnel", "fast_move lines").changes() == {"soldiers": "lines"}
    assert Castle(soldiers="tunnel_1", options=options).refuses("fast_move lines") != always
    paid = Castle(options=options).play("enter_tunnel", "extra_ap morale")
    assert {*FAST_MOVES} <= {*paid.legal()}, "an extra point in between does not break it"
    walked = Castle(options=options).play("enter_tunnel", "free_move lines")
    assert walked.refuses("fast_move lines") != always
    shot = Castle(ap=3, options=options).play("enter_tunnel", "archers ram", dice=[1])
    assert shot.refuses("fast_move castle") != always
    slept = Castle("Trebuchet Attack", deck=[5], options=options).play("enter_tunnel", "end_turn")
    assert slept.refuses("fast_move castle") != always


@pytest.mark.rule("SIEGE-3.3", "SIEGE-R2")
@pytest.mark.parametrize(("value", "day"), [(7, 1), (6, 2)])
def test_cards_per_day(value: int, day: int) -> None:
    castle = Castle("Trebuchet Attack", deck=[5], options={"cards_per_day": value}).play("end_turn")
    assert castle.view()["day"] == day
    assert len(castle.view()["undrawn"]) == {1: 0, 2: 6}[day]
    fifth = Castle("Trebuchet Attack", deck=[5, 6], options={"cards_per_day": value}).play("end_turn")
    assert fifth.view()["day"] == 1


@pytest.mark.rule("SIEGE-9.4", "SIEGE-3.3")
def test_cards_per_day_6_brings_help_after_18_turns() -> None:
    castle = Castle("Faith", deck=[1], options={"cards_per_day": 6}).play("end_turn")
    assert castle.view()["outcome"]["turns"] == 18
    assert last_turn(3).play("end_turn").view()["outcome"]["turns"] == 21


@pytest.mark.rule("SIEGE-7.6", "SIEGE-R15")
def test_allow_futile() -> None:
    nothing_to_gain: dict[str, Any] = {**AT_START, "soldiers": "lines", "carried": 2, "trebuchets": 0}
    futile = ["archers ladders", "archers ram", "archers tower", "coupure", "rally", "rally supply"]
    on = Castle(**nothing_to_gain, options={"allow_futile": True})
    assert on.legal() == [*futile, "enter_tunnel", "raid", "sabotage", *EXTRA, "end_turn"]
    off = Castle(**nothing_to_gain, options={"allow_futile": False})
    assert off.legal() == ["enter_tunnel", *EXTRA, "end_turn"]


@pytest.mark.rule("SIEGE-7.6")
@pytest.mark.parametrize(
    ("action", "die", "after"),
    [
        ("archers ladders", 6, {}),
        ("coupure", 6, {}),
        ("rally", 6, {}),
        ("rally supply", 6, {"supplies": 3}),
        ("raid", 6, {}),
        ("raid", 1, {"soldiers": "castle", "carried": 0, "morale": 3}),
        ("sabotage", 6, {}),
        ("sabotage", 1, {"soldiers": "castle", "carried": 0, "morale": 3}),
    ],
)
def test_allow_futile_keeps_dice_and_penalties_and_caps_gains(action: str, die: int, after: dict[str, Any]) -> None:
    castle = Castle(soldiers="lines", carried=2, trebuchets=0, **AT_START, options={"allow_futile": True})
    assert castle.play(action, dice=[die]).changes() == after
    assert castle.ap == 1


@pytest.mark.rule("SIEGE-7.6")
def test_allow_futile_allows_nothing_else() -> None:
    castle = Castle(ladders=0, ram=2, supplies=0, morale=4, options={"allow_futile": True})
    assert castle.refuses("archers ladders")
    assert castle.refuses("boiling_water ram")
    assert castle.refuses("rally supply")
    assert castle.refuses("raid")
    assert castle.refuses("sabotage")


@pytest.mark.rule("SIEGE-8.8", "SIEGE-8.9", "SIEGE-8.3", "SIEGE-R9")
@pytest.mark.parametrize(
    ("event", "action", "penalty"),
    [
        ("Enemy Fatigue", "raid", {"soldiers": "castle", "carried": 0, "morale": 3}),
        ("Enemy Fatigue", "sabotage", {"soldiers": "castle", "carried": 0, "morale": 3}),
        ("Rally!", "close_combat", {"morale": 3}),
    ],
)
def test_natural_ones(event: str, action: str, penalty: dict[str, Any]) -> None:
    """A natural 1 with a modifier of +1: the sum is 2."""
    position = {"ram": 0, "soldiers": "lines", "carried": 1}
    assert Castle(event, **position, options={"natural_ones": False}).play(action, dice=[1]).changes() == {}
    assert Castle(event, **position, options={"natural_ones": True}).play(action, dice=[1]).changes() == penalty
    unmodified = Castle(**position, options={"natural_ones": True})
    assert unmodified.play(action, dice=[1]).changes() == penalty
