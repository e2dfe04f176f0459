"""APOTHEOSIS-30.1 and 30.2: kinds of activation, and what happens to the card itself; each keyword a test."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, able, end_turn, exhausted, lay
from apotheosis.workshop import lay_made
from table import asked, do


def awake(entity: str, **side: Any) -> dict[str, Any]:
    """A Hero of level 7 with an Entity awake and nothing to keep it so."""
    sheet = {"house": "H08", "classes": ["C12", "C18"], "entity": entity}
    return {"hero": sheet, "awake": True, **side}


# Activation


@pytest.mark.rule("APOTHEOSIS-30.1")
@pytest.mark.parametrize(("health", "after", "used"), [(6, 7, ["E04 e1"]), (11, 11, [])])
def test_auto(health: int, after: int, used: list[str]) -> None:
    """Lady Underbough heals at T4, unasked, but only the wounded."""
    table = lay({}, awake("E04", hp=health, memento=["S17", "S17"]))
    do(table, "end_turn", "accept")
    assert (asked(table), look.hp(table, P1), look.activated(table)) == ((P1, "main"), after, used)


@pytest.mark.rule("APOTHEOSIS-30.1")
def test_permanent() -> None:
    table = do(lay({"inventory": ["I08"]}), "equip I08")
    assert look.attribute(table, P0, "CON") == 6
    assert look.attribute(do(table, "unequip I08"), P0, "CON") == 5


@pytest.mark.rule("APOTHEOSIS-30.1", "APOTHEOSIS-R20")
def test_temp_on_a_bar() -> None:
    """Stone Skin: +3 CON while there is sand."""
    table = do(lay({"memento": ["S12"], "attributes": {"PER": 9}}), "use S12 e1")
    assert (look.attribute(table, P0, "CON"), look.counters(table, P0, "S12")) == (8, {"TIME": 2})
    end_turn(end_turn(table))
    while asked(table) == (P0, "recomposition"):
        do(table, "done")
    assert (look.attribute(table, P0, "CON"), look.counters(table, P0, "S12")) == (8, {"TIME": 1})
    end_turn(end_turn(table))
    while asked(table) == (P0, "recomposition"):
        do(table, "done")
    assert (look.attribute(table, P0, "CON"), look.counters(table, P0, "S12").get("TIME", 0)) == (5, 0)


@pytest.mark.rule("APOTHEOSIS-30.1", "APOTHEOSIS-R21", "APOTHEOSIS-30.5")
def test_temp_is_not_ended_by_the_card_leaving() -> None:
    """Basilisk Oil is buried, and the blade is still wet; without a blade it does nothing."""
    table = do(lay({"at": "c3", "equip": ["I16", "I01"], "ap": 7}, {"at": "c4"}), "use I16 e1")
    assert look.deck(table, P0)[-1] == "I16"
    do(table, "use I01 e1", "attack c4", dice=[1, 1])
    assert [damage for damage, _ in look.blows(table)] == [5 + 1 + 3, 5 + 1]


@pytest.mark.rule("APOTHEOSIS-30.1", "APOTHEOSIS-R20")
def test_temp_on_a_card_without_bar_applies_when_it_enters_play() -> None:
    """+1 CON as long as it lies there; +2 AGI for the round in which it came, even when it has left again."""
    table = do(lay_made({"inventory": ["TST80"]}), "equip TST80")
    assert (look.attribute(table, P0, "CON"), look.attribute(table, P0, "AGI")) == (6, 7)
    do(table, "unequip TST80")
    assert (look.attribute(table, P0, "CON"), look.attribute(table, P0, "AGI")) == (5, 7)


# Events of the card itself


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_play() -> None:
    table = do(lay({"inventory": ["I10"]}), "equip I10")
    assert (look.markers(table, P0), look.activated(table)) == ({"HIDDEN"}, ["I10 e1"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R16")
def test_on_play_is_not_the_scenario() -> None:
    """A made Event that would heal on entering a table is registered."""
    table = do(lay_made({"inventory": ["TST83"], "hp": 5}), "use TST83 e1")
    assert (look.scenario(table), look.hp(table, P0)) == (["TST83"], 5)


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_exit() -> None:
    table = do(lay({"equip": ["I17"]}), "unequip I17")
    assert look.inventory(table, P0) == ["I17", "I08"]
    table = do(lay({"equip": ["I10"], "markers": ["HIDDEN"]}), "unequip I10")
    assert look.markers(table, P0) == set()


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R17")
def test_on_exit_is_any_departure_from_the_table() -> None:
    """The Otter of a Hero dies, and its card goes under the deck: a card is drawn."""
    otter = {"card": "K13", "at": "c3", "hp": 1}
    table = lay({"at": "a1", "support": [otter], "deck": ["V01", "V02"]}, {"at": "c4"}, active="c4")
    do(table, "attack c3", dice=[1])
    assert (look.support(table, P0), look.inventory(table, P0), look.deck(table, P0)) == ([], ["V01"], ["V02", "K13"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R17")
def test_on_exit_when_discarded() -> None:
    table = do(lay_made({"equip": ["I17"], "inventory": ["TST38"]}), "use TST38 e1")
    assert (look.discard(table, P0), look.inventory(table, P0)) == (["I17", "TST38"], ["I08"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R18")
def test_on_obtain_when_drawn() -> None:
    table = end_turn(lay({}, {"deck": ["I24", "I08", "I08"], "hp": 8}))
    assert (look.hp(table, P1), look.inventory(table, P1)) == (9, ["I24", "I08"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R18", "APOTHEOSIS-R92")
def test_on_obtain_when_got_or_searched() -> None:
    table = do(lay_made({"inventory": ["TST46"], "discard": ["I24"], "hp": 5}), "use TST46 e1")
    assert look.hp(table, P0) == 6
    table = do(lay({"inventory": ["V12"], "deck": ["I24"], "hp": 5}), "use V12 e1", "done")
    assert "I24 e1" in look.activated(table)


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R18")
def test_on_obtain_is_not_from_ones_own_table() -> None:
    table = do(lay({"equip": ["I24"], "hp": 8}), "unequip I24")
    assert (look.hp(table, P0), look.activated(table)) == (8, [])
    table = do(lay({"inventory": ["I24"], "hp": 8}), "equip I24")
    assert (look.hp(table, P0), look.activated(table)) == (8, [])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_reveal_of_an_entity() -> None:
    """The Ember Sprite burns who stands near: 4 DMG against CON 5."""
    sprite = {"hero": {"house": "H08", "classes": ["C12"], "entity": "E01"}, "at": "c3", "memento": ["S17", "S17"]}
    table = do(lay(sprite, {"at": "c4"}), "awaken")
    assert (look.hp(table, P1), look.activated(table)) == (9, ["E01 e1"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_reveal_of_a_summon() -> None:
    wisp = {"card": "K10", "concealed": True}
    table = do(lay({"at": "c3", "support": [wisp], "memento": ["S13"]}, {"at": "c5"}), "evoke K10", "tile c4")
    assert (look.hp(table, P1), look.activated(table)) == (9, ["K10 e1"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_reveal_of_an_event() -> None:
    """An Ambush takes 1 AP of the active character when it is declared, be the check won or lost."""
    table = lay({"at": "c3", "inventory": ["V07"]}, {"at": "c4"}, at="start", active="c4")
    do(table, "use V07 e1", dice=[1])
    assert (look.ap(table, P1), look.hp(table, P1), look.activated(table)) == (4, 10, ["V07 e1", "V07 e2"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_conceal_of_an_entity() -> None:
    """The Tidewraith falls asleep for want of SP and MP, and heals as it goes."""
    table = end_turn(lay({}, awake("E02", hp=4)))
    assert (look.hp(table, P1), look.is_awake(table, P1), look.activated(table)) == (5, False, ["E02 e1"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_conceal_of_a_summon() -> None:
    djinn = {"card": "K11", "at": "c2"}
    table = do(lay({"at": "c1", "support": [djinn], "memento": exhausted("S09")}), "unevoke K11")
    assert (look.upright(table, P0), look.activated(table)) == (["S09"], ["K11 e1"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_exhaust() -> None:
    """The Aegis lies down against a blow, and a point is recovered."""
    foe = {"at": "c4", "equip": ["I07"], "memento": exhausted("S01")}
    table = do(lay({"at": "c3"}, foe), "attack c4", "use I07 e2", dice=[1])
    assert (look.upright(table, P1), look.blows(table)) == (["S01"], [(1, 0)])
    assert "I07 e3" in look.activated(table)


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_exhaust_by_payment() -> None:
    """Heartbrand hurts every enemy within 2 when it pays."""
    table = do(lay({"at": "c3", "memento": ["S16", *exhausted("S09")]}, {"at": "c5"}), "use S09 e1")
    do(table, *(["done"] if asked(table) == (P0, "change") else []))
    assert look.sideways(table, P0) == ["S16", "S09"]
    assert look.activated(table).count("S16 e1") == 1


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_recover() -> None:
    """Sigil Reserve, recovered in the recomposition, draws; Vigil heals."""
    table = lay({"memento": exhausted("S15"), "deck": ["V01", "I08", "I08"]}, at="recomposition")
    do(table, "pick S15")
    assert ("S15 e1" in look.activated(table), "V01" in look.inventory(table, P0)) == (True, True)
    table = lay({"memento": exhausted("S18"), "hp": 5}, at="recomposition")
    assert look.hp(do(table, "pick S18"), P0) == 6


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-30.3")
def test_on_recover_once_per_round() -> None:
    used = {"card": "S15", "exhausted": True, "used": ["e1"]}
    table = do(lay({"memento": [used], "inventory": ["I15"]}), "use I15 e1")
    assert (look.upright(table, P0), look.inventory(table, P0)) == (["S15"], [])
    table = do(lay({"memento": exhausted("S15"), "inventory": ["I15"]}), "use I15 e1")
    assert (look.upright(table, P0), look.inventory(table, P0)) == (["S15"], ["I08"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R81")
def test_to_exhaust_to_consume_and_to_lie_down_are_one_act() -> None:
    """Heartbrand notices a payment, an effect that exhausts it, and one that drains."""
    brand, foe = {"at": "c3", "memento": ["S16"]}, {"at": "c4"}
    assert look.hp(lay_made({**brand, "equip": ["TST75"]}, foe, at="round"), P1) == 9
    assert look.hp(lay_made(brand, foe, scenario=["V02"], at="start", active="c3"), P1) == 9
    table = do(lay({**brand, "inventory": ["V02"]}, foe), "use V02 e1")
    assert look.hp(table, P1) == 10, "nothing was exhausted"


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-2.12")
def test_recovering_what_stands_is_no_event() -> None:
    """Points for an exhausted Vigil only: one that stands is not recovered again."""
    table = do(lay({"memento": ["S18", *exhausted("S01")], "inventory": ["I15"], "hp": 5}), "use I15 e1")
    assert look.hp(table, P0) == 5


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R97")
def test_on_discard() -> None:
    table = do(lay(able(house="H06", inventory=["I21"], hp=8), at="end"), "use H06 e2")
    assert (look.hp(table, P0), look.discard(table, P0)) == (9, ["I21"])
    assert look.hp(do(lay({"equip": ["I21"], "hp": 8}), "unequip I21"), P0) == 8


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_bury() -> None:
    """The Acolyte dies with a blessing. Knocked out, its card stays."""
    acolyte = {"card": "K09", "at": "c3", "hp": 1}
    sides = ({"at": "a1", "hp": 6, "support": [acolyte]}, {"at": "c4"})
    table = do(lay(*sides, active="c4"), "attack c3", dice=[1])
    assert (look.hp(table, P0), look.deck(table, P0)[-1], look.support(table, P0)) == (8, "K09", [])
    weak = {"at": "c4", "attributes": {"FOR": 1}}
    table = do(lay({**sides[0], "support": [acolyte]}, weak, active="c4"), "attack c3", dice=[1])
    assert (look.hp(table, P0), look.life(table, "c3"), look.support(table, P0)) == (6, "ko", ["K09"])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_banish() -> None:
    """Last Words are spoken by their owner when an enemy banishes them from the pile."""
    table = do(lay(able("C15"), {"discard": ["V13"]}), "use C15 e2")
    assert (look.banished(table), look.inventory(table, P1), look.inventory(table, P0)) == (["V13"], ["I08", "I08"], [])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_on_discard_once_per_battle() -> None:
    """Last Words draw when they are discarded, the first time."""
    table = do(lay(able(house="H06", inventory=["V13"]), at="end"), "use H06 e2")
    assert (look.inventory(table, P0), look.discard(table, P0)) == (["I08", "I08"], ["V13"])
    used = {"card": "V13", "used": ["e1"]}
    table = do(lay(able(house="H06", inventory=[used]), at="end"), "use H06 e2")
    assert (look.inventory(table, P0), look.discard(table, P0)) == (["I08"], ["V13"])
