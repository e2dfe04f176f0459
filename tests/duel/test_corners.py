"""Rules that no printed card can break: tested with cards made for the purpose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duel.board import A, B
from duel.looking import bonus, creatures, grave, hand, hp, mana, traps
from duel.workshop import creature, faults, lay_made
from table import asked, do, legal, log, mentioned, refuses, scores

ANSWER = {"hand": ["EMB-15"], "mana": 1, "hero": "EMB-H1"}


@pytest.mark.rule("DUEL-8.3")
def test_an_attack_ends_when_its_target_is_gone_before_the_block() -> None:
    """The attack itself destroys its target: no block and no answer is asked for."""
    table = lay_made(a={"attack": {1: "TST-01"}}, b={**ANSWER, "attack": {1: "ROO-08"}, "defense": {1: "ROO-03"}})
    do(table, "attack A.atk1 B.atk1")
    assert (asked(table), grave(table, B)) == ((A, "main"), ["ROO-08"])
    assert creatures(table) == {"A.atk1": "TST-01 2/2 exhausted", "B.def1": "ROO-03 2/3"}


@pytest.mark.rule("DUEL-8.3")
def test_an_attack_ends_when_the_attacker_has_left_its_row() -> None:
    table = lay_made(a={"attack": {1: "TST-02"}}, b={**ANSWER, "defense": {1: "ROO-03"}})
    do(table, "attack A.atk1 B")
    assert (asked(table), hp(table, B)) == ((A, "main"), 20)
    assert creatures(table) == {"A.def1": "TST-02 2/2 exhausted", "B.def1": "ROO-03 2/3"}


@pytest.mark.rule("DUEL-8.4")
@pytest.mark.parametrize(("blocker", "left"), [("TST-03", {}), ("TST-04", {"B.def1": "TST-04 2/2 exhausted"})])
def test_a_blocked_attack_ends_when_the_blocker_is_gone_or_it_was_negated(blocker: str, left: dict[str, str]) -> None:
    """No answer is asked for, and the original target is safe."""
    table = lay_made(a={"attack": {1: "EMB-07"}}, b={**ANSWER, "defense": {1: blocker}})
    do(table, "attack A.atk1 B", "block B.def1")
    assert (asked(table), hp(table, B)) == ((A, "main"), 20)
    assert creatures(table) == {"A.atk1": "EMB-07 3/4 exhausted", **left}


@pytest.mark.rule("DUEL-8.4")
def test_a_blocked_attack_goes_on_without_its_original_target() -> None:
    """The blocker's own trigger destroys the creature it protects; the fight with the blocker takes place."""
    table = lay_made(a={"attack": {1: "EMB-07"}}, b={**ANSWER, "attack": {1: "ROO-08"}, "defense": {1: "TST-05"}})
    do(table, "attack A.atk1 B.atk1", "block B.def1")
    assert (asked(table), grave(table, B)) == ((B, "respond"), ["ROO-08"])
    do(table, "pass")
    assert creatures(table) == {"A.atk1": "EMB-07 3/2 exhausted", "B.def1": "TST-05 2/1 exhausted"}


@pytest.mark.rule("DUEL-9.10")
@pytest.mark.parametrize(("gone", "left"), [(1, {"B.atk2": "ROO-08 5/3"}), (2, {"B.atk1": "ROO-08 5/4"}), (0, None)])
def test_with_some_legal_targets_a_spell_works_on_those_only(gone: int, left: dict[str, str] | None) -> None:
    foe = {"hero": "TID-H1", "hand": ["TID-16"], "mana": 2, "attack": {1: "ROO-08", 2: "ROO-08", 5: "ROO-03"}}
    table = lay_made(a={"hand": ["TST-06"]}, b=foe)
    do(table, "play_spell TST-06 B.atk1", "target B.atk2")
    do(table, f"play_spell TID-16 B.atk{gone}" if gone else "pass")
    assert creatures(table) == {**(left or {"B.atk1": "ROO-08 5/4", "B.atk2": "ROO-08 5/3"}), "B.atk5": "ROO-03 2/3"}


@pytest.mark.rule("DUEL-15.2")
def test_a_hero_healed_above_zero_within_the_same_effect_lives() -> None:
    table = lay_made(a={"hp": 2, "hand": ["TST-07"]})
    do(table, "play_spell TST-07")
    assert (scores(table), hp(table, A)) == (None, 2)


@pytest.mark.rule("DUEL-6.6")
def test_a_discard_is_paid_with_another_card() -> None:
    table = lay_made(a={"hand": ["TST-08", "EMB-01"], "deck": ["EMB-07"]})
    assert legal(table, "play_spell") == ["play_spell TST-08 pay:EMB-01"]
    assert refuses(table, "play_spell TST-08 pay:TST-08")
    do(table, "play_spell TST-08 pay:EMB-01")
    assert (hand(table, A), grave(table, A)) == (["EMB-07"], ["EMB-01", "TST-08"])
    assert legal(lay_made(a={"hand": ["TST-08"]}), "play_spell") == []


