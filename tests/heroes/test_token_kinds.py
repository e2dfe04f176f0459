"""HEROES-16: what each kind of token does while it is held."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import BYSTANDER, P1, end_turn, fight, lay, pass_slots, resolve, slot_of, some, stack, targets, worn
from heroes.characters import energy, hp, max_health, orientation, protection, speed, tokens
from heroes.looking import dead, order, slot
from table import asked, do, legal, offers, refuses


@pytest.mark.rule("HEROES-16.1", "HEROES-11.10")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ([], 5),
        (["agility"], 6),
        ([stack("agility", 4)], 9),
        (["slow"], 4),
        ([stack("slow", 3), "agility"], 3),
        ([some("slow", 5)], 0),
        ([some("slow", 9)], 0),
        ([some("slow", 9), some("agility", 6)], 2),
    ],
)
def test_agility_and_slow(held: list[Any], expected: int) -> None:
    assert speed(lay({"team": [worn("C22", *held)]}, BYSTANDER), "C22") == expected


@pytest.mark.rule("HEROES-16.2", "HEROES-R98")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ([], "9/0"),
        (["strength"], "8/0"),
        ([stack("strength", 3)], "6/0"),
        (["weakness"], "10/0"),
        ([stack("weakness", 9)], "11/2"),
        (["weakness", some("strength", 2)], "8/0"),
    ],
)
def test_strength_and_weakness_change_the_damage_of_its_actions(held: list[Any], left: str) -> None:
    table = fight({"team": [worn("C26", *held, energy=2)]}, {"team": [{"card": "C36", "protection": 2}]})
    assert hp(do(table, "use C26 a1"), "C36") == left


@pytest.mark.rule("HEROES-16.2", "HEROES-R98")
def test_strength_does_nothing_for_an_action_without_damage_nor_for_equipment() -> None:
    strong = worn("C12", stack("strength", 3), energy=1)
    table = lay({"team": [strong], "equipment": ["Q05"]}, {"team": [{"card": "C36", "protection": 0}]})
    do(table, "activate Q05", "end_main", "use C12 a2")
    assert hp(table, "C36") == "9/0"
    puff = fight({"team": [worn("C05", stack("strength", 3))]}, {"team": ["C36"]})
    do(puff, "use C05 a1")
    assert (hp(puff, "C36"), tokens(puff, "C36")) == ("11/4", ["poison"])


@pytest.mark.rule("HEROES-16.3", "HEROES-R96", "HEROES-11.8")
def test_more_and_less_life_move_maximum_and_health_together() -> None:
    table = lay({"team": [worn("C12", stack("more_life", 3), damage=2), worn("C11", "less_life", damage=2)]}, BYSTANDER)
    assert (max_health(table, "C12"), hp(table, "C12")) == (9, "7/1")
    assert (max_health(table, "C11"), hp(table, "C11")) == (5, "3/1")


@pytest.mark.rule("HEROES-16.3", "HEROES-R72", "HEROES-R96")
def test_receiving_more_life_removes_all_poison_without_damage() -> None:
    poisoned = worn("C16", some("poison", 2), stack("poison", 3), "disease")
    table = fight({"team": [{"card": "C08", "energy": 2, "actions": ["A20"]}, poisoned]}, BYSTANDER)
    do(table, "use A20", "target C16")
    assert (hp(table, "C16"), max_health(table, "C16")) == ("11/3", 11)
    assert tokens(table, "C16") == ["disease", "more_life", "more_life", "more_life"]


@pytest.mark.rule("HEROES-16.3", "HEROES-R96", "HEROES-14.8")
def test_less_life_can_knock_out_at_once() -> None:
    table = fight({"team": [{"card": "C30", "energy": 2}]}, {"team": [worn("C12", damage=3), "C04"]})
    do(table, "use C30 a3", "target C12")
    assert dead(table, P1) == ["C12"]


@pytest.mark.rule("HEROES-16.4", "HEROES-11.9", "HEROES-R63")
def test_shields_add_to_protection_and_go_first() -> None:
    table = lay(
        {"team": ["C04"], "equipment": [{"card": "Q05", "energy": 2}]},
        {"team": [worn("C15", some("shield", 3))]},
    )
    assert protection(table, "C15") == 5
    do(table, "activate Q05")
    assert (protection(table, "C15"), hp(table, "C15"), tokens(table, "C15")) == (3, "8/2", ["shield"])


@pytest.mark.rule("HEROES-16.5", "HEROES-R64")
def test_enemies_must_target_a_taunting_character() -> None:
    table = fight(
        {"team": [{"card": "C26", "energy": 2}]}, {"team": [worn("C04", "taunt"), "C10", worn("C12", "taunt")]}
    )
    do(table, "use C26 a1")
    assert targets(table) == ["C04", "C12"]
    assert refuses(table, "target C10")


@pytest.mark.rule("HEROES-16.5", "HEROES-R64")
def test_a_taunter_that_the_selector_cannot_take_is_ignored() -> None:
    """Pickpocket wants an enemy with energy: the empty taunter does not count, and Taunt binds no ally's choice."""
    rivals = {"team": [worn("C04", "taunt"), {"card": "C10", "energy": 1}, {"card": "C12", "energy": 2}]}
    table = fight({"team": ["C09"]}, rivals)
    do(table, "use C09 a1")
    assert targets(table) == ["C10", "C12"]
    own = fight({"team": [{"card": "C23", "energy": 1}, worn("C16", "taunt")]}, {"team": [worn("C04", "taunt")]})
    do(own, "use C23 a2")
    assert targets(own) == ["C23", "C16"]


