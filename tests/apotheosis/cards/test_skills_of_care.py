"""What the Skills of faith, life and song do: S17 to S22 and S28."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P2, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import health, teams, window
from apotheosis.looking import activated, ap, attribute, debt, discard, hp, life, markers, memento, order, sideways
from table import asked, do, refuses

# Mending Word, Vigil, Ninth-Hour Miracle


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_s17_mending_word_heals_an_ally_within_3() -> None:
    """Oneself, a partner, a Companion; over walls; no enemy, nobody who is well."""
    troop = [{"card": "K01", "at": "c3", "hp": 2}, {"card": "K04", "at": "b1"}]
    me = {"at": "c1", "hp": 5, "memento": ["S17"], "ap": 2, "support": troop}
    table = teams(me, {"at": "d1", "hp": 5}, {"at": "c4", "hp": 5}, tiles={"c2": "blocked"})
    do(table, "use S17 e1")
    assert sorted(answers(table, "target")) == ["c1", "c3", "c4"]
    do(table, "target c4")
    assert (health(table, P0, P1, P2), ap(table, P0), sideways(table, P0)) == ([5, 5, 7], 0, ["S17"])


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_s17_mending_word_stops_at_the_maximum_at_4_tiles_and_without_ap() -> None:
    assert hp(do(lay({"hp": 9, "memento": ["S17"]}), "use S17 e1"), P0) == 10
    assert refuses(lay({"memento": ["S17"]}), "use S17 e1")
    assert refuses(teams({"memento": ["S17"], "at": "c1"}, {}, {"at": "c5", "hp": 5}), "use S17 e1")
    assert refuses(lay({"hp": 5, "memento": ["S17"], "ap": 1}), "use S17 e1")
    assert refuses(lay({"hp": 5, "memento": exhausted("S17")}), "use S17 e1")


@pytest.mark.rule("APOTHEOSIS-24.1")
def test_s18_vigil_hardens_for_the_turn_of_an_opponent() -> None:
    table = lay({"memento": ["S18"]}, {"at": "c7"}, active="c7", at="start", order=["c1"])
    assert window(table) == (P0, ["use S18 e1"])
    do(table, "use S18 e1")
    assert (attribute(table, P0, "CON"), sideways(table, P0), debt(table, P0)) == (7, [], 0)
    end_turn(table)
    assert attribute(table, P0, "CON") == 5


@pytest.mark.rule("APOTHEOSIS-28.4", "APOTHEOSIS-24.6")
def test_s18_vigil_is_kept_once_a_round_and_not_in_the_own_turn() -> None:
    used = {"memento": [{"card": "S18", "used": ["e1"]}]}
    assert asked(lay(used, active="c7", at="start")) == (P1, "main")
    assert asked(lay({"memento": ["S18"]}, at="start")) == (P0, "main")
    assert asked(lay({"inventory": ["S18"]}, active="c7", at="start")) == (P1, "main")
    pup = {"memento": ["S18"], "support": [{"card": "K01", "at": "a1"}]}
    assert asked(lay(pup, active="a1", at="start")) == (P0, "main"), "nor in a partner's"


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_s18_vigil_heals_when_it_is_recovered() -> None:
    side: dict[str, Any] = {"hp": 5, "memento": exhausted("S18"), "inventory": ["V03"]}
    assert hp(do(lay(side), "use V03 e1", "choose 2"), P0) == 6
    assert activated(do(lay({**side, "hp": 10}), "use V03 e1", "choose 2")) == ["V03 e1"], "who is well"
    twice = {**side, "inventory": [], "memento": [{"card": "S18", "exhausted": True, "used": ["e2"]}]}
    assert hp(do(lay({**twice, "inventory": ["V03"]}), "use V03 e1", "choose 2"), P0) == 6, "every time"


FALLEN = {"at": "c4", "hp": -3}


@pytest.mark.rule("APOTHEOSIS-16.6", "APOTHEOSIS-7.8", "APOTHEOSIS-7.7")
def test_s19_ninth_hour_miracle_revives_an_ally() -> None:
    """For 3 FATE, 3 mana and the whole turn; the revived acts last."""
    me = {"memento": ["S19"], "inventory": ["V11", "V03", "I01"], "ap": 0}
    table = do(teams(me, {}, FALLEN, order=["a7"]), "use S19 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "pay"), ["V11", "V03"])
    do(table, "pick V03")
    assert (hp(table, P2), life(table, P2), discard(table, P0)) == (4, "alive", ["V03"])
    assert (sideways(table, P0), order(table)[-1]) == (["S19"], "c4")
    assert asked(table) == (3, "main"), "the turn is over"


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-26.1")
def test_s19_ninth_hour_miracle_cannot_be_negated() -> None:
    me = {"memento": ["S19"], "inventory": ["V03"]}
    table = do(teams(me, {"memento": ["S13"]}, FALLEN), "use S19 e1")
    assert (hp(table, P2), sideways(table, 1)) == (4, [])


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-16.6")
@pytest.mark.parametrize(
    ("me", "partner"),
    [
        ({}, {"hp": 1}),
        ({}, {"at": "c5"}),
        ({}, {"hp": -10}),
        ({"inventory": ["V11"]}, {}),
        ({"memento": exhausted("S19")}, {}),
        ({"memento": [{"card": "S19", "used": ["e1"]}]}, {}),
        ({"level": 5}, {}),
    ],
    ids=["alive", "4 tiles away", "overkill", "2 FATE", "no mana", "again in the battle", "level 5"],
)
def test_s19_ninth_hour_miracle_needs_all_it_says(me: dict[str, Any], partner: dict[str, Any]) -> None:
    wonder = {"memento": ["S19"], "inventory": ["V03"], **me}
    assert refuses(teams(wonder, {}, {**FALLEN, **partner}), "use S19 e1")


@pytest.mark.rule("APOTHEOSIS-7.8", "APOTHEOSIS-16.6")
def test_s19_ninth_hour_miracle_is_the_first_action_and_for_allies() -> None:
    wonder = {"at": "c1", "memento": ["S19"], "inventory": ["V03"]}
    assert refuses(do(teams(wonder, {}, FALLEN), "turn w"), "use S19 e1")
    assert refuses(teams(wonder, FALLEN, {}), "use S19 e1")
    pup = {**wonder, "support": [{"card": "K02", "at": "c2", "hp": 0}]}
    assert hp(do(lay(pup), "use S19 e1"), "c2") == 4, "a Companion that is knocked out"


# Sap and Sinew, Lifethread, Venom Craft


def test_s20_sap_and_sinew_heals_1_and_cures_poison() -> None:
    me = {"at": "c1", "hp": 5, "markers": ["POISONED"], "memento": ["S20"], "ap": 2}
    table = do(lay(me), "use S20 e1")
    assert (hp(table, P0), markers(table, P0), ap(table, P0), sideways(table, P0)) == (6, set(), 0, ["S20"])
    table = do(lay({**me, "markers": ["BURNING"]}), "use S20 e1")
    assert (hp(table, P0), markers(table, P0)) == (6, {"BURNING"})


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-10.2")
def test_s20_sap_and_sinew_is_for_wounded_allies_within_2() -> None:
    me = {"at": "c1", "memento": ["S20"]}
    table = do(teams(me, {"at": "d1", "hp": 5}, {"at": "c3", "hp": 5, "markers": ["POISONED"]}), "use S20 e1")
    assert (health(table, P1, P2), markers(table, P2)) == ([5, 6], set())
    assert refuses(teams(me, {}, {"at": "c4", "hp": 5}), "use S20 e1")
    assert refuses(lay({**me, "markers": ["POISONED"]}), "use S20 e1"), "nothing to heal: not even the poison"
    assert refuses(lay({**me, "hp": 5, "ap": 1}), "use S20 e1")


@pytest.mark.rule("APOTHEOSIS-24.1", "APOTHEOSIS-25.2", "APOTHEOSIS-11.1")
def test_s21_lifethread_heals_1_after_an_injury() -> None:
    """1 AP, 1 SP and 1 MP, all of them its own or others'."""
    table = do(lay({"at": "c3"}, {"at": "c4", "memento": ["S21"]}), "attack c4", dice=[1])
    assert (window(table), hp(table, P1)) == ((P1, ["use S21 e1"]), 8)
    do(table, "use S21 e1")
    assert (hp(table, P1), debt(table, P1), sideways(table, P1)) == (9, 1, ["S21"])


