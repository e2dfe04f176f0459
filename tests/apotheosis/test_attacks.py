"""APOTHEOSIS-10: attacks, DMG and injury."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, answers, lay, pass_all
from apotheosis.looking import ap, at, attribute, blows, facing, hp, markers, pieces, story
from apotheosis.workshop import lay_made
from table import asked, do, legal, offers, refuses

TEAMS: dict[str, Any] = {"mode": "teams", "seats": 4}


def hero(*classes: str, house: str = "H00", **side: Any) -> dict[str, Any]:
    """A Hero of these Classes with 5 in every attribute that knows everything."""
    five = dict.fromkeys(("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP"), 5)
    known = dict.fromkeys(("athletics", "defense", "practice", "elemental", "arcane", "cunning", "cooperation"), 3)
    sheet = {"house": "H04" if house == "H00" else house, "classes": list(classes)}
    return {"hero": sheet, "attributes": five, "knowledge": known, "level": 6, **side}


# What is an attack


@pytest.mark.rule("APOTHEOSIS-10.1", "APOTHEOSIS-11.6")
def test_bars_with_dmg_are_attacks_and_deal_dmg_texts_are_not() -> None:
    """The Door may be raised against the cleaver, not against the Crown's fire nor against the Hunter's Mark."""
    side = {"at": "c3", "equip": ["I01", "I23"], "memento": ["S14"]}
    foe = {"at": "c4", "equip": ["I06"]}
    assert asked(do(lay(side, foe), "use I01 e1")) == (P1, "window")
    assert asked(do(lay(side, foe), "use I23 e3", dice=[1, 1])) == (P1, "main")
    assert asked(do(lay(side, foe), "use S14 e1")) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-10.1")
def test_dmg_of_a_text_has_no_bonuses_and_no_dmg_taken() -> None:
    """ESP 7 and two 1s are 9 against CON 5, so 2 injury: neither +20 of the user nor -20 of the target count."""
    strong = [{"stat": "dmg", "amount": 20, "until": "battle"}]
    table = lay_made({"at": "c3", "equip": ["I23"], "modifiers": strong}, {"at": "c4", "equip": ["TST30"]})
    do(table, "use I23 e3", dice=[1, 1])
    assert hp(table, P1) == 8


@pytest.mark.rule("APOTHEOSIS-10.1", "APOTHEOSIS-10.6")
def test_injury_taken_is_of_attacks_only() -> None:
    table = lay_made({"at": "c3", "equip": ["I23"]}, {"at": "c4", "equip": ["TST29"]})
    do(table, "use I23 e3", dice=[1, 1])
    assert hp(table, P1) == 8


@pytest.mark.rule("APOTHEOSIS-10.1")
def test_a_free_strike_is_an_attack() -> None:
    """The Gate Marshal strikes back for 1 SP: the attacker may raise its Door."""
    marshal = hero("C03", at="c4", memento=["S01"])
    table = do(lay({"at": "c3", "equip": ["I06"]}, marshal), "attack c4", dice=[1])
    assert (asked(table), legal(table)) == ((P1, "window"), ["use C03 e2", "pass"])
    do(table, "use C03 e2")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use I06 e1", "pass"])
    do(table, "use I06 e1", dice=[4])
    assert [damage for damage, _ in blows(table)] == [6, 5 + 2 - 3]


# Who is reached


@pytest.mark.rule("APOTHEOSIS-10.2")
@pytest.mark.parametrize(("to", "reached"), [("c4", True), ("c7", True), ("e5", True), ("e6", False)])
def test_a_direct_bar_reaches_from_1_to_n(to: str, reached: bool) -> None:
    table = lay({"at": "c3", "memento": ["S09"]}, {"at": to})
    assert offers(table, "use S09 e1") is reached


@pytest.mark.rule("APOTHEOSIS-10.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "to", "reached"),
    [
        (0, 0, "c6", True),
        (0, 0, "c7", False),
        (1, 0, "c7", True),
        (0, 1, "c6", False),
        (0, 1, "c5", True),
        (0, 9, "c4", False),
        (0, 9, "c3", True),
    ],
)
def test_altitude_changes_the_reach_of_an_arc(mine: int, theirs: int, to: str, reached: bool) -> None:
    """Cinder Rain, A4, from c2; against the high rock it still reaches 1."""
    tiles = {"c2": {"altitude": mine}, to: {"altitude": theirs}}
    table = lay({"at": "c2", "ap": 5, "memento": ["S10"]}, {"at": to}, tiles=tiles)
    assert offers(table, "use S10 e1") is reached


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_altitude_does_not_change_the_reach_of_a_line() -> None:
    high = {"c3": {"altitude": 3}}
    assert refuses(lay({"at": "c2", "memento": ["S09"]}, {"at": "c7"}, tiles={"c2": {"altitude": 3}}), "use S09 e1")
    assert offers(lay({"at": "c7", "memento": ["S09"]}, {"at": "c3"}, tiles=high), "use S09 e1")


@pytest.mark.rule("APOTHEOSIS-10.2", "APOTHEOSIS-R43")
def test_an_area_reaches_every_other_living_character_and_no_object() -> None:
    """Enemy, partner and the own pup next to it; not the user, not the far one, not the body, not the crate."""
    mine = {"at": "c3", "attributes": {"FOR": 8}, "memento": ["S02"], "support": [{"card": "K01", "at": "b3"}]}
    sides = (mine, {"at": "c4"}, {"at": "c2"}, {"at": "c5"})
    crate = [{"at": "d3", "name": "crate", "con": 1, "hp": 1}]
    table = do(lay(*sides, **TEAMS, objects=crate), "use S02 e1", dice=[3])
    assert asked(table) == (P0, "main"), "nothing to choose"
    assert [hp(table, who) for who in ("c4", "c2", "c5", "c3", "d3")] == [7, 7, 10, 10, 1]
    assert (len(blows(table)), hp(table, "b3")) == (3, 2)


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_an_area_that_reaches_nobody_is_illegal() -> None:
    whirl = {"at": "c3", "memento": ["S02"]}
    assert refuses(lay(whirl, {"at": "c5"}), "use S02 e1")
    assert refuses(lay(whirl, {"at": "c4", "hp": 0, "support": [{"card": "K01", "at": "a7"}]}), "use S02 e1")
    crate = [{"at": "c4", "name": "crate", "con": 1, "hp": 1}]
    assert refuses(lay(whirl, {"at": "c7"}, objects=crate), "use S02 e1")


@pytest.mark.rule("APOTHEOSIS-10.2", "APOTHEOSIS-10.9")
def test_a_bar_without_target_may_choose_anyone_else_and_objects() -> None:
    crate = [{"at": "d3", "name": "crate", "con": 1, "hp": 1}]
    side = {"at": "c3", "memento": ["S09"], "support": [{"card": "K01", "at": "b3"}]}
    table = do(lay(side, {"at": "c4"}, objects=crate), "use S09 e1")
    assert sorted(answers(table, "target")) == ["b3", "c4", "d3"]


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_bodies_are_no_targets_and_objects_none_of_effects_on_characters() -> None:
    fallen = {"at": "c4", "hp": 0, "support": [{"card": "K01", "at": "a7"}]}
    assert refuses(lay({"at": "c3", "memento": ["S01"]}, fallen), "use S01 e1")
    crate = [{"at": "c5", "name": "crate", "con": 1, "hp": 1}]
    assert refuses(lay({"at": "c3", "equip": ["I20"]}, {"at": "a7"}, objects=crate), "use I20 e1")


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_an_ally_may_be_the_user_itself() -> None:
    table = do(lay({"at": "c3", "hp": 5, "memento": ["S17"]}, {"at": "c4", "hp": 5}), "use S17 e1")
    assert hp(table, P0) == 7


@pytest.mark.rule("APOTHEOSIS-10.2")
@pytest.mark.parametrize(
    ("card", "amount", "to", "reached"),
    [
        ("S09", 1, "c6", True),
        ("S09", 0, "c6", False),
        ("S09", -1, "c4", True),
        ("S09", -1, "c5", False),
        ("S09", -9, "c2", True),
        ("S01", 1, "c3", False),
        ("S01", -1, "c2", True),
    ],
)
def test_modifiers_to_range(card: str, amount: int, to: str, reached: bool) -> None:
    """From c1: Spark Lance D4, at least 1; Hew D1 is not changed. The distance to c6 is 5."""
    shift = [{"stat": "range", "amount": amount, "until": "battle"}] if amount else []
    table = lay({"at": "c1", "memento": [card], "modifiers": shift}, {"at": to})
    assert offers(table, f"use {card} e1") is reached


# The course of an attack


@pytest.mark.rule("APOTHEOSIS-10.4", "APOTHEOSIS-8.6")
def test_the_attacker_has_paid_and_turned_before_anybody_answers() -> None:
    table = do(lay({"at": "c3", "facing": "s"}, {"at": "c4", "equip": ["I06"]}), "attack c4")
    assert (asked(table), ap(table, P0), facing(table, P0)) == ((P1, "window"), 2, "n")


@pytest.mark.rule("APOTHEOSIS-10.4")
def test_a_target_that_got_away_drops_out() -> None:
    """The Veilwalker steps to distance 2: no roll, and the AP are spent."""
    table = do(lay({"at": "c3"}, hero("C14", at="c4")), "attack c4", "use C14 e1", "tile c5")
    pass_all(table)
    assert (blows(table), story(table, "rolled"), ap(table, P0), hp(table, P1)) == ([], [], 2, 10)


@pytest.mark.rule("APOTHEOSIS-10.4")
def test_who_steps_aside_within_reach_is_still_hit() -> None:
    """The same against a bow: the line is clear, the distance is good."""
    table = lay({"at": "c3", "equip": ["I03"]}, hero("C14", at="c4"))
    do(table, "use I03 e2", "use C14 e1", "tile c5", dice=[1])
    assert (at(table, P1), len(blows(table))) == ("c5", 1)


@pytest.mark.rule("APOTHEOSIS-10.4", "APOTHEOSIS-10.3")
def test_who_steps_behind_a_wall_drops_out() -> None:
    """From c5 to d5: the line from c3 now runs through d4."""
    table = lay({"at": "c3", "equip": ["I03"]}, hero("C14", at="c5"), tiles={"d4": "blocked"})
    do(table, "use I03 e2", "use C14 e1", "tile d5")
    pass_all(table)
    assert (blows(table), hp(table, P1), asked(table)) == ([], 10, (P0, "main"))


@pytest.mark.rule("APOTHEOSIS-10.4")
def test_of_several_targets_only_the_one_that_got_away_drops_out() -> None:
    foe = hero("C14", at="c4", support=[{"card": "K04", "at": "d3"}], spaces={"support": 1})
    table = lay({"at": "c3", "memento": ["S02"]}, foe)
    do(table, "use S02 e1", "use C14 e1", "tile c5", dice=[1])
    assert (hp(table, P1), blows(table)) == (10, [(6, 2)])


@pytest.mark.rule("APOTHEOSIS-10.4")
def test_one_roll_for_all_targets() -> None:
    """A single die, and the same DMG for CON 5 and CON 3."""
    table = lay({"at": "c3", "memento": ["S02"]}, {"at": "c4", "support": [{"card": "K04", "at": "d3"}]})
    do(table, "use S02 e1", dice=[5])
    assert sorted(blows(table)) == [(8, 2), (8, 3)]


@pytest.mark.rule("APOTHEOSIS-10.4", "APOTHEOSIS-10.7")
@pytest.mark.parametrize(("con", "end"), [(5, "c5"), (20, "c4")])
def test_the_rest_of_the_effect_comes_after_the_injury_and_knows_if_it_hit(con: int, end: str) -> None:
    """Bull Rush pushes whom it hits: 6 DMG against CON 20 has failed."""
    table = lay({"at": "c3", "memento": ["S03"]}, {"at": "c4", "attributes": {"CON": con}})
    do(table, "use S03 e1", dice=[1])
    assert at(table, P1) == end


@pytest.mark.rule("APOTHEOSIS-10.4")
def test_the_rest_is_done_once_for_each_target() -> None:
    """The Salt Drake burns whom its breath hits, one by one."""
    drake = {"card": "K15", "at": "c3"}
    foe = {"at": "c4", "support": [{"card": "K06", "at": "d3", "hp": 5}]}
    table = do(lay({"at": "a1", "support": [drake]}, foe, active="c3"), "use K15 e1", dice=[1])
    assert (markers(table, "c4"), markers(table, "d3")) == ({"BURNING"}, {"BURNING"})


# DMG and injury


@pytest.mark.rule("APOTHEOSIS-10.5")
def test_dmg_is_formula_modifiers_bonuses_and_dmg_taken() -> None:
    """FOR 5, d2 of 2, +2 of the Shieldhand; -1 taken; -3 of the Door."""
    foe = {"at": "c4", "equip": ["I06", "I10"], "markers": ["HIDDEN"]}
    table = do(lay(hero("C01", at="c3"), foe), "attack c4", "use I06 e1", dice=[4])
    assert blows(table) == [(5 + 2 + 2 - 1 - 3, 2)]


@pytest.mark.rule("APOTHEOSIS-10.5")
def test_a_bonus_of_attacking_counts_for_all_targets_and_one_of_attacked_for_one() -> None:
    side = hero("C02", at="c3", memento=["S02"])
    foe = {"at": "c4", "equip": ["I06"], "support": [{"card": "K04", "at": "d3"}]}
    table = do(lay(side, foe), "use S02 e1", "use C02 e1", "use I06 e1", dice=[1])
    assert sorted(blows(table)) == [(5 + 1 + 2 - 3, 2), (5 + 1 + 2, 3)]


@pytest.mark.rule("APOTHEOSIS-10.6", "APOTHEOSIS-R47")
@pytest.mark.parametrize(
    ("con", "damage", "injury"),
    [(6, 2, 0), (6, 3, 1), (6, 5, 1), (6, 6, 2), (6, 10, 2), (6, 11, 3), (6, 16, 4), (6, 18, 4), (1, 2, 2), (3, 2, 1)],
)
def test_injury_by_dmg_and_constitution(con: int, damage: int, injury: int) -> None:
    side = {"at": "c3", "attributes": {"FOR": damage - 1}}
    table = do(lay(side, {"at": "c4", "attributes": {"CON": con}}), "attack c4", dice=[1])
    assert (blows(table), hp(table, P1)) == ([(damage, injury)], 10 - injury)


@pytest.mark.rule("APOTHEOSIS-10.6")
@pytest.mark.parametrize(("face", "injury"), [(1, 1), (5, 1)])
def test_injury_taken_is_added(face: int, injury: int) -> None:
    """Maresh takes 1 injury off: 2 become 1."""
    god = {"hero": {"house": "H04", "classes": [], "entity": "E09"}, "level": 9, "awake": True}
    table = lay({"at": "c3"}, {"at": "c4", **god, "modifiers": [{"stat": "CON", "amount": -8, "until": "battle"}]})
    do(table, "attack c4", dice=[face])
    assert (attribute(table, P1, "CON"), blows(table)[0][1]) == (5, injury)


@pytest.mark.rule("APOTHEOSIS-10.7", "APOTHEOSIS-R45", "APOTHEOSIS-R96")
def test_an_attack_without_injury_has_failed() -> None:
    """Venom does not take. A natural 1 is no failure by itself."""
    venom = {"at": "c3", "memento": ["S22"]}
    failed = do(lay(venom, {"at": "c4", "attributes": {"CON": 14}}), "use S22 e1", dice=[1])
    hit = do(lay(venom, {"at": "c4", "attributes": {"CON": 13}}), "use S22 e1", dice=[1])
    assert [(blows(table), markers(table, P1)) for table in (failed, hit)] == [
        ([(6, 0)], set()),
        ([(6, 1)], {"POISONED"}),
    ]


# Redirection and objects


@pytest.mark.rule("APOTHEOSIS-10.8")
def test_a_redirected_attack_has_a_new_target_that_may_answer() -> None:
    """The Oathblade at b3 takes the blow for its partner at b4, out of the reach of c4, and raises its own Door."""
    blade = hero("C24", at="b3", equip=["I06"])
    table = lay({"at": "c4"}, {"at": "b4"}, {"at": "a7"}, blade, **TEAMS)
    do(table, "attack b4")
    assert asked(table) == (3, "window")
    do(table, "use C24 e1")
    assert (asked(table), legal(table)) == ((3, "window"), ["use I06 e1", "pass"])
    do(table, "use I06 e1", dice=[1])
    assert (blows(table), hp(table, 3), hp(table, P1)) == ([(3, 1)], 9, 10)


@pytest.mark.rule("APOTHEOSIS-10.8")
def test_an_attack_is_redirected_once() -> None:
    """A Squire takes the blow for the defender; another beside that Squire may not take it further."""
    squires = [{"card": "K16", "at": "b4"}, {"card": "K16", "at": "b5"}]
    table = do(lay({"at": "c3"}, {"at": "c4", "support": squires}), "attack c4")
    assert legal(table) == ["use K16 e1", "pass"]
    do(table, "use K16 e1", dice=[1])
    assert (asked(table), hp(table, P1), hp(table, "b4"), len(blows(table))) == ((P0, "main"), 10, 14, 1)


@pytest.mark.rule("APOTHEOSIS-10.8")
def test_an_area_attack_is_not_redirected() -> None:
    foe = {"at": "c4", "support": [{"card": "K16", "at": "c5"}]}
    table = lay(
        {"at": "c3", "memento": ["S02"]}, {**foe, "support": [{"card": "K16", "at": "c5"}, {"card": "K04", "at": "d3"}]}
    )
    do(table, "use S02 e1", dice=[1])
    assert (asked(table), len(blows(table))) == ((P0, "main"), 2)


@pytest.mark.rule("APOTHEOSIS-10.9")
def test_objects_are_attacked_and_removed_at_0() -> None:
    crate = {"at": "c4", "name": "crate", "con": 5, "hp": 2}
    table = do(lay({"at": "c3"}, objects=[crate]), "attack c4", dice=[1])
    assert "c4" not in pieces(table)
    table = do(lay({"at": "c3"}, objects=[{**crate, "hp": 3}]), "attack c4", dice=[1])
    assert hp(table, "c4") == 1


@pytest.mark.rule("APOTHEOSIS-10.9")
def test_objects_cannot_be_healed() -> None:
    crate = {"at": "c4", "name": "crate", "con": 5, "hp": 2}
    table = lay({"at": "c3", "memento": ["S17"], "hp": 10}, objects=[crate])
    assert refuses(table, "use S17 e1")
