"""What weapons and shields do: I01 to I07."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, end_turn, exhausted, lay
from apotheosis.cards.trial import awake, dmg, window
from apotheosis.looking import activated, ap, attribute, blows, counters, debt, equip, hp, is_exhausted, upright
from table import asked, do, refuses

FIST = "attack c4"
HARD = {"CON": 20}


# Weapons


def test_i01_cuts_for_force_and_a_d3_at_3_ap() -> None:
    table = do(lay({"at": "c3", "equip": ["I01"]}, {"at": "c4"}), "use I01 e1", dice=[5])
    assert (dmg(table), ap(table, P0), equip(table, P0)) == ([5 + 3], 2, ["I01"])
    assert refuses(table, "use I01 e1"), "2 AP are left"
    assert refuses(lay({"at": "c3", "equip": ["I01"]}, {"at": "c5"}), "use I01 e1"), "distance 2"


@pytest.mark.parametrize(("dice", "found", "left"), [([4], 9, 8), ([5], 10, 6), ([6, 1], 12, 6)])
def test_i02_cuts_again_with_a_5_or_a_6(dice: list[int], found: int, left: int) -> None:
    """5 + d6 against CON 5 are 2 or 3 injury; 3 DMG more are 1 more. The 6 brings an extra die."""
    table = do(lay({"at": "c3", "equip": ["I02"]}, {"at": "c4"}), "use I02 e1", dice=dice)
    assert (blows(table)[0][0], hp(table, P1), ap(table, P0)) == (found, left, 2)


@pytest.mark.parametrize(("con", "left"), [(6, 7), (7, 7), (8, 8)])
def test_i02_the_second_cut_is_3_dmg_of_its_own(con: int, left: int) -> None:
    """The first is 10: 2 injury. The second: 1 injury up to CON 7."""
    table = do(lay({"at": "c3", "equip": ["I02"]}, {"at": "c4", "attributes": {"CON": con}}), "use I02 e1", dice=[5])
    assert hp(table, P1) == left


def test_i02_reaches_one_tile() -> None:
    assert refuses(lay({"at": "c3", "equip": ["I02"]}, {"at": "c5"}), "use I02 e1")


@pytest.mark.parametrize(("per", "found"), [(5, 6), (7, 8), (8, 8), (9, 9)])
def test_i03_sharpens_eyes_below_8(per: int, found: int) -> None:
    assert attribute(lay({"equip": ["I03"], "attributes": {"PER": per}}), P0, "PER") == found


def test_i03_two_of_them_sharpen_up_to_8() -> None:
    found = [attribute(lay({"equip": ["I03", "I03"], "attributes": {"PER": per}}), P0, "PER") for per in (6, 7)]
    assert found == [8, 8]


def test_i03_shoots_4_tiles_for_4_ap() -> None:
    table = do(lay({"at": "c1", "equip": ["I03"]}, {"at": "c5"}), "use I03 e2", dice=[3])
    assert (dmg(table), ap(table, P0)) == ([6 + 2], 1)
    assert refuses(lay({"at": "c1", "equip": ["I03"]}, {"at": "c6"}), "use I03 e2")
    assert refuses(lay({"at": "c1", "equip": ["I03"], "ap": 3}, {"at": "c5"}), "use I03 e2")


def test_i04_comes_loaded_with_3_and_each_shot_takes_1() -> None:
    """PER 5 and a d6, 5 tiles, 3 AP."""
    table = do(lay({"at": "c1", "ap": 14, "inventory": ["I04"]}, {"at": "c6", "attributes": HARD}), "equip I04")
    assert (counters(table, P0, "I04"), activated(table)) == ({"CHARGE": 3}, ["I04 e1"])
    for left in (2, 1, 0):
        do(table, "use I04 e2", dice=[4])
        assert counters(table, P0, "I04").get("CHARGE", 0) == left
    assert (dmg(table), ap(table, P0)) == ([9, 9, 9], 14 - 2 - 9)
    assert refuses(table, "use I04 e2"), "it is empty"
    do(table, "use I04 e3")
    assert (counters(table, P0, "I04"), ap(table, P0)) == ({"CHARGE": 2}, 1)


def test_i04_reaches_5_tiles_and_may_be_loaded_again_and_again() -> None:
    bow = {"card": "I04", "counters": {"CHARGE": 2}}
    assert refuses(lay({"at": "c1", "equip": [bow]}, {"at": "c7"}), "use I04 e2")
    table = do(lay({"at": "c1", "equip": [bow], "ap": 5}, {"at": "c7"}), "use I04 e3", "use I04 e3")
    assert (counters(table, P0, "I04"), ap(table, P0)) == ({"CHARGE": 6}, 1)
    assert refuses(table, "use I04 e3")


@pytest.mark.parametrize(("is_awake", "spell"), [(True, 11), (False, 6)])
def test_i05_helps_skills_while_the_entity_is_awake(is_awake: bool, spell: int) -> None:
    """Ember Sprite gives 4 ESP: 9 + 1 and 1 of the staff."""
    mine = awake("E01", awake=is_awake, at="c3", ap=12, equip=["I05"], memento=["S09"])
    table = do(lay(mine, {"at": "c4", "attributes": HARD}), "use S09 e1", "use I05 e2", dice=[1, 1])
    assert dmg(table) == [spell, 10 if is_awake else 6]


def test_i05_shoots_3_tiles_for_4_ap() -> None:
    table = do(lay({"at": "c1", "equip": ["I05"]}, {"at": "c4"}), "use I05 e2", dice=[5])
    assert (dmg(table), ap(table, P0)) == ([5 + 3], 1)
    assert refuses(lay({"at": "c1", "equip": ["I05"]}, {"at": "c5"}), "use I05 e2")


# Shields


def test_i06_takes_3_dmg_off_and_lies_down() -> None:
    table = do(lay({"at": "c3", "ap": 6}, {"at": "c4", "equip": ["I06"]}), FIST)
    assert window(table) == (P1, ["use I06 e1"])
    do(table, "use I06 e1", dice=[1])
    assert (dmg(table), is_exhausted(table, P1, "I06"), debt(table, P1)) == ([6 - 3], True, 0)
    do(table, FIST, dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [3, 6])
    end_turn(table)
    assert (asked(table), is_exhausted(table, P1, "I06")) == ((P1, "main"), False)


def test_i06_two_of_them_take_6_off() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "equip": ["I06", "I06"]}), FIST, "use I06#1 e1", "use I06#2 e1", dice=[1])
    assert dmg(table) == [1]


def test_i06_gets_up_in_its_own_turn_only() -> None:
    shield = {"equip": exhausted("I06")}
    assert is_exhausted(lay({}, shield, at="start"), P1, "I06")
    assert not is_exhausted(lay({}, shield, at="start", active="c7"), P1, "I06")


def test_i07_hardens_and_takes_5_dmg_off() -> None:
    """CON 6; exhausting it lets 1 point of the memento recover."""
    aegis = {"at": "c4", "equip": ["I07"], "memento": exhausted("S01", "S02")}
    table = lay({"at": "c3", "ap": 6}, aegis)
    assert attribute(table, P1, "CON") == 6
    do(table, FIST)
    assert window(table) == (P1, ["use I07 e2"])
    do(table, "use I07 e2", dice=[4])
    assert (dmg(table), is_exhausted(table, P1, "I07"), upright(table, P1)) == ([7 - 5], True, ["S01"])
    do(table, FIST, dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [2, 6])


def test_i07_gets_up_at_the_start_of_a_round() -> None:
    aegis = {"equip": exhausted("I07")}
    assert is_exhausted(lay(aegis, at="start"), P0, "I07")
    assert not is_exhausted(lay(aegis, at="round"), P0, "I07")


def test_i07_recovers_a_point_whoever_exhausts_it() -> None:
    """The Thief's Hook tears it down."""
    aegis = {"at": "c5", "equip": ["I07"], "memento": exhausted("S01")}
    table = do(lay({"at": "c2", "equip": ["I20"]}, aegis), "use I20 e1")
    do(table, "pick I07")
    assert (is_exhausted(table, P1, "I07"), upright(table, P1)) == (True, ["S01"])