@pytest.mark.rule("APOTHEOSIS-28.4")
def test_s21_lifethread_heals_once_per_turn() -> None:
    foe = {"at": "c4", "memento": ["S21", "S01", "S09"]}
    table = do(lay({"at": "c3", "ap": 6}, foe), "attack c4", dice=[1])
    do(table, "use S21 e1", "pick S21", "done")
    do(table, "attack c4", dice=[1])
    assert (asked(table), hp(table, P1)) == ((P0, "main"), 7)


@pytest.mark.rule("APOTHEOSIS-24.6", "APOTHEOSIS-R96")
@pytest.mark.parametrize(
    "foe",
    [
        {"memento": ["S21"], "attributes": {"CON": 14}},
        {"memento": ["S21"], "debt": 5},
        {"memento": [*exhausted("S21"), "S01"]},
        {"memento": [*exhausted("S21"), "S09"]},
    ],
    ids=["not hurt", "no AP", "no mana", "no stamina"],
)
def test_s21_lifethread_needs_an_injury_and_its_price(foe: dict[str, Any]) -> None:
    assert asked(do(lay({"at": "c3"}, {"at": "c4", **foe}), "attack c4", dice=[1])) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-10.7")
@pytest.mark.parametrize(("con", "poisoned"), [(13, {"POISONED"}), (14, set())])
def test_s22_venom_craft_poisons_whom_it_hits(con: int, poisoned: set[str]) -> None:
    table = lay({"at": "c3", "memento": ["S22"]}, {"at": "c4", "attributes": {"CON": con}})
    assert markers(do(table, "use S22 e1", dice=[1]), P1) == poisoned


