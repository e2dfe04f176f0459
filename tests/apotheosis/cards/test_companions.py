"""What each Companion does: in its own turn, and for its Hero."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P2, able, answers, end_turn, lay, pass_all
from apotheosis.cards.trial import TEAMS, alone, dmg, health, pet, window
from apotheosis.looking import (
    activated,
    ap,
    at,
    attribute,
    banished,
    deck,
    hp,
    inventory,
    life,
    markers,
    support,
)
from table import asked, do, offers, refuses

# Techniques that are plain attacks: attachment that unlocks them, how far they reach, AP, DMG with a face of 4

ROWS = [
    ("K01 e3", "I01", 1, 3, 4 + 2),
    ("K02 e2", "", 1, 3, 7 + 2),
    ("K03 e2", "", 1, 3, 10 + 4),
    ("K04 e1", "I03", 4, 4, 5 + 2 + 1),
    ("K05 e2", "", 5, 4, 9 + 2),
    ("K07 e2", "", 1, 3, 7 + 2),
    ("K09 e2", "V05", 2, 3, 4 + 2),
    ("K10 e2", "", 3, 3, 5 + 2),
    ("K11 e2", "", 3, 4, 6 + 4),
    ("K12 e2", "", 2, 3, 6 + 2),
    ("K13 e2", "S11", 1, 2, 4 + 2),
    ("K14 e1", "", 1, 3, 8 + 2),
    ("K15 e3", "S09", 3, 3, 7 + 4),
    ("K16 e3", "", 1, 3, 9 + 4),
]


@pytest.mark.rule("APOTHEOSIS-12.6", "APOTHEOSIS-10.5")
@pytest.mark.parametrize(("technique", "key", "reach", "cost", "damage"), ROWS, ids=[row[0] for row in ROWS])
def test_a_technique_strikes_as_printed(technique: str, key: str, reach: int, cost: int, damage: int) -> None:
    """As far as its range, for its AP, with its card attached."""
    card, effect = technique.split()
    keys = [key] if key else []
    table = do(alone(card, *keys, foe=f"b{1 + reach}", ap=cost), f"use {card} {effect}", dice=[4])
    assert (dmg(table), ap(table, "b1")) == ([damage], 0)
    assert refuses(alone(card, *keys, foe=f"b{2 + reach}"), f"use {card} {effect}"), "out of range"
    assert refuses(alone(card, *keys, foe=f"b{1 + reach}", ap=cost - 1), f"use {card} {effect}"), "too few AP"
    if keys:
        assert refuses(alone(card, "V03", foe=f"b{1 + reach}"), f"use {card} {effect}"), "locked"


# Ash Wolf Pup, Greyback Wolf, Moonfang


@pytest.mark.parametrize(("left", "points"), [(1, 5), (2, 5), (3, 4)])
def test_k01_ash_wolf_pup_gains_1_ap_when_it_is_nearly_dead(left: int, points: int) -> None:
    table = lay({"support": [pet("K01", "b2", hp=left)]}, at="start", active="b2")
    assert (ap(table, "b2"), asked(table)) == (points, (P0, "main"))


def test_k01_ash_wolf_pup_is_stronger_with_a_hero_of_beasts() -> None:
    """Thornmarch and Grovekeeper have BEAST; the pup's own is not its Hero's."""
    wolf = {"support": [pet("K01", "b2")]}
    found = [lay({**hero, **wolf}) for hero in (able(house="H08"), able(house="H05"), able("C20", house="H08"))]
    assert [attribute(table, "b2", "FOR") for table in found] == [4, 5, 5]
    assert attribute(lay({**able(house="H05"), **wolf, "hp": 0}), "b2", "FOR") == 4, "not of one who has fallen"


@pytest.mark.rule("APOTHEOSIS-19.1")
def test_k01_ash_wolf_pup_of_the_game_master_is_its_own_hero() -> None:
    wild = {"characters": [pet("K01", "c6")]}
    assert attribute(lay(mode="encounter", seats=1, master=wild), "c6", "FOR") == 5


def test_k02_greyback_wolf_heals_its_hero_beside_it_once_per_round() -> None:
    side = {"at": "b2", "hp": 6, "support": [pet("K02", "b1")]}
    assert hp(end_turn(lay(side, active="b1")), P0) == 7
    assert hp(end_turn(lay({**side, "at": "c2"}, active="b1")), P0) == 6, "not from the corner"
    assert activated(end_turn(lay({**side, "hp": 10}, active="b1"))) == []
    assert hp(end_turn(lay(side, active="b2", order=[])), P0) == 6, "not at the end of the Hero's turn"
    used = {**side, "support": [pet("K02", "b1", used=["e1"])]}
    assert hp(end_turn(lay(used, active="b1")), P0) == 6, "once per round"


@pytest.mark.rule("APOTHEOSIS-12.6")
@pytest.mark.parametrize(("key", "more"), [("S04", 2), ("I01", 0), ("V03", 0)])
def test_k02_greyback_wolf_bites_harder_with_a_skill(key: str, more: int) -> None:
    table = do(alone("K02", key, ap=6), "use K02 e2", dice=[1])
    assert dmg(do(table, "attack b2", dice=[1])) == [7 + 1 + more, 7 + 1 + more]


@pytest.mark.parametrize("attack", ["use K03 e2", "attack b2"])
def test_k03_moonfang_hits_the_marked_harder(attack: str) -> None:
    side = {"at": "e7", "support": [pet("K03", "b1")]}
    for marks, more in (([], 0), (["MARKED"], 2), (["POISONED"], 0)):
        table = do(lay(side, {"at": "b2", "markers": marks}, active="b1"), attack, dice=[1])
        assert dmg(table) == [10 + 1 + more]


@pytest.mark.rule("APOTHEOSIS-1.6")
@pytest.mark.parametrize(
    ("key", "faces", "damage"),
    [("K01", [5, 3], 10 + 5 + 2), ("K01", [4], 10 + 4), ("S01", [5], 10 + 5), ("S01", [6, 3], 10 + 6 + 2)],
)
def test_k03_moonfang_rolls_perfectly_on_5_with_a_beast(key: str, faces: list[int], damage: int) -> None:
    assert dmg(do(alone("K03", key), "use K03 e2", dice=faces)) == [damage]


# Lamp Archer, Ridge Sharpshooter, Ferry Guard, Gatehouse Captain


@pytest.mark.rule("APOTHEOSIS-12.6")
@pytest.mark.parametrize(("key", "more"), [("S08", 1), ("I03", 1), ("S01", 0)])
def test_k04_lamp_archer_hits_harder_with_a_card_of_practice(key: str, more: int) -> None:
    """Hunter's Mark is of practice and no BOW: it makes her stronger, and does not let her shoot."""
    table = alone("K04", key)
    assert offers(table, "use K04 e1") == (key == "I03")
    assert dmg(do(table, "attack b2", dice=[1])) == [3 + 1 + more]


