"""What clothes, mirrors and crowns do: I08 to I13, I22 and I23."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, able, answers, end_turn, lay
from apotheosis.cards.trial import awake, checks, dmg, door, health, teams, window
from apotheosis.looking import (
    activated,
    ap,
    at,
    attribute,
    hp,
    hp_max,
    inventory,
    knowledge,
    markers,
    reach,
    sideways,
    story,
)
from table import asked, do, legal, offers, refuses

FIST = "attack c4"
HARD = {"CON": 20}


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


def test_i10_shows_who_has_it_taken_off_by_an_enemy() -> None:
    foe = {"at": "c4", "equip": ["I10"], "markers": ["HIDDEN"]}
    table = do(lay({"at": "c3", "memento": ["S24"]}, foe), "use S24 e1", dice=[1])
    assert (markers(table, P1), inventory(table, P1)) == (set(), ["I10"])


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


def test_i13_put_on_before_the_battle_gives_its_ap_to_the_first_turn() -> None:
    """AGI 6 and 1; the light steps were of no turn."""
    table = lay(able(inventory=["I13"], attributes={"PER": 9}), {"at": "c3", "facing": "s"}, at="prepare")
    do(table, "pick I13")
    assert (asked(table), ap(table, P0), reach(table)["c2"]) == ((P0, "main"), 7, 2)


# Mirror and crown


def test_i22_turns_a_skill_back_that_selects_it_once_per_battle() -> None:
    mine = {"at": "c3", "ap": 9, "memento": ["S01", "S03", "S13", "S15"]}
    table = do(lay(mine, {"at": "c4", "equip": ["I22"]}), "use S01 e1", "pick S01", "done")
    assert window(table) == (P1, ["use I22 e1"])
    do(table, "use I22 e1")
    assert (asked(table), dmg(table), ap(table, P0), sideways(table, P0)) == ((P0, "main"), [], 6, ["S01"])
    do(table, "use S03 e1", dice=[1])
    assert dmg(table) == [6]


def test_i22_turns_an_area_back_that_covers_it() -> None:
    table = do(lay({"at": "c3", "memento": ["S02"]}, {"at": "c4", "equip": ["I22"]}), "use S02 e1", "use I22 e1")
    assert (asked(table), dmg(table), sideways(table, P0)) == ((P0, "main"), [], ["S02"])


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