@pytest.mark.rule("APOTHEOSIS-14.3")
def test_s22_venom_craft_wears_down_poisoned_enemies_at_every_start() -> None:
    """Each at its own turn, again and again; not the holder's own side."""
    ill: dict[str, Any] = {"hp": 5, "markers": ["POISONED"]}
    mine = {**ill, "memento": ["S22"], "attributes": {"PER": 1}}
    foe = {**ill, "attributes": {"PER": 9}, "support": [{"card": "K01", "at": "a7", "hp": 3, "markers": ["POISONED"]}]}
    table = end_turn(lay(mine, foe, order=["a7"]))
    assert (health(table, P0, P1, "a7"), markers(table, "a7")) == ([5, 5, 2], {"POISONED"})
    end_turn(table)
    assert (asked(table), health(table, P0, P1, "a7")) == ((P1, "main"), [5, 4, 2])


def test_s22_venom_craft_works_from_the_memento_only() -> None:
    assert hp(end_turn(lay({"inventory": ["S22"]}, {"hp": 5, "markers": ["POISONED"]})), P1) == 5
    assert hp(end_turn(lay({"memento": exhausted("S22")}, {"hp": 5, "markers": ["POISONED"]})), P1) == 4


# Marching Song


@pytest.mark.rule("APOTHEOSIS-7.4", "APOTHEOSIS-15.4")
def test_s28_marching_song_quickens_the_allies_within_3() -> None:
    """Until the end of the singer's next turn: 1 AP more, but not in this one."""
    me = {"at": "c1", "memento": ["S28"], "attributes": {"PER": 9}, "support": [{"card": "K01", "at": "c4"}]}
    foe = {"at": "d1", "support": [{"card": "K04", "at": "e7"}]}
    table = do(teams(me, foe, {"at": "c5"}, order=["c4"]), "use S28 e1")
    assert [attribute(table, who, "AGI") for who in (P0, "c4", P1, P2)] == [6, 5, 5, 5], "P2 is 4 tiles away"
    assert (ap(table, P0), sideways(table, P0)) == (3, ["S28"])
    end_turn(table)
    assert ap(table, "c4") == 5
    end_turn(table)
    do(table, *(["done"] if asked(table) == (P0, "recomposition") else []))
    assert (asked(table), ap(table, P0), attribute(table, P0, "AGI")) == ((P0, "main"), 6, 6)
    end_turn(table)
    assert (attribute(table, P0, "AGI"), attribute(table, "c4", "AGI")) == (5, 4)


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-30.5")
@pytest.mark.parametrize("zone", ["inventory", "memento"])
def test_s28_marching_song_heals_from_the_hand_and_is_discarded(zone: str) -> None:
    """A scope adds a place: it works from the memento too."""
    side: dict[str, Any] = {"hp": 5, "ap": 1, zone: ["S28"]}
    table = do(lay(side), "use S28 e2")
    assert (hp(table, P0), ap(table, P0), discard(table, P0), memento(table, P0)) == (6, 0, ["S28"], [])


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-2.5")
def test_s28_marching_song_stops_where_it_says() -> None:
    assert refuses(lay({"hp": 5, "ap": 0, "inventory": ["S28"]}), "use S28 e2")
    assert refuses(lay({"inventory": ["S28"]}), "use S28 e2"), "nothing to heal"
    assert refuses(lay({"hp": 5, "inventory": ["S28"], "knowledge": {"art": 0}}), "use S28 e2")
    assert refuses(lay({"inventory": ["S28"]}), "use S28 e1"), "the song is sung from the memento"
    assert refuses(lay({"memento": ["S28"], "ap": 1}), "use S28 e1")
    assert refuses(lay({"memento": exhausted("S28")}), "use S28 e1")
