"""Corners that no printed card reaches, played with cards made for them."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, lay
from apotheosis.looking import attribute, counters, is_shown, markers, mentioned, sideways, story
from apotheosis.workshop import lay_made
from table import asked, do, legal


@pytest.mark.rule("APOTHEOSIS-20.4")
def test_passives_count_in_the_order_in_which_their_cards_entered() -> None:
    """TST77 gives 2 PER from 8 on, TST92 gives 1: whichever entered later sees the other."""
    table = lay_made({"attributes": {"PER": 7}, "equip": ["TST77"], "inventory": ["TST92"], "ap": 9})
    do(table, "equip TST92")
    assert attribute(table, P0, "PER") == 8
    do(table, "unequip TST77", "equip TST77")
    assert attribute(table, P0, "PER") == 10


@pytest.mark.rule("APOTHEOSIS-4.8", "APOTHEOSIS-15.1")
def test_a_card_of_the_hand_works_as_soon_as_it_has_a_counter() -> None:
    table = lay_made({"attributes": {"PER": 5}, "inventory": ["TST93"]})
    do(table, "use TST93 e1")
    assert (counters(table, P0, "TST93"), attribute(table, P0, "PER")) == ({"TIME": 1}, 7)


@pytest.mark.rule("APOTHEOSIS-4.8")
def test_a_revealed_card_of_the_hand_can_be_concealed() -> None:
    table = lay_made({"inventory": ["TST94", {"card": "V01", "shown": True}]})
    do(table, "use TST94 e1")
    assert not is_shown(table, P0, "V01")
    assert "V01" not in mentioned(table.view(P1)["players"][P0]["inventory"])


@pytest.mark.rule("APOTHEOSIS-31.2", "APOTHEOSIS-R19")
def test_of_many_cards_shown_as_proof_the_last_twelve_are_seen() -> None:
    table = lay_made({"at": "c3"}, {"at": "c4", "inventory": ["TST95"] * 14})
    do(table, "attack c4", dice=[1])
    assert len(story(table, "proved")) == 14
    assert len(table.view(P0)["proofs"]) == 12


@pytest.mark.rule("APOTHEOSIS-10.4")
def test_each_character_that_an_area_hits_suffers_the_whole_branch() -> None:
    """TST96 takes 1 HP of whoever it hits, and then marks the same one."""
    side = {"at": "c3", "attributes": {"FOR": 9}, "memento": ["TST96"]}
    table = do(lay_made(side, {"at": "c4", "support": [{"card": "K04", "at": "d3"}]}), "use TST96 e1", dice=[2])
    assert (markers(table, "c4"), markers(table, "d3")) == ({"MARKED"}, {"MARKED"})


@pytest.mark.rule("APOTHEOSIS-10.6")
def test_the_damage_of_a_companions_effect_counts_with_its_own_attribute() -> None:
    """TST97 has FOR 7; its Hero has 1."""
    table = lay_made(
        {"at": "c1", "attributes": {"FOR": 1}, "support": [{"card": "TST97", "at": "c3"}]}, {"at": "c4"}, active="c3"
    )
    do(table, "use TST97 e1", dice=[1])
    assert [heard["damage"] for heard in story(table, "damaged")] == [8]


@pytest.mark.rule("APOTHEOSIS-4.1")
def test_the_table_of_a_requirement_is_equipment_memento_and_support() -> None:
    side = {"hp": 1, "equip": ["TST101"], "inventory": ["TST102"]}
    assert legal(lay_made(side), "use") == ["use TST101 e1"]


@pytest.mark.rule("APOTHEOSIS-22.2")
def test_the_dry_run_pays_with_as_few_cards_as_are_needed() -> None:
    """TST100 costs 1 MP and exhausts another Skill of the memento: TST91 has 3 MP."""
    one, two = (lay_made({"inventory": ["TST100"], "memento": ["TST91"] * number}) for number in (1, 2))
    assert (legal(one, "use"), legal(two, "use")) == ([], ["use TST100 e1"])


# Sets of cards


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_a_minimal_set_of_several_cards_never_holds_one_too_many() -> None:
    """TST90 exhausts 2 points; S01 and S03 have one each, S02 has two: S03 is only good after S01."""
    table = lay_made({"at": "c3", "inventory": ["TST90"]}, {"at": "c4", "memento": ["S01", "S03", "S02"]})
    do(table, "use TST90 e1")
    assert (asked(table), legal(table)) == ((P1, "drain"), ["pick S01", "pick S02"])
    do(table, "pick S01")
    assert sideways(table, P1) == ["S01", "S03"], "nothing else was left to ask"


@pytest.mark.rule("APOTHEOSIS-6.7")
def test_no_card_counts_twice_in_a_minimal_set() -> None:
    """TST98 exhausts 3 points: S01 and S03 have two together, TST91 has three alone."""
    table = lay_made({"at": "c3", "inventory": ["TST98"]}, {"at": "c4", "memento": ["S01", "TST91", "S03"]})
    do(table, "use TST98 e1")
    assert sideways(table, P1) == ["TST91"]


@pytest.mark.rule("APOTHEOSIS-6.7")
@pytest.mark.parametrize(("yet_to_act", "offered"), [(["b3", "d3"], 1), (["b3"], 2)])
def test_sleeping_summons_are_told_apart_by_their_turn(yet_to_act: list[str], offered: int) -> None:
    """Two Companions of one card that wait for their turn are alike; one that had it is not."""
    summons = [{"card": "K10", "at": at} for at in ("b3", "d3")]
    table = lay({"at": "c3", "support": summons}, {"at": "c7"}, order=["c7", *yet_to_act])
    do(table, "unevoke K10", "unevoke K10")
    assert legal(table, "abandon") == ["abandon K10"] * offered
