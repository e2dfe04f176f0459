"""APOTHEOSIS-15: counters, markers, attachments, temporary modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, end_turn, lay
from apotheosis.workshop import lay_made
from table import do, legal, refuses


def bow(charges: int) -> dict[str, Any]:
    return {"card": "I04", "counters": {"CHARGE": charges}}


# Counters


@pytest.mark.rule("APOTHEOSIS-15.1")
def test_counters_have_no_limit() -> None:
    table = lay({"equip": [bow(9)], "ap": 8})
    do(table, *["use I04 e3"] * 4)
    assert look.counters(table, P0, "I04") == {"CHARGE": 17}


@pytest.mark.rule("APOTHEOSIS-15.1")
def test_names_do_not_mix() -> None:
    """TIME on a crossbow loads nothing."""
    table = lay({"at": "c3", "equip": [{"card": "I04", "counters": {"TIME": 3}}]}, {"at": "c4"})
    assert refuses(table, "use I04 e2")
    do(table, "use I04 e3")
    assert look.counters(table, P0, "I04") == {"TIME": 3, "CHARGE": 2}


@pytest.mark.rule("APOTHEOSIS-15.1", "APOTHEOSIS-R64")
def test_counters_stay_between_table_and_inventory_and_keep_the_card_revealed() -> None:
    table = do(lay({"equip": [bow(2)], "ap": 9}), "unequip I04")
    assert (look.counters(table, P0, "I04"), look.is_shown(table, P0, "I04")) == ({"CHARGE": 2}, True)
    assert "I04" in look.mentioned(table.view(P1)["players"][P0]["inventory"])
    do(table, "equip I04")
    assert look.counters(table, P0, "I04") == {"CHARGE": 5}, "and three more for entering the table"


@pytest.mark.rule("APOTHEOSIS-15.1")
def test_the_last_counter_gone_the_card_is_concealed() -> None:
    table = do(lay({"at": "c3", "inventory": [bow(1)]}, {"at": "c4"}), "use I04 e2", dice=[1])
    assert (look.counters(table, P0, "I04"), look.is_shown(table, P0, "I04")) == ({}, False)
    assert "I04" not in look.mentioned(table.view(P1)["players"][P0]["inventory"])


@pytest.mark.rule("APOTHEOSIS-15.1", "APOTHEOSIS-5.4")
def test_counters_are_lost_in_decks_and_piles() -> None:
    """Looted out of the pile the crossbow is empty."""
    table = lay_made({"equip": [bow(2)], "inventory": ["TST38", "TST46"], "ap": 9})
    do(table, "use TST38 e1", "use TST46 e1")
    assert look.counters(table, P0, "I04") == {}
    assert not look.is_shown(table, P0, "I04")


@pytest.mark.rule("APOTHEOSIS-15.1")
def test_attached_cards_have_no_counters() -> None:
    pup = {"card": "K01", "at": "b2"}
    table = do(lay({"at": "b1", "inventory": [bow(2)], "support": [pup], "ap": 9}), "attach b2")
    assert look.attached(table, P0, "K01") == ["I04"]
    do(table, "attach b2")
    assert (look.inventory(table, P0), look.counters(table, P0, "I04")) == (["I04"], {})


# Markers


@pytest.mark.rule("APOTHEOSIS-15.2")
def test_a_marker_is_there_once() -> None:
    """Marked twice, and once removed it is gone: the Hood leaving unmarks once."""
    table = lay({"at": "c3", "ap": 9, "memento": ["S08", "S11"]}, {"at": "c5"})
    do(table, "use S08 e1", "pick S08", "done", "use S08 e1")
    assert look.markers(table, P1) == {"MARKED"}
    hood = lay({"markers": ["HIDDEN"], "inventory": ["I10"], "ap": 9})
    do(hood, "equip I10", "unequip I10")
    assert look.markers(hood, P0) == set()


@pytest.mark.rule("APOTHEOSIS-15.2")
@pytest.mark.parametrize("marker", ["HIDDEN", "BURNING", "POISONED", "MARKED"])
def test_a_marker_does_nothing_alone_and_stays(marker: str) -> None:
    side = {"at": "c4", "hp": 8, "markers": [marker], "memento": ["S01"]}
    table = do(lay({"at": "c3", "equip": ["I03"], "ap": 9}, side), "use I03 e2", dice=[1])
    assert look.blows(table) == [(7, 2)]
    end_turn(end_turn(table))
    assert (look.markers(table, P1), look.hp(table, P1)) == ({marker}, 6)


# Attachments


@pytest.mark.rule("APOTHEOSIS-15.3")
def test_an_attachment_has_no_effects_but_those_for_attachments() -> None:
    """The Coat gives no CON, the Seedstone 2 while attached; neither does anything for the Hero."""
    table = lay({"support": [{"card": "K01", "at": "b2", "attached": ["I08", "I24"]}]})
    assert (look.attribute(table, "b2", "CON"), look.attribute(table, P0, "CON")) == (6, 5)


@pytest.mark.rule("APOTHEOSIS-15.3")
def test_an_attachment_cannot_be_activated() -> None:
    pup = {"card": "K01", "at": "b2", "hp": 3, "attached": ["I14", "V09", "S17"]}
    assert legal(lay({"hp": 5, "support": [pup]}), "use") == []
    assert legal(lay({"hp": 5, "support": [pup]}, active="b2"), "use") == []


@pytest.mark.rule("APOTHEOSIS-15.3")
def test_attachments_travel_with_their_host() -> None:
    """Abandoned, the pup takes them to the inventory and back."""
    pup = {"card": "K01", "at": "b1", "attached": ["I01", "S01"]}
    table = do(lay({"ap": 9, "support": [pup]}), "abandon K01")
    assert (look.inventory(table, P0), look.attached(table, P0, "K01")) == (["K01"], ["I01", "S01"])
    do(table, "recruit K01", "tile a1")
    assert (look.support(table, P0), look.attached(table, P0, "K01")) == (["K01"], ["I01", "S01"])


@pytest.mark.rule("APOTHEOSIS-15.3")
def test_a_card_that_becomes_an_attachment_has_none_itself() -> None:
    """An abandoned Companion with attachments, attached to another: they stay in the inventory."""
    first = {"card": "K01", "at": "b1", "attached": ["I01", "S01"]}
    table = lay({"at": "c1", "ap": 9, "support": [first, {"card": "K06", "at": "c2"}]})
    do(table, "abandon K01", "attach c2")
    assert (look.attached(table, P0, "K06"), sorted(look.inventory(table, P0))) == (["K01"], ["I01", "S01"])


@pytest.mark.rule("APOTHEOSIS-15.3", "APOTHEOSIS-16.5")
def test_attachments_of_a_buried_host_go_to_their_owners_piles() -> None:
    weak = {"card": "K04", "at": "c4", "hp": 1, "attached": ["S06", "V05"]}
    table = do(lay({"at": "c3"}, {"support": [weak], "deck": ["I01"]}), "attack c4", dice=[1])
    assert (look.deck(table, P1)[-1], sorted(look.discard(table, P1)), look.support(table, P1)) == (
        "K04",
        ["S06", "V05"],
        [],
    )


# Temporary modifiers


@pytest.mark.rule("APOTHEOSIS-15.4", "APOTHEOSIS-R21")
def test_a_temporary_modifier_outlasts_its_card() -> None:
    """Basilisk Oil is buried, and the blade is still oiled; after the turn it is not."""
    table = do(lay({"at": "c3", "ap": 9, "equip": ["I16", "I01"]}, {"at": "c4"}), "use I16 e1", "use I01 e1", dice=[1])
    assert (look.blows(table)[0][0], look.equip(table, P0)) == (9, ["I01"])
    end_turn(end_turn(table))
    assert table.view(None)["modifiers"] == []


@pytest.mark.rule("APOTHEOSIS-15.4")
def test_equal_modifiers_add_up() -> None:
    same = {"stat": "CON", "amount": 2, "until": "battle"}
    assert look.attribute(lay({"modifiers": [same, same]}), P0, "CON") == 9


@pytest.mark.rule("APOTHEOSIS-15.4")
def test_a_modifier_for_as_long_as_a_counter_is_there() -> None:
    """Stone Skin: CON +3 while it has TIME. Forgotten, it takes its TIME along; discarded, it is over."""
    table = do(lay_made({"ap": 9, "memento": ["S12"], "inventory": ["TST38"]}), "use S12 e1")
    assert (look.attribute(table, P0, "CON"), look.counters(table, P0, "S12")) == (8, {"TIME": 2})
    kept = do(lay_made({"ap": 9, "memento": ["S12"]}), "use S12 e1", "forget S12")
    assert look.attribute(kept, P0, "CON") == 8
    do(table, "use TST38 e1")
    assert look.attribute(table, P0, "CON") == 5


@pytest.mark.rule("APOTHEOSIS-15.1")
def test_counters_of_the_scenario_tick() -> None:
    table = end_turn(lay(scenario=[{"card": "V14", "counters": {"TIME": 3}}], order=[]))
    assert look.scenario_counters(table, "V14") == {"TIME": 2}
