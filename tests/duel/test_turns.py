"""DUEL-4: start of turn, main phase, end of turn, drawing."""

from __future__ import annotations

from typing import Any

import pytest

from duel.board import A, B, end_turn, lay
from duel.looking import acted, bonus, creatures, gained, grave, hand, hp, hps, keywords, mana, mana_zone, shard
from table import Table, asked, deck, do, legal, offers, refuses, scores, turn


def start(a: dict[str, Any], b: dict[str, Any] | None = None, **position: Any) -> Table:
    """A's turn starts now, and runs up to A's first question."""
    return lay(a, b, at="turn", **position)


@pytest.mark.rule("DUEL-4.1")
def test_turns_alternate_and_are_numbered_over_both_players() -> None:
    table = lay(turn=1)
    seen = [turn(table)]
    for _ in range(4):
        do(table, "end_turn")
        seen.append(turn(table))
    assert seen == [(1, A), (2, B), (3, A), (4, B), (5, A)]


@pytest.mark.rule("DUEL-4.1")
def test_the_first_player_has_the_odd_turns() -> None:
    assert turn(lay(turn=3, first=B)) == (3, B)
    assert turn(lay(turn=4, first=B)) == (4, A)


@pytest.mark.rule("DUEL-4.1", "DUEL-11.5")
def test_own_turns_count_for_each_player_alone() -> None:
    """Cooldown 3, used in A's second turn: back in A's fifth, whatever B does in between."""
    vulma = {"hero": "EMB-H2", "hero_action_used": False, "defense": {1: "EMB-07"}, "mana": 3}
    table = lay(vulma, turn=3)
    do(table, "use_ability A a2 A.def1")
    ready_on = []
    for _ in range(4):
        end_turn(end_turn(table))
        if offers(table, "use_ability A a2 A.def1"):
            ready_on.append(turn(table)[0])
    assert ready_on == [9, 11]


@pytest.mark.rule("DUEL-4.2")
def test_mana_gain_and_hero_action_come_back_for_the_active_player() -> None:
    table = lay(a={"deck": ["SHD-E"] * 3})
    assert (acted(table, A), gained(table, A)) == (True, True)
    do(table, "end_turn")
    assert (acted(table, A), gained(table, A), acted(table, B), gained(table, B)) == (True, True, False, False)
    do(table, "end_turn")
    assert (acted(table, A), gained(table, A), acted(table, B), gained(table, B)) == (False, False, False, False)


@pytest.mark.rule("DUEL-4.2")
@pytest.mark.parametrize(("by", "kept"), [(A, set()), (B, {"barrier"})])
def test_only_your_until_my_turn_modifiers_end(by: int, kept: set[str]) -> None:
    shield = {"keywords": ["barrier"], "duration": "until_my_turn", "by": by}
    table = start({"attack": {1: {"card": "EMB-07", "modifiers": [shield]}}})
    assert keywords(table, "A.atk1") == kept


@pytest.mark.rule("DUEL-4.2", "DUEL-14.5")
def test_what_lived_on_a_bonus_until_my_turn_dies_before_the_draw() -> None:
    """The Courier Drone takes the last card of the deck, and the turn's own draw finds nothing."""
    drone = {"card": "NEU-02", "damage": 3, "modifiers": [{"hp": 2, "duration": "until_my_turn", "by": 0}]}
    table = start({"defense": {1: drone}, "deck": ["EMB-07"]})
    assert (creatures(table), hand(table, A), hp(table, A)) == ({}, ["EMB-07"], 19)


@pytest.mark.rule("DUEL-4.2")
def test_traps_of_that_state_check_go_off() -> None:
    recruit = {"card": "EMB-01", "damage": 1, "modifiers": [{"hp": 1, "duration": "until_my_turn", "by": 0}]}
    table = start({"defense": {1: recruit}, "traps": ["EMB-23"]})
    assert (hps(table), grave(table, A)) == ((20, 18), ["EMB-01", "EMB-23"])


@pytest.mark.rule("DUEL-4.2", "DUEL-5.1")
def test_the_shard_becomes_mana_before_the_refill() -> None:
    table = start({"shard": "SHD-E", "mana": 0, "mana_zone": ["EMB-01", "SHD-T"]})
    assert mana(table, A) == (3, 3)
    assert (shard(table, A), sorted(mana_zone(table, A))) == (None, ["EMB-01", "SHD-E", "SHD-T"])


@pytest.mark.rule("DUEL-4.2")
def test_mana_is_set_to_the_maximum_and_not_added() -> None:
    assert mana(start({"mana": 2, "mana_zone": 5}), A) == (5, 5)
    assert mana(start({"mana": 5, "mana_zone": 5}), A) == (5, 5)


