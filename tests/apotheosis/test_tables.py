"""APOTHEOSIS-4: the areas of a table, its spaces, and the inventory."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, answers, deal, end_turn, exhausted, lay
from apotheosis.looking import (
    attribute,
    discard,
    equip,
    hp,
    inventory,
    is_shown,
    knowledge,
    memento,
    mentioned,
    support,
)
from apotheosis.workshop import lay_made
from table import asked, do, legal, log, offers, refuses

PLAIN = {"hero": {"house": "H01", "classes": []}}


@pytest.mark.rule("APOTHEOSIS-4.1")
def test_the_table_is_equipment_memento_and_support() -> None:
    """A card that discards from the table is offered these, and neither sheet nor inventory nor scenario."""
    side = {"hero": {"house": "H02", "classes": ["C05"]}, "level": 6, "inventory": ["TST38", "I14"]}
    areas = {"equip": ["I08"], "memento": ["S08"], "support": [{"card": "K10", "concealed": True}]}
    table = lay_made({**side, **areas, "knowledge": {"practice": 1, "arcane": 1}}, scenario=["V14"])
    do(table, "use TST38 e1")
    assert answers(table, "pick") == ["I08", "S08", "K10"]


@pytest.mark.rule("APOTHEOSIS-4.1", "APOTHEOSIS-9.5")
def test_each_suit_has_its_area() -> None:
    table = lay({"inventory": ["I08", "S01", "K10", "V03"], "ap": 9})
    assert legal(table, "equip", "learn", "recruit") == ["equip I08", "learn S01", "recruit K10"]
    do(table, "equip I08", "learn S01", "recruit K10")
    assert (equip(table, P0), memento(table, P0), support(table, P0)) == (["I08"], ["S01"], ["K10"])


@pytest.mark.rule("APOTHEOSIS-4.2")
def test_table_cards_are_public_but_for_the_face_of_concealed_ones() -> None:
    sheet = {"house": "H03", "classes": ["C07", "C20", "C14"], "entity": "E01"}
    side = {"hero": sheet, "equip": ["I05"], "memento": ["S09"], "support": [{"card": "K10", "concealed": True}]}
    for seat in (P1, None):
        seen = lay(side).view(seat)["players"][P0]
        assert mentioned(seen["sheet"], seen["equip"], seen["memento"]) == {"H03", "C07", "C20", "C14", "I05", "S09"}
        assert seen["sheet"]["entity"] == {"concealed": True}
        assert seen["support"] == [{"concealed": True}]


@pytest.mark.rule("APOTHEOSIS-4.3", "APOTHEOSIS-9.5")
def test_without_an_empty_space_nothing_is_placed() -> None:
    side = {"spaces": {"equip": 1, "memento": 1, "support": 1}, "inventory": ["I08", "S03", "K10"]}
    full = {"equip": ["I01"], "memento": ["S01"], "support": [{"card": "K10", "concealed": True}]}
    assert legal(lay(side), "equip", "learn", "recruit") == ["equip I08", "learn S03", "recruit K10"]
    assert legal(lay({**side, **full}), "equip", "learn", "recruit") == []


@pytest.mark.rule("APOTHEOSIS-4.3", "APOTHEOSIS-R8")
def test_an_effect_that_could_place_nothing_is_not_activated() -> None:
    side = {"spaces": {"equip": 1}, "inventory": ["TST28", "I08"]}
    assert offers(lay_made(side), "use TST28 e1")
    assert refuses(lay_made({**side, "equip": ["I01"]}), "use TST28 e1")


@pytest.mark.rule("APOTHEOSIS-4.4")
def test_too_many_cards_for_an_area_go_to_the_inventory_by_choice() -> None:
    """TST27 gives a space of memento: without it one of three Skills is too many."""
    side = {"spaces": {"memento": 2}, "equip": ["TST27"], "memento": ["S01", "S03", *exhausted("S04")]}
    table = do(lay_made(side), "unequip TST27")
    assert (asked(table), answers(table, "pick")) == ((P0, "spaces"), ["S01", "S03", "S04"])
    do(table, "pick S03")
    assert (asked(table), memento(table, P0)) == ((P0, "main"), ["S01", "S04"])
    assert sorted(inventory(table, P0)) == ["S03", "TST27"]


@pytest.mark.rule("APOTHEOSIS-4.5")
def test_requirements_fail_together_and_again() -> None:
    """TST24 teaches athletics, with which TST25 can be worn, which teaches the defense for the Door."""
    side = {**PLAIN, "knowledge": {}, "spaces": {"equip": 4}, "equip": ["TST24", "TST25", "I06", "I08"]}
    table = lay_made(side)
    assert knowledge(table, P0) == {"athletics": 1, "defense": 1}
    do(table, "unequip TST24")
    assert (equip(table, P0), knowledge(table, P0)) == (["I08"], {})
    assert sorted(inventory(table, P0)) == ["I06", "TST24", "TST25"]


@pytest.mark.rule("APOTHEOSIS-4.6")
def test_one_item_of_each_specifier() -> None:
    """Two vests do not fit, two cleavers do."""
    table = lay({"equip": ["I08", "I01"], "inventory": ["I09", "I08", "I01", "I12"]})
    assert legal(table, "equip") == ["equip I01", "equip I12"]
    assert refuses(table, "equip I09")


@pytest.mark.rule("APOTHEOSIS-4.7")
def test_the_inventory_is_concealed_but_its_size_is_public() -> None:
    table = lay({"inventory": ["I01", "S01", "V03"]})
    for seat in (P1, None):
        seen = table.view(seat)["players"][P0]
        assert (seen["inventory_count"], seen["inventory"]) == (3, [])
    assert inventory(table, P0) == ["I01", "S01", "V03"]


@pytest.mark.rule("APOTHEOSIS-4.8", "APOTHEOSIS-R29")
def test_what_may_be_activated_from_the_inventory() -> None:
    """Events, and effects that say so; no other Item or Skill."""
    side = {"hp": 5, "inventory": ["I14", "I15", "S09", "S28", "V03"], "memento": exhausted("S01"), "at": "c3"}
    assert legal(lay(side, {"at": "c4"}), "use") == ["use I15 e1", "use S28 e2", "use V03 e1"]


@pytest.mark.rule("APOTHEOSIS-4.8")
@pytest.mark.parametrize("card", ["I15", "V03"])
def test_every_use_from_the_inventory_asks_for_the_requirement(card: str) -> None:
    """Clearwater needs vital; the gift is free; the squall would need elemental."""
    side = {**PLAIN, "inventory": ["I15", "V03", "V10"], "memento": exhausted("S01"), "level": 6}
    assert legal(lay({**side, "knowledge": {"athletics": 1}}), "use") == ["use V03 e1"]
    assert offers(lay({**side, "knowledge": {"athletics": 1, "vital": 1}}), f"use {card} e1")


@pytest.mark.rule("APOTHEOSIS-4.8", "APOTHEOSIS-R93")
def test_passive_and_automatic_effects_sleep_in_the_inventory() -> None:
    """No CON of the Coat, no lost HP of Ashfall, no poison, no truce."""
    side = {"hp": 5, "inventory": ["I08", "V14", "V15", "S22"], "markers": ["POISONED"], "at": "c3"}
    table = lay(side, {"at": "c4", "inventory": ["S22", "V14"]}, at="start")
    assert (attribute(table, P0, "CON"), hp(table, P0), offers(table, "attack c4")) == (5, 5, True)
    end_turn(table)
    assert hp(table, P0) == 5


@pytest.mark.rule("APOTHEOSIS-4.8")
def test_a_concealed_shield_is_no_answer() -> None:
    for zone, kind in (("inventory", "main"), ("equip", "window")):
        table = do(lay({"at": "c3"}, {"at": "c4", zone: ["I06"]}), "attack c4")
        assert (asked(table) or (P0, ""))[1] == kind


@pytest.mark.rule("APOTHEOSIS-4.8", "APOTHEOSIS-15.1", "APOTHEOSIS-R64")
def test_a_card_kept_revealed_works_as_on_the_table() -> None:
    """A crossbow with charges in the inventory: seen by all, and shot from there, at the level it needs."""
    loaded = {"card": "I04", "counters": {"CHARGE": 1}}
    table = lay({"at": "c3", "inventory": [loaded]}, {"at": "c5"})
    assert is_shown(table, P0, "I04")
    assert table.view(P1)["players"][P0]["inventory"][0]["card"] == "I04"
    do(table, "use I04 e2", dice=[1])
    assert (hp(table, P1), is_shown(table, P0, "I04")) == (8, False)
    weak: dict[str, Any] = {"at": "c3", **PLAIN, "knowledge": {"practice": 1}, "inventory": [loaded]}
    assert refuses(lay(weak, {"at": "c5"}), "use I04 e2")


@pytest.mark.rule("APOTHEOSIS-4.8")
def test_cards_that_speak_of_their_own_arrival_do_so_from_the_inventory() -> None:
    """The Seedstone drawn heals 1, and is shown."""
    table = do(lay({}, {"hp": 5, "deck": ["I24", "I01", "I02"]}), "end_turn")
    assert hp(table, P1) == 6
    assert "I24" in mentioned(log(table, P0))
    assert "I01" not in mentioned(log(table, P0))


@pytest.mark.rule("APOTHEOSIS-4.9")
@pytest.mark.parametrize(("house", "room"), [("H01", 14), ("H06", 16)])
def test_an_inventory_holds_the_level_and_10(house: str, room: int) -> None:
    """Quietbell has room for 2 more. Level 4; two cards are drawn."""
    side = {"hero": {"house": house, "classes": []}, "level": 4, "deck": ["S01", "S03", "I08"]}
    fits = do(lay({}, {**side, "inventory": ["I01"] * (room - 2)}), "end_turn")
    assert asked(fits) == (P1, "main")
    table = do(lay({}, {**side, "inventory": ["I02", *["I01"] * (room - 2)]}), "end_turn")
    assert asked(table) == (P1, "inventory")
    assert answers(table, "pick") == ["I02", "I01", "S01", "S03"], "copies are offered once"
    do(table, "pick S01")
    assert (discard(table, P1), len(inventory(table, P1)), asked(table)) == (["S01"], room, (P1, "main"))


@pytest.mark.rule("APOTHEOSIS-4.2", "APOTHEOSIS-6.4")
def test_entities_start_concealed() -> None:
    table = deal(hero_0="P1", hero_1="P2")
    assert table.view(P0)["players"][P1]["sheet"]["entity"] == {"concealed": True}
    assert table.view(P1)["players"][P1]["sheet"]["entity"]["card"] == "E02"
