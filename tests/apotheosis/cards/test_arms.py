"""What weapons, shields, clothes and crowns do: I01 to I13, I22 and I23."""

from __future__ import annotations

import pytest

from apotheosis.battle import (
    P0,
    P1,
    able,
    activated,
    answers,
    ap,
    asked,
    at,
    attribute,
    blows,
    counters,
    debt,
    do,
    end_turn,
    equip,
    exhausted,
    hp,
    hp_max,
    is_exhausted,
    knowledge,
    lay,
    legal,
    markers,
    offers,
    reach,
    refuses,
    sideways,
    story,
    upright,
)
from apotheosis.cards.trial import awake, checks, dmg, door, health, teams, window

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


# Clothes


def test_i08_hardens_by_1() -> None:
    table = do(lay({"inventory": ["I08"]}), "equip I08")
    assert attribute(table, P0, "CON") == 6
    assert attribute(do(table, "unequip I08"), P0, "CON") == 5


def test_i09_hardens_by_3_and_slows_by_1() -> None:
    table = lay({"equip": ["I09"]}, at="turn")
    assert (attribute(table, P0, "CON"), attribute(table, P0, "AGI"), ap(table, P0)) == (8, 4, 4)
    assert refuses(lay({"equip": ["I09"], "inventory": ["I08"]}), "equip I08"), "one vest only"


def test_i10_hides_who_puts_it_on_until_it_is_taken_off() -> None:
    table = do(lay({"inventory": ["I10"]}), "equip I10")
    assert (markers(table, P0), activated(table)) == ({"HIDDEN"}, ["I10 e1"])
    do(table, "unequip I10")
    assert (markers(table, P0), activated(table)) == (set(), ["I10 e1", "I10 e3"])


@pytest.mark.parametrize(("hidden", "found"), [(["HIDDEN"], 5), ([], 6)])
def test_i10_takes_1_dmg_off_while_hidden(hidden: list[str], found: int) -> None:
    foe = {"at": "c4", "equip": ["I10"], "markers": hidden}
    assert dmg(do(lay({"at": "c3"}, foe), FIST, dice=[1])) == [found]


def test_i10_goes_without_a_word_when_nobody_is_hidden() -> None:
    assert activated(do(lay({"equip": ["I10"]}), "unequip I10")) == []


def test_i11_sees_more_and_knows_more() -> None:
    side = {**able("C22"), "knowledge": {"mental": 1, "instruction": 2}}
    assert knowledge(lay({**side, "equip": ["I11"]}), P0)["mental"] == 2
    assert attribute(lay({**side, "equip": ["I11"]}), P0, "PER") == 6


def test_i11_helps_one_check_of_the_turn() -> None:
    """INT 5 and a 3 are 8."""
    table = do(lay({"at": "c3", "equip": ["I11"]}, objects=door(difficulty=12)), "check c4")
    assert window(table) == (P0, ["use I11 e2"])
    do(table, "use I11 e2", dice=[3])
    do(table, "check c4", dice=[3])
    assert (asked(table), checks(table)) == ((P0, "main"), [8 + 2, 8])


@pytest.mark.parametrize(("shoes", "cost"), [(["I12"], 1), ([], 2)])
def test_i12_ignores_areas_of_control(shoes: list[str], cost: int) -> None:
    assert reach(lay({"at": "c3", "equip": shoes}, {"at": "c5", "facing": "s"}))["c4"] == cost


def test_i12_steps_away_at_the_end_of_the_turn_of_an_enemy_beside_it() -> None:
    """For 1 AP of the next turn, once per round."""
    table = do(lay({"at": "c3"}, {"at": "c4", "equip": ["I12"]}), "end_turn")
    assert window(table) == (P1, ["use I12 e2"])
    do(table, "use I12 e2")
    assert answers(table, "tile") == ["b4", "c4", "d4", "c5"]
    do(table, "tile c5")
    assert (at(table, P1), asked(table), ap(table, P1)) == ("c5", (P1, "main"), 4)


def test_i12_steps_once_per_round() -> None:
    foe = {"at": "c3", "support": [{"card": "K04", "at": "b4"}]}
    table = lay(foe, {"at": "c4", "equip": ["I12"]}, order=["b4", "c4"])
    do(table, "end_turn", "use I12 e2", "tile c4", "end_turn")
    assert asked(table) == (P1, "main")


@pytest.mark.parametrize("position", [{"active": "c7"}, {"active": "c3"}])
def test_i12_stays_when_nobody_is_beside_it_or_the_turn_was_its_own(position: dict[str, str]) -> None:
    boots = {"at": "c3", "equip": ["I12"]}
    foe = {"at": "c7"} if position["active"] == "c7" else {"at": "c4"}
    table = do(lay(boots, foe, order=["c3" if position["active"] == "c7" else "c4"], **position), "end_turn")
    assert window(table) is None