@pytest.mark.rule("DUEL-4.2")
def test_your_exhausted_creatures_become_ready_and_stunned_ones_a_turn_later() -> None:
    tired = {"card": "EMB-01", "exhausted": True}
    stunned = {"card": "EMB-07", "exhausted": True, "stunned": True}
    table = start({"attack": {1: tired, 2: stunned}, "defense": {3: stunned}}, {"attack": {1: tired}})
    assert creatures(table) == {
        "A.atk1": "EMB-01 2/1",
        "A.atk2": "EMB-07 3/4 exhausted",
        "A.def3": "EMB-07 3/4 exhausted",
        "B.atk1": "EMB-01 2/1 exhausted",
    }
    do(table, "end_turn", "end_turn")
    assert [words for place, words in creatures(table).items() if place[0] == "A"] == [
        "EMB-01 2/1",
        "EMB-07 3/4",
        "EMB-07 3/4",
    ]


@pytest.mark.rule("DUEL-4.2")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5)])
def test_start_triggers_come_after_the_draw(before: int, after: int) -> None:
    """Lighthouse Vigil counts the hand with the card drawn: three and one are four, and it draws."""
    table = start({"hand": ["EMB-01"] * before, "hero_enchants": ["TID-21"]})
    assert len(hand(table, A)) == after


@pytest.mark.rule("DUEL-4.2", "DUEL-5.5")
def test_bonus_mana_of_a_start_trigger_comes_after_the_refill() -> None:
    table = start({"mana": 0, "mana_zone": 2, "hero_enchants": ["NEU-19"]})
    assert (mana(table, A), bonus(table, A)) == ((2, 2), 1)


@pytest.mark.rule("DUEL-4.2", "DUEL-15.2")
@pytest.mark.parametrize(("left", "end"), [(1, [0.0, 1.0]), (2, None)])
def test_an_empty_deck_costs_a_hit_point_and_is_judged_before_start_triggers(
    left: int, end: list[float] | None
) -> None:
    table = start({"deck": [], "hp": left, "hero_enchants": ["NEU-19"]})
    assert (hp(table, A), scores(table)) == (left - 1, end)
    assert bonus(table, A) == (0 if end else 1)


@pytest.mark.rule("DUEL-4.3")
def test_the_main_phase_takes_any_number_of_actions_in_any_order() -> None:
    board = {"attack": {1: "EMB-07", 2: "EMB-01"}}
    table = lay(
        a={"hand": ["EMB-01", "EMB-15", "EMB-01", "EMB-22", "SHD-E"], "mana": 5, "mana_gain_used": False, **board}
    )
    for action in (
        "attack A.atk1 B",
        "play_creature EMB-01 defense 1",
        "play_spell EMB-15 B",
        "attack A.atk2 B",
        "set_trap EMB-22",
        "play_shard SHD-E",
        "play_creature EMB-01 defense 2",
    ):
        assert asked(table) == (A, "main")
        do(table, action)
    assert (asked(table), hp(table, B), mana(table, A)) == ((A, "main"), 14, (0, 5))
    do(table, "end_turn")
    assert asked(table) == (B, "main")


@pytest.mark.rule("DUEL-4.4", "DUEL-12.1")
def test_the_end_of_a_turn_can_be_answered_and_the_main_phase_does_not_come_back() -> None:
    table = lay(a={"hand": ["EMB-16", "EMB-01"], "mana": 3, "attack": {1: "EMB-07"}}, b={"hand": ["EMB-15"], "mana": 1})
    do(table, "end_turn")
    assert asked(table) == (B, "respond")
    do(table, "play_spell EMB-15 A.atk1")
    assert (asked(table), legal(table)) == ((A, "respond"), ["play_spell EMB-16 A.atk1", "pass"])
    do(table, "pass")
    assert asked(table) == (B, "main")
    assert creatures(table) == {"A.atk1": "EMB-07 3/2"}


@pytest.mark.rule("DUEL-4.4")
def test_turn_end_triggers_come_before_this_turn_modifiers_end() -> None:
    armored = {"card": "EMB-01", "modifiers": [{"armor": 2, "duration": "this_turn", "by": 0}]}
    table = lay(a={"attack": {1: armored, 2: "EMB-01"}}, columns={1: ["EMB-19"], 2: ["EMB-19"]})
    do(table, "end_turn")
    assert creatures(table) == {"A.atk1": "EMB-01 2/1"}
    do(table, "end_turn")
    assert creatures(table) == {}


@pytest.mark.rule("DUEL-4.4")
def test_this_turn_modifiers_of_both_players_end_and_other_ones_stay() -> None:
    def strong(by: int) -> dict[str, Any]:
        mods = [{"atk": 3, "duration": "this_turn", "by": by}, {"hp": 1, "duration": "forever", "by": by}]
        return {"card": "EMB-07", "modifiers": mods}

    table = lay(a={"attack": {1: strong(A)}}, b={"attack": {1: strong(B), 2: strong(A)}})
    do(table, "end_turn")
    assert creatures(table) == dict.fromkeys(["A.atk1", "B.atk1", "B.atk2"], "EMB-07 3/5")


@pytest.mark.rule("DUEL-4.4", "DUEL-5.5")
def test_all_bonus_mana_is_lost_at_the_end_of_any_turn() -> None:
    table = lay(a={"mana": 1, "bonus": 2}, b={"mana": 1, "bonus": 3})
    do(table, "end_turn")
    assert (bonus(table, A), bonus(table, B), mana(table, A)) == (0, 0, (1, 1))


