"""HEROES-13.9 to 13.11: Confusion, Fury, Evasion."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P1, lay, slot_of, some, targets, worn
from heroes.characters import energy, hp, in_play, speed, tokens
from heroes.looking import order, slot
from table import asked, do, legal, offers

EVASION = {"type": "evasion", "fresh": True}


@pytest.mark.rule("HEROES-13.9", "HEROES-12.7")
@pytest.mark.parametrize(("die", "hit"), [(1, "C16"), (2, "C14"), (3, "C24")])
def test_the_confused_hit_anybody_but_themselves(die: int, hit: str) -> None:
    """Friends too; not the invisible one; the taunting one no more than the others."""
    mine = [worn("C10", "confusion"), {"card": "C16", "protection": 0}]
    yours = [
        worn("C14", "taunt", protection=0),
        {"card": "C24", "protection": 0},
        worn("C02", "invisibility", protection=0),
    ]
    table = slot_of(lay({"team": mine}, {"team": yours}, at="combat"), "C10")
    do(table, "use C10 a2", dice=[die])
    damage = {card: in_play(table, card)["damage"] for card in ("C10", "C16", "C14", "C24", "C02")}
    assert damage == {card: int(card == hit) for card in damage}


@pytest.mark.rule("HEROES-13.9")
def test_whom_the_confused_pick_counts_as_an_enemy() -> None:
    """The friend's Perception cancels the damage; a faster friend with Evasion evades."""
    for friend, left in (
        (worn("C16", "perception", protection=0), []),
        (worn("C24", EVASION, protection=0), ["evasion"]),
    ):
        table = lay({"team": [worn("C10", "confusion"), friend]}, {"team": [worn("C02", "invisibility")]}, at="combat")
        do(slot_of(table, "C10"), "use C10 a2")
        assert (in_play(table, friend["card"])["damage"], tokens(table, friend["card"])) == (0, left)


@pytest.mark.rule("HEROES-13.9")
def test_the_heal_of_the_confused_goes_anywhere() -> None:
    """Soothing Wave may land on an enemy, but never on its user."""
    side = {"team": [{"card": "C08", "energy": 1, "damage": 3, "tokens": ["confusion"]}]}
    table = lay(side, {"team": [{"card": "C10", "damage": 4}]}, at="combat")
    do(table, "use C08 a1")
    assert (hp(table, "C10"), hp(table, "C08")) == ("6/2", "3/2")


@pytest.mark.rule("HEROES-13.9", "HEROES-13.7")
def test_sight_sees_through_confusion() -> None:
    table = lay({"team": [worn("C01", "confusion", "sight")]}, {"team": ["C10", "C12"]}, at="combat")
    assert set(targets(do(table, "use C01 a1"))) == {"C10", "C12"}


@pytest.mark.rule("HEROES-13.9")
def test_without_a_candidate_the_confused_cannot_act() -> None:
    table = lay({"team": [worn("C01", "confusion")]}, {"team": [worn("C02", "invisibility")]}, at="combat")
    assert not offers(slot_of(table, "C01"), "use C01 a1")
    assert offers(table, "use C01 a2")


@pytest.mark.rule("HEROES-13.10", "HEROES-12.7")
def test_the_furious_must_attack_and_do_nothing_else() -> None:
    """Dawn Beam or Glint, no Rallying Light, no pass. C03 deals no damage: it does nothing."""
    table = lay({"team": [worn("C26", "fury", energy=4)]}, {"team": ["C10"]}, at="combat")
    assert legal(table) == ["use C26 a1", "use C26 a3"]
    table = lay({"team": [worn("C03", "fury")]}, {"team": ["C10"]}, at="combat")
    assert (order(table), slot(table)) == (["C03", "C10"], "C10")


@pytest.mark.rule("HEROES-13.10")
def test_the_furious_use_no_passive_action_in_main_either() -> None:
    assert legal(lay({"team": [worn("C03", "fury")]}, {"team": ["C10"]}), "use") == []
    assert legal(lay({"team": ["C03"]}, {"team": ["C10"]}), "use") == ["use C03 a1"]


