"""What is on the table, how it is set, and the course of a turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import carteado
from carteado.core.rng import seeded
from siege.castle import AT_START, Castle, last_turn, turn, turn_of, winning_dice

SIEGE = carteado.load("siege")
EVERY_UNIT = pytest.mark.parametrize("unit", ["ladders", "ram", "tower"])


@pytest.mark.rule("SIEGE-1.1", "SIEGE-8.1")
@pytest.mark.parametrize("space", [1, 2, 3])
@pytest.mark.parametrize(("unit", "strength"), [("ladders", 2), ("ram", 3), ("tower", 4)])
def test_each_unit_has_its_own_strength_the_same_on_every_space(unit: str, strength: int, space: int) -> None:
    assert winning_dice(None, f"archers {unit}", **{unit: space}) == list(range(strength + 1, 7))


@pytest.mark.rule("SIEGE-1.2", "SIEGE-6.1")
def test_a_unit_comes_from_its_starting_space_4_over_3_2_1_to_close_combat_0() -> None:
    for space in (4, 3, 2, 1):
        assert turn("Volley of Arrows", ram=space).view()["units"]["ram"] == space - 1


@pytest.mark.rule("SIEGE-1.2")
@pytest.mark.parametrize(("space", "extra"), [(1, 2), (2, 0), (3, 0)])
def test_only_space_1_is_a_circle(space: int, extra: int) -> None:
    castle = Castle("Boiling Oil", ram=space)
    assert ("boiling_water ram" in castle.legal()) == (space == 1)
    assert castle.play("archers ram").rolls()[0]["drm"] == extra


@pytest.mark.rule("SIEGE-1.2")
def test_nothing_stands_farther_away_than_the_starting_space() -> None:
    with pytest.raises(carteado.Invalid):
        Castle(ram=5)
    assert Castle(ram=3).play("archers ram", dice=[6]).refuses("archers ram")


@pytest.mark.rule("SIEGE-1.3", "SIEGE-8.3")
@EVERY_UNIT
def test_every_unit_in_close_combat_has_strength_4(unit: str) -> None:
    assert winning_dice(None, "close_combat", **{unit: 0}) == [5, 6]


@pytest.mark.rule("SIEGE-1.3", "SIEGE-6.4")
def test_close_combat_has_room_for_two() -> None:
    assert turn("Gate Fortified", ladders=1, ram=1).changes() == {"ladders": 0, "ram": 0, "morale": 2}
    assert turn("Gate Fortified", ladders=1, ram=3, tower=0).reason is None
    assert turn("Gate Fortified", ladders=1, ram=0, tower=0).reason == "overrun"


@pytest.mark.rule("SIEGE-1.4")
def test_a_removed_tower_is_never_moved_counted_or_targeted() -> None:
    assert turn("Faith", tower=None).changes() == {"ladders": 2, "ram": 2}
    assert turn("Cover of Darkness", ladders=1, ram=2, tower=None).changes() == {"ram": 1}
    assert turn("Gate Fortified", ladders=1, ram=1, tower=None).reason is None
    futile = Castle(tower=None, ladders=0, options={"allow_futile": True})
    assert [action for action in futile.legal() if "tower" in action] == []
    assert Castle(tower=None, ladders=0, options={"cc_dice": "one_target"}).refuses("close_combat tower")


@pytest.mark.rule("SIEGE-1.4")
def test_a_removed_tower_does_not_come_back_with_the_new_day() -> None:
    assert last_turn(1, tower=None).play("end_turn").view()["units"]["tower"] is None


@pytest.mark.rule("SIEGE-1.5")
def test_trebuchets_are_a_count_and_neither_target_nor_slowest() -> None:
    for target in ("archers trebuchets", "boiling_water trebuchets"):
        with pytest.raises(carteado.Invalid):
            SIEGE.parse(target)
    assert turn("Cover of Darkness", ladders=2, ram=2, tower=1, trebuchets=3).changes() == {"ladders": 1, "ram": 1}
    with pytest.raises(carteado.Invalid):
        Castle(trebuchets=4)


@pytest.mark.rule("SIEGE-1.6")
def test_lowering_a_track_below_0_is_ignored() -> None:
    assert turn("Supplies Spoiled", supplies=0).changes() == {"ladders": 2}
    assert turn("Trebuchet Attack", wall=1).changes() == {"wall": 0}
    assert turn("Trebuchet Attack", wall=0).changes() == {}


@pytest.mark.rule("SIEGE-1.6")
def test_raising_a_track_above_4_is_ignored() -> None:
    assert Castle(soldiers="tunnel_1", carried=2, supplies=3).play("free_move castle").view()["tracks"]["supplies"] == 4
    futile = {"allow_futile": True}
    assert Castle(options=futile).play("coupure", "rally", dice=[6, 6]).changes() == {}


@pytest.mark.rule("SIEGE-1.6")
@pytest.mark.parametrize("track", ["wall", "morale", "supplies"])
@pytest.mark.parametrize("value", [-1, 5])
def test_a_track_has_no_other_values(track: str, value: int) -> None:
    with pytest.raises(carteado.Invalid):
        Castle(**{track: value})


@pytest.mark.rule("SIEGE-1.7")
def test_soldiers_stand_in_one_of_four_places_and_carry_at_most_two_supplies_outside_the_castle() -> None:
    castle = Castle(ap=3)
    seen = [castle.play(move).view()["soldiers"] for move in ("enter_tunnel", "fast_move lines", "enter_tunnel")]
    assert seen == ["tunnel_1", "lines", "tunnel_2"]
    for wrong in ({"soldiers": "moat"}, {"soldiers": "lines", "carried": 3}, {"soldiers": "castle", "carried": 1}):
        with pytest.raises(carteado.Invalid):
            Castle(**wrong)


@pytest.mark.rule("SIEGE-1.8")
def test_card_numbers_have_no_effect() -> None:
    """The third day's sections of cards 1 and 2 read the same, so they do the same."""
    first, second = turn_of(1, 3, trebuchets=2), turn_of(2, 3, trebuchets=2)
    assert first.changes() == second.changes() == {"wall": 3}
    assert (first.ap, first.legal()) == (second.ap, second.legal())