@pytest.mark.rule("HEROES-16.5", "HEROES-16.9")
def test_a_taunting_character_can_be_targeted_although_invisible() -> None:
    table = fight({"team": ["C26"]}, {"team": [worn("C02", "taunt", "invisibility"), "C10"]})
    do(slot_of(table, "C26"), "use C26 a3")
    assert hp(table, "C02") == "5/0", "the only legal target is taken"


@pytest.mark.rule("HEROES-16.6", "HEROES-R65")
def test_perception_cancels_all_damage_of_one_attack_and_goes() -> None:
    """Coordinated Strike has two damage steps; one Perception of two stops both."""
    striker = {"card": "C26", "energy": 1, "actions": ["A02"]}
    table = fight({"team": [striker, "C04", "C03"]}, {"team": [worn("C10", some("perception", 2))]})
    do(table, "use A02")
    assert (hp(table, "C10"), tokens(table, "C10")) == ("8/2", ["perception"])


@pytest.mark.rule("HEROES-16.6", "HEROES-R65")
def test_a_stack_of_perception_is_one_object() -> None:
    table = fight({"team": ["C26"]}, {"team": [worn("C10", stack("perception", 3))]})
    do(table, "use C26 a3")
    assert (hp(table, "C10"), tokens(table, "C10")) == ("8/2", [])


@pytest.mark.rule("HEROES-16.6", "HEROES-14.3")
def test_perception_does_nothing_against_what_is_no_attack() -> None:
    table = lay({"team": ["C04"], "equipment": ["Q05"]}, {"team": [worn("C03", "perception")]})
    do(table, "activate Q05")
    assert (hp(table, "C03"), tokens(table, "C03")) == ("4/0", ["perception"])


@pytest.mark.rule("HEROES-16.7", "HEROES-R66")
@pytest.mark.parametrize(("extra", "left"), [(0, "7/0"), (1, "7/1")])
def test_evasion_needs_a_strictly_greater_speed(extra: int, left: str) -> None:
    """Captain Aurora has Speed 6; the Fencer is slowed to 6 or 7."""
    fencer = worn("C24", {"type": "evasion", "fresh": True}, {"type": "slow", "n": 2 - extra})
    table = fight({"team": ["C26"]}, {"team": [fencer]})
    do(slot_of(table, "C26"), "use C26 a3")
    assert (hp(table, "C24"), "evasion" in tokens(table, "C24")) == (left, True)


@pytest.mark.rule("HEROES-16.8", "HEROES-R70")
@pytest.mark.parametrize("also", [[], ["confusion"]])
def test_sight_ignores_taunt_invisibility_and_own_confusion(also: list[str]) -> None:
    rivals = {"team": [worn("C04", "taunt"), worn("C10", "invisibility"), "C12"]}
    table = fight({"team": [worn("C26", "sight", *also), "C03"]}, rivals)
    do(table, "use C26 a3")
    assert targets(table) == ["C04", "C10", "C12"]