def test_k05_ridge_sharpshooter_aims_at_the_start_of_its_turn() -> None:
    side = {"at": "e7", "support": [pet("K05", "b1", ap=8)]}
    table = do(lay(side, {"at": "b3"}, active="b1", at="start"), "use K05 e2", dice=[1])
    do(table, "use K05 e2", dice=[1])
    assert dmg(table) == [9 + 1 + 1] * 2, "all the turn"
    assert dmg(do(alone("K05", foe="b3"), "use K05 e2", dice=[1])) == [9 + 1]
    used = {"at": "e7", "support": [pet("K05", "b1", used=["e1"])]}
    assert dmg(do(lay(used, {"at": "b3"}, active="b1", at="start"), "use K05 e2", dice=[1])) == [9 + 1]


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_k05_ridge_sharpshooter_shoots_farther_with_a_bow() -> None:
    assert offers(alone("K05", "I03", foe="b7"), "use K05 e2"), "6 tiles"
    assert refuses(alone("K05", "S01", foe="b7"), "use K05 e2")
    assert refuses(alone("K05", "I03", foe="c7"), "use K05 e2"), "7 tiles"


@pytest.mark.parametrize(
    ("attack", "damage"),
    [("attack c4", 6 - 1), ("use I01 e1", 6 - 1), ("use S01 e1", 6), ("use S09 e1", 6)],
)
def test_k06_ferry_guard_takes_1_off_every_attack_but_skills(attack: str, damage: int) -> None:
    mine = {"at": "c3", "equip": ["I01"], "memento": ["S01", "S09"]}
    table = do(lay(mine, {"support": [pet("K06", "c4")]}), attack, dice=[1])
    assert dmg(table) == [damage]