@pytest.mark.rule("SIEGE-1.8")
def test_event_names_have_no_effect() -> None:
    """The event called Rally! says nothing of the rally action, Volley of Arrows reaches more than the archers."""
    assert winning_dice("Rally!", "rally", morale=2) == [5, 6]
    assert winning_dice("Volley of Arrows", "close_combat", ram=0) == [4, 5, 6]


@pytest.mark.rule("SIEGE-1.9")
@pytest.mark.parametrize(
    "action",
    ["archers ram", "boiling_water ladders", "close_combat", "coupure", "rally", "rally supply", "raid", "sabotage"],
)
def test_every_action_rolls_one_fair_six_sided_die(action: str) -> None:
    position: dict[str, Any] = {"ladders": 1, "tower": 0, "wall": 2, "morale": 2, "soldiers": "lines"}
    assert is_a_die(Counter(Castle(**position, seed=seed).play(action).rolls()[0]["die"] for seed in range(300)))


@pytest.mark.rule("SIEGE-1.9")
@pytest.mark.parametrize("position", [{"soldiers": "lines", "trebuchets": 0}, {"trebuchets": 1}])
def test_the_line_check_and_the_trebuchet_roll_one_fair_six_sided_die(position: dict[str, Any]) -> None:
    castles = (Castle("Volley of Arrows", deck=[1], seed=seed, **position) for seed in range(300))
    assert is_a_die(Counter(castle.play("end_turn").rolls()[0]["die"] for castle in castles))


def is_a_die(rolled: Counter[int]) -> bool:
    """300 rolls, 50 expected of each face."""
    return set(rolled) == {1, 2, 3, 4, 5, 6} and all(25 <= times <= 75 for times in rolled.values())


@pytest.mark.rule("SIEGE-1.9")
def test_a_modifier_is_added_to_the_die() -> None:
    fortified = Castle("Gate Fortified", ram=2).play("archers ram", dice=[3]).rolls()[0]
    determined = Castle("Determined Enemy", ram=2).play("archers ram", dice=[3]).rolls()[0]
    assert (fortified["drm"], fortified["result"]) == (1, 4)
    assert (determined["drm"], determined["result"]) == (-1, 2)


FIRST_TURN: dict[int, dict[str, Any]] = {
    1: {"wall": 2},
    2: {"tower": 3, "morale": 3, "supplies": 3},
    3: {"ladders": 3, "supplies": 3},
    4: {"ladders": 3, "tower": 3, "morale": 3},
    5: {"ram": 3},
    6: {"ladders": 3, "ram": 3, "tower": 3},
    7: {"ram": 3},
}