@pytest.mark.rule("HEROES-16.8", "HEROES-16.17", "HEROES-R70")
def test_sight_is_void_under_fury() -> None:
    """Only the taunter is legal, and nobody is asked which."""
    table = fight(
        {"team": [worn("C26", "sight", "fury")]}, {"team": [worn("C04", "taunt"), worn("C10", "invisibility"), "C12"]}
    )
    assert (hp(table, "C04"), hp(table, "C10"), hp(table, "C12")) == ("5/1", "8/2", "6/1")


@pytest.mark.rule("HEROES-16.9", "HEROES-R71")
def test_the_invisible_cannot_be_targeted_by_enemies_but_by_allies_and_areas() -> None:
    table = fight({"team": [{"card": "C20", "energy": 4}]}, {"team": [worn("C02", "invisibility"), "C10", "C12"]})
    slot_of(table, "C20")
    attack = do(table, "use C20 a3")
    assert targets(attack) == ["C10", "C12"]
    area = fight({"team": [{"card": "C20", "energy": 4}]}, {"team": [worn("C02", "invisibility"), "C10"]})
    do(slot_of(area, "C20"), "use C20 a1")
    assert (hp(area, "C02"), hp(area, "C10")) == ("4/0", "8/0")
    healing = lay({"team": [worn("C16", "invisibility"), "C23"], "equipment": ["Q06"]}, BYSTANDER)
    do(healing, "activate Q06")
    assert targets(healing) == ["C16", "C23"]


@pytest.mark.rule("HEROES-16.9", "HEROES-10.7")
def test_equipment_cannot_choose_the_invisible_unless_it_taunts() -> None:
    turret = {"team": ["C26"], "equipment": [{"card": "Q05", "energy": 2}]}
    hidden = lay(turret, {"team": [worn("C02", "invisibility")]})
    assert not offers(hidden, "activate Q05")
    taunting = lay(turret, {"team": [worn("C02", "invisibility", "taunt"), "C10"]})
    do(taunting, "activate Q05")
    assert targets(taunting) == ["C02", "C10"]


@pytest.mark.rule("HEROES-16.10", "HEROES-R72")
@pytest.mark.parametrize("damage", [0, 3])
def test_a_heal_removes_all_poison_even_without_a_wound(damage: int) -> None:
    table = lay(
        {"team": [worn("C36", some("poison", 2), stack("poison", 3), damage=damage)], "equipment": ["Q06"]},
        BYSTANDER,
    )
    do(table, "activate Q06")
    assert tokens(table, "C36") == ["immunity:bleed"]
    assert hp(end_turn(table), "C36") == ("11/4" if damage == 0 else "10/4")


@pytest.mark.rule("HEROES-16.11", "HEROES-R74")
def test_burn_takes_one_from_speed_and_damage_however_many() -> None:
    table = fight(
        {"team": [worn("C26", some("burn", 2), stack("burn", 4), energy=2)]},
        {"team": [worn("C36", protection=0)]},
    )
    assert speed(table, "C26") == 5
    assert hp(do(table, "use C26 a1"), "C36") == "8/0"


@pytest.mark.rule("HEROES-16.12", "HEROES-R80")
def test_bleed_hurts_after_each_use_of_an_active_action() -> None:
    bleeding = worn("C04", some("bleed", 1), stack("bleed", 2))
    table = fight({"team": [bleeding, "C03"]}, {"team": ["C16"]})
    do(slot_of(table, "C04"), "use C04 a1")
    assert hp(table, "C04") == "5/2", "a passive action does not bleed"
    do(table, "use C04 a2")
    assert (hp(table, "C04"), hp(table, "C16")) == ("4/0", "8/2")


@pytest.mark.rule("HEROES-16.12", "HEROES-R80")
def test_bleed_does_nothing_when_it_expires_nor_to_one_who_passes() -> None:
    table = fight({"team": [worn("C03", stack("bleed", 4))]}, BYSTANDER)
    pass_slots(table)
    assert (hp(table, "C03"), tokens(table, "C03")) == ("6/0", [])


@pytest.mark.rule("HEROES-16.12", "HEROES-16.18", "HEROES-R73")
def test_bleed_is_mitigated_by_shields_and_not_by_perception() -> None:
    table = fight({"team": [worn("C10", stack("bleed", 4, fresh=True), "shield", "perception")]}, {"team": ["C16"]})
    do(slot_of(table, "C10"), "use C10 a2")
    assert (hp(table, "C10"), tokens(table, "C10")) == ("7/0", ["bleed*4", "perception"])


