"""HEROES-14: damage, healing, knock-outs."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, lay, slot_of, some, stack, worn
from heroes.characters import hp, in_play, tokens
from heroes.looking import dead, knockouts, reserve, slot, told
from table import asked, deck, do, legal, log, offers


@pytest.mark.rule("HEROES-14.1", "HEROES-R52")
@pytest.mark.parametrize(
    ("held", "event", "dealt"),
    [
        ([], None, 4),
        ([some("strength", 2)], None, 6),
        ([some("weakness", 1)], None, 3),
        ([some("weakness", 9)], None, 0),
        ([some("burn", 3)], None, 3),
        ([stack("strength", 3), some("weakness", 1), "burn"], None, 5),
        ([], "V09", 5),
        ([], "V17", 5),
        ([some("weakness", 5)], "V09", 0),
    ],
)
def test_damage_of_an_action(held: list[Any], event: str | None, dealt: int) -> None:
    """Dawn Beam of Captain Aurora (of the Dawn Guard) deals 4."""
    table = lay(
        {"team": [worn("C26", *held, energy=2)]}, {"team": [worn("C16", protection=0)]}, event=event, at="combat"
    )
    do(slot_of(table, "C26"), "use C26 a1")
    assert in_play(table, "C16")["damage"] == dealt


@pytest.mark.rule("HEROES-14.1", "HEROES-R52")
def test_a_change_of_damage_counts_for_every_step_every_target_and_every_use() -> None:
    striker = worn("C04", "strength", energy=1, actions=["A02"])
    table = lay({"team": [striker, "C03", "C05"]}, {"team": [worn("C16", protection=0)]}, at="combat")
    do(slot_of(table, "C04"), "use A02")
    assert in_play(table, "C16")["damage"] == 3 + 2
    table = lay({"team": [worn("C20", "strength", energy=3)]}, {"team": [worn("C10"), worn("C16")]}, at="combat")
    do(table, "use C20 a1")
    assert (hp(table, "C10"), hp(table, "C16")) == ("7/0", "8/0")
    table = lay({"team": [worn("C07", "strength", energy=2)]}, {"team": [worn("C16", protection=0)]}, at="combat")
    do(table, "use C07 a1", "use C07 a1")
    assert hp(table, "C16") == "2/0"


@pytest.mark.rule("HEROES-14.1")
def test_strength_gives_no_damage_to_what_deals_none() -> None:
    table = lay({"team": [worn("C03", some("strength", 3))]}, {"team": [worn("C10", protection=0)]}, at="combat")
    do(table, "use C03 a2")
    assert (hp(table, "C10"), tokens(table, "C10")) == ("8/0", ["slow"])


@pytest.mark.rule("HEROES-14.2")
def test_damage_of_events_is_exactly_printed_and_no_attack() -> None:
    """Orbital Watch deals 1 damage, however strong its player's characters are; Perception does not see it."""
    hurt = worn("C05", "perception", damage=2, protection=0)
    table = lay({"team": [worn("C01", some("strength", 3))]}, {"team": [hurt]}, event="V16", at="combat")
    assert (hp(table, "C05"), tokens(table, "C05")) == ("2/0", ["perception"])


@pytest.mark.rule("HEROES-14.2")
def test_damage_of_bleed_and_poison_is_exactly_printed_and_no_attack() -> None:
    """Neither Perception nor Evasion helps, and the Strength or Weakness of nobody counts."""
    sick = worn("C05", "perception", "evasion", some("bleed", 2), "poison", some("weakness", 1), protection=0, energy=1)
    table = lay({"team": [sick]}, {"team": [worn("C16", some("strength", 3))]}, at="combat")
    do(table, "use C05 a1")
    assert (hp(table, "C05"), "perception" in tokens(table, "C05")) == ("2/0", True)


