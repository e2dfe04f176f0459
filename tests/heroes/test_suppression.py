"""HEROES-17.2 at work: what a suppressed token no longer does, kind by kind."""

from __future__ import annotations

import pytest

from heroes.arena import BYSTANDER, fight, lay, resolve, slot_of, some, targets, worn
from heroes.characters import hp, max_health, protection, speed, tokens
from heroes.kinds import EXPIRING
from heroes.looking import slot
from table import do, legal


@pytest.mark.rule("HEROES-17.2", "HEROES-16.4")
def test_suppressed_shields_absorb_nothing_and_stay() -> None:
    shielded = worn("C03", some("shield", 3), "immunity:attribute_plus")
    table = lay({"team": ["C04"], "equipment": ["Q05"]}, {"team": [shielded]})
    assert protection(table, "C03") == 0
    do(table, "activate Q05")
    assert (hp(table, "C03"), tokens(table, "C03").count("shield")) == ("4/0", 3)


@pytest.mark.rule("HEROES-17.2", "HEROES-16.3")
def test_suppressed_life_tokens_change_no_maximum() -> None:
    plus = worn("C36", some("more_life", 3), "immunity:attribute_plus")
    minus = worn("C10", some("less_life", 3), "immunity:attribute_minus")
    table = lay({"team": [plus, minus]}, BYSTANDER)
    assert (max_health(table, "C36"), max_health(table, "C10")) == (11, 8)


@pytest.mark.rule("HEROES-17.2", "HEROES-16.2")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        (["strength", "immunity:attribute_plus"], "7/0"),
        (["weakness", "immunity:attribute_minus"], "7/0"),
        (["burn", "immunity:burn"], "7/0"),
        (["burn", "immunity:stun"], "8/0"),
    ],
)
def test_suppressed_tokens_change_no_damage(held: list[str], left: str) -> None:
    table = fight({"team": [worn("C26", *held, energy=2)]}, {"team": [worn("C36", protection=0)]})
    assert hp(do(table, "use C26 a1"), "C36") == left


@pytest.mark.rule("HEROES-17.2", "HEROES-16.6")
def test_a_suppressed_perception_is_not_used() -> None:
    table = fight({"team": ["C26"]}, {"team": [worn("C36", "perception", "immunity:special_plus", protection=0)]})
    do(table, "use C26 a3")
    assert (hp(table, "C36"), "perception" in tokens(table, "C36")) == ("10/0", True)


@pytest.mark.rule("HEROES-17.2", "HEROES-16.7")
def test_a_suppressed_evasion_evades_nothing() -> None:
    table = fight({"team": ["C26"]}, {"team": [worn("C24", "evasion", "immunity:buff", protection=0)]})
    do(slot_of(table, "C26"), "use C26 a3")
    assert hp(table, "C24") == "6/0"


@pytest.mark.rule("HEROES-17.2", "HEROES-16.9")
def test_a_suppressed_invisibility_hides_nobody() -> None:
    table = fight({"team": ["C26"]}, {"team": [worn("C10", "invisibility", "immunity:special_plus"), "C04"]})
    do(table, "use C26 a3")
    assert targets(table) == ["C10", "C04"]


@pytest.mark.rule("HEROES-17.2", "HEROES-16.8")
def test_a_suppressed_sight_sees_nothing() -> None:
    table = fight(
        {"team": [worn("C26", "sight", "immunity:special_plus")]}, {"team": [worn("C10", "invisibility"), "C12", "C04"]}
    )
    do(table, "use C26 a3")
    assert targets(table) == ["C12", "C04"]


@pytest.mark.rule("HEROES-17.2", "HEROES-16.12")
def test_a_suppressed_bleed_does_not_bleed() -> None:
    table = fight({"team": [worn("C03", some("bleed", 3), "immunity:bleed")]}, BYSTANDER)
    assert hp(do(table, "use C03 a2"), "C03") == "6/0"


@pytest.mark.rule("HEROES-17.2", "HEROES-16.13")
def test_a_suppressed_disease_lets_heals_through() -> None:
    sick = worn("C36", "disease", "poison", "immunity:disease", damage=3)
    table = do(lay({"team": [sick], "equipment": ["Q06"]}, BYSTANDER), "activate Q06")
    assert (hp(table, "C36"), tokens(table, "C36")) == ("10/4", ["disease", "immunity:disease", "immunity:bleed"])


@pytest.mark.rule("HEROES-17.2", "HEROES-16.14")
@pytest.mark.parametrize("immunity", ["silence", "special_minus", "debuff"])
def test_a_suppressed_silence_forbids_nothing(immunity: str) -> None:
    table = lay({"team": [worn("C03", "silence", f"immunity:{immunity}", actions=["A34"])]}, BYSTANDER)
    assert sorted(legal(table, "use")) == ["use A34", "use C03 a1"]


@pytest.mark.rule("HEROES-17.2", "HEROES-16.15")
def test_one_whose_confusion_is_suppressed_chooses() -> None:
    table = fight({"team": [worn("C26", "confusion", "immunity:confusion")]}, {"team": ["C10", "C04"]})
    do(table, "use C26 a3")
    assert targets(table) == ["C10", "C04"]


@pytest.mark.rule("HEROES-17.2", "HEROES-16.17")
def test_one_whose_fury_is_suppressed_may_pass() -> None:
    table = fight({"team": [worn("C26", "fury", "immunity:debuff", energy=2)]}, {"team": ["C10"]})
    assert (slot(table), sorted(legal(table))) == ("C26", ["pass", "use C26 a1", "use C26 a2", "use C26 a3"])


@pytest.mark.rule("HEROES-17.2", "HEROES-16.1")
def test_suppressed_speed_tokens_do_not_count() -> None:
    table = lay({"team": [worn("C10", "slow", some("agility", 3), "immunity:debuff")]}, BYSTANDER)
    assert speed(table, "C10") == 5


@pytest.mark.rule("HEROES-15.5", "HEROES-17.1")
def test_every_type_loses_its_own_each_turn() -> None:
    """All kinds at once, two singles of each: one of each goes, immunities being different types."""
    table = resolve({"team": [worn("C36", *EXPIRING, *EXPIRING)]}, BYSTANDER)
    assert tokens(table, "C36") == EXPIRING
