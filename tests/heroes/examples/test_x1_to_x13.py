"""HEROES-X1 to HEROES-X13: the source's two examples, and damage."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, allocate, end_main, fight, lay, pass_slots, slot_of, some, stack, worn
from heroes.characters import energy, hp, in_play, max_health, speed, storage, tokens
from heroes.looking import dead, knockouts, reserve, slot
from table import dice_left, do, legal, offers, refuses


@pytest.mark.rule("HEROES-X1", "HEROES-15.3", "HEROES-15.8", "HEROES-R59", "HEROES-R61", "HEROES-R62")
def test_x1_tokens_over_six_turns() -> None:
    """Sedative brings the Slow of turn 1, Soothing Wave the Agility of turn 2."""
    helper = worn("C08", energy=2)
    table = fight({"team": [worn("C07", energy=3), helper]}, {"team": ["C36", "C03"]})
    assert speed(table, "C07") == 9
    do(table, "use C07 a1", "target C36", "use C07 a1", "target C36", "use C07 a1", "target C36")
    assert (energy(table, "C07"), hp(table, "C36"), speed(table, "C07")) == (0, "9/0", 12)
    pass_slots(table)
    assert (tokens(table, "C07"), speed(table, "C07")) == (["agility"] * 3, 12)

    do(slot_of(end_main(table), "C03"), "use C03 a2", "target C07")
    assert speed(table, "C07") == 11
    pass_slots(table)
    assert (tokens(table, "C07"), speed(table, "C07")) == (["agility", "agility", "slow"], 10)

    do(slot_of(end_main(table), "C08"), "use C08 a1", "target C07")
    assert speed(table, "C07") == 11
    pass_slots(table)
    assert (tokens(table, "C07"), speed(table, "C07")) == (["agility", "agility"], 11)

    after = []
    for _ in range(3):
        pass_slots(end_main(table))
        after.append((tokens(table, "C07"), speed(table, "C07")))
    assert after == [(["agility"], 10), ([], 9), ([], 9)]


@pytest.mark.rule("HEROES-X2", "HEROES-7.3", "HEROES-7.4", "HEROES-7.5", "HEROES-12.8", "HEROES-12.11")
def test_x2_storage() -> None:
    side = {"team": [worn("C16", energy=4), "C20"], "reserve": 5, "hand": ["A22", "A03"]}
    table = lay(side, {"team": [worn("C36", stack("more_life", 30), protection=0)]})
    assert refuses(table, "allocate C16")
    assert refuses(table, "attach A22 C20"), "no strength"
    do(table, "attach A22 C16")
    assert storage(table, "C16") == 8
    allocate(table, "C16", 4)
    assert (energy(table, "C16"), reserve(table, P0), refuses(table, "allocate C16")) == (8, 1, True)
    do(table, "attach A03 C16")
    assert storage(table, "C16") == 8
    do(slot_of(end_main(table), "C16"), "use A22")
    assert (energy(table, "C16"), in_play(table, "C36")["damage"]) == (0, 16)


@pytest.mark.rule("HEROES-X3", "HEROES-15.2", "HEROES-15.5", "HEROES-16.10")
def test_x3_stack_against_singles() -> None:
    target = worn("C15", protection=0, damage=1)
    gas = fight({"team": [worn("C12", energy=2, actions=["A12"])]}, {"team": [target]})
    do(slot_of(gas, "C12"), "use A12")
    assert (tokens(gas, "C15"), hp(gas, "C15")) == (["poison*4", "slow"], "7/0")
    pass_slots(gas)
    assert hp(gas, "C15") == "7/0"
    pass_slots(end_main(gas))
    assert (hp(gas, "C15"), tokens(gas, "C15")) == ("3/0", [])

    flask = fight({"team": [worn("C12", energy=1)]}, {"team": [target]})
    do(slot_of(flask, "C12"), "use C12 a1")
    assert hp(flask, "C15") == "6/0"
    pass_slots(flask)
    seen = [hp(flask, "C15")]
    for _ in range(2):
        pass_slots(end_main(flask))
        seen.append(hp(flask, "C15"))
    assert (seen, tokens(flask, "C15")) == (["6/0", "5/0", "4/0"], [])


@pytest.mark.rule("HEROES-X4", "HEROES-14.3")
def test_x4_order_of_mitigation() -> None:
    striker = worn("C26", {"type": "strength"}, energy=2, actions=["A06"])
    table = fight({"team": [striker]}, {"team": [worn("C15", some("shield", 2))]})
    do(table, "use A06")
    assert (hp(table, "C15"), tokens(table, "C15")) == ("7/0", [])


@pytest.mark.rule("HEROES-X5", "HEROES-14.3")
def test_x5_shield_stack() -> None:
    table = fight({"team": ["C26"]}, {"team": [worn("C15", stack("shield", 3))]})
    do(table, "use C26 a3")
    assert (hp(table, "C15"), tokens(table, "C15")) == ("8/2", [])


@pytest.mark.rule("HEROES-X6", "HEROES-14.3")
@pytest.mark.parametrize(
    ("held", "left", "kept"), [(["shield", "shield"], "2/3", ["shield", "shield"]), (["perception"], "8/3", [])]
)
def test_x6_pierce_and_alignment(held: list[str], left: str, kept: list[str]) -> None:
    table = fight({"team": [worn("C11", energy=4, actions=["A31"])]}, {"team": [worn("C32", *held)]})
    do(table, "use A31")
    assert (energy(table, "C11"), hp(table, "C32"), tokens(table, "C32")) == (1, left, kept)


@pytest.mark.rule("HEROES-X7", "HEROES-14.4", "HEROES-R65")
def test_x7_perception_does_not_stop_tokens() -> None:
    table = fight({"team": [worn("C19", energy=2, actions=["A16"])]}, {"team": [worn("C16", "perception")]})
    do(table, "use A16")
    assert (hp(table, "C16"), tokens(table, "C16")) == ("8/3", ["confusion", "weakness"])


@pytest.mark.rule("HEROES-X8", "HEROES-14.1", "HEROES-R98")
@pytest.mark.parametrize(("held", "left"), [("strength", "10/0"), (some("weakness", 3), "11/4")])
def test_x8_strength_on_every_damage_step(held: Any, left: str) -> None:
    table = fight({"team": [worn("C16", held, energy=1, actions=["A02"]), "C03", "C04"]}, {"team": ["C36"]})
    do(slot_of(table, "C16"), "use A02")
    assert hp(table, "C36") == left


@pytest.mark.rule("HEROES-X9", "HEROES-14.5", "HEROES-16.10", "HEROES-16.13", "HEROES-R72", "HEROES-R81")
def test_x9_poison_healing_disease() -> None:
    poison = some("poison", 3)
    healed = lay({"team": [worn("C36", poison), "C03"]}, {"team": ["C04"]})
    do(healed, "use C03 a1", "target C36")
    assert (tokens(healed, "C36"), hp(healed, "C36")) == ([], "11/4")
    sick = lay({"team": [worn("C36", poison, "disease"), "C03"]}, {"team": ["C04"]})
    do(sick, "use C03 a1", "target C36")
    assert tokens(sick, "C36") == ["poison", "poison", "poison", "disease"]
    ward = fight({"team": [worn("C36", poison, "disease"), worn("C08", energy=2, actions=["A20"])]}, {"team": ["C04"]})
    do(ward, "use A20", "target C36")
    assert tokens(ward, "C36") == ["disease", "more_life", "more_life", "more_life"]


@pytest.mark.rule("HEROES-X10", "HEROES-16.11", "HEROES-15.7", "HEROES-R74")
def test_x10_burn() -> None:
    burning = worn("C14", some("burn", 2, fresh=True), protection=0, energy=1)
    table = fight({"team": [burning]}, {"team": [worn("C36", protection=0)]}, dice=[4, 1, 2])
    assert speed(table, "C14") == 6
    do(table, "use C14 a1")
    assert hp(table, "C36") == "9/0", "3 - 1"
    pass_slots(table)
    assert (hp(table, "C14"), dice_left(table)) == ("6/0", [4, 1, 2]), "all fresh"
    pass_slots(end_main(table))
    assert (hp(table, "C14"), tokens(table, "C14"), speed(table, "C14")) == ("5/0", ["burn"], 6), "Momentum is over"
    pass_slots(end_main(table))
    assert (hp(table, "C14"), tokens(table, "C14")) == ("5/0", ["burn"])
    pass_slots(end_main(table))
    assert (hp(table, "C14"), tokens(table, "C14"), dice_left(table)) == ("4/0", [], [])


@pytest.mark.rule("HEROES-X11", "HEROES-13.4", "HEROES-16.12", "HEROES-16.18", "HEROES-R80")
def test_x11_bleed_and_repeated_use() -> None:
    table = fight({"team": [worn("C07", some("bleed", 2), energy=3)]}, {"team": ["C36"]})
    do(table, "use C07 a1")
    assert hp(table, "C07") == "5/0"
    do(table, "use C07 a1")
    assert (hp(table, "C07"), hp(table, "C36"), energy(table, "C07")) == ("3/0", "11/0", 1)
    assert sorted(legal(table)) == ["pass", "use C07 a1"]
    do(table, "pass")
    assert tokens(table, "C07") == ["bleed", "bleed", "agility", "agility"]
    assert hp(table, "C07") == "3/0"
    pass_slots(table)
    assert tokens(table, "C07") == ["bleed", "agility", "agility"], "the Bleed expires like any other"


@pytest.mark.rule("HEROES-X12", "HEROES-11.8", "HEROES-15.7", "HEROES-R96")
def test_x12_more_life_runs_out() -> None:
    table = lay({"team": [worn("C12", "more_life", damage=6), "C04"]}, {"team": ["C16"]})
    assert hp(table, "C12") == "1/1"
    pass_slots(end_main(table))
    assert (dead(table, P0), knockouts(table, P0)) == (["C12"], 1)


@pytest.mark.rule("HEROES-X13", "HEROES-17.5", "HEROES-R97")
def test_x13_less_life_and_immunity_to_death() -> None:
    witch = worn("C30", energy=2)
    mortal = fight({"team": [witch]}, {"team": [worn("C12", damage=3), "C04"]})
    do(mortal, "use C30 a3", "target C12")
    assert dead(mortal, P1) == ["C12"]
    deathless = fight(
        {"team": [witch]}, {"team": [worn("C12", {"type": "immunity:death", "fresh": True}, damage=3), "C04"]}
    )
    do(deathless, "use C30 a3", "target C12")
    seen = in_play(deathless, "C12")
    assert (seen["max_health"], seen["damage"], seen["health"]) == (3, 2, 1)
    pass_slots(deathless)
    pass_slots(end_main(deathless))
    assert (max_health(deathless, "C12"), hp(deathless, "C12"), tokens(deathless, "C12")) == (6, "4/1", [])


@pytest.mark.rule("HEROES-X2", "HEROES-12.8")
def test_x2_the_punch_is_usable_only_with_eight() -> None:
    table = fight({"team": [worn("C16", energy=7, actions=["A22"])]}, {"team": ["C36"]})
    assert (slot(table), offers(table, "use A22")) == ("C16", False)
