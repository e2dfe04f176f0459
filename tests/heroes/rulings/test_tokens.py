"""HEROES-R59 to HEROES-R82 and HEROES-R96 to HEROES-R99: tokens, each ruling against the reading it rejects."""

from __future__ import annotations

import pytest

from heroes.arena import (
    BYSTANDER,
    P0,
    P1,
    end_main,
    end_turn,
    fight,
    lay,
    pass_slots,
    resolve,
    slot_of,
    some,
    stack,
    targets,
    worn,
)
from heroes.characters import effective, energy, hp, in_play, max_health, speed, storage, tokens
from heroes.looking import dead, slot
from table import dice_left, do, legal


@pytest.mark.rule("HEROES-R59", "HEROES-15.4")
def test_r59_a_token_lives_through_the_turn_after_the_one_it_came_in() -> None:
    table = fight({"team": ["C28"]}, {"team": ["C10"]})
    do(table, "use C28 a3")
    pass_slots(table)
    assert (tokens(table, "C10"), speed(table, "C10")) == (["slow"], 1)
    end_turn(table)
    assert (tokens(table, "C10"), speed(table, "C10")) == ([], 2)


@pytest.mark.rule("HEROES-R60")
def test_r60_stacks_and_singles_go_side_by_side() -> None:
    table = resolve({"team": [worn("C36", stack("slow", 5), some("slow", 2), stack("slow", 1))]}, BYSTANDER)
    assert tokens(table, "C36") == ["slow"]


@pytest.mark.rule("HEROES-R61", "HEROES-15.8")
def test_r61_a_token_works_in_the_combat_before_it_goes() -> None:
    table = fight({"team": [worn("C26", stack("strength", 2))]}, {"team": [worn("C36", protection=0)]})
    do(table, "use C26 a3")
    assert hp(table, "C36") == "8/0"
    pass_slots(table)
    do(slot_of(end_main(table), "C26"), "use C26 a3")
    assert hp(table, "C36") == "7/0"


@pytest.mark.rule("HEROES-R63", "HEROES-16.4", "HEROES-14.3")
def test_r63_a_shield_goes_point_by_point_when_it_absorbs() -> None:
    table = fight({"team": ["C26"]}, {"team": [worn("C10", some("shield", 3))]})
    do(table, "use C26 a3")
    assert (tokens(table, "C10"), hp(table, "C10")) == (["shield", "shield"], "8/2")


@pytest.mark.rule("HEROES-R64", "HEROES-16.5")
def test_r64_taunt_does_not_bind_the_choice_of_friends() -> None:
    table = fight({"team": [worn("C23", energy=1), worn("C10", "taunt")]}, {"team": [worn("C04", "taunt")]})
    do(table, "use C23 a2")
    assert targets(table) == ["C23", "C10"]


@pytest.mark.rule("HEROES-R65", "HEROES-16.6")
def test_r65_one_perception_for_one_use() -> None:
    """Each Quick Peck is a use of its own: two Perceptions stop two of three."""
    table = fight({"team": [worn("C07", energy=3)]}, {"team": [worn("C36", some("perception", 2), protection=0)]})
    do(table, "use C07 a1", "use C07 a1", "use C07 a1")
    assert (hp(table, "C36"), tokens(table, "C36")) == ("9/0", [])


@pytest.mark.rule("HEROES-R66", "HEROES-13.11")
def test_r66_evasion_compares_with_the_attacker() -> None:
    slow = fight({"team": ["C10"]}, {"team": [worn("C12", "evasion")]})
    do(slot_of(slow, "C10"), "use C10 a2")
    fast = fight({"team": ["C26"]}, {"team": [worn("C12", "evasion")]})
    do(fast, "use C26 a3")
    assert (hp(slow, "C12"), hp(fast, "C12")) == ("6/1", "6/0")


