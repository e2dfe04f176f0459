"""HEROES-R100 to HEROES-R110: the further small points, and what is shown of a hand."""

from __future__ import annotations

import pytest

from heroes.arena import P0, P1, end_main, fight, lay, pass_slots, resolve, slot_of, some, worn
from heroes.characters import energy, hp, orientation, tokens
from heroes.looking import dead, hand, order, reserve, slot
from table import asked, deck, do, legal, log, mentioned, offers, refuses


@pytest.mark.rule("HEROES-R100", "HEROES-22.10", "HEROES-23.4")
def test_r100_a_hand_is_shown_to_the_effects_controller_only() -> None:
    reader = worn("C17", energy=1, actions=["A17"])
    table = fight({"team": [reader]}, {"team": ["C04"], "hand": ["S01", "S02"]})
    do(table, "use A17", dice=[1])
    assert "S02" in mentioned(log(table, P0), table.view(P0)["seen_hands"])
    assert "S02" not in mentioned(log(table, None), table.view(None))


@pytest.mark.rule("HEROES-R101", "HEROES-13.4")
def test_r101_a_character_may_pass_its_slot_unless_furious() -> None:
    table = fight({"team": ["C26"]}, {"team": ["C16", "C04"]})
    assert sorted(legal(table)) == ["pass", "use C26 a3"]
    do(table, "pass")
    assert (slot(table), orientation(table, "C26")) == ("C04", "upright")
    furious = fight({"team": [worn("C26", "fury", energy=2)]}, {"team": ["C16", "C04"]})
    assert sorted(legal(furious)) == ["use C26 a1", "use C26 a3"]
    assert refuses(furious, "pass")


@pytest.mark.rule("HEROES-R101", "HEROES-12.3", "HEROES-13.4")
def test_r101_one_may_stop_between_the_uses_of_an_action() -> None:
    table = fight({"team": [worn("C07", energy=3)]}, {"team": ["C36"]})
    do(table, "use C07 a1")
    assert (asked(table), sorted(legal(table))) == ((P0, "again"), ["pass", "use C07 a1"])
    do(table, "pass")
    assert (energy(table, "C07"), slot(table)) == (2, "C36")


@pytest.mark.rule("HEROES-R102", "HEROES-11.7")
def test_r102_a_character_acts_on_the_turn_it_enters() -> None:
    table = lay({"team": ["C04"], "hand": ["C07"]}, {"team": ["C16"]})
    do(table, "field C07", "end_main")
    assert (slot(table), order(table)) == ("C07", ["C07", "C16", "C04"])
    do(table, "use C07 a2")
    assert hp(table, "C16") == "8/2"


@pytest.mark.rule("HEROES-R103", "HEROES-13.11")
def test_r103_any_action_that_covers_an_enemy_is_an_attack() -> None:
    """Sedative deals no damage and can be evaded; Choking Fog spares the one who evades."""
    evading = worn("C24", {"type": "evasion", "fresh": True})
    table = fight({"team": ["C03"]}, {"team": [evading]})
    do(slot_of(table, "C03"), "use C03 a2")
    assert tokens(table, "C24") == ["evasion"]
    fog = fight({"team": [worn("C19", energy=2)]}, {"team": [evading, "C16"]})
    do(slot_of(fog, "C19"), "use C19 a1", dice=[2])
    assert (tokens(fog, "C24"), tokens(fog, "C16")) == (["evasion"], ["poison", "silence"])


@pytest.mark.rule("HEROES-R103", "HEROES-10.7", "HEROES-16.7")
def test_r103_equipment_does_not_attack() -> None:
    table = lay({"team": ["C04"], "equipment": ["Q07"]}, {"team": [worn("C24", "evasion", "perception")]})
    do(table, "activate Q07")
    assert tokens(table, "C24") == ["evasion", "perception", "silence"]


@pytest.mark.rule("HEROES-R104", "HEROES-7.3")
def test_r104_energy_is_allocated_in_ones_own_main_only() -> None:
    sides = ({"team": ["C07"], "reserve": 2}, {"team": ["C10"], "reserve": 2})
    table = lay(*sides)
    assert legal(table, "allocate") == ["allocate C07"]
    do(table, "end_main")
    assert (asked(table), legal(table, "allocate"), reserve(table, P0)) == ((P0, "slot"), [], 2)
    other = lay(*sides, turn=6)
    assert legal(other, "allocate") == ["allocate C10"]


