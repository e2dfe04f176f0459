"""HEROES-15.7: RESOLUTION, step by step."""

from __future__ import annotations

import pytest

from heroes.arena import BYSTANDER, P0, P1, resolve, slot_of, some, stack, worn
from heroes.characters import hp, in_play, max_health, speed, tokens
from heroes.looking import dead, knockouts
from table import asked, dice_left, do, scores


@pytest.mark.rule("HEROES-15.7")
def test_resolution_triggers_come_first() -> None:
    """Truce Hospital heals before the Poison would bite, and so cures it."""
    table = resolve({"team": [worn("C03", stack("poison", 2), damage=3)]}, BYSTANDER, event="V04")
    assert (hp(table, "C03"), tokens(table, "C03")) == ("4/0", [])


@pytest.mark.rule("HEROES-15.7", "HEROES-16.10", "HEROES-16.11", "HEROES-16.13")
def test_what_expires_of_poison_burn_and_disease_is_one_damage_event() -> None:
    """Crimson Rage answers each event with one Strength: 2 + 3 + 1 damage give it only one."""
    table = resolve(
        {"team": [worn("C22", stack("poison", 2), stack("burn", 3), "disease")]},
        BYSTANDER,
        dice=[4],
    )
    assert (hp(table, "C22"), tokens(table, "C22")) == ("4/0", ["strength"])


@pytest.mark.rule("HEROES-15.7", "HEROES-15.5")
def test_only_what_expires_does_damage() -> None:
    """One single of three, the old stack, nothing of what is fresh."""
    table = resolve(
        {
            "team": [
                worn(
                    "C03",
                    some("poison", 3),
                    stack("poison", 2),
                    stack("poison", 5, fresh=True),
                    {"type": "disease", "fresh": True},
                )
            ]
        },
        BYSTANDER,
    )
    assert hp(table, "C03") == "3/0"
    assert tokens(table, "C03") == ["poison", "poison", "poison*5", "disease"]


@pytest.mark.rule("HEROES-15.7", "HEROES-16.11", "HEROES-R74")
@pytest.mark.parametrize(
    ("roll", "health", "left"), [(1, "6/0", ["burn"]), (2, "5/0", []), (3, "5/0", []), (4, "5/0", [])]
)
def test_one_burn_in_four_is_kept_without_damage(roll: int, health: str, left: list[str]) -> None:
    table = resolve({"team": [worn("C03", "burn")]}, BYSTANDER, dice=[roll])
    assert (hp(table, "C03"), tokens(table, "C03"), dice_left(table)) == (health, left, [])


@pytest.mark.rule("HEROES-15.7", "HEROES-R74")
def test_each_expiring_object_has_one_roll_a_stack_too() -> None:
    """Due are the oldest single and both stacks: three rolls, in the order of the objects."""
    table = resolve(
        {
            "team": [
                worn(
                    "C36",
                    stack("burn", 2, turn=2),
                    some("burn", 2, turn=3),
                    stack("burn", 3, turn=4),
                    stack("burn", 4, fresh=True),
                    protection=0,
                )
            ]
        },
        BYSTANDER,
        dice=[4, 1, 4, 1],
    )
    assert (hp(table, "C36"), dice_left(table)) == ("6/0", [1])
    assert tokens(table, "C36") == ["burn", "burn", "burn*4"]


@pytest.mark.rule("HEROES-15.7")
def test_burn_rolls_go_from_the_turn_player_and_older_characters_first() -> None:
    burning = stack("burn", 1)
    table = resolve(
        {"team": [worn("C04", burning)]},
        {"team": [worn("C16", burning, order=2), worn("C10", burning, order=1)]},
        turn=6,
        dice=[1, 4, 1],
    )
    assert [tokens(table, card) for card in ("C10", "C16", "C04")] == [["burn*1"], [], ["burn*1"]]


@pytest.mark.rule("HEROES-15.7", "HEROES-17.2")
def test_a_suppressed_burn_is_not_rolled_for() -> None:
    table = resolve({"team": [worn("C04", "burn", "immunity:burn"), worn("C16", "burn")]}, {"team": ["C10"]}, dice=[1])
    assert (tokens(table, "C04"), hp(table, "C04")) == ([], "5/2")
    assert (tokens(table, "C16"), dice_left(table)) == (["burn"], [])


@pytest.mark.rule("HEROES-15.7", "HEROES-17.2")
def test_an_immunity_that_expires_in_the_same_resolution_still_suppresses() -> None:
    table = resolve({"team": [worn("C03", stack("poison", 3), "immunity:poison")]}, BYSTANDER)
    assert (tokens(table, "C03"), hp(table, "C03")) == ([], "6/0")