@pytest.mark.rule("HEROES-R66", "HEROES-13.11")
def test_r66_an_evaded_single_target_action_does_nothing_at_all() -> None:
    table = fight({"team": [worn("C26", energy=1, actions=["A02"])]}, {"team": [worn("C24", "evasion")]})
    do(slot_of(table, "C26"), "use A02")
    assert (hp(table, "C24"), energy(table, "C26")) == ("7/1", 0)
    smoke = fight({"team": [worn("C09", energy=1)]}, {"team": [worn("C24", "evasion")]})
    do(slot_of(smoke, "C09"), "use C09 a2")
    assert (tokens(smoke, "C09"), energy(smoke, "C09")) == ([], 0)


@pytest.mark.rule("HEROES-R67", "HEROES-17.3")
def test_r67_both_halves_are_separate() -> None:
    table = lay(
        {
            "team": [
                worn("C36", "agility", "slow", "immunity:attribute_plus"),
                worn("C10", "agility", "slow", "immunity:attribute_minus"),
            ]
        },
        BYSTANDER,
    )
    assert (speed(table, "C36"), speed(table, "C10")) == (0, 3)


@pytest.mark.rule("HEROES-R68", "HEROES-17.2", "HEROES-17.6")
def test_r68_what_is_held_is_suppressed_not_removed() -> None:
    """Immune to Fury for one turn, furious again in the next."""
    raging = worn("C26", some("fury", 3), "immunity:fury")
    table = fight({"team": [raging]}, {"team": ["C10"]})
    assert "pass" in legal(table)
    pass_slots(table)
    assert tokens(table, "C26") == ["fury", "fury"]
    end_main(table)
    assert (slot(table), hp(table, "C10")) == ("C10", "8/1"), "it had to attack, with its only action"


@pytest.mark.rule("HEROES-R69", "HEROES-17.4")
def test_r69_a_harmful_immunity_is_a_debuff() -> None:
    """Clear Note strips Immunity: Healing, and leaves Immunity: Poison."""
    held = worn("C36", "immunity:poison", "immunity:heal", damage=1)
    table = fight({"team": ["C11", held]}, BYSTANDER)
    do(table, "use C11 a2", "target C36")
    assert tokens(table, "C36") == ["immunity:poison", "shield"]
    assert effective(table, "C36") == ["immunity:poison", "shield"]


@pytest.mark.rule("HEROES-R70", "HEROES-13.7")
@pytest.mark.parametrize(("suppressing", "chooses"), [("immunity:fury", True), ("immunity:burn", False)])
def test_r70_a_suppressed_fury_leaves_sight_alone(suppressing: str, chooses: bool) -> None:
    seer = worn("C26", "sight", "fury", suppressing)
    table = fight({"team": [seer]}, {"team": [worn("C04", "taunt"), "C10"]})
    if chooses:
        do(table, "use C26 a3", "target C10")
    assert (hp(table, "C10"), hp(table, "C04")) == (("8/1", "5/2") if chooses else ("8/2", "5/1"))


@pytest.mark.rule("HEROES-R71", "HEROES-13.8")
def test_r71_random_and_area_effects_reach_the_invisible() -> None:
    fog = fight({"team": [worn("C19", energy=2)]}, {"team": [worn("C36", "invisibility")]})
    do(fog, "use C19 a1")
    assert tokens(fog, "C36") == ["invisibility", "poison", "silence"]


@pytest.mark.rule("HEROES-R72", "HEROES-14.5")
def test_r72_a_heal_that_heals_nothing_cures_all_poison() -> None:
    table = lay({"team": [worn("C36", some("poison", 2), stack("poison", 2)), "C03"]}, BYSTANDER)
    do(table, "use C03 a1", "target C36")
    assert (tokens(table, "C36"), hp(table, "C36")) == ([], "11/4")


@pytest.mark.rule("HEROES-R73", "HEROES-16.18")
def test_r73_protection_mitigates_continuous_damage() -> None:
    table = resolve(
        {"team": [worn("C10", stack("poison", 3), "shield", "perception", {"type": "evasion", "fresh": True})]},
        BYSTANDER,
    )
    assert (hp(table, "C10"), tokens(table, "C10")) == ("8/0", ["perception", "evasion"])


