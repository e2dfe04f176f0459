"""APOTHEOSIS-11: paying with Skills, change, and what a bar costs."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, exhausted, lay
from apotheosis.looking import ap, blows, discard, hp, inventory, is_awake, sideways, upright
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses

FOE = {"at": "c4"}
ARCHMAGE: dict[str, Any] = {
    "hero": {"house": "H04", "classes": ["C09"]},
    "knowledge": {"arcane": 3, "elemental": 3, "athletics": 3},
    "spaces": {"memento": 9},
    "level": 6,
}


def mage(*memento: Any, **side: Any) -> dict[str, Any]:
    return {"at": "c3", "ap": 9, "memento": list(memento), **side}


# Paying


@pytest.mark.rule("APOTHEOSIS-11.1")
def test_only_recovered_cards_pay() -> None:
    assert offers(lay(mage("S09"), FOE), "use S09 e1")
    assert refuses(lay(mage(*exhausted("S09")), FOE), "use S09 e1")


@pytest.mark.rule("APOTHEOSIS-11.1")
def test_cards_of_the_inventory_do_not_pay() -> None:
    assert refuses(lay(mage(*exhausted("S09"), inventory=["S11", "S15"]), FOE), "use S09 e1")


@pytest.mark.rule("APOTHEOSIS-11.1")
def test_each_card_must_be_worth_something_in_what_is_paid() -> None:
    """For 1 MP neither Hew (SP 1) nor a card of no points is offered; Stone Skin (SP 1, MP 1) is."""
    table = do(lay(mage("S01", "S12", "S09"), FOE), "use S09 e1")
    assert (asked(table), legal(table)) == ((P0, "pay"), ["pick S12", "pick S09"])


@pytest.mark.rule("APOTHEOSIS-11.1")
def test_sp_and_mp_are_paid_separately() -> None:
    """Stone Skin asks SP 1 and MP 1: two of the one do not make up for the other."""
    assert refuses(lay(mage("S02", *exhausted("S12"))), "use S12 e1")
    assert refuses(lay(mage("S15", *exhausted("S12"))), "use S12 e1")
    table = do(lay(mage("S01", "S09", *exhausted("S12"))), "use S12 e1")
    assert sideways(table, P0) == ["S01", "S09", "S12"]


@pytest.mark.rule("APOTHEOSIS-11.1", "APOTHEOSIS-13.2")
@pytest.mark.parametrize("cards", [["S01", "S03"], ["S01", "S09"], ["S10"], ["S12"], ["S02"]])
def test_points_of_either_kind_are_any_mix(cards: list[str]) -> None:
    side = {"hero": "P1", "memento": cards, "knowledge": {"athletics": 3, "elemental": 3}}
    assert is_awake(do(lay(side), "awaken"), P0)


@pytest.mark.rule("APOTHEOSIS-11.1")
@pytest.mark.parametrize(
    ("payers", "enough"), [([], False), (["S01"], False), (["S09", "S11"], False), (["S02"], True)]
)
def test_points_of_either_kind_are_paid_besides_sp(payers: list[str], enough: bool) -> None:
    """TST88 costs SP 1, and 1 more of either kind."""
    assert offers(lay_made({"hp": 5, "equip": ["TST88"], "memento": payers}), "use TST88 e1") == enough


@pytest.mark.rule("APOTHEOSIS-11.1")
def test_too_few_points_of_either_kind() -> None:
    side = {"hero": "P1", "knowledge": {"athletics": 3, "elemental": 3}}
    assert refuses(lay({**side, "memento": ["S01"]}), "awaken")
    assert refuses(lay({**side, "memento": ["S01", *exhausted("S03")]}), "awaken")


@pytest.mark.rule("APOTHEOSIS-11.1")
def test_sp_may_count_as_mp_where_a_card_says_so() -> None:
    """The Salt Archmage pays the Spark Lance with Hew; the other way round it is no help."""
    spark = mage("S01", *exhausted("S09"))
    assert refuses(lay(spark, FOE), "use S09 e1")
    table = do(lay({**spark, **ARCHMAGE}, FOE), "use S09 e1", dice=[1])
    assert sideways(table, P0) == ["S01", "S09"]
    hew = mage("S09", *exhausted("S01"))
    assert refuses(lay({**hew, **ARCHMAGE}, FOE), "use S01 e1")


@pytest.mark.rule("APOTHEOSIS-11.1")
@pytest.mark.parametrize(("payer", "enough"), [("S01", False), ("S02", True)])
def test_sp_that_count_as_mp_still_pay_the_whole_cost(payer: str, enough: bool) -> None:
    """Stone Skin costs the Archmage SP 1 and MP 1: one SP is too little, two are enough."""
    table = lay({**mage(payer, *exhausted("S12")), **ARCHMAGE})
    assert sideways(table, P0) == ["S12"]
    assert offers(table, "use S12 e1") == enough


# Change


@pytest.mark.rule("APOTHEOSIS-11.2", "APOTHEOSIS-R62")
def test_an_overpaid_point_may_be_taken_back_on_another_card() -> None:
    """Sigil Reserve (MP 2) pays the Spark Lance (MP 1): one of the exhausted cards of MP 1, or none."""
    table = do(lay(mage("S15", *exhausted("S09", "S11", "S10", "S01")), FOE), "use S09 e1")
    assert (asked(table), legal(table)) == ((P0, "change"), ["pick S09", "pick S11", "done"])
    do(table, "pick S11", dice=[1])
    assert (upright(table, P0), ap(table, P0)) == (["S11"], 5)


@pytest.mark.rule("APOTHEOSIS-11.2")
def test_change_may_be_declined() -> None:
    table = do(lay(mage("S15", *exhausted("S09", "S11")), FOE), "use S09 e1", "done", dice=[1])
    assert upright(table, P0) == []


@pytest.mark.rule("APOTHEOSIS-11.2")
def test_change_is_of_the_kind_overpaid() -> None:
    """Stone Skin pays 1 MP; its SP was not asked for, and overpays nothing: SP 1 over is change for Hew."""
    table = do(lay(mage("S12", *exhausted("S09", "S01")), FOE), "use S09 e1")
    assert (asked(table), legal(table)) == ((P0, "change"), ["pick S01", "done"])


@pytest.mark.rule("APOTHEOSIS-11.2")
def test_without_overpayment_there_is_no_change() -> None:
    table = do(lay(mage("S09", *exhausted("S11")), FOE), "use S09 e1", dice=[1])
    assert (asked(table), upright(table, P0)) == ((P0, "main"), [])


@pytest.mark.rule("APOTHEOSIS-11.2")
def test_change_of_points_of_either_kind_is_any_mix() -> None:
    """The Miracle (MP 3) pays the awakening: 1 point over, of SP or MP."""
    side = {"hero": "P1", "level": 6, "knowledge": {"athletics": 3, "elemental": 3}}
    table = do(lay({**side, "memento": ["S19", *exhausted("S01", "S09", "S12")]}), "awaken")
    assert (asked(table), legal(table)) == ((P0, "change"), ["pick S01", "pick S09", "done"])


@pytest.mark.rule("APOTHEOSIS-11.2")
def test_change_where_sp_counts_as_mp_is_any_mix() -> None:
    """Whirl of Edges (SP 2) pays 1 MP for the Archmage: 1 point over, of SP or MP."""
    side = {**mage("S02", *exhausted("S09", "S01", "S10")), **ARCHMAGE}
    table = do(lay(side, FOE), "use S09 e1")
    assert (asked(table), legal(table)) == ((P0, "change"), ["pick S09", "pick S01", "done"])


@pytest.mark.rule("APOTHEOSIS-11.2")
def test_cards_exhausted_for_the_payment_are_not_its_change() -> None:
    """Two cards of MP 2 pay 2 and overpay 2: neither comes back, though each is worth 2."""
    table = do(lay(mage("S15", "S15", *exhausted("S10")), FOE), "use S10 e1", "pick S15")
    assert (asked(table), legal(table)) == ((P0, "change"), ["pick S10", "done"])


# The cost of a bar


@pytest.mark.rule("APOTHEOSIS-11.3")
def test_a_skill_costs_its_ap_and_its_own_points() -> None:
    table = do(lay(mage("S01"), FOE), "use S01 e1", dice=[1])
    assert (sideways(table, P0), ap(table, P0), blows(table)) == (["S01"], 6, [(6, 2)])


@pytest.mark.rule("APOTHEOSIS-11.3", "APOTHEOSIS-R88")
def test_an_exhausted_skill_is_activated_if_others_pay() -> None:
    table = do(lay(mage("S03", *exhausted("S01")), FOE), "use S01 e1", dice=[1])
    assert (sideways(table, P0), blows(table)) == (["S03", "S01"], [(6, 2)])


@pytest.mark.rule("APOTHEOSIS-11.3")
def test_a_skill_may_be_paid_by_others_and_stay_upright() -> None:
    table = do(lay(mage("S01", "S03"), FOE), "use S01 e1", "pick S03", dice=[1])
    assert (upright(table, P0), sideways(table, P0)) == (["S01"], ["S03"])


@pytest.mark.rule("APOTHEOSIS-11.3")
def test_the_other_effects_of_a_skill_cost_what_they_print() -> None:
    """Vigil's guard at the start of an enemy's turn costs nothing, though Vigil has MP 1."""
    table = lay({}, {"memento": exhausted("S18")}, at="start")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use S18 e1", "pass"])
    do(table, "use S18 e1")
    assert sideways(table, P1) == ["S18"]


@pytest.mark.rule("APOTHEOSIS-11.4")
def test_a_skill_used_from_the_inventory_cannot_pay_for_itself() -> None:
    """TST43 has SP 1 and may be used from the hand: it needs another card to pay it."""
    assert refuses(lay_made({"hp": 5, "inventory": ["TST43"]}), "use TST43 e1")
    table = do(lay_made({"hp": 5, "inventory": ["TST43"], "memento": ["S01"]}), "use TST43 e1")
    assert (hp(table, P0), sideways(table, P0), inventory(table, P0)) == (6, ["S01"], ["TST43"])
    table = do(lay_made({"hp": 5, "memento": ["TST43"]}), "use TST43 e1")
    assert (hp(table, P0), sideways(table, P0)) == (6, ["TST43"])


@pytest.mark.rule("APOTHEOSIS-11.5")
def test_a_bar_is_paid_before_it_is_answered_and_does_its_dmg_before_its_text() -> None:
    """The Cinder Rain is paid when Brace is asked; whom it has hit burns afterwards."""
    table = do(lay(mage("S10"), {"at": "c4", "memento": ["S04"]}), "use S10 e1")
    assert (asked(table), ap(table, P0), sideways(table, P0)) == ((P1, "window"), 4, ["S10"])
    do(table, "pass", dice=[1])
    assert (blows(table), hp(table, P1)) == ([(6, 2)], 8)


@pytest.mark.rule("APOTHEOSIS-11.6")
def test_a_bar_without_range_asks_for_no_target() -> None:
    table = do(lay({"hp": 5, "equip": ["I14"]}, {"hp": 5}), "use I14 e1")
    assert (hp(table, P0), hp(table, P1), discard(table, P0)) == (7, 5, ["I14"])


@pytest.mark.rule("APOTHEOSIS-11.6", "APOTHEOSIS-10.1")
def test_a_bar_with_range_but_no_dmg_is_no_attack() -> None:
    """A truce forbids attacks: Hew, not the Hook."""
    side = {"at": "c3", "memento": ["S09"], "equip": ["I20"]}
    table = lay(side, {"at": "c5"}, scenario=[{"card": "V15", "counters": {"TIME": 1}}])
    assert legal(table, "use", "attack") == ["use I20 e1"]