@pytest.mark.rule("HEROES-15.7")
def test_listed_tokens_are_removed_before_the_damage() -> None:
    """An Immunity: Damage that expires does not protect; neither does an expiring Immunity: Death."""
    table = resolve(
        {
            "team": [
                worn("C03", "poison", "immunity:damage"),
                worn("C05", stack("poison", 9), "immunity:death"),
            ]
        },
        BYSTANDER,
    )
    assert hp(table, "C03") == "5/0"
    assert dead(table, P0) == ["C05"]


@pytest.mark.rule("HEROES-15.7")
def test_a_lasting_immunity_to_damage_protects() -> None:
    table = resolve({"team": [worn("C03", "poison", {"type": "immunity:damage", "fresh": True})]}, BYSTANDER)
    assert hp(table, "C03") == "6/0"


@pytest.mark.rule("HEROES-15.7", "HEROES-16.18", "HEROES-R73")
def test_shields_and_protection_mitigate_continuous_damage_but_perception_does_not() -> None:
    table = resolve(
        {"team": [worn("C15", stack("poison", 5), some("shield", 2), "perception")]},
        BYSTANDER,
    )
    assert (hp(table, "C15"), tokens(table, "C15")) == ("7/0", ["perception"])


@pytest.mark.rule("HEROES-15.7", "HEROES-16.18")
def test_evasion_does_not_help_against_continuous_damage() -> None:
    table = resolve(
        {"team": [worn("C03", "poison", {"type": "evasion", "fresh": True}, some("agility", 9))]}, BYSTANDER
    )
    assert hp(table, "C03") == "5/0"


@pytest.mark.rule("HEROES-15.7", "HEROES-18.2")
def test_all_who_fall_fall_together_then_triggers_come() -> None:
    """The Last Gardener stands when two allies fall at once: two occurrences, two Strength each."""
    table = resolve(
        {
            "team": [
                "C34",
                worn("C05", "poison", damage=4, protection=0),
                worn("C12", "disease", damage=5, protection=0),
            ]
        },
        BYSTANDER,
    )
    assert (dead(table, P0), knockouts(table, P0)) == (["C05", "C12"], 2)
    assert tokens(table, "C34") == ["strength", "strength"]


@pytest.mark.rule("HEROES-15.7", "HEROES-16.3")
def test_the_check_finds_health_lost_with_more_life() -> None:
    table = resolve({"team": [worn("C12", "more_life", damage=6), "C04"]}, BYSTANDER)
    assert (dead(table, P0), knockouts(table, P0)) == (["C12"], 1)


@pytest.mark.rule("HEROES-15.7", "HEROES-16.3")
def test_more_life_is_gone_before_continuous_damage_is_taken_and_less_life_too() -> None:
    """Less Life expires in the same step, so the damage does not knock out."""
    table = resolve({"team": [worn("C03", "poison", stack("less_life", 4), damage=1)]}, BYSTANDER)
    assert (hp(table, "C03"), max_health(table, "C03")) == ("4/0", 6)


@pytest.mark.rule("HEROES-15.7", "HEROES-14.2")
def test_continuous_damage_is_not_changed_by_strength_and_prevented_by_statics() -> None:
    """The Rogue Engine prevents 1 of each event; its own immunities stop Poison and Disease."""
    table = resolve(
        {"team": [worn("C04", some("strength", 5))]},
        mode="challengers",
        mob=worn("M03", stack("burn", 3), some("poison", 5), "disease", protection=0),
        dice=[4],
    )
    assert in_play(table, "M03")["damage"] == 2


@pytest.mark.rule("HEROES-15.7")
def test_the_damage_hits_both_sides_and_does_not_wait_for_ones_own_turn() -> None:
    poisoned = stack("poison", 2)
    table = resolve({"team": [worn("C03", poisoned)]}, {"team": [worn("C11", poisoned)]})
    assert (hp(table, "C03"), hp(table, "C11")) == ("4/0", "5/0")


@pytest.mark.rule("HEROES-15.7", "HEROES-16.11")
def test_a_kept_burn_goes_on_burning_and_is_due_again() -> None:
    table = resolve({"team": [worn("C14", "burn", protection=0)]}, BYSTANDER, dice=[1, 1, 4])
    assert (speed(table, "C14"), tokens(table, "C14")) == (6, ["burn"])
    do(slot_of(do(table, "end_main"), "C04"), "pass")
    assert (hp(table, "C14"), tokens(table, "C14")) == ("6/0", ["burn"])
    do(slot_of(do(table, "end_main"), "C04"), "pass")
    assert (hp(table, "C14"), tokens(table, "C14"), speed(table, "C14")) == ("5/0", [], 7)


@pytest.mark.rule("HEROES-15.7", "HEROES-13.12")
def test_a_game_decided_in_resolution_goes_no_further() -> None:
    table = resolve(
        {"team": ["C03"]},
        {"team": [worn("C05", "poison", damage=4, protection=0)], "knockouts": 3, "dead": ["C01"] * 3},
    )
    assert (asked(table), scores(table), knockouts(table, P1)) == (None, [1.0, 0.0], 4)