@pytest.mark.rule("SIEGE-2.1")
def test_the_setup_before_the_first_card() -> None:
    view = SIEGE.position({}).view(0)
    assert view["units"] == {"ladders": 4, "ram": 4, "tower": 4}
    assert view["tracks"] == {"wall": 4, "morale": 4, "supplies": 4}
    assert (view["trebuchets"], view["soldiers"], view["carried"]) == (3, "castle", 0)
    assert (view["day"], view["undrawn"], view["played"], view["ap"]) == (1, [1, 2, 3, 4, 5, 6, 7], [], 0)
    assert not any(view["turn_flags"].values())


@pytest.mark.rule("SIEGE-2.1", "SIEGE-11.3")
@pytest.mark.parametrize("card", range(1, 8))
def test_a_fresh_game_is_the_setup_after_its_first_card(card: int) -> None:
    view = next(view for view in map(fresh, range(200)) if view["card"] == card)
    board = {**AT_START, "wall": 4, "morale": 4, "supplies": 4, **FIRST_TURN[card]}
    assert {**view["units"], **view["tracks"]} == board
    assert (view["trebuchets"], view["soldiers"], view["carried"]) == (3, "castle", 0)
    assert (view["day"], view["turn"], view["played"]) == (1, 1, [])
    assert view["prompt"] == {"seat": 0, "kind": "action"}
    assert not any(view["turn_flags"].values())


@pytest.mark.rule("SIEGE-2.1", "SIEGE-9.5")
def test_a_fresh_game_has_completed_no_turn() -> None:
    assert SIEGE.new(seed=1).save()["table"]["turns"] == 0


def fresh(seed: int) -> dict[str, Any]:
    return SIEGE.new(seed=seed).view(0)


@pytest.mark.rule("SIEGE-2.2")
def test_all_seven_cards_are_shuffled_into_the_deck() -> None:
    views = [fresh(seed) for seed in range(700)]
    assert all(sorted([view["card"], *view["undrawn"]]) == [1, 2, 3, 4, 5, 6, 7] for view in views)
    tops = Counter(view["card"] for view in views)
    assert set(tops) == {1, 2, 3, 4, 5, 6, 7}
    assert all(60 <= times <= 145 for times in tops.values())


@pytest.mark.rule("SIEGE-2.3")
def test_the_generator_shuffles_the_deck_and_then_rolls_the_dice_in_order() -> None:
    for seed in range(20):
        rng, deck = seeded(seed), [1, 2, 3, 4, 5, 6, 7]
        rng.shuffle(deck)
        state = SIEGE.new(seed=seed)
        assert [state.view(0)["card"], *SIEGE.save(state)["table"]["deck"]] == deck
        assert state.rng.save() == rng.save()


@pytest.mark.rule("SIEGE-2.3", "SIEGE-9.7")
def test_each_new_day_is_shuffled_before_its_dice() -> None:
    castle = last_turn(1, wall=3, ap=1, seed=9)
    rng, deck = seeded(9), [1, 2, 3, 4, 5, 6, 7]
    die = castle.play("coupure").rolls()[0]["die"]
    assert die == rng.roll(6)
    castle.play("end_turn")
    rng.shuffle(deck)
    assert [castle.view()["card"], *castle.state.save()["table"]["deck"]] == deck


@pytest.mark.rule("SIEGE-2.3")
def test_tests_may_inject_the_deck_and_the_dice() -> None:
    castle = last_turn(1, shuffles=[[4, 2, 7, 1, 3, 6, 5]]).play("end_turn")
    assert [castle.view()["card"], *castle.state.save()["table"]["deck"]] == [4, 2, 7, 1, 3, 6, 5]
    rolls = Castle(wall=1, dice=[6, 1]).play("coupure", "coupure").rolls()
    assert [roll["die"] for roll in rolls] == [6, 1]


@pytest.mark.rule("SIEGE-3.1", "SIEGE-3.2")
def test_a_turn_is_line_check_card_event_movement_and_then_the_actions() -> None:
    castle = Castle("Trebuchet Attack", deck=[2, 3, 4, 5, 6, 7], soldiers="lines")
    heard = castle.play("end_turn", dice=[2]).heard()
    assert [step["event"] for step in heard] == ["acted", "rolled", "drawn", "track", "track", "moved"]
    assert heard[1]["roll"] == "line_check"
    assert castle.changes() == {"morale": 3, "supplies": 3, "tower": 2}
    assert castle.view()["prompt"] == {"seat": 0, "kind": "action"}
    assert castle.ap == 2