def test_k06_ferry_guard_takes_1_off_techniques_too() -> None:
    table = lay({"support": [pet("K02", "c3")]}, {"support": [pet("K06", "c4")]}, active="c3")
    assert dmg(do(table, "use K02 e2", dice=[1])) == [7 + 1 - 1]


@pytest.mark.rule("APOTHEOSIS-12.6")
@pytest.mark.parametrize(("key", "con"), [("I06", 8), ("I07", 8), ("I08", 6), ("S04", 6)])
def test_k06_ferry_guard_is_tougher_with_a_shield(key: str, con: int) -> None:
    assert attribute(lay({"support": [pet("K06", "c4", key)]}), "c4", "CON") == con


def test_k07_gatehouse_captain_heals_a_partner_that_ends_its_turn_beside_her() -> None:
    """A fellow Companion or the Hero of a partner, but not her own Hero, and not herself."""
    captain = pet("K07", "b1", hp=5)
    pup = {"at": "a1", "hp": 5, "support": [captain, pet("K01", "b2", hp=2)]}
    assert hp(end_turn(lay(pup, active="b2")), "b2") == 3
    assert hp(end_turn(lay(pup, active="b1", order=["a1"])), "b1") == 5
    assert hp(end_turn(lay(pup, active="a1")), P0) == 5
    sides = ({"at": "a1", "support": [captain]}, {"at": "a7"}, {"at": "c1", "hp": 5}, {"at": "c7"})
    assert hp(end_turn(lay(*sides, **TEAMS, active="c1")), P2) == 6


@pytest.mark.parametrize(
    ("place", "left", "more"),
    [("c2", 2, {}), ("b2", 5, {}), ("b2", 2, {"used": ["e1"]})],
    ids=["apart", "well", "again in the round"],
)
def test_k07_gatehouse_captain_heals_nobody_else(place: str, left: int, more: dict[str, Any]) -> None:
    pup = {"at": "a1", "support": [pet("K07", "b1", **more), pet("K01", place, hp=left)]}
    assert hp(end_turn(lay(pup, active=place)), place) == left


@pytest.mark.rule("APOTHEOSIS-12.6")
@pytest.mark.parametrize(("key", "con"), [("V03", 10), ("S04", 8), ("I06", 8)])
def test_k07_gatehouse_captain_is_tougher_with_an_event(key: str, con: int) -> None:
    assert attribute(lay({"support": [pet("K07", "c4", key)]}), "c4", "CON") == con


# Marsh Herbalist, Bell Acolyte


@pytest.mark.rule("APOTHEOSIS-10.2")
@pytest.mark.parametrize(("effect", "cost", "more"), [("e1", 3, 1), ("e2", 2, 2)])
def test_k08_marsh_herbalist_heals_an_ally_within_2(effect: str, cost: int, more: int) -> None:
    """Herself included; across a wall; with a potion better and quicker."""
    troop = [pet("K08", "b1", "I14", hp=2, ap=3), pet("K01", "d1", hp=2), pet("K04", "d2", hp=2)]
    side = {"at": "b3", "hp": 5, "support": troop}
    table = do(lay(side, {"at": "a1", "hp": 5}, active="b1", tiles={"b2": "blocked"}), f"use K08 {effect}")
    assert (asked(table), sorted(answers(table, "target"))) == ((P0, "target"), ["b1", "b3", "d1"])
    do(table, "target b3")
    assert (hp(table, P0), ap(table, "b1")) == (5 + more, 3 - cost)


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-12.6")
def test_k08_marsh_herbalist_heals_only_the_wounded_for_her_ap() -> None:
    side = {"at": "b3", "hp": 5}
    assert refuses(lay({**side, "hp": 10, "support": [pet("K08", "b1")]}, active="b1"), "use K08 e1")
    assert refuses(lay({**side, "support": [pet("K08", "b1", ap=2)]}, active="b1"), "use K08 e1")
    assert refuses(lay({**side, "support": [pet("K08", "b1", "I08")]}, active="b1"), "use K08 e2")
    assert refuses(lay({**side, "support": [pet("K08", "b1", "I14", ap=1)]}, active="b1"), "use K08 e2")