def test_i13_quickens_for_good_and_eases_the_turn_in_which_it_is_put_on() -> None:
    """+1 AGI, 1 AP at once, and steps cost 1 less this turn, but never less than 1."""
    tiles = {"b3": {"terrain": "swamp"}}
    table = do(lay({"at": "c3", "inventory": ["I13"]}, {"at": "c5", "facing": "s"}, tiles=tiles), "equip I13")
    assert (attribute(table, P0, "AGI"), ap(table, P0)) == (6, 5 - 2 + 1)
    assert [reach(table)[tile] for tile in ("c4", "b3", "c2")] == [1, 1, 1]
    end_turn(end_turn(table))
    while asked(table) != (P0, "main"):
        end_turn(table)
    assert ([reach(table)[tile] for tile in ("c4", "b3", "c2")], ap(table, P0)) == ([2, 2, 1], 6)


def test_i13_taken_off_again_leaves_the_light_steps_of_this_turn() -> None:
    table = do(
        lay({"at": "c3", "inventory": ["I13"], "ap": 9}, {"at": "c5", "facing": "s"}), "equip I13", "unequip I13"
    )
    assert (attribute(table, P0, "AGI"), reach(table)["c4"]) == (5, 1)


# Mirror and crown


def test_i22_turns_a_skill_back_that_selects_it_once_per_battle() -> None:
    mine = {"at": "c3", "ap": 9, "memento": ["S01", "S03", "S13", "S15"]}
    table = do(lay(mine, {"at": "c4", "equip": ["I22"]}), "use S01 e1", "pick S01", "done")
    assert window(table) == (P1, ["use I22 e1"])
    do(table, "use I22 e1")
    assert (asked(table), dmg(table), ap(table, P0), sideways(table, P0)) == ((P0, "main"), [], 6, ["S01"])
    do(table, "use S03 e1", dice=[1])
    assert dmg(table) == [6]


def test_i22_cannot_be_answered() -> None:
    """The attacker has Unspeak ready, and is not asked."""
    mine = {"at": "c3", "ap": 9, "memento": ["S01", "S13"]}
    table = do(lay(mine, {"at": "c4", "equip": ["I22"]}), "use S01 e1")
    while asked(table) != (P1, "window"):
        do(table, legal(table)[0])
    do(table, "use I22 e1")
    assert (asked(table), dmg(table)) == ((P0, "main"), [])


@pytest.mark.parametrize("action", [FIST, "use I01 e1", "use S27 e1"])
def test_i22_turns_nothing_else_back(action: str) -> None:
    """Neither blows nor Items, nor a Skill that cannot be negated."""
    mine = {"at": "c3", "equip": ["I01"], "memento": ["S27"]}
    table = do(lay(mine, {"at": "c4", "equip": ["I22"]}), action)
    assert (asked(table), story(table, "negated")) == ((P0, "main"), [])


def test_i22_lets_friends_and_skills_that_select_another_be() -> None:
    table = do(teams({"memento": ["S17"]}, {}, {"hp": 5, "equip": ["I22"]}), "use S17 e1")
    assert asked(table) == (P0, "main")
    foe = {"at": "c5", "equip": ["I22"], "support": [{"card": "K04", "at": "c4"}]}
    table = do(lay({"at": "c3", "memento": ["S01"]}, foe), "use S01 e1", dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6])


def test_i23_adds_2_charisma_and_2_spirit() -> None:
    table = lay({"equip": ["I23"]})
    assert [attribute(table, P0, name) for name in ("CAR", "ESP", "CON")] == [7, 7, 5]


@pytest.mark.parametrize(("entity", "is_awake", "most"), [("E07", True, 17), ("E07", False, 17), ("E08", True, 14)])
def test_i23_adds_3_hp_in_great_apotheosis(entity: str, is_awake: bool, most: int) -> None:
    """A legendary god, awake or asleep; an epic one makes a lesser apotheosis."""
    assert hp_max(lay(awake(entity, awake=is_awake, equip=["I23"])), P0) == most


def test_i23_burns_every_enemy_within_3_for_the_whole_turn() -> None:
    """ESP 7 and 2d6: 7 + 1 + 2 are 10, at CON 5 3 injury, at CON 6 2. Friends and distance 4 are spared."""
    foes = [{"card": "K06", "at": "b5"}, {"card": "K04", "at": "e5"}]
    mine = able(at="c3", equip=["I23"], support=[{"card": "K08", "at": "b3"}])
    table = do(lay(mine, {"at": "c6", "support": foes}, order=["c6"]), "use I23 e3", dice=[1, 2])
    assert health(table, P1, "b5", "e5", "b3", P0) == [7, 3, 5, 5, 10]
    assert (asked(table), ap(table, P0)) == ((P1, "main"), 0)


def test_i23_burns_first_or_never_and_once_per_battle() -> None:
    crown = {"at": "c3", "equip": ["I23"]}
    assert refuses(do(lay(crown, {"at": "c6"}), "turn w"), "use I23 e3")
    assert refuses(lay(crown, {"at": "c7"}), "use I23 e3"), "nobody within 3"
    used = {"at": "c3", "equip": [{"card": "I23", "used": ["e3"]}]}
    assert refuses(lay(used, {"at": "c6"}), "use I23 e3")
    assert offers(lay(crown, {"at": "c6"}), "use I23 e3")


def test_i23_cannot_be_negated() -> None:
    table = do(lay({"at": "c3", "equip": ["I23"]}, {"at": "c4", "memento": ["S13"]}), "use I23 e3", dice=[1, 1])
    assert (asked(table), hp(table, P1), sideways(table, P1)) == ((P1, "main"), 8, [])