@pytest.mark.rule("HEROES-13.10")
def test_the_furious_hit_at_random_among_the_legal_targets() -> None:
    """The taunter if there is one; never the invisible."""
    enemies = [
        {"card": "C10", "protection": 0},
        worn("C02", "invisibility", protection=0),
        {"card": "C12", "protection": 0},
    ]
    for die, hit in ((1, "C10"), (2, "C12")):
        table = lay({"team": [worn("C26", "fury", energy=2)]}, {"team": enemies}, at="combat")
        do(slot_of(table, "C26"), "use C26 a3", dice=[die])
        assert [card for card in ("C10", "C02", "C12") if in_play(table, card)["damage"]] == [hit]
    enemies[2] = worn("C12", "taunt", protection=0)
    table = lay({"team": [worn("C26", "fury", energy=2)]}, {"team": enemies}, at="combat")
    do(slot_of(table, "C26"), "use C26 a3")
    assert hp(table, "C12") == "5/0"


@pytest.mark.rule("HEROES-13.10")
def test_the_furious_go_on_as_long_as_they_can_pay() -> None:
    """Quick Peck: chosen once, all three uses follow."""
    table = lay({"team": [worn("C07", "fury", energy=3)]}, {"team": ["C36"]}, at="combat")
    do(table, "use C07 a1")
    assert (energy(table, "C07"), hp(table, "C36"), asked(table)) == (0, "9/0", (P1, "slot"))


@pytest.mark.rule("HEROES-13.10", "HEROES-13.9")
def test_furious_and_confused_the_confusion_decides() -> None:
    table = lay(
        {"team": [worn("C26", "fury", "confusion", energy=2), {"card": "C16", "protection": 0}]},
        {"team": [worn("C04", "taunt", protection=0)]},
        at="combat",
    )
    do(slot_of(table, "C26"), "use C26 a3", dice=[1])
    assert (hp(table, "C16"), hp(table, "C04")) == ("7/0", "5/0")


EVADING: list[tuple[str, Any, str]] = [
    ("C01", worn("C24", EVASION, protection=0), "7/0"),
    ("C01", {"card": "C24", "protection": 0}, "6/0"),
    ("C01", worn("C20", EVASION, protection=0), "6/0"),
    ("C01", worn("C20", EVASION, "agility", protection=0), "7/0"),
    ("C01", worn("C24", EVASION, "immunity:special_plus", protection=0), "6/0"),
    ("C01", worn("C24", EVASION, some("slow", 2), protection=0), "6/0"),
]


@pytest.mark.rule("HEROES-13.11")
@pytest.mark.parametrize(("actor", "target", "left"), EVADING)
def test_only_a_strictly_faster_enemy_with_evasion_evades(actor: str, target: Any, left: str) -> None:
    table = slot_of(lay({"team": [actor]}, {"team": [target]}, at="combat"), actor)
    assert speed(table, actor) == 6
    do(table, f"use {actor} a1")
    assert hp(table, target["card"]) == left
    assert ("evasion" in str(target)) == ("evasion" in tokens(table, target["card"]))


@pytest.mark.rule("HEROES-13.11")
def test_an_attack_that_cannot_miss_hits() -> None:
    evader = worn("C24", EVASION, some("agility", 2), protection=0)
    table = lay({"team": ["C13"]}, {"team": [evader]}, at="combat")
    do(slot_of(table, "C13"), "use C13 a2")
    assert hp(table, "C24") == "6/0"


@pytest.mark.rule("HEROES-13.11")
def test_if_all_chosen_enemies_evade_nothing_happens_at_all() -> None:
    """Smoke and Run: no damage, no Evasion for C09, though that step is on itself."""
    table = lay({"team": [{"card": "C09", "energy": 1}]}, {"team": [worn("C24", "evasion")]}, at="combat")
    do(slot_of(table, "C09"), "use C09 a2")
    assert (hp(table, "C24"), tokens(table, "C09"), energy(table, "C09")) == ("7/1", [], 0)


@pytest.mark.rule("HEROES-13.11")
def test_of_several_chosen_only_the_evading_one_is_spared() -> None:
    witch = {"card": "C30", "energy": 3}
    table = lay(
        {"team": [witch]}, {"team": [worn("C24", "evasion", protection=0), worn("C12", protection=0)]}, at="combat"
    )
    do(slot_of(table, "C30"), "use C30 a2", "target C24", "target C12")
    assert (hp(table, "C24"), hp(table, "C12")) == ("7/0", "3/0")


