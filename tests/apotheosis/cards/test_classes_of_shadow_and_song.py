"""What the Classes of death, temperance, the empress, the moon and the sun do: C13 to C24."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, P2, P3, able, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import dmg, health, teams, window
from table import Seen, Table, asked, do, refuses

FIST = "attack c4"


# Death


@pytest.mark.parametrize(("facing", "found"), [("n", 6 + 2), ("s", 6), ("e", 6), ("w", 6)])
def test_c13_hits_2_harder_from_behind(facing: str, found: int) -> None:
    """P0 stands south of P1: behind it when P1 looks north."""
    table = do(lay(able("C13", at="c3"), {"at": "c4", "facing": facing}), FIST, dice=[1])
    assert (dmg(table), look.activated(table)) == ([found], ["C13 e1"] if found == 8 else [])


def test_c13_hits_from_behind_every_time_and_only_from_the_next_tile() -> None:
    mine = able("C13", at="c3", ap=6, equip=["I01"])
    table = do(lay(mine, {"at": "c4", "facing": "n"}), FIST, "use I01 e1", dice=[1, 1])
    assert dmg(table) == [8, 8]
    far = do(lay(able("C13", at="c2", equip=["I03"]), {"at": "c4", "facing": "n"}), "use I03 e2", dice=[1])
    assert dmg(far) == [7]


def test_c14_steps_away_when_an_enemy_selects_it() -> None:
    """To distance 2: there is no roll, and the AP are spent. Once per round."""
    table = do(lay({"at": "c3", "ap": 7}, able("C14", at="c4")), FIST)
    assert window(table) == (P1, ["use C14 e1"])
    do(table, "use C14 e1")
    assert answers(table, "tile") == ["b4", "c4", "d4", "c5"]
    do(table, "tile c5")
    assert (look.at(table, P1), dmg(table), look.ap(table, P0)) == ("c5", [], 4)
    do(table, "move c4", "step n", "attack c5", dice=[1])
    assert dmg(table) == [6]


def test_c14_steps_out_of_an_area() -> None:
    whirl = {"at": "c3", "memento": ["S02"]}
    table = do(lay(whirl, able("C14", at="c4")), "use S02 e1", "use C14 e1", "tile c5")
    assert (asked(table), dmg(table), look.ap(table, P0)) == ((P0, "main"), [], 1)


def test_c14_stays_within_reach_of_a_bow() -> None:
    table = lay({"at": "c2", "equip": ["I03"]}, able("C14", at="c4"))
    do(table, "use I03 e2", "use C14 e1", "tile c5", dice=[1])
    assert (look.at(table, P1), dmg(table)) == ("c5", [7])


def test_c14_steps_away_from_marks_but_not_from_friends() -> None:
    table = do(lay({"at": "c3", "equip": ["I20"]}, able("C14", at="c5")), "use I20 e1")
    assert window(table) == (P1, ["use C14 e1"])
    friend = do(teams({"memento": ["S17"]}, {}, able("C14", hp=5)), "use S17 e1")
    assert (asked(friend), look.hp(friend, P2)) == ((P0, "main"), 7)


def test_c15_hits_the_marked_3_harder_once_per_turn() -> None:
    mine = able("C15", at="c3", ap=6, support=[{"card": "K04", "at": "b4"}])
    table = do(lay(mine, {"at": "c4", "markers": ["MARKED"]}), FIST, FIST, dice=[1, 1])
    assert (dmg(table), look.activated(table)) == ([6 + 3, 6], ["C15 e1"])
    assert dmg(do(lay(mine, {"at": "c4"}), FIST, dice=[1])) == [6]


def test_c15_banishes_a_card_of_an_enemys_pile_once_per_round() -> None:
    """The pile is public: who banishes chooses."""
    table = do(lay(able("C15"), {"discard": ["V01", "I01"]}), "use C15 e2")
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["V01", "I01"])
    do(table, "pick V01")
    assert (look.banished(table), look.discard(table, P1), look.ap(table, P0)) == (["V01"], ["I01"], 4)
    assert refuses(table, "use C15 e2")


def test_c15_needs_a_card_in_the_pile_of_an_enemy() -> None:
    assert refuses(lay(able("C15", discard=["V01"]), {}), "use C15 e2")
    assert refuses(lay(able("C15", ap=0), {"discard": ["V01"]}), "use C15 e2")
    table = do(teams(able("C15"), {"discard": ["V01"]}, {"discard": ["V02"]}, {"discard": ["V03"]}), "use C15 e2")
    assert answers(table, "target") == ["a7", "c7"]


# Temperance


@pytest.mark.parametrize(("turn", "offered"), [("c1", True), ("c2", True), ("c7", False)])
def test_c16_recovers_a_point_at_the_end_of_an_allys_turn(turn: str, offered: bool) -> None:
    table = teams(able("C16", memento=exhausted("S15", "S09")), at="end", active=turn, order=["a7"])
    assert (window(table) == (P0, ["use C16 e1"])) is offered
    if offered:
        assert look.upright(do(table, "use C16 e1"), P0) == ["S09"]


def test_c16_plays_once_per_round_and_only_for_who_is_tired() -> None:
    table = teams(able("C16", memento=exhausted("S01", "S09")), at="end", order=["c2", "c7", "a7"])
    do(table, "use C16 e1", "pick S01")
    end_turn(table)
    assert (asked(table), look.upright(table, P0)) == ((P1, "main"), ["S01"])
    assert window(teams(able("C16", memento=["S01"]), at="end", order=["a7"])) is None


def test_c17_takes_3_dmg_off_for_1_sp_once_per_turn() -> None:
    table = do(lay({"at": "c3", "ap": 6}, able("C17", at="c4", memento=["S01", "S03"])), FIST)
    assert window(table) == (P1, ["use C17 e1"])
    do(table, "use C17 e1", "pick S03", dice=[1])
    do(table, FIST, dice=[1])
    assert (asked(table), dmg(table), look.sideways(table, P1)) == ((P0, "main"), [6 - 3, 6], ["S03"])


def test_c17_needs_stamina() -> None:
    table = do(lay({"at": "c3"}, able("C17", at="c4", memento=["S09", *exhausted("S01")])), FIST, dice=[1])
    assert (asked(table), dmg(table)) == ((P0, "main"), [6])


@pytest.mark.parametrize(("turn", "healed"), [("c1", [6, 5, 5]), ("c2", [5, 5, 6]), ("c7", [5, 5, 5])])
def test_c18_heals_the_ally_that_ends_its_turn(turn: str, healed: list[int]) -> None:
    table = teams(able("C18", hp=5), {"hp": 5}, {"hp": 5}, at="end", active=turn, order=["a7"])
    assert health(table, P0, P1, P2) == healed


def test_c18_heals_the_first_wounded_ally_of_the_round() -> None:
    """P0 is whole, so that nothing is used up; then P2, and after that not its wolf."""
    wolf = {"card": "K02", "at": "e1", "hp": 5}
    table = teams(able("C18"), {}, {"hp": 5, "support": [wolf]}, at="end", order=["c2", "e1", "a7"])
    end_turn(end_turn(table))
    assert (asked(table), health(table, P0, P2, "e1")) == ((P3, "main"), [10, 6, 5])


# Empress


def test_c19_heals_1_more_with_everything_it_uses() -> None:
    table = do(lay(able("C19", hp=4, equip=["I14"])), "use I14 e1")
    assert look.hp(table, P0) == 4 + 2 + 1
    table = do(teams(able("C19", memento=["S17"]), {}, {"hp": 4}), "use S17 e1")
    assert look.hp(table, P2) == 4 + 2 + 1


def test_c19_does_not_heal_more_by_the_hand_of_others() -> None:
    table = do(teams({"memento": ["S17"]}, {}, able("C19", hp=4)), "use S17 e1")
    assert look.hp(table, P2) == 4 + 2


def test_c20_recovers_a_point_at_the_start_of_each_round() -> None:
    table = lay(able("C20", memento=exhausted("S15", "S09")), at="round")
    while asked(table) == (P0, "recomposition"):
        do(table, "done")
    assert look.upright(table, P0) == ["S09"]


def test_c20_attaches_a_card_to_an_allied_companion_once_per_turn() -> None:
    """Anywhere on the board, for 1 AP."""
    pets = [{"card": "K04", "at": "e7"}, {"card": "K01", "at": "a1", "attached": ["I01"] * 5}]
    table = do(lay(able("C20", inventory=["I03", "V03"], support=pets)), "use C20 e2")
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["I03", "V03"])
    do(table, "pick I03")
    assert (look.attached(table, P0, "K04"), look.inventory(table, P0), look.ap(table, P0)) == (["I03"], ["V03"], 4)
    assert refuses(table, "use C20 e2")


def test_c20_attaches_to_the_companion_of_a_partner_too() -> None:
    pet = {"card": "K04", "at": "e5"}
    table = do(teams(able("C20", inventory=["I03"]), {}, {"support": [pet]}), "use C20 e2")
    assert (look.attached(table, P2, "K04"), look.inventory(table, P0)) == (["I03"], [])


def test_c20_needs_a_card_and_a_companion_with_room() -> None:
    pet = {"card": "K04", "at": "e7"}
    full = {**pet, "attached": ["I01"] * 5}
    assert refuses(lay(able("C20", inventory=["I03"])), "use C20 e2")
    assert refuses(lay(able("C20", support=[pet])), "use C20 e2")
    assert refuses(lay(able("C20", inventory=["I03"], support=[full])), "use C20 e2")
    assert refuses(lay(able("C20", inventory=["I03"]), {"support": [pet]}), "use C20 e2")


# Moon


def test_c21_shows_a_card_of_an_enemys_inventory_until_the_end_of_the_turn() -> None:
    table = do(lay(able("C21"), {"inventory": ["V01", "I01", "S01"]}), "use C21 e1", dice=[2])
    assert (look.is_shown(table, P1, "I01"), look.ap(table, P0)) == (True, 4)
    seen = table.view(P0)["players"][P1]
    assert look.mentioned(seen["inventory"]) == {"I01"}
    assert refuses(table, "use C21 e1")
    end_turn(table)
    assert look.mentioned(table.view(P0)["players"][P1]["inventory"]) == set()


def test_c21_needs_a_hidden_card() -> None:
    assert refuses(lay(able("C21"), {"inventory": []}), "use C21 e1")
    assert refuses(lay(able("C21"), {"inventory": [{"card": "I08", "shown": True}]}), "use C21 e1")
    assert refuses(lay(able("C21", ap=0), {"inventory": ["V01"]}), "use C21 e1")


@pytest.mark.parametrize(
    ("place", "memento", "offered"), [("c4", "S09", True), ("d4", "S09", False), ("c4", "S01", False)]
)
def test_c22_takes_1_ap_of_an_enemy_within_3_for_1_mp(place: str, memento: str, offered: bool) -> None:
    table = lay(able("C22", at="c1", memento=[memento]), {"at": place}, active=place, at="start")
    assert (window(table) == (P0, ["use C22 e1"])) is offered
    if offered:
        do(table, "use C22 e1")
        assert (look.ap(table, P1), look.sideways(table, P0)) == (4, ["S09"])


def test_c22_works_once_per_round_and_in_no_turn_of_friends() -> None:
    sides: tuple[Seen, ...] = (able("C22", memento=["S09", "S11"]), {"at": "c3"}, {}, {"at": "c4"})
    table = do(teams(*sides, at="start", active="c3", order=["c4"]), "use C22 e1", "pick S09", "done", "end_turn")
    assert (asked(table), look.ap(table, P3)) == ((P3, "main"), 5)
    assert window(teams(*sides, at="start", active="c2")) is None
    assert window(teams(*sides, at="start", active="c1")) is None


# Sun


@pytest.mark.parametrize(("action", "found"), [(FIST, 6 - 1), ("use I01 e1", 6), ("use S01 e1", 6)])
def test_c23_takes_1_dmg_off_normal_attacks(action: str, found: int) -> None:
    mine = {"at": "c3", "equip": ["I01"], "memento": ["S01"]}
    table = do(lay(mine, able("C23", at="c4")), action, dice=[1])
    assert (dmg(table), "C23 e1" in look.activated(table)) == ([found], found == 5)


def test_c23_guards_every_time_and_only_itself() -> None:
    squire = able("C23", at="c4", support=[{"card": "K04", "at": "b3"}])
    table = do(lay({"at": "c3", "ap": 9}, squire), FIST, FIST, "attack b3", dice=[1, 1, 1])
    assert dmg(table) == [5, 5, 6]


def attacked_partner(oath: Seen, **foe: Any) -> Table:
    """P0 at c4 is about to attack P1 at c5; beside that stands the Oathblade P3."""
    return teams({"at": "c4", "ap": 6, **foe}, {"at": "c5"}, {}, {**able("C24", attributes={"CON": 9}), **oath})


def test_c24_takes_the_place_of_a_partner_beside_it_once_per_round() -> None:
    table = do(attacked_partner({"at": "b5"}), "attack c5")
    assert window(table) == (P3, ["use C24 e1"])
    do(table, "use C24 e1", dice=[1])
    assert (dmg(table), health(table, P1, P3)) == ([6], [10, 9])
    do(table, "attack c5", dice=[1])
    assert (asked(table), health(table, P1, P3)) == ((P0, "main"), [8, 9])


def test_c24_takes_blows_that_could_not_have_reached_it() -> None:
    """b5 is two tiles from c4: the new target is not measured."""
    table = do(attacked_partner({"at": "b5"}), "attack c5", "use C24 e1", dice=[1])
    assert [heard["damage"] for heard in look.story(table, "hit")] == [6]


@pytest.mark.parametrize("place", ["a5", "b6"])
def test_c24_must_stand_beside_the_partner(place: str) -> None:
    table = do(attacked_partner({"at": place}), "attack c5", dice=[1])
    assert (asked(table), look.hp(table, P1)) == ((P0, "main"), 8)


def test_c24_does_not_turn_an_attack_on_many_nor_one_on_itself() -> None:
    """The Whirl cuts P1 and the user's own archer."""
    whirl = {"memento": ["S02"], "support": [{"card": "K04", "at": "b4"}]}
    table = do(attacked_partner({"at": "b5"}, **whirl), "use S02 e1", dice=[1])
    assert (asked(table), health(table, P1, P3)) == ((P0, "main"), [8, 10])
    table = do(lay({"at": "c3"}, able("C24", at="c4")), FIST, dice=[1])
    assert (asked(table), look.hp(table, P1)) == ((P0, "main"), 8)