@pytest.mark.rule("DUEL-6.6", "DUEL-6.1")
def test_two_cards_are_chosen_one_after_the_other_and_paid_at_once() -> None:
    assert legal(lay_made(a={"hand": ["TST-09", "EMB-01"]}), "play_spell") == []
    table = lay_made(a={"hand": ["TST-09", "EMB-01", "EMB-04", "EMB-07"], "deck": ["EMB-09"]})
    do(table, "play_spell TST-09 pay:EMB-04")
    assert (asked(table), legal(table), grave(table, A)) == ((A, "pay"), ["pay EMB-01", "pay EMB-07"], [])
    do(table, "pay EMB-07")
    assert (hand(table, A), sorted(grave(table, A))) == (["EMB-01", "EMB-09"], ["EMB-04", "EMB-07", "TST-09"])


@pytest.mark.rule("DUEL-6.6")
def test_two_creatures_are_sacrificed_together() -> None:
    assert legal(lay_made(a={"hand": ["TST-17"], "attack": {1: "EMB-01"}}), "play_spell") == []
    table = lay_made(a={"hand": ["TST-17"], "hp": 9, "attack": {1: "DUS-03", 2: "DUS-03", 3: "EMB-04"}})
    do(table, "play_spell TST-17 pay:A.atk1")
    assert (asked(table), legal(table), grave(table, A)) == ((A, "pay"), ["pay A.atk2", "pay A.atk3"], [])
    do(table, "pay A.atk2")
    assert (grave(table, A), hp(table, A)) == (["DUS-03", "DUS-03", "TST-17"], 11), "each heard the other die"


@pytest.mark.rule("DUEL-6.6")
def test_a_discard_and_a_sacrifice_are_both_needed() -> None:
    for poor in ({"hand": ["TST-18", "EMB-01"]}, {"hand": ["TST-18"], "attack": {1: "EMB-04"}}):
        assert legal(lay_made(a=poor), "play_spell") == []
    table = lay_made(a={"hand": ["TST-18", "EMB-01"], "attack": {1: "EMB-04"}, "deck": ["EMB-09"]})
    do(table, legal(table, "play_spell")[0])
    assert (asked(table), len(legal(table)), grave(table, A)) == ((A, "pay"), 1, [])
    do(table, legal(table)[0])
    assert (sorted(grave(table, A)), hand(table, A), creatures(table)) == (
        ["EMB-01", "EMB-04", "TST-18"],
        ["EMB-09"],
        {},
    )


@pytest.mark.rule("DUEL-18.2")
def test_a_revealed_trap_stays_face_down_for_everyone_else() -> None:
    table = lay_made(a={"hand": ["TST-10"]}, b={"traps": ["EMB-22", "DUS-23"]})
    do(table, "play_spell TST-10 trap2")
    shown = [table.view(seat)["players"][B]["traps"] for seat in (A, None)]
    heard = [mentioned(log(table, seat)) for seat in (A, None)]
    assert ("DUS-23" in mentioned(shown[0]), "DUS-23" in heard[0]) == (True, True)
    assert ("DUS-23" in mentioned(shown[1]), "DUS-23" in heard[1]) == (False, False)
    assert "EMB-22" not in mentioned(table.view(A))
    assert traps(table, B) == ["EMB-22", "DUS-23"]


@pytest.mark.rule("DUEL-13.10")
def test_an_endless_loop_is_cut_off_and_the_game_goes_on() -> None:
    table = lay_made(a={"hand": ["EMB-15"], "mana": 1}, b={"attack": {1: "TST-11"}})
    do(table, "play_spell EMB-15 B.atk1")
    assert (asked(table), creatures(table)) == ((A, "main"), {"B.atk1": "TST-11 2/3"})
    do(table, "end_turn")
    assert asked(table) == (B, "main")


@pytest.mark.rule("DUEL-13.2")
def test_the_triggers_of_one_card_come_in_printed_order() -> None:
    """It would kill both heroes; the foe's comes first in print."""
    table = lay_made(a={"hp": 1, "attack": {1: "TST-12"}}, b={"hp": 1}, at="turn")
    assert scores(table) == [1.0, 0.0]


@pytest.mark.rule("DUEL-13.2", "DUEL-7.1")
def test_played_and_enters_of_one_creature_are_one_batch_in_printed_order() -> None:
    table = lay_made(a={"hp": 1, "hand": ["TST-15"]}, b={"hp": 1})
    do(table, "play_creature TST-15 attack 1")
    assert scores(table) == [1.0, 0.0]