@pytest.mark.rule("HEROES-13.11")
def test_evasion_of_area_attacks_is_checked_step_by_step() -> None:
    """Gravity Well: C24 evades damage and Slow; the others take both. It costs the evader nothing."""
    caster = {"card": "C18", "energy": 2, "actions": ["A29"]}
    evader = worn("C24", "evasion", "agility", protection=0)
    table = lay({"team": [caster]}, {"team": [evader, worn("C12", protection=0)]}, at="combat")
    do(slot_of(table, "C18"), "use A29")
    assert (hp(table, "C24"), tokens(table, "C24")) == ("7/0", ["evasion", "agility"])
    assert (hp(table, "C12"), tokens(table, "C12")) == ("5/0", ["slow*3"])


@pytest.mark.rule("HEROES-13.11")
def test_allies_do_not_evade_help() -> None:
    """Soothing Wave of C08 on a faster friend with Evasion."""
    friend = worn("C24", "evasion", damage=4)
    table = lay({"team": [{"card": "C08", "energy": 1}, friend]}, {"team": ["C04"]}, at="combat")
    do(slot_of(table, "C08"), "use C08 a1", "target C24")
    assert hp(table, "C24") == "5/1"


@pytest.mark.rule("HEROES-13.9")
def test_confusion_does_not_touch_what_chooses_for_itself() -> None:
    side = {"team": [worn("C20", "confusion", energy=3), {"card": "C16", "protection": 0}]}
    table = lay(side, {"team": [{"card": "C10", "protection": 0}, {"card": "C12", "protection": 0}]}, at="combat")
    do(table, "use C20 a1")
    assert [in_play(table, card)["damage"] for card in ("C16", "C10", "C12")] == [0, 2, 2]


@pytest.mark.rule("HEROES-13.9")
def test_the_confused_pick_as_many_different_ones_as_asked_or_all() -> None:
    """Shatter Hex picks two of the three others, never its user; of one other that one."""
    cards = ("C04", "C10", "C16")
    for seed in range(12):
        side = {"team": [worn("C30", "confusion", energy=3, protection=0), {"card": "C04", "protection": 0}]}
        enemies = [{"card": card, "protection": 0} for card in ("C10", "C16")]
        table = do(lay(side, {"team": enemies}, seed=seed, at="combat"), "use C30 a2")
        assert sorted(in_play(table, card)["damage"] for card in cards) == [0, 3, 3]
        assert hp(table, "C30") == "8/0"
    table = lay({"team": [worn("C30", "confusion", energy=3)]}, {"team": [worn("C10", protection=0)]}, at="combat")
    assert hp(do(table, "use C30 a2"), "C10") == "5/0"


@pytest.mark.rule("HEROES-13.10")
def test_an_attack_on_all_enemies_satisfies_fury() -> None:
    table = lay({"team": [worn("C20", "fury", energy=3)]}, {"team": ["C10", "C12"]}, at="combat")
    assert legal(table) == ["use C20 a1", "use C20 a2", "use C20 a3"]


@pytest.mark.rule("HEROES-13.10")
def test_the_furious_who_can_attack_nobody_do_nothing() -> None:
    """The only enemy is invisible: no Glint, and no Rallying Light instead."""
    table = lay({"team": [worn("C26", "fury", energy=4)]}, {"team": [worn("C02", "invisibility")]}, at="combat")
    assert slot(table) == "C02"
    do(table, "pass")
    assert (asked(table), energy(table, "C26")) == ((P1, "main"), 4)


@pytest.mark.rule("HEROES-13.11")
def test_an_attack_need_not_deal_damage_to_be_evaded() -> None:
    """Spore Puff on a faster evader."""
    for held, got in (([EVASION], ["evasion"]), ([], ["poison"])):
        table = lay({"team": ["C05"]}, {"team": [worn("C24", *held), worn("C04", "invisibility")]}, at="combat")
        do(slot_of(table, "C05"), "use C05 a1")
        assert tokens(table, "C24") == got