@pytest.mark.rule("HEROES-14.2")
def test_damage_of_a_trigger_is_exactly_printed_and_no_attack() -> None:
    """Void Spines of a strong Mob: 1 damage to its attacker, whose Perception does not see it."""
    mob = worn("M01", some("strength", 3), protection=0)
    hitter = worn("C01", "perception", protection=0, common=True)
    table = lay({"team": [hitter]}, {"team": ["C10"]}, mode="challengers", seats=2, mob=mob, at="combat")
    do(table, "use C01 a1")
    assert "hurt C01" in told(table, "hurt")
    assert [heard["lost"] for heard in log(table, None) if heard["event"] == "hurt"][:2] == [1, 1]


STRIKES: list[tuple[dict[str, Any], str, list[str]]] = [
    (worn("C15"), "6/0", []),
    (worn("C15", "immunity:damage", "perception", "shield"), "8/2", ["immunity:damage", "perception", "shield"]),
    (worn("C15", "perception", "perception"), "8/2", ["perception"]),
    (worn("C15", stack("perception", 2)), "8/2", []),
    (worn("C15", "shield", "shield"), "8/0", []),
    (worn("C15", stack("shield", 3)), "8/1", []),
    (worn("C15", stack("shield", 9)), "8/2", []),
    (worn("C15", "shield", "perception"), "8/2", ["shield"]),
    (worn("C15", stack("shield", 2), "shield", "shield", "shield"), "8/2", ["shield"]),
    (worn("C15", protection=0), "4/0", []),
    (worn("C15", "shield", protection=0), "5/0", []),
]


@pytest.mark.rule("HEROES-14.3")
@pytest.mark.parametrize(("target", "left", "kept"), STRIKES)
def test_four_damage_in_the_order_of_mitigation(target: dict[str, Any], left: str, kept: list[str]) -> None:
    """Immunity, Perception, Shields (older first), Protection, Health: Dawn Beam on C15, 8/2."""
    fast = {"card": "C26", "energy": 2}
    table = lay({"team": [fast]}, {"team": [target, worn("C10")]}, at="combat")
    do(table, "use C26 a1", "target C15")
    assert (hp(table, "C15"), tokens(table, "C15")) == (left, kept)


@pytest.mark.rule("HEROES-14.3")
def test_pierce_goes_past_shields_and_protection_not_past_perception() -> None:
    caster = {"card": "C27", "energy": 2}
    table = lay({"team": [caster]}, {"team": [worn("C15", "shield"), "C10"]}, at="combat")
    do(table, "use C27 a1", "target C15")
    assert (hp(table, "C15"), tokens(table, "C15")) == ("5/2", ["shield"])
    table = lay({"team": [caster]}, {"team": [worn("C15", "perception"), "C10"]}, at="combat")
    do(table, "use C27 a1", "target C15")
    assert (hp(table, "C15"), tokens(table, "C15")) == ("8/2", [])


@pytest.mark.rule("HEROES-14.3")
def test_one_perception_cancels_all_damage_of_one_use() -> None:
    """Both steps of Coordinated Strike, but not the next use."""
    striker = {"card": "C04", "energy": 1, "actions": ["A02"]}
    table = lay({"team": [striker, "C03", "C05"]}, {"team": [worn("C16", "perception", "perception")]}, at="combat")
    do(slot_of(table, "C04"), "use A02")
    assert (hp(table, "C16"), tokens(table, "C16")) == ("8/3", ["perception"])
    table = lay({"team": [{"card": "C07", "energy": 2}]}, {"team": [worn("C16", "perception")]}, at="combat")
    do(table, "use C07 a1", "use C07 a1")
    assert hp(table, "C16") == "8/1"


@pytest.mark.rule("HEROES-14.3")
def test_a_prevented_point_comes_before_perception() -> None:
    """Rogue Engine prevents one of each damage: Zap leaves nothing and Perception stays."""
    mob = {"card": "M03", "tokens": ["perception"]}
    sides = [{"team": [{"card": "C01", "common": True}]}, {"team": [{"card": "C18", "energy": 2, "common": True}]}]
    table = lay(*sides, mode="challengers", seats=2, mob=mob, at="combat")
    do(slot_of(table, "C01"), "use C01 a1")
    assert table.view(None)["mob"]["damage"] == 0
    assert [seen["type"] for seen in table.view(None)["mob"]["tokens"]] == ["perception"]