@pytest.mark.rule("DUEL-13.6")
@pytest.mark.parametrize(("friend", "dead"), [("TST-13", []), ("TST-01", ["ROO-08"])])
def test_the_target_of_a_played_trigger_is_checked_again(friend: str, dead: list[str]) -> None:
    """An older friend heals the foe's creature when the Knife enters: no longer damaged, it is no target."""
    table = lay_made(
        a={"hero": "DUS-H1", "hand": ["DUS-08"], "mana": 4, "attack": {1: friend}},
        b={"attack": {1: {"card": "ROO-08", "damage": 2}}},
    )
    do(table, "play_creature DUS-08 attack 2")
    assert grave(table, B) == dead


@pytest.mark.rule("DUEL-5.5")
def test_bonus_mana_of_an_answer_vanishes_with_the_foes_turn() -> None:
    table = lay_made(a={"attack": {1: "EMB-07"}}, b={"hand": ["TST-14"], "mana": 1})
    do(table, "attack A.atk1 B", "play_spell TST-14")
    assert (bonus(table, B), mana(table, B)) == (2, (1, 1))
    do(table, "end_turn")
    assert (asked(table), bonus(table, B), mana(table, B)) == ((B, "main"), 0, (1, 1))


@pytest.mark.rule("DUEL-14.3")
def test_spell_damage_is_added_to_every_damage_operation_and_to_nothing_else() -> None:
    """2 + 1 and 3 + 1 damage for the one, 2 + 1 damage and 2 healing for the other."""
    foe = {"attack": {1: "ROO-08", 2: "ROO-08", 5: "ROO-08"}}
    table = lay_made(a={"hand": ["TST-06", "TST-16"], "defense": {5: "TID-02"}}, b=foe)
    do(table, "play_spell TST-06 B.atk1", "target B.atk2", "play_spell TST-16 B.atk5")
    assert [creatures(table)[f"B.atk{column}"] for column in (1, 2, 5)] == ["ROO-08 5/3", "ROO-08 5/2", "ROO-08 5/5"]


@pytest.mark.rule("DUEL-13.8", "DUEL-14.5")
def test_the_state_check_comes_between_the_operations() -> None:
    """Damage that kills is not healed by the next operation of the same spell."""
    table = lay_made(a={"hand": ["TST-16"]}, b={"attack": {1: "DUS-02"}})
    do(table, "play_spell TST-16 B.atk1")
    assert (creatures(table), grave(table, B)) == ({}, ["DUS-02"])


STATICS: list[tuple[str, dict[str, Any], bool]] = [
    ("side", {"to": {"all": {"side": "own"}}, "atk": 1}, True),
    ("other", {"to": {"all": {"side": "own", "other": True}}, "atk": 1}, True),
    ("row", {"to": {"all": {"row": "attack"}}, "atk": 1}, True),
    ("job", {"to": {"all": {"job": "beast"}}, "atk": 1}, True),
    ("adjacent", {"to": {"adjacent": {"of": "self", "side": "own"}}, "atk": 1}, True),
    ("state", {"to": {"all": {"state": "damaged"}}, "atk": 1}, False),
    ("atk", {"to": {"all": {"atk_min": 2}}, "atk": 1}, False),
    ("cost", {"to": {"all": {"cost_max": 2}}, "atk": 1}, False),
    ("count", {"to": "self", "atk": 1, "if": {"count": {"of": {"side": "own", "job": "beast"}, "min": 1}}}, True),
    ("count state", {"to": "self", "atk": 1, "if": {"count": {"of": {"state": "ready"}, "min": 1}}}, False),
    ("count atk", {"to": "self", "atk": 1, "if": {"count": {"of": {"atk_min": 3}, "min": 1}}}, False),
]


@pytest.mark.rule("DUEL-14.7")
@pytest.mark.parametrize(("static", "allowed"), [line[1:] for line in STATICS], ids=[line[0] for line in STATICS])
def test_statics_look_only_at_what_statics_cannot_change(tmp_path: Path, static: dict[str, Any], allowed: bool) -> None:
    assert faults(tmp_path, creature("TST-99", static=[static])) == ([] if allowed else ["TST-99"])


@pytest.mark.rule("DUEL-9.5", "DUEL-13.2")
def test_an_enchant_that_kills_triggers_before_the_next_decision() -> None:
    table = lay_made(a={"hand": ["TST-20"], "hp": 15, "attack": {1: "DUS-02"}, "defense": {1: "DUS-03"}})
    do(table, "play_spell TST-20 own_attack")
    assert (grave(table, A), hp(table, A)) == (["DUS-02"], 16)


@pytest.mark.rule("DUEL-13.1")
@pytest.mark.parametrize("active", [A, B])
@pytest.mark.parametrize(("before", "after"), [(12, 11), (13, 13)])
def test_a_condition_on_the_foes_hero_is_about_the_foe_of_its_player(active: int, before: int, after: int) -> None:
    sides: list[dict[str, Any]] = [{"hand": ["TST-21"], "hp": 5}, {"hp": before}]
    mine, foe = sides if active == A else sides[::-1]
    table = do(lay_made(a=mine, b=foe, turn=3 + active), "play_creature TST-21 attack 1")
    assert (hp(table, active), hp(table, 1 - active)) == (5, after)