@pytest.mark.rule("APOTHEOSIS-16.5", "APOTHEOSIS-30.2")
def test_k09_bell_acolyte_heals_her_hero_when_she_is_buried() -> None:
    """CON 3: DMG 11 is 3 injury. Dead she is buried, knocked out she is not."""
    for left, health_now, buried in ((2, 8, True), (3, 6, False)):
        foe = {"at": "e7", "hp": 6, "support": [pet("K09", "c4", hp=left)]}
        table = pass_all(do(lay({"at": "c3", "attributes": {"FOR": 10}}, foe), "attack c4", dice=[1]))
        assert (hp(table, P1), "K09" in deck(table, P1)) == (health_now, buried)


@pytest.mark.rule("APOTHEOSIS-4.8", "APOTHEOSIS-22.1")
def test_k09_bell_acolyte_heals_when_she_is_buried_out_of_the_inventory() -> None:
    side = able("C08", hp=6, inventory=["K09"], deck=["I01"])
    table = do(lay(side), "use C08 e2")
    assert (hp(table, P0), inventory(table, P0), deck(table, P0)) == (8, ["I01"], ["K09"])
    assert activated(do(lay({**side, "hp": 10}), "use C08 e2")) == ["C08 e2"], "not a Hero who is well"


# Ford Otter, Bronze Aurochs, Salt Drake, the Nameless Squire


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-R17")
def test_k13_ford_otter_draws_when_it_leaves_the_table() -> None:
    side = {"at": "c1", "support": [pet("K13", "b1")], "deck": ["I01", "I02"]}
    table = do(lay(side), "abandon K13")
    assert (inventory(table, P0), support(table, P0)) == (["K13", "I01"], [])
    foe = {"at": "e7", "support": [pet("K13", "c4", hp=1)], "deck": ["I01", "I02"]}
    table = pass_all(do(lay({"at": "c3"}, foe), "attack c4", dice=[1]))
    assert (inventory(table, P1), deck(table, P1)) == (["I01"], ["I02", "K13"]), "dead and buried"


@pytest.mark.rule("APOTHEOSIS-16.5")
def test_k13_ford_otter_stays_when_it_is_knocked_out() -> None:
    foe = {"at": "e7", "support": [pet("K13", "c4", hp=2)], "deck": ["I01", "I02"]}
    table = pass_all(do(lay({"at": "c3", "attributes": {"FOR": 4}}, foe), "attack c4", dice=[1]))
    assert (life(table, "c4"), support(table, P1), inventory(table, P1)) == ("ko", ["K13"], [])


@pytest.mark.rule("APOTHEOSIS-8.10", "APOTHEOSIS-10.7")
@pytest.mark.parametrize(
    ("con", "wall", "place"),
    [(5, {}, "b3"), (21, {}, "b2"), (5, {"b3": "blocked"}, "b2")],
    ids=["hit", "missed", "against a wall"],
)
def test_k14_bronze_aurochs_pushes_whom_it_hits(con: int, wall: dict[str, str], place: str) -> None:
    side = {"at": "e7", "support": [pet("K14", "b1")]}
    table = lay(side, {"at": "b2", "attributes": {"CON": con}}, active="b1", tiles=wall)
    do(table, "use K14 e1", dice=[1])
    assert (dmg(table), at(table, P1)) == ([8 + 1], place)


@pytest.mark.rule("APOTHEOSIS-12.6", "APOTHEOSIS-10.5")
@pytest.mark.parametrize(("key", "damage"), [("I07", 6 - 2), ("S13", 6 - 2), ("I04", 6), ("I22", 6), ("S01", 6)])
def test_k14_bronze_aurochs_takes_2_less_with_a_rare_card(key: str, damage: int) -> None:
    """Neither uncommon nor epic."""
    table = lay({"at": "c3"}, {"at": "e7", "support": [pet("K14", "c4", key)]})
    assert dmg(do(table, "attack c4", dice=[1])) == [damage]