@pytest.mark.rule("HEROES-14.3")
@pytest.mark.parametrize(
    ("actor", "action", "got"),
    [("C05", "use C05 a1", ["perception", "shield", "poison"]), ("C10", "use C10 a2", ["perception", "shield"])],
)
def test_without_damage_nothing_is_used_up(actor: str, action: str, got: list[str]) -> None:
    """Neither by an attack that deals none, nor by one whose damage is 0."""
    weak = worn(actor, some("weakness", 2), some("agility", 9))
    table = lay({"team": [weak]}, {"team": [worn("C16", "perception", "shield"), "C04"]}, at="combat")
    do(table, action, "target C16")
    assert (tokens(table, "C16"), hp(table, "C16")) == (got, "8/3")


@pytest.mark.rule("HEROES-14.3", "HEROES-14.4")
def test_mitigated_damage_is_no_health_lost() -> None:
    """Crimson Rage grows angry only when Health is marked."""
    for pool, angry in ((1, False), (0, True)):
        table = lay({"team": ["C01"]}, {"team": [worn("C22", protection=pool)]}, at="combat")
        do(table, "use C01 a1")
        assert ("strength" in tokens(table, "C22")) is angry


@pytest.mark.rule("HEROES-14.4")
def test_tokens_of_an_attack_come_though_its_damage_was_mitigated() -> None:
    for held in (["perception"], ["shield", "shield"], ["immunity:damage"]):
        table = lay({"team": [{"card": "C10", "energy": 1}]}, {"team": [worn("C16", *held)]}, at="combat")
        do(slot_of(table, "C10"), "use C10 a1")
        assert (in_play(table, "C16")["damage"], "burn" in tokens(table, "C16")) == (0, True)


@pytest.mark.rule("HEROES-14.5", "HEROES-R42")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        (worn("C10", damage=5), "6/2"),
        (worn("C10", damage=2), "8/2"),
        (worn("C10"), "8/2"),
        (worn("C10", "immunity:heal", damage=5), "3/2"),
        (worn("C10", "disease", damage=5), "3/2"),
        (worn("C10", "disease", "immunity:disease", damage=5), "6/2"),
        (worn("C10", some("more_life", 2), damage=5), "8/2"),
        (worn("C10", some("less_life", 2), damage=1), "6/2"),
    ],
)
def test_healing_lowers_the_marked_damage(target: dict[str, Any], left: str) -> None:
    """Lamplight heals 3."""
    table = lay({"team": [worn("C23", energy=1), target]}, {"team": ["C04"]}, at="combat")
    do(slot_of(table, "C23"), "use C23 a2", "target C10")
    assert hp(table, "C10") == left


@pytest.mark.rule("HEROES-14.5")
def test_healing_takes_all_poison_even_of_the_unhurt() -> None:
    sick: list[Any] = [some("poison", 2), stack("poison", 3), "burn"]
    for more, left in (([], ["burn"]), (["disease"], ["poison", "poison", "poison*3", "burn", "disease"])):
        table = lay({"team": ["C03", worn("C10", *sick, *more)]}, {"team": ["C04"]})
        do(table, "use C03 a1", "target C10")
        assert (tokens(table, "C10"), hp(table, "C10")) == (left, "8/2")


@pytest.mark.rule("HEROES-14.5")
def test_forbidden_healing_leaves_the_poison() -> None:
    table = lay({"team": ["C03", worn("C10", "poison", damage=2)]}, {"team": ["C04"]}, event="V12")
    do(table, "use C03 a1", "target C10")
    assert (tokens(table, "C10"), hp(table, "C10")) == (["poison"], "6/2")


@pytest.mark.rule("HEROES-14.6")
def test_hurt_is_marked_past_everything_and_is_no_damage() -> None:
    """Blood Dynamo on Crimson Rage: no Shield, no Protection, no Immunity helps; no trigger hears it."""
    side = {"team": [worn("C22", "shield", "perception", "immunity:damage")], "sources": ["S08"]}
    table = do(lay(side, {"team": ["C04"]}), "activate S08")
    assert (hp(table, "C22"), reserve(table, P0)) == ("8/1", 2)
    assert tokens(table, "C22") == ["shield", "perception", "immunity:damage"]