@pytest.mark.rule("HEROES-R74", "HEROES-16.11")
def test_r74_one_roll_for_a_stack_and_none_for_what_is_not_due() -> None:
    table = resolve({"team": [worn("C36", stack("burn", 5), protection=0)]}, BYSTANDER, dice=[1, 4])
    assert (tokens(table, "C36"), hp(table, "C36"), dice_left(table)) == (["burn*5"], "11/0", [4])


@pytest.mark.rule("HEROES-R75", "HEROES-15.12")
def test_r75_taunt_is_a_special_buff() -> None:
    table = fight({"team": [worn("C19", energy=1)]}, {"team": [worn("C36", "taunt", "agility")]})
    do(table, "use C19 a3")
    assert tokens(table, "C36") == ["agility", "immunity:special_plus"]


@pytest.mark.rule("HEROES-R76", "HEROES-16.14")
def test_r76_silence_is_weaker_than_stun() -> None:
    table = fight({"team": [worn("C26", "silence", energy=2, actions=["A06"])]}, {"team": ["C10"]})
    assert sorted(legal(table)) == ["pass", "use C26 a1", "use C26 a2", "use C26 a3"]


@pytest.mark.rule("HEROES-R76", "HEROES-12.6")
def test_r76_silence_leaves_statics_and_triggers_alone() -> None:
    table = fight({"team": [worn("C14", "silence", energy=1, actions=["A03"])]}, {"team": ["C36"]})
    assert storage(table, "C14") == 6
    do(table, "use C14 a1")
    assert tokens(table, "C14") == ["silence", "agility"]


@pytest.mark.rule("HEROES-R77", "HEROES-13.9")
def test_r77_confusion_turns_a_heal_on_anyone() -> None:
    """Lamplight of a confused saint heals whom the die says, but never the saint."""
    table = fight(
        {"team": [worn("C23", "confusion", energy=1, damage=4), worn("C10", damage=4)]},
        {"team": [worn("C36", damage=4)]},
    )
    do(table, "use C23 a2", dice=[2])
    assert [hp(table, card) for card in ("C23", "C10", "C36")] == ["3/2", "4/2", "10/4"]


@pytest.mark.rule("HEROES-R77", "HEROES-13.9", "HEROES-16.15")
def test_r77_confusion_draws_as_many_as_the_action_takes() -> None:
    """Shatter Hex of a confused witch: two different others, not the invisible one."""
    witch = worn("C30", "confusion", energy=3)
    table = fight({"team": [witch, "C10"]}, {"team": ["C16", worn("C05", "invisibility"), "C12"]})
    do(table, "use C30 a2", dice=[3, 1])
    assert [hp(table, card) for card in ("C10", "C16", "C05", "C12")] == ["7/0", "8/3", "5/1", "4/0"]
    few = fight({"team": [witch]}, {"team": ["C16"]})
    do(few, "use C30 a2")
    assert hp(few, "C16") == "8/0", "fewer than it asks for: all there are"


@pytest.mark.rule("HEROES-R78", "HEROES-13.4", "HEROES-16.16")
def test_r78_one_stun_costs_one_slot() -> None:
    table = fight({"team": [worn("C26", {"type": "stun", "fresh": True})]}, {"team": ["C10"]})
    assert (slot(table), tokens(table, "C26")) == ("C10", [])
    pass_slots(table)
    assert slot(end_main(table)) == "C26"


@pytest.mark.rule("HEROES-R79", "HEROES-13.10")
def test_r79_fury_takes_further_uses_it_can_pay() -> None:
    """Quick Peck must be repeated: nobody is asked between the uses."""
    table = fight({"team": [worn("C07", "fury", energy=3)]}, {"team": [worn("C36", protection=0)]})
    do(table, "use C07 a1")
    assert (energy(table, "C07"), hp(table, "C36"), slot(table)) == (0, "5/0", "C36")