@pytest.mark.rule("APOTHEOSIS-10.2", "APOTHEOSIS-10.7")
def test_k15_salt_drake_sets_on_fire_whom_its_breath_hits() -> None:
    """All beside it, allies included; who is not hurt does not burn. 7 + 4 is 11."""
    side = {"at": "b2", "attributes": {"CON": 24}, "support": [pet("K15", "b1", ap=4), pet("K01", "d1")]}
    table = do(lay(side, {"at": "a1"}, active="b1"), "use K15 e1", dice=[4])
    assert (health(table, P0, P1, "d1"), ap(table, "b1")) == ([10, 10 - 3, 5], 0)
    assert [markers(table, who) for who in (P0, P1, "d1", "b1")] == [set(), {"BURNING"}, set(), set()]
    soft = {**side, "attributes": {}}
    assert markers(do(lay(soft, {"at": "a1"}, active="b1"), "use K15 e1", dice=[4]), P0) == {"BURNING"}


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_k15_salt_drake_breathes_on_those_beside_it_for_4_ap() -> None:
    assert refuses(alone("K15", foe="b3"), "use K15 e1")
    assert refuses(alone("K15", ap=3), "use K15 e1")


def test_k15_salt_drake_lets_burning_enemies_burn_at_the_end_of_their_turn() -> None:
    burning: dict[str, Any] = {"hp": 5, "markers": ["BURNING"]}
    drake = {"support": [pet("K15", "a1")]}
    table = end_turn(lay(drake, burning, active="c7"))
    assert (hp(table, P1), markers(table, P1)) == (4, set())
    table = end_turn(lay(drake, burning, active="c1", order=["c7"]))
    assert (hp(table, P1), markers(table, P1)) == (5, {"BURNING"}), "not at the end of another's"
    table = end_turn(lay({**drake, **burning}))
    assert (hp(table, P0), markers(table, P0)) == (5, {"BURNING"}), "its own Hero is spared"


@pytest.mark.rule("APOTHEOSIS-10.8")
@pytest.mark.parametrize("defender", ["c4", "d5"])
def test_k16_nameless_squire_takes_the_place_of_an_ally_beside_him(defender: str) -> None:
    """His Hero at c4 or a fellow at d5: 5 + 1 against CON 12 is 1 injury."""
    foe = {"at": "c4", "support": [pet("K16", "c5"), pet("K01", "d5")]}
    mine = {"at": "c3" if defender == "c4" else "d4"}
    table = do(lay(mine, foe), f"attack {defender}")
    assert window(table) == (P1, ["use K16 e1"])
    do(table, "use K16 e1", dice=[1])
    assert (health(table, "c4", "d5", "c5"), dmg(table)) == ([10, 5, 14], [6])


def test_k16_nameless_squire_helps_once_a_round_and_only_beside_him() -> None:
    beside = {"at": "c4", "support": [pet("K16", "c5")]}
    table = do(lay({"at": "c3", "ap": 6}, beside), "attack c4", "use K16 e1", dice=[1])
    assert health(do(table, "attack c4", dice=[1]), "c4", "c5") == [8, 14]
    apart = {"at": "c4", "support": [pet("K16", "d5")]}
    assert hp(do(lay({"at": "c3"}, apart), "attack c4", dice=[1]), P1) == 8
    assert hp(do(lay({"at": "c3"}, {"support": [pet("K16", "c4")]}), "attack c4", dice=[1]), "c4") == 14, "himself"
    traitor = {"at": "c3", "support": [pet("K16", "d4")]}
    assert hp(do(lay(traitor, {"at": "c4"}), "attack c4", dice=[1]), P1) == 8, "no enemy"


@pytest.mark.rule("APOTHEOSIS-10.8")
def test_k16_nameless_squire_cannot_stand_in_for_one_of_two() -> None:
    foe = {"at": "c4", "support": [pet("K16", "c5"), pet("K01", "b3")]}
    table = do(lay({"at": "c3", "memento": ["S02"]}, foe), "use S02 e1", dice=[1])
    assert (asked(table), health(table, P1, "b3", "c5")) == ((P0, "main"), [8, 3, 15])


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_k16_nameless_squire_heals_4_when_he_is_banished() -> None:
    table = do(lay({"hp": 5, "inventory": ["V20", "K16"]}), "use V20 e1")
    assert (hp(table, P0), banished(table)) == (5 - 2 + 4, ["K16", "V20"])
    table = do(lay(able("C15"), {"hp": 5, "discard": ["K16"]}), "use C15 e2")
    assert (hp(table, P1), hp(table, P0)) == (9, 10)
    assert hp(do(lay(able("C15"), {"hp": 8, "discard": ["K16"]}), "use C15 e2"), P1) == 10, "to the maximum"
