"""What the Classes of the emperor, the lovers, the magician and the priest do: C01 to C12."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P2, able, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import con_of_turns, crate, dmg, health, teams, window
from apotheosis.looking import ap, at, attribute, deck, hp, inventory, sideways, upright
from table import asked, do, legal, offers, refuses

BLADE, FIST, BOW = "use I01 e1", "attack c4", "use I03 e2"


# Emperor


@pytest.mark.parametrize(("action", "found"), [(FIST, 6 + 2), (BLADE, 6), ("use S01 e1", 6)])
def test_c01_hits_harder_with_normal_attacks(action: str, found: int) -> None:
    mine = able("C01", at="c3", equip=["I01"], memento=["S01"])
    assert dmg(do(lay(mine, {"at": "c4"}), action, dice=[1])) == [found]


@pytest.mark.parametrize("action", [FIST, BLADE, "use S01 e1"])
def test_c02_hits_2_harder_once_per_turn_with_anything(action: str) -> None:
    mine = able("C02", at="c3", ap=6, equip=["I01"], memento=["S01"])
    table = do(lay(mine, {"at": "c4"}), action)
    assert window(table) == (P0, ["use C02 e1"])
    do(table, "use C02 e1", dice=[1])
    do(table, FIST, dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6 + 2, 6])


def test_c02_may_wait_for_the_second_attack_and_comes_again_next_turn() -> None:
    table = do(lay(able("C02", at="c3", ap=6, attributes={"PER": 9}), {"at": "c4"}), FIST, "pass", dice=[1])
    do(table, FIST, "use C02 e1", dice=[1])
    end_turn(end_turn(table))
    do(table, FIST, "use C02 e1", dice=[1])
    assert dmg(table) == [6, 8, 8]


def test_c03_leads_the_first_ally_of_the_round() -> None:
    """+1 DMG of every kind for its turn; the second ally has none."""
    marshal, partner = able("C03", equip=["I01"], ap=6), {"ap": 3}
    table = teams(marshal, {}, partner, at="start", order=["c2"], objects=[crate("b1"), crate("b2")])
    do(table, "attack b1", "use I01 e1", "target b1", dice=[1, 1])
    do(table, "end_turn", "attack b2", dice=[1])
    assert dmg(table) == [6 + 1, 6 + 1, 6]


def test_c03_leads_a_partner_who_is_first() -> None:
    table = teams(able("C03"), {}, {"at": "c6"}, at="start", active="c6")
    assert dmg(do(table, "attack c7", dice=[1])) == [6 + 1]


def test_c03_leads_companions_too() -> None:
    """The archer has FOR 3."""
    table = lay(able("C03", support=[{"card": "K04", "at": "e5"}]), at="start", active="e5", objects=[crate("e6")])
    assert dmg(do(table, "attack e6", dice=[1])) == [3 + 1 + 1]


def test_c03_leads_for_that_turn_only() -> None:
    """When P1 attacks in its own turn, the Marshal strikes back without the help."""
    table = end_turn(lay(able("C03", at="c3", memento=["S01"]), {"at": "c4"}, at="start"))
    do(table, "attack c3", dice=[1])
    do(table, "use C03 e2", dice=[1])
    assert dmg(table) == [6, 6]


@pytest.mark.parametrize(("foe", "health_left"), [({"CON": 5}, 8), ({"CON": 20}, 10)])
def test_c03_strikes_back_for_1_sp(foe: dict[str, int], health_left: int) -> None:
    """The strike is a Normal attack of 5 + 1 and costs no AP."""
    marshal = able("C03", at="c4", memento=["S01", "S03"])
    table = do(lay({"at": "c3", "attributes": foe}, marshal), FIST, dice=[1])
    assert window(table) == (P1, ["use C03 e2"])
    do(table, "use C03 e2", "pick S03", dice=[1])
    assert (asked(table), dmg(table), hp(table, P0)) == ((P0, "main"), [6, 6], health_left)
    assert (sideways(table, P1), ap(table, P1)) == (["S03"], 0)


def test_c03_strikes_back_once_per_round() -> None:
    marshal = able("C03", at="c4", memento=["S01", "S03"])
    table = do(lay({"at": "c3", "ap": 6}, marshal), FIST, dice=[1])
    do(table, "use C03 e2", "pick S01", "done", dice=[1])
    do(table, FIST, dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6, 6, 6])


@pytest.mark.parametrize(
    ("mine", "marshal", "action"),
    [
        ({}, {"memento": exhausted("S01")}, FIST),
        ({}, {"memento": ["S09"]}, FIST),
        ({"at": "c2", "equip": ["I03"]}, {"memento": ["S01"]}, BOW),
        ({}, {"memento": ["S01"], "attributes": {"CON": 14}}, FIST),
    ],
    ids=["spent", "no SP", "from afar", "unhurt"],
)
def test_c03_strikes_back_only_with_sp_beside_the_attacker_and_hurt(
    mine: dict[str, Any], marshal: dict[str, Any], action: str
) -> None:
    table = do(lay({"at": "c3", **mine}, able("C03", at="c4", **marshal)), action, dice=[1])
    assert (asked(table), len(dmg(table))) == ((P0, "main"), 1)


# Lovers


@pytest.mark.parametrize(("action", "found"), [(BOW, 7 + 1), ("use S06 e1", 7 + 1), (BLADE, 6), (FIST, 6)])
def test_c04_hits_harder_with_bows(action: str, found: int) -> None:
    """The Longbow makes PER 6."""
    mine = able("C04", at="c3", equip=["I01", "I03"], memento=["S06"])
    assert dmg(do(lay(mine, {"at": "c4"}), action, dice=[1])) == [found]


@pytest.mark.parametrize(
    ("action", "far", "too_far"),
    [(BOW, "c6", "c7"), ("use S07 e1", "c7", "d7"), ("use I01 e1", "c2", "c3"), ("use S02 e1", "c2", "c3")],
    ids=["D4", "A5", "D1", "R1"],
)
def test_c05_reaches_one_tile_further(action: str, far: str, too_far: str) -> None:
    """A direct 4 is a 5, an arcing 5 a 6; what reaches 1 tile, and areas, are as they were."""
    mine = able("C05", at="c1", equip=["I01", "I03"], memento=["S02", "S07"])
    assert offers(lay(mine, {"at": far}), action)
    assert refuses(lay(mine, {"at": too_far}), action)


def test_c05_may_take_a_step_before_the_battle() -> None:
    table = lay(able("C05", at="c1"), at="battle")
    assert window(table) == (P0, ["use C05 e2"])
    do(table, "use C05 e2")
    assert (asked(table), answers(table, "tile")) == ((P0, "tile"), ["b1", "c1", "d1", "c2"])
    assert at(do(table, "tile c2"), P0) == "c2"
    assert at(do(lay(able("C05", at="c1"), at="battle"), "pass"), P0) == "c1"


def test_c06_rolls_again_with_a_bow_once_per_turn() -> None:
    mine = able("C06", at="c3", ap=11, equip=["I01", "I03"])
    table = do(lay(mine, {"at": "c4", "attributes": {"CON": 20}}), BOW, dice=[1])
    assert window(table) == (P0, ["use C06 e1"])
    do(table, "use C06 e1", dice=[5])
    do(table, BOW, BLADE, dice=[1, 1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6 + 3, 6 + 1, 5 + 1])


def test_c06_rolls_again_with_nothing_but_a_bow() -> None:
    mine = able("C06", at="c3", ap=6, equip=["I01", "I03"])
    table = do(lay(mine, {"at": "c4"}), BLADE, FIST, dice=[1, 1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6, 6])


@pytest.mark.parametrize(("classes", "reached"), [(["C06"], True), ([], False)])
def test_c06_shoots_past_pieces_in_the_way(classes: list[str], reached: bool) -> None:
    mine = able(*classes, at="c3", equip=["I03"], support=[{"card": "K04", "at": "c4"}])
    table = lay(mine, {"at": "c5"}, objects=[crate("d3"), crate("e3")])
    do(table, BOW)
    assert answers(table, "target") == (["d3", "e3", "c4", "c5"] if reached else ["d3", "c4"])


def test_c06_does_not_shoot_through_walls() -> None:
    mine = able("C06", at="c3", equip=["I03"])
    assert refuses(lay(mine, {"at": "c5"}, tiles={"c4": "blocked"}), BOW)


# Magician


@pytest.mark.parametrize(("action", "found"), [("use S09 e1", 6 + 1), ("use S01 e1", 6 + 1), (BLADE, 6), (FIST, 6)])
def test_c07_hits_harder_with_skills(action: str, found: int) -> None:
    mine = able("C07", at="c3", equip=["I01"], memento=["S01", "S09"])
    assert dmg(do(lay(mine, {"at": "c4"}), action, dice=[1])) == [found]


def test_c08_negates_a_skill_of_an_enemy_once_per_battle() -> None:
    """It costs 1 MP; the Skill stays paid."""
    mine = {"at": "c3", "ap": 6, "memento": ["S01", "S03"]}
    table = do(lay(mine, able("C08", at="c4", memento=["S09", "S11"])), "use S01 e1", "pick S01", "done")
    assert window(table) == (P1, ["use C08 e1"])
    do(table, "use C08 e1", "pick S11")
    assert (dmg(table), ap(table, P0), sideways(table, P0)) == ([], 3, ["S01"])
    assert (hp(table, P1), sideways(table, P1)) == (10, ["S11"])
    do(table, "use S03 e1", dice=[1])
    assert dmg(table) == [6]


@pytest.mark.parametrize(
    ("action", "memento"),
    [(FIST, ["S09"]), (BLADE, ["S09"]), ("use V19 e1", ["S09"]), ("use S01 e1", ["S01"])],
    ids=["normal", "item", "event", "no MP"],
)
def test_c08_negates_nothing_but_skills_and_needs_mp(action: str, memento: list[str]) -> None:
    mine = {"at": "c3", "hp": 5, "equip": ["I01"], "memento": ["S01"], "inventory": ["V19"]}
    table = do(lay(mine, able("C08", at="c4", memento=memento)), action)
    assert asked(table) == (P0, "main")


def test_c08_lets_friends_do_as_they_please() -> None:
    table = do(teams({"memento": ["S17"], "hp": 5}, {}, able("C08", memento=["S09"])), "use S17 e1")
    assert (asked(table), hp(table, P0)) == ((P0, "main"), 7)


def test_c08_buries_a_card_and_draws_one_once_per_turn() -> None:
    side = able("C08", inventory=["V03", "I01"], deck=["V01", "V02"])
    table = do(lay(side), "use C08 e2")
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["V03", "I01"])
    do(table, "pick I01")
    assert (inventory(table, P0), deck(table, P0), ap(table, P0)) == (["V03", "V01"], ["V02", "I01"], 4)
    assert refuses(table, "use C08 e2")


def test_c08_draws_what_it_has_buried_when_the_deck_is_empty() -> None:
    table = do(lay(able("C08", inventory=["V03"], deck=[], locked=True)), "use C08 e2")
    assert (inventory(table, P0), deck(table, P0)) == (["V03"], [])


def test_c08_needs_a_card_to_bury() -> None:
    assert refuses(lay(able("C08", inventory=[])), "use C08 e2")
    assert refuses(lay(able("C08", inventory=["V03"], ap=0)), "use C08 e2")


def test_c09_recovers_1_point_at_the_start_of_its_turn() -> None:
    """One card of 1; the Reserve is worth 2 and stays where it is."""
    table = lay(able("C09", memento=exhausted("S15", "S09")), at="start")
    assert (upright(table, P0), asked(table)) == (["S09"], (P0, "main"))
    assert upright(lay(able("C09", memento=exhausted("S09")), at="start", active="c7"), P0) == []


@pytest.mark.parametrize(("classes", "offered"), [(["C09"], True), ([], False)])
def test_c09_pays_mana_with_stamina(classes: list[str], offered: bool) -> None:
    mine = able(*classes, at="c3", memento=["S01", *exhausted("S09")])
    table = lay(mine, {"at": "c4"})
    assert offers(table, "use S09 e1") is offered
    if offered:
        do(table, "use S09 e1", dice=[1])
        assert (dmg(table), sideways(table, P0)) == ([6], ["S01", "S09"])


def test_c09_does_not_pay_stamina_with_mana() -> None:
    assert refuses(lay(able("C09", at="c3", memento=["S09", *exhausted("S01")]), {"at": "c4"}), "use S01 e1")


# Priest


@pytest.mark.parametrize(("wounds", "after"), [(7, 4), (9, 2), (6, 4), (0, 10)])
def test_c10_heals_at_the_end_of_a_round_when_3_hp_or_less_are_left(wounds: int, after: int) -> None:
    assert hp(lay(able("C10", hp=10 - wounds), at="round_end"), P0) == after


def test_c11_guards_a_partner_until_its_own_next_turn() -> None:
    table = teams(able("C11"), at="start", active="c2", order=["c7", "c1"])
    assert con_of_turns(table, "use C11 e1", P2) == [(P0, 7), (P1, 7), (P0, 5)]


def test_c11_guards_companions_too_once_per_round() -> None:
    pups = [{"card": "K04", "at": "b1"}, {"card": "K08", "at": "d1"}]
    table = do(lay(able("C11", support=pups), at="start", active="b1", order=["d1", "c7"]), "use C11 e1", "end_turn")
    assert (asked(table), attribute(table, "b1", "CON"), attribute(table, "d1", "CON")) == ((P0, "main"), 5, 3)


@pytest.mark.parametrize(("turn", "offered"), [("c3", True), ("d3", False), ("c1", False), ("c7", False)])
def test_c11_guards_only_partners_within_2(turn: str, offered: bool) -> None:
    place = turn if turn in ("c3", "d3") else "c2"
    table = teams(able("C11"), {}, {"at": place}, at="start", active=turn)
    assert (window(table) == (P0, ["use C11 e1"])) is offered


def test_c12_heals_2_of_an_ally_within_3() -> None:
    table = teams(able("C12", hp=5), {"at": "b1", "hp": 5}, {"at": "c4", "hp": 5})
    do(table, "use C12 e1")
    assert answers(table, "target") == ["c1", "c4"]
    do(table, "target c4")
    assert (health(table, P0, P1, P2), ap(table, P0)) == ([5, 5, 7], 3)
    assert refuses(table, "use C12 e1")


def test_c12_heals_only_the_wounded_within_3() -> None:
    assert refuses(teams(able("C12"), {}, {"at": "c5", "hp": 5}), "use C12 e1")
    assert refuses(teams(able("C12"), {}, {"at": "c4"}), "use C12 e1")
    assert refuses(teams(able("C12", hp=5, ap=1)), "use C12 e1")


def test_c12_may_be_used_by_a_companion() -> None:
    table = do(lay(able("C12", hp=5, support=[{"card": "K04", "at": "c2"}]), active="c2"), "use C12 e1")
    assert (hp(table, P0), ap(table, "c2")) == (7, 2)


def test_c12_may_be_used_by_every_ally_in_its_turn_once_per_round() -> None:
    """The one who heals pays, and the reach is measured from it."""
    table = teams(able("C12"), {}, {"at": "c6", "hp": 5}, active="c6", order=["c1"])
    do(table, "use C12 e1")
    assert (hp(table, P2), ap(table, P2), ap(table, P0)) == (7, 3, 0)
    assert refuses(table, "use C12 e1")
    do(table, "end_turn")
    assert asked(table) == (P0, "main")
    assert refuses(table, "use C12 e1")
    assert legal(teams({"hp": 5}, able("C12")), "use") == [], "an enemy has no use of it"
