"""HEROES-22.5 to 22.9: waiting triggers, statics that add up, and what triggers hear."""

from __future__ import annotations

import pytest

from heroes.arena import BYSTANDER, P0, P1, fight, lay, pass_slots, resolve, slot_of, some, stack, worn
from heroes.characters import abilities, hp, in_play, speed, storage, tokens
from heroes.looking import dead
from table import do


@pytest.mark.rule("HEROES-22.5", "HEROES-R105")
@pytest.mark.parametrize(("turn", "expected"), [(5, ["agility", "weakness"]), (6, ["weakness", "agility"])])
def test_triggers_of_one_occurrence_go_in_turn_order(turn: int, expected: list[str]) -> None:
    """The Duelist's Momentum and the Usher's Heckle hear the same attack."""
    table = fight({"team": [worn("C14", energy=1)]}, {"team": ["C06"]}, turn=turn)
    do(table, "use C14 a1", dice=[1])
    assert tokens(table, "C14") == expected


@pytest.mark.rule("HEROES-22.9", "HEROES-18.2")
def test_a_wound_and_an_allys_fall_are_both_heard() -> None:
    """Thunder Scale wounds Crimson Rage and fells its ally: one Strength of its own, one of Compost."""
    rivals = ["C34", worn("C22", protection=0), worn("C05", damage=4, protection=0)]
    table = fight({"team": [{"card": "C20", "energy": 3}]}, {"team": rivals})
    do(table, "use C20 a1")
    assert (hp(table, "C22"), tokens(table, "C22"), tokens(table, "C34")) == (
        "7/0",
        ["strength", "strength"],
        ["strength"],
    )


@pytest.mark.rule("HEROES-22.6")
def test_a_trigger_needs_its_card_in_play() -> None:
    """The Last Gardener falls together with an ally: nobody composts."""
    falling = stack("poison", 20)
    table = resolve({"team": [worn("C34", falling), worn("C05", falling), "C16"]}, BYSTANDER)
    assert (sorted(dead(table, P0)), tokens(table, "C16")) == (["C05", "C34"], [])


@pytest.mark.rule("HEROES-22.6")
def test_a_fallen_character_hears_its_last_wound_no_more() -> None:
    table = lay({"team": ["C04"], "equipment": ["Q05"]}, {"team": [worn("C22", damage=8, protection=0), "C34"]})
    do(table, "activate Q05", "target C22")
    assert (dead(table, P1), tokens(table, "C34")) == (["C22"], ["strength"])


@pytest.mark.rule("HEROES-22.8", "HEROES-14.1")
def test_modifiers_add_up() -> None:
    """Two War Banners and a Blood Moon: +3."""
    side = {"team": ["C26"], "equipment": [{"card": "Q13", "energy": 4}, {"card": "Q13", "energy": 4}]}
    table = fight(side, {"team": [worn("C36", protection=0)]}, event="V09")
    assert hp(do(table, "use C26 a3"), "C36") == "7/0"


@pytest.mark.rule("HEROES-22.8")
def test_a_static_applies_at_once_and_ends_with_its_card() -> None:
    table = lay({"team": ["C14"], "hand": ["V15"]}, {"team": ["C04"], "hand": ["V09"]})
    do(table, "event V15")
    assert (speed(table, "C14"), speed(table, "C04")) == (9, 1)
    do(table, "end_main")
    pass_slots(table)
    assert speed(do(table, "event V09"), "C14") == 7


@pytest.mark.rule("HEROES-22.8", "HEROES-7.4")
def test_of_several_storages_the_highest_counts() -> None:
    assert storage(lay({"team": [worn("C26", actions=["A03", "A08"])]}, BYSTANDER), "C26") == 8
    assert storage(lay({"team": [worn("C36", actions=["A22"])]}, BYSTANDER), "C36") == 8
    assert storage(lay({"team": ["C36"]}, BYSTANDER), "C36") == 6


@pytest.mark.rule("HEROES-22.8")
def test_a_grant_is_on_or_off() -> None:
    """Two Jet Harnesses; one of them runs dry."""
    side = {"team": ["C14"], "equipment": [{"card": "Q19", "energy": 1}, {"card": "Q19", "energy": 2}]}
    table = lay(side, BYSTANDER)
    assert abilities(table, "C14") == {"energy", "speed", "flight"}
    do(table, "end_main")
    pass_slots(table)
    assert (len(table.view(None)["players"][P0]["equipment"]), "flight" in abilities(table, "C14")) == (1, True)