@pytest.mark.rule("DUEL-4.4", "DUEL-14.1")
def test_what_lived_on_this_turns_bonus_dies_then_with_its_triggers_and_traps() -> None:
    rat = {"card": "DUS-01", "damage": 1, "modifiers": [{"hp": 2, "duration": "this_turn", "by": 0}]}
    table = lay(a={"attack": {1: rat}, "traps": ["EMB-23"]})
    do(table, "end_turn")
    assert (hp(table, B), grave(table, A), asked(table)) == (17, ["DUS-01", "EMB-23"], (B, "main"))


@pytest.mark.rule("DUEL-4.5")
def test_nobody_attacks_on_turn_one_and_the_second_player_may_on_turn_two() -> None:
    ready = {"attack": {1: "EMB-07"}}
    table = lay(a=ready, b=ready, turn=1)
    assert refuses(table, "attack A.atk1 B")
    assert refuses(table, "attack A.atk1 B.atk1")
    do(table, "end_turn")
    assert legal(table, "attack") == ["attack B.atk1 A", "attack B.atk1 A.atk1"]


@pytest.mark.rule("DUEL-4.5")
def test_both_players_draw_on_their_first_turn() -> None:
    table = start({"deck": ["EMB-07"]}, {"deck": ["ROO-03"]}, turn=1)
    assert hand(table, A) == ["EMB-07"]
    do(table, "end_turn")
    assert hand(table, B) == ["ROO-03"]


@pytest.mark.rule("DUEL-4.6")
def test_drawing_takes_the_top_card() -> None:
    table = start({"deck": ["EMB-07", "EMB-01", "EMB-04"]})
    assert (hand(table, A), deck(table, A)) == (["EMB-07"], ["EMB-01", "EMB-04"])


@pytest.mark.rule("DUEL-4.6")
@pytest.mark.parametrize(("held", "burned"), [(9, []), (10, ["EMB-07"])])
def test_a_card_drawn_into_a_full_hand_goes_to_the_graveyard(held: int, burned: list[str]) -> None:
    table = start({"hand": ["EMB-01"] * held, "deck": ["EMB-07"]})
    assert (len(hand(table, A)), grave(table, A), hp(table, A)) == (10, burned, 20)


@pytest.mark.rule("DUEL-4.6")
def test_returned_to_a_full_hand_is_the_graveyard_but_not_death() -> None:
    table = lay(
        a={"hero": "TID-H1", "hand": ["TID-16"], "mana": 2},
        b={"hand": ["EMB-01"] * 10, "attack": {1: "DUS-01"}, "traps": ["DUS-23"]},
    )
    do(table, "play_spell TID-16 B.atk1")
    assert (len(hand(table, B)), grave(table, B), hps(table)) == (10, ["DUS-01"], (20, 21))


@pytest.mark.rule("DUEL-4.6")
@pytest.mark.parametrize(("older", "kept", "burned"), [(1, "EMB-07", "DUS-01"), (2, "DUS-01", "EMB-07")])
def test_cards_returned_together_enter_the_hand_in_play_order(older: int, kept: str, burned: str) -> None:
    row = {1: {"card": "EMB-07", "order": older}, 2: {"card": "DUS-01", "order": 3 - older}}
    table = lay(a={"hero": "TID-H1", "hand": ["TID-13"], "mana": 6}, b={"hand": ["EMB-01"] * 9, "attack": row})
    do(table, "play_spell TID-13")
    assert (hand(table, B), grave(table, B)) == (sorted([*["EMB-01"] * 9, kept]), [burned])


@pytest.mark.rule("DUEL-4.7")
@pytest.mark.parametrize(
    ("side", "action"),
    [
        ({"hand": ["TID-12"], "mana": 3, "hero": "TID-H1"}, "play_spell TID-12"),
        ({"hand": ["SHD-E"], "mana_gain_used": False}, "play_shard SHD-E"),
        ({"hero": "TID-H2", "hero_action_used": False, "hp": 12}, "use_ability A a1"),
    ],
)
def test_no_other_draw_from_an_empty_deck_hurts(side: dict[str, Any], action: str) -> None:
    table = lay({"deck": [], "hp": 10, **side})
    do(table, action)
    assert (hand(table, A), hp(table, A), scores(table)) == ([], 10, None)


@pytest.mark.rule("DUEL-4.8")
@pytest.mark.parametrize(("number", "end"), [(199, None), (200, [0.5, 0.5])])
def test_turn_two_hundred_is_the_last(number: int, end: list[float] | None) -> None:
    table = lay(turn=number)
    do(table, "end_turn")
    assert scores(table) == end


@pytest.mark.rule("DUEL-4.8")
def test_a_hero_that_falls_at_the_end_of_turn_two_hundred_still_loses() -> None:
    table = lay(turn=200, active=A, b={"hp": 1, "attack": {1: "DUS-02"}}, columns={1: ["EMB-19", "DUS-19"]})
    do(table, "end_turn")
    assert scores(table) == [1.0, 0.0]