@pytest.mark.rule("HEROES-14.6")
def test_only_who_survives_it_may_be_hurt() -> None:
    team = [worn("C10", damage=7), worn("C12", damage=4), "C16"]
    table = do(lay({"team": team, "sources": ["S08"]}, {"team": ["C04"]}), "activate S08")
    assert set(legal(table)) == {"pay C12", "pay C16"}
    assert not offers(lay({"team": [worn("C10", damage=7)], "sources": ["S08"]}), "activate S08")


@pytest.mark.rule("HEROES-14.7")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        (worn("C16", damage=2), None),
        (worn("C16", damage=1), "3/0"),
        (worn("C16", "immunity:death", damage=3), "1/0"),
        (worn("C16", "immunity:damage", damage=6), None),
    ],
)
def test_a_knock_out_is_stopped_by_immunity_to_death_alone(target: dict[str, Any], left: str | None) -> None:
    """Execution: 4 damage, then a knock-out at Health 2 or less."""
    target = {"protection": 0, **target}
    table = lay({"team": [{"card": "C35", "energy": 3}]}, {"team": [target, "C10"]}, at="combat")
    do(table, "use C35 a2", "target C16")
    assert dead(table, P1) == ([] if left else ["C16"])
    if left:
        assert hp(table, "C16") == left


@pytest.mark.rule("HEROES-14.8", "HEROES-18.2", "HEROES-R56", "HEROES-R57", "HEROES-R58")
def test_a_knocked_out_character_goes_to_the_dead_zone() -> None:
    weak = worn("C16", "taunt", damage=7, protection=0, energy=3, actions=["A23", "A03"])
    table = lay({"team": ["C01"]}, {"team": [weak, "C10"], "deck": ["S01"]}, at="combat")
    do(table, "use C01 a1")
    assert (dead(table, P1), knockouts(table, P1), deck(table, P1)) == (["C16"], 1, ["S01", "A23", "A03"])
    assert (reserve(table, P1), slot(table)) == (0, "C10")


@pytest.mark.rule("HEROES-14.8", "HEROES-R36")
def test_the_fourth_knock_out_loses_with_others_in_play() -> None:
    weak = {"dead": ["C01", "C02", "C03"], "team": [worn("C05", damage=4, protection=0), "C10", "C16"], "places": 4}
    table = do(lay({"team": ["C07"]}, weak, at="combat"), "use C07 a2", "target C05")
    assert (asked(table), knockouts(table, P1), table.state.outcome() is not None) == (None, 4, True)


@pytest.mark.rule("HEROES-14.8")
def test_the_check_comes_after_every_step() -> None:
    """Dirty Flask kills with its damage: its Poison finds nobody. Less Life kills without damage."""
    table = lay({"team": [worn("C12", energy=1)]}, {"team": [worn("C05", damage=4, protection=0), "C10"]}, at="combat")
    do(table, "use C12 a1", "target C05")
    assert dead(table, P1) == ["C05"]
    table = lay({"team": [worn("C30", energy=2)]}, {"team": [worn("C12", damage=3), "C10"]}, at="combat")
    do(table, "use C30 a3", "target C12")
    assert dead(table, P1) == ["C12"]


@pytest.mark.rule("HEROES-14.9")
def test_the_steps_go_on_past_a_fallen_target() -> None:
    """Smoke and Run knocks its target out and still gives Evasion."""
    table = lay({"team": [worn("C09", energy=1)]}, {"team": [worn("C05", damage=3, protection=0), "C10"]}, at="combat")
    do(table, "use C09 a2", "target C05")
    assert (dead(table, P1), tokens(table, "C09")) == (["C05"], ["evasion"])


@pytest.mark.rule("HEROES-14.8")
def test_who_falls_by_an_action_of_its_own_is_out() -> None:
    """Star Forge's Less Life knocks its user out."""
    table = lay({"team": [worn("C18", damage=6, protection=0, actions=["A30"]), "C04"]}, {"team": ["C10"]}, at="combat")
    do(table, "use A30")
    assert (dead(table, P0), deck(table, P0), slot(table)) == (["C18"], ["A30"], "C10")