@pytest.mark.rule("HEROES-R105", "HEROES-22.5")
@pytest.mark.parametrize(("turn", "expected"), [(5, ["agility", "weakness"]), (6, ["weakness", "agility"])])
def test_r105_several_triggers_go_in_turn_order(turn: int, expected: list[str]) -> None:
    table = fight({"team": [worn("C14", energy=1)]}, {"team": ["C06"]}, turn=turn)
    do(table, "use C14 a2", dice=[1])
    assert [kind for kind in tokens(table, "C14") if kind != "perception"] == expected


@pytest.mark.rule("HEROES-R106", "HEROES-18.1")
def test_r106_only_silos_swaps_costs_and_events_put_own_cards_away() -> None:
    table = lay(
        {
            "team": [worn("C16", actions=["A23"]), "C04"],
            "sources": ["S01"],
            "equipment": ["Q13", "Q01"],
            "hand": ["C07", "S05", "V10"],
        },
        {"team": ["C10"]},
        event="V09",
    )
    assert sorted(legal(table)) == [
        "end_main",
        "event V10",
        "field C07",
        "source S05",
        "swap C07 C04",
        "swap C07 C16",
        "use C04 a1",
        "withdraw Q01",
    ]
    do(table, "withdraw Q01", "source S05", "swap C07 C16", "event V10")
    assert deck(table, P0) == ["Q01", "S01", "A23", "C16", "V09"]


@pytest.mark.rule("HEROES-R107", "HEROES-14.9")
def test_r107_an_action_goes_on_when_its_target_falls() -> None:
    """Slip Away: the Bleed finds nobody, the Invisibility comes."""
    table = fight({"team": [worn("C02", energy=1)]}, {"team": [worn("C05", damage=4, protection=0), "C04"]})
    do(table, "use C02 a2", "target C05")
    assert (dead(table, P1), tokens(table, "C02")) == (["C05"], ["invisibility"])


@pytest.mark.rule("HEROES-R108", "HEROES-15.5", "HEROES-1.6")
def test_r108_the_next_turn_of_anyone_counts() -> None:
    """Received in P0's turn, gone after P1's, in the arena as in a duel."""
    duel = resolve({"team": [worn("C36", {"type": "slow", "fresh": True})]}, {"team": ["C04"]})
    arena = resolve(
        {"team": [worn("C36", {"type": "slow", "fresh": True})]}, {"team": ["C04"]}, {"team": ["C10"]}, mode="arena"
    )
    for table in (duel, arena):
        assert (asked(table), tokens(table, "C36")) == ((P1, "main"), ["slow"])
        pass_slots(end_main(table))
        assert tokens(table, "C36") == []


@pytest.mark.rule("HEROES-R109", "HEROES-12.8", "HEROES-12.4")
def test_r109_the_same_action_on_two_characters_works_twice() -> None:
    table = lay(
        {"team": [worn("C16", actions=["A34"]), "C03"], "hand": ["A34"], "deck": ["S01", "S02", "S03"]},
        {"team": ["C10"]},
    )
    do(table, "attach A34 C03", "use A34#1", "use A34#2")
    assert hand(table, P0) == ["S01", "S02"]
    assert not [action for action in legal(table, "use") if "A34" in action]


@pytest.mark.rule("HEROES-R109", "HEROES-12.8")
def test_r109_not_two_copies_on_one_character() -> None:
    table = lay({"team": [worn("C16", actions=["A34"]), "C03"], "hand": ["A34"]}, {"team": ["C10"]})
    assert refuses(table, "attach A34 C16")
    assert offers(table, "attach A34 C03")


@pytest.mark.rule("HEROES-R109", "HEROES-10.5")
def test_r109_each_copy_of_an_equipment_works_once_a_turn() -> None:
    side = {"team": ["C04"], "equipment": [{"card": "Q05", "energy": 3}, {"card": "Q05", "energy": 3}]}
    table = lay(side, {"team": [worn("C36", protection=0)]})
    do(table, "activate Q05#1", "activate Q05#2")
    assert (hp(table, "C36"), legal(table, "activate")) == ("7/0", [])


@pytest.mark.rule("HEROES-R110", "HEROES-22.12")
def test_r110_ready_renews_active_actions_not_passive_ones() -> None:
    relay = worn("C18", energy=1, actions=["A26"])
    golem = worn("C04", some("agility", 9))
    table = fight({"team": [relay, golem]}, {"team": ["C36"]})
    do(table, "use C04 a1", "use C04 a2", "use A26", "pass")
    assert (slot(table), sorted(legal(table))) == ("C04", ["pass", "use C04 a2"])
    do(table, "use C04 a2")
    assert hp(table, "C36") == "11/2"