@pytest.mark.rule("HEROES-R80", "HEROES-16.12")
def test_r80_bleed_is_damage_for_acting() -> None:
    acting = fight({"team": [worn("C03", some("bleed", 2))]}, BYSTANDER)
    do(acting, "use C03 a2")
    assert hp(acting, "C03") == "4/0", "also for an action without damage"
    passing = fight({"team": [worn("C03", some("bleed", 2))]}, BYSTANDER)
    assert hp(pass_slots(passing), "C03") == "6/0"


@pytest.mark.rule("HEROES-R81", "HEROES-16.13", "HEROES-14.5")
def test_r81_disease_makes_poison_incurable_but_by_more_life() -> None:
    table = lay({"team": [worn("C36", "poison", "disease", damage=2), "C03"]}, BYSTANDER)
    do(table, "use C03 a1", "target C36")
    assert (tokens(table, "C36"), hp(table, "C36")) == (["poison", "disease"], "9/4")


@pytest.mark.rule("HEROES-R82", "HEROES-15.9")
def test_r82_stripped_tokens_do_no_damage() -> None:
    table = fight({"team": [worn("C24", energy=2), worn("C03", stack("poison", 4), "disease")]}, BYSTANDER)
    do(table, "use C24 a2", "target C03")
    assert tokens(table, "C03") == []
    assert hp(pass_slots(table), "C03") == "6/0"


@pytest.mark.rule("HEROES-R96", "HEROES-16.3")
def test_r96_more_life_raises_the_maximum_and_its_end_can_knock_out() -> None:
    table = lay({"team": [worn("C05", stack("more_life", 2), damage=5, protection=0), "C04"]}, {"team": ["C16"]})
    assert (max_health(table, "C05"), hp(table, "C05")) == (7, "2/0")
    pass_slots(end_main(table))
    assert dead(table, P0) == ["C05"]


@pytest.mark.rule("HEROES-R97", "HEROES-17.5")
def test_r97_one_immune_to_death_stays_at_one() -> None:
    table = lay(
        {"team": ["C04"], "equipment": [{"card": "Q05", "energy": 4}]},
        {"team": [worn("C05", {"type": "immunity:death", "fresh": True}, damage=4, protection=0), "C04"]},
    )
    do(table, "activate Q05", "target C05")
    assert (hp(table, "C05"), in_play(table, "C05")["damage"], dead(table, P1)) == ("1/0", 4, [])


@pytest.mark.rule("HEROES-R97", "HEROES-17.5", "HEROES-14.3")
def test_r97_damage_that_marks_nothing_is_not_felt() -> None:
    """Crimson Rage at 1 Health, immune to death: its wounds no longer open."""
    deathless = worn("C22", "immunity:death", damage=8, protection=0)
    table = fight({"team": ["C26"]}, {"team": [deathless]})
    do(table, "use C26 a3")
    assert (hp(table, "C22"), tokens(table, "C22")) == ("1/0", ["immunity:death"])


@pytest.mark.rule("HEROES-R98", "HEROES-14.1")
def test_r98_strength_counts_for_every_target() -> None:
    table = fight(
        {"team": [worn("C20", "strength", energy=3)]}, {"team": [worn("C10", protection=0), worn("C12", protection=0)]}
    )
    do(table, "use C20 a1")
    assert (hp(table, "C10"), hp(table, "C12")) == ("5/0", "3/0")


@pytest.mark.rule("HEROES-R99", "HEROES-1.2", "HEROES-11.10")
def test_r99_neither_speed_nor_damage_falls_below_zero() -> None:
    """A weakened Pocket Spark at Speed 0 heals nobody by hitting, and evades as 0."""
    spark = worn("C01", stack("weakness", 5), stack("slow", 20), "burn")
    table = fight({"team": [spark]}, {"team": [worn("C10", protection=0, damage=3)]})
    assert speed(table, "C01") == 0
    do(slot_of(table, "C01"), "use C01 a1", dice=[4])
    assert hp(table, "C10") == "5/0"