@pytest.mark.rule("HEROES-22.8", "HEROES-17.1")
def test_an_immunity_twice_is_the_same_immunity() -> None:
    table = resolve({"team": [worn("C14", some("burn", 2), "immunity:burn")]}, BYSTANDER, event="V14")
    assert (tokens(table, "C14"), speed(table, "C14"), hp(table, "C14")) == (["burn"], 7, "6/2"), (
        "the event still works"
    )


@pytest.mark.rule("HEROES-22.9", "HEROES-13.11", "HEROES-R103")
@pytest.mark.parametrize(("action", "rolled"), [("a1", [1]), ("a2", [])])
def test_attack_triggers_hear_attacks_only(action: str, rolled: list[int]) -> None:
    """Zap is an attack; Static Charge is not, and nobody heckles."""
    table = fight({"team": ["C01"]}, {"team": ["C06"]})
    do(table, f"use C01 {action}", dice=rolled)
    assert ("weakness" in tokens(table, "C01")) is bool(rolled)


@pytest.mark.rule("HEROES-22.9")
def test_attack_triggers_hear_every_use_evaded_or_not() -> None:
    evading = worn("C24", "evasion")
    table = fight({"team": [worn("C07", some("slow", 3), energy=3)]}, {"team": [evading, worn("C06", "invisibility")]})
    do(slot_of(table, "C07"), "use C07 a1", dice=[1])
    do(table, "use C07 a1", dice=[1])
    assert (hp(table, "C24"), tokens(table, "C07")) == ("7/1", ["slow", "slow", "slow", "weakness", "weakness"])


@pytest.mark.rule("HEROES-22.9", "HEROES-14.3")
def test_damaged_is_heard_once_per_event_that_marks_damage() -> None:
    striker = {"card": "C26", "energy": 1, "actions": ["A02"]}
    for pool, heard in ((0, 2), (2, 1), (3, 0)):
        table = fight({"team": [striker, "C03", "C04"]}, {"team": [worn("C22", protection=pool)]})
        do(table, "use A02")
        assert len(tokens(table, "C22")) == heard


@pytest.mark.rule("HEROES-22.9")
def test_the_attacker_is_whoever_s_action_did_it() -> None:
    """Void Spines hit the character that wounded the Leviathan, and nobody when a turret did."""
    side = {"team": [worn("C13", common=True), worn("C10", common=True)], "equipment": ["Q05"]}
    position = {"mode": "challengers", "mob": worn("M01", protection=0), "round": 3}
    table = lay(side, {"team": ["C04"]}, at="combat", **position)
    do(table, "use C13 a2")
    assert (in_play(table, "M01")["damage"], hp(table, "C13"), hp(table, "C10")) == (1, "5/0", "8/2")
    turret = lay(side, {"team": ["C04"]}, **position)
    do(turret, "activate Q05")
    assert (in_play(turret, "M01")["damage"], hp(turret, "C13"), hp(turret, "C10")) == (2, "5/1", "8/2")


@pytest.mark.rule("HEROES-14.2", "HEROES-16.2", "HEROES-22.9")
def test_strength_does_not_sharpen_a_trigger() -> None:
    """Void Spines deal 1, however strong the Leviathan, and no Perception or Evasion helps against them."""
    quick = worn("C13", "perception", "evasion", common=True, protection=0)
    mob = worn("M01", some("strength", 5), protection=0)
    table = lay({"team": [quick]}, {"team": ["C04"]}, at="combat", mode="challengers", mob=mob, round=3)
    do(table, "use C13 a2")
    assert (hp(table, "C13"), "perception" in tokens(table, "C13")) == ("4/0", True)


@pytest.mark.rule("HEROES-22.9")
def test_a_knock_out_is_heard_by_allies_only_where_it_says_ally() -> None:
    table = resolve({"team": ["C34", worn("C05", stack("poison", 20))]}, {"team": ["C34"]})
    assert (tokens(table, "P0.C34"), tokens(table, "P1.C34")) == (["strength"], [])
