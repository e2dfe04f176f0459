"""What the event cards do: events, trebuchets, and the modifiers of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from siege.castle import Castle, turn, turn_of, winning_dice


@pytest.mark.rule("SIEGE-5.1", "SIEGE-5.7")
def test_an_event_happens_at_once_part_by_part() -> None:
    """Illness, the tower, and only then the player."""
    castle = Castle("Trebuchet Attack", deck=[2, 3, 4, 5, 6, 7]).play("end_turn")
    assert castle.heard()[1:] == [
        {"event": "drawn", "card": 2, "day": 1, "name": "illness"},
        {"event": "track", "track": "morale", "change": -1, "now": 3},
        {"event": "track", "track": "supplies", "change": -1, "now": 3},
        {"event": "moved", "unit": "tower", "to": 2},
    ]


@pytest.mark.rule("SIEGE-5.1")
def test_all_parts_of_a_section_are_applied() -> None:
    castle = turn("Repaired Trebuchet", trebuchets=1, wall=2, dice=[4])
    assert castle.changes() == {"trebuchets": 2, "ladders": 2}
    assert castle.play("coupure").changes() == {"trebuchets": 2, "ladders": 2, "wall": 3}


@pytest.mark.rule("SIEGE-5.1")
def test_modifiers_and_restrictions_end_with_the_turn() -> None:
    weather = Castle("Bad Weather", deck=[1], trebuchets=0)
    assert weather.refuses("archers ram")
    assert weather.play("end_turn", "archers ram", dice=[4]).changes() == {"ram": 4}
    fortified = Castle("Gate Fortified", deck=[1], trebuchets=0)
    assert fortified.play("end_turn", "archers ram", dice=[3]).changes() == {}


@pytest.mark.rule("SIEGE-5.2")
@pytest.mark.parametrize(("trebuchets", "wall"), [(3, 2), (2, 3), (0, 4)])
def test_none_two_or_three_trebuchets_hit_the_wall_without_a_roll(trebuchets: int, wall: int) -> None:
    castle = turn("Trebuchet Attack", trebuchets=trebuchets, dice=[6])
    assert castle.changes() == ({"wall": wall} if wall < 4 else {})
    assert castle.dice_left == [6]


@pytest.mark.rule("SIEGE-5.2")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_single_trebuchet_hits_on_4_or_more(die: int) -> None:
    castle = turn("Trebuchet Attack", trebuchets=1, dice=[die])
    assert castle.changes() == ({"wall": 3} if die >= 4 else {})
    assert castle.dice_left == []


@pytest.mark.rule("SIEGE-5.2")
def test_a_trebuchet_attack_has_no_modifier_and_moves_nobody_and_actions_follow() -> None:
    castle = Castle("Volley of Arrows", deck=[1], trebuchets=1, soldiers="tunnel_1")
    assert castle.play("end_turn", dice=[3]).rolls() == [
        {"event": "rolled", "roll": "trebuchet", "die": 3, "drm": 0, "result": 3, "effect": "nothing"}
    ]
    assert castle.changes() == {}
    assert castle.ap == 3
    assert castle.play("archers ladders", dice=[3]).changes() == {"ladders": 4}


@pytest.mark.rule("SIEGE-5.2")
@pytest.mark.parametrize(("card", "day"), [(1, 1), (1, 2), (1, 3), (2, 3)])
def test_the_trebuchets_fire_on_four_sections(card: int, day: int) -> None:
    assert turn_of(card, day).changes() == {"wall": 2}


FAVOURS = {
    "Cover of Darkness": {"raid": 1, "sabotage": 1},
    "Guards Distracted": {"sabotage": 1, "rally": 1},
    "Enemy Fatigue": {"raid": 1, "sabotage": 1, "coupure": 1},
    "Repaired Trebuchet": {"coupure": 1},
    "Faith": {"rally": 1},
    "Volley of Arrows": {},
}


@pytest.mark.rule("SIEGE-5.3")
@pytest.mark.parametrize("action", ["raid", "sabotage", "coupure", "rally"])
@pytest.mark.parametrize("event", FAVOURS)
def test_a_modifier_counts_in_every_roll_of_its_action_and_in_no_other(event: str, action: str) -> None:
    castle = Castle(event, wall=1, morale=1, soldiers="lines").play(action, action, dice=[2, 3])
    expected = FAVOURS[event].get(action, 0)
    assert [(roll["drm"], roll["result"]) for roll in castle.rolls()] == [
        (expected, 2 + expected),
        (expected, 3 + expected),
    ]


@pytest.mark.rule("SIEGE-5.3")
def test_the_morale_action_is_the_rally() -> None:
    assert winning_dice("Guards Distracted", "rally", morale=1) == [4, 5, 6]
    assert winning_dice(None, "rally", morale=1) == [5, 6]


CIRCLE = {"ladders": 1, "ram": 1, "tower": 1}
SQUARE = {"ladders": 2, "ram": 2, "tower": 2}
CLOSE = {"ram": 0}
ATTACKS: list[tuple[str, dict[str, int], str, list[int]]] = [
    ("Volley of Arrows", SQUARE, "archers ladders", [2, 3, 4, 5, 6]),
    ("Volley of Arrows", SQUARE, "archers ram", [3, 4, 5, 6]),
    ("Volley of Arrows", CIRCLE, "boiling_water tower", [3, 4, 5, 6]),
    ("Volley of Arrows", CLOSE, "close_combat", [4, 5, 6]),
    ("Gate Fortified", SQUARE, "archers ram", [3, 4, 5, 6]),
    ("Gate Fortified", CIRCLE, "archers ram", [3, 4, 5, 6]),
    ("Gate Fortified", CIRCLE, "boiling_water ram", [2, 3, 4, 5, 6]),
    ("Gate Fortified", SQUARE, "archers ladders", [3, 4, 5, 6]),
    ("Gate Fortified", CIRCLE, "boiling_water tower", [4, 5, 6]),
    ("Gate Fortified", CLOSE, "close_combat", [5, 6]),
    ("Determined Enemy", SQUARE, "archers ram", [5, 6]),
    ("Determined Enemy", CIRCLE, "boiling_water ram", [4, 5, 6]),
    ("Determined Enemy", SQUARE, "archers tower", [5, 6]),
    ("Determined Enemy", CLOSE, "close_combat", [5, 6]),
    ("Boiling Oil", CIRCLE, "archers tower", [3, 4, 5, 6]),
    ("Boiling Oil", CIRCLE, "boiling_water tower", [2, 3, 4, 5, 6]),
    ("Boiling Oil", SQUARE, "archers tower", [5, 6]),
    ("Boiling Oil", CLOSE, "close_combat", [5, 6]),
    ("Rally!", CIRCLE, "archers ladders", [2, 3, 4, 5, 6]),
    ("Rally!", CIRCLE, "boiling_water tower", [3, 4, 5, 6]),
    ("Rally!", SQUARE, "archers ladders", [3, 4, 5, 6]),
    ("Rally!", CLOSE, "close_combat", [4, 5, 6]),
]


@pytest.mark.rule("SIEGE-5.4")
@pytest.mark.parametrize(("event", "units", "action", "dice"), ATTACKS)
def test_which_attacks_a_modifier_reaches(event: str, units: dict[str, int], action: str, dice: list[int]) -> None:
    """On all, on one track, on the circle or on close combat."""
    assert winning_dice(event, action, **units) == dice


@pytest.mark.rule("SIEGE-5.4")
@pytest.mark.parametrize("action", ["coupure", "rally", "raid", "sabotage"])
def test_a_modifier_on_attacks_reaches_nothing_else(action: str) -> None:
    castle = Castle("Volley of Arrows", wall=1, morale=1, soldiers="lines").play(action, dice=[4])
    assert castle.rolls()[0]["drm"] == 0


@pytest.mark.rule("SIEGE-5.5")
def test_the_space_of_the_target_is_that_at_the_attack_after_movement() -> None:
    castle = turn("Boiling Oil", ram=2)
    assert castle.changes() == {"ladders": 2, "ram": 1}
    assert castle.play("archers ram", dice=[2]).changes() == {"ladders": 2}, "2 + 2 in the circle: back to 2"
    assert castle.play("archers ram", dice=[2]).changes() == {"ladders": 2}, "2 + 0 on a square: it stays"


@pytest.mark.rule("SIEGE-5.6")
def test_boiling_water_adds_its_own_1_to_the_modifiers_of_the_event() -> None:
    (roll,) = Castle("Boiling Oil", tower=1).play("boiling_water tower", dice=[2]).rolls()
    assert (roll["drm"], roll["result"], roll["effect"]) == (3, 5, "hit")
    (roll,) = Castle("Determined Enemy", ram=1).play("boiling_water ram", dice=[3]).rolls()
    assert (roll["drm"], roll["result"], roll["effect"]) == (0, 3, "nothing")


@pytest.mark.rule("SIEGE-5.6")
def test_a_bought_1_adds_to_the_modifier_of_the_event() -> None:
    assert winning_dice("Faith", "rally supply", morale=1) == [3, 4, 5, 6]
    assert winning_dice("Faith", "rally", morale=1) == [4, 5, 6]
    assert winning_dice(None, "rally supply", morale=1) == [4, 5, 6]


@pytest.mark.rule("SIEGE-5.7")
def test_illness_costs_morale_and_supplies() -> None:
    assert turn("Illness").changes() == {"morale": 3, "supplies": 3, "tower": 2}


@pytest.mark.rule("SIEGE-5.7")
@pytest.mark.parametrize(("tower", "after"), [(4, None), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_collapsed_removes_a_tower_on_its_starting_space_only(tower: int, after: int | None) -> None:
    assert turn("Collapsed!", tower=tower).view()["units"] == {"ladders": 2, "ram": 2, "tower": after}


@pytest.mark.rule("SIEGE-5.7")
def test_collapsed_finds_no_tower_to_remove_twice() -> None:
    assert turn("Collapsed!", tower=None).changes() == {"ladders": 2, "ram": 2}


@pytest.mark.rule("SIEGE-5.7", "SIEGE-1.5")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_repaired_trebuchet_is_one_more_up_to_three(before: int, after: int) -> None:
    assert turn("Repaired Trebuchet", trebuchets=before).view()["trebuchets"] == after


ANYTHING_TO_DO: dict[str, Any] = {"ladders": 1, "ram": 0, "tower": 2, "wall": 2, "morale": 2}


@pytest.mark.rule("SIEGE-5.7")
@pytest.mark.parametrize("place", ["castle", "tunnel_1", "tunnel_2"])
def test_in_bad_weather_there_is_nothing_to_do_on_this_side_of_the_lines(place: str) -> None:
    assert Castle("Bad Weather", soldiers=place, **ANYTHING_TO_DO).legal() == ["end_turn"]


@pytest.mark.rule("SIEGE-5.7")
def test_in_bad_weather_soldiers_in_the_lines_raid_and_sabotage() -> None:
    castle = Castle("Bad Weather", soldiers="lines", **ANYTHING_TO_DO)
    assert castle.legal() == ["raid", "sabotage", "extra_ap morale", "extra_ap supplies", "end_turn"]
    busy = Castle("Bad Weather", soldiers="lines", carried=2, trebuchets=0, **ANYTHING_TO_DO)
    assert busy.legal() == ["end_turn"]


@pytest.mark.rule("SIEGE-5.7", "SIEGE-6.1")
def test_bad_weather_stops_the_enemy_too() -> None:
    assert turn("Bad Weather", ladders=1).changes() == {}