@pytest.mark.rule("SIEGE-3.1", "SIEGE-9.1")
def test_a_castle_lost_in_the_line_check_draws_no_card() -> None:
    """And the event of the turn before is over."""
    lines: dict[str, Any] = {"soldiers": "lines", "wall": 0, "morale": 1, "dice": [1]}
    castle = Castle("Bad Weather", at="turn", deck=[2, 4, 5], **lines)
    assert castle.changes() == {"soldiers": "castle", "morale": 0, "reason": "double_zero"}
    assert castle.view()["undrawn"] == [2, 4, 5]
    assert (castle.view()["event"], castle.view()["prompt"]) == ("none", None)


@pytest.mark.rule("SIEGE-3.1", "SIEGE-9.1")
def test_a_castle_lost_in_the_event_sees_no_movement() -> None:
    castle = turn("Illness", morale=1, supplies=1)
    assert castle.changes() == {"morale": 0, "supplies": 0, "reason": "double_zero"}
    assert (castle.legal(), castle.view()["prompt"]) == ([], None)


@pytest.mark.rule("SIEGE-3.1", "SIEGE-9.2")
def test_the_loss_check_comes_before_the_end_of_the_day() -> None:
    castle = last_turn(1, wall=0, soldiers="lines").play("end_turn")
    assert castle.changes() == {"reason": "surrender_wall"}


@pytest.mark.rule("SIEGE-3.2")
def test_the_player_decides_nothing_but_actions() -> None:
    castle = Castle(card=1, deck=[6, 5, 7], played=[2, 3, 4])
    for _ in range(3):
        castle.play("end_turn")
        assert castle.view()["prompt"] == {"seat": 0, "kind": "action"}


@pytest.mark.rule("SIEGE-3.3")
def test_a_day_has_seven_turns_each_with_another_card() -> None:
    castle = Castle("Volley of Arrows", deck=[1, 2, 3, 4, 6, 7], trebuchets=0, **AT_START, day=1)
    cards = [castle.view()["card"]]
    while castle.view()["day"] == 1:
        assert castle.view()["turn"] == len(cards)
        cards.append(castle.play("end_turn").view()["card"])
    assert cards[:7] == [5, 1, 2, 3, 4, 6, 7]
    assert (castle.view()["turn"], castle.view()["played"]) == (1, [])


@pytest.mark.rule("SIEGE-3.3", "SIEGE-5.1")
def test_an_event_lasts_to_the_end_of_its_turn() -> None:
    castle = Castle("Volley of Arrows", deck=[1], trebuchets=0, ladders=2)
    assert castle.play("archers ladders", dice=[2]).changes() == {"ladders": 3}
    assert castle.play("end_turn", "archers ladders", dice=[2]).changes() == {"ladders": 3}


@pytest.mark.rule("SIEGE-4.1", "SIEGE-10.1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_in_the_enemy_lines_a_1_at_the_start_of_the_turn_captures(die: int) -> None:
    castle = turn("Trebuchet Attack", trebuchets=0, soldiers="lines", carried=1, dice=[die])
    assert castle.changes() == ({"soldiers": "castle", "carried": 0, "morale": 3} if die == 1 else {})
    assert castle.dice_left == []


@pytest.mark.rule("SIEGE-4.1")
@pytest.mark.parametrize("place", ["castle", "tunnel_1", "tunnel_2"])
def test_elsewhere_there_is_no_line_check(place: str) -> None:
    castle = turn("Trebuchet Attack", trebuchets=0, soldiers=place, dice=[1])
    assert castle.changes() == {}
    assert castle.dice_left == [1]


@pytest.mark.rule("SIEGE-4.1")
def test_no_modifier_helps_in_the_line_check() -> None:
    """Neither the +1 for raids in the turn that ends nor the +1 for sabotage on the card to come."""
    castle = Castle("Enemy Fatigue", deck=[2], soldiers="lines", carried=2)
    rolls = castle.play("end_turn", dice=[1]).rolls()
    assert rolls == [{"event": "rolled", "roll": "line_check", "die": 1, "drm": 0, "result": 1, "effect": "captured"}]


@pytest.mark.rule("SIEGE-4.2")
def test_soldiers_arriving_are_first_checked_next_turn_before_its_card_is_seen() -> None:
    castle = Castle("Trebuchet Attack", deck=[6, 2, 3, 4, 5, 7], soldiers="tunnel_2")
    assert castle.play("free_move lines").rolls() == []
    heard = castle.play("end_turn", dice=[5]).heard()
    assert [step["event"] for step in heard][:3] == ["acted", "rolled", "drawn"]