@pytest.mark.rule("HEROES-16.13", "HEROES-R81")
def test_disease_makes_heals_useless() -> None:
    table = lay({"team": [worn("C36", "disease", "poison", damage=4)], "equipment": ["Q06"]}, BYSTANDER)
    do(table, "activate Q06")
    assert (hp(table, "C36"), tokens(table, "C36")) == ("7/4", ["disease", "poison", "immunity:bleed"])


@pytest.mark.rule("HEROES-16.13", "HEROES-R81")
def test_disease_does_one_damage_per_size_that_expires() -> None:
    table = resolve({"team": [worn("C03", some("disease", 2), stack("disease", 3))]}, BYSTANDER)
    assert (hp(table, "C03"), tokens(table, "C03")) == ("2/0", ["disease"])


@pytest.mark.rule("HEROES-16.14", "HEROES-R76")
def test_silence_leaves_only_printed_active_actions() -> None:
    rivals = {"team": ["C16"]}
    silenced = worn("C03", "silence", energy=2, actions=["A34", "A02"], damage=1)
    table = lay({"team": [silenced]}, rivals)
    assert legal(table, "use") == []
    do(table, "end_main")
    assert (slot(table), legal(table)) == ("C03", ["use C03 a2", "pass"])
    free = fight({"team": [worn("C03", energy=2, actions=["A34", "A02"])]}, rivals)
    assert sorted(legal(free)) == ["pass", "use A02", "use A34", "use C03 a1", "use C03 a2"]


@pytest.mark.rule("HEROES-16.15", "HEROES-R77")
@pytest.mark.parametrize(("roll", "hit"), [(1, "C16"), (2, "C14"), (3, "C22")])
def test_confusion_draws_among_all_other_characters(roll: int, hit: str) -> None:
    table = fight({"team": [worn("C10", "confusion"), "C16"]}, {"team": ["C14", "C22"]})
    before = {card: hp(table, card) for card in ("C10", "C16", "C14", "C22")}
    do(slot_of(table, "C10"), "use C10 a2", dice=[roll])
    assert [card for card, was in before.items() if hp(table, card) != was] == [hit]


@pytest.mark.rule("HEROES-16.16", "HEROES-R78")
def test_a_stunned_character_loses_its_slot_and_one_stun() -> None:
    table = fight({"team": [worn("C26", stack("stun", 3), some("stun", 2, fresh=True))]}, BYSTANDER)
    assert (asked(table), slot(table)) == ((P1, "slot"), "C04")
    assert (tokens(table, "C26"), orientation(table, "C26")) == (["stun", "stun"], "upright")


@pytest.mark.rule("HEROES-16.16", "HEROES-R78")
def test_a_stunned_character_uses_no_passive_action_in_main() -> None:
    table = lay({"team": [worn("C04", "stun"), "C03"]}, {"team": ["C16"]})
    assert legal(table, "use") == ["use C03 a1"]


@pytest.mark.rule("HEROES-16.17", "HEROES-R79")
def test_fury_must_attack_a_random_legal_enemy() -> None:
    """Of its actions only those that damage enemies are left, it cannot pass, and nobody chooses the target."""
    raging = worn("C26", "fury", energy=4)
    table = fight({"team": [raging, "C03"]}, {"team": ["C10", "C12", worn("C36", "invisibility")]})
    assert legal(table) == ["use C26 a1", "use C26 a3"]
    do(table, "use C26 a1", dice=[2])
    assert (hp(table, "C12"), hp(table, "C10"), energy(table, "C26")) == ("3/0", "8/2", 2)


@pytest.mark.rule("HEROES-16.17", "HEROES-R79")
def test_fury_forbids_passive_actions() -> None:
    table = lay({"team": [worn("C03", "fury", damage=1), worn("C04", "fury")]}, {"team": ["C10"]})
    assert legal(table, "use") == []
    do(table, "end_main")
    assert order(table) == ["C03", "C10", "C04"]
    assert slot(table) == "C10", "C03 has no action that damages enemies: it does nothing"


@pytest.mark.rule("HEROES-16.17", "HEROES-16.15", "HEROES-R79")
def test_a_furious_and_confused_character_hits_anyone() -> None:
    table = fight({"team": [worn("C10", "fury", "confusion"), "C16"]}, {"team": ["C22"]}, dice=[1])
    pass_slots(table)
    assert (hp(table, "C16"), hp(table, "C22")) == ("8/2", "9/1")
