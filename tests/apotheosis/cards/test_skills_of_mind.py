"""What the Skills of magic and mind do: S09 to S16 and S25 to S27."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis import looking as look
from apotheosis.battle import P0, P1, able, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import dmg, health, teams, window
from table import asked, do, legal, offers, refuses

# Spark Lance, Cinder Rain, Undertow, Stone Skin (what strikes is also in test_skills_of_arms.py)


@pytest.mark.rule("APOTHEOSIS-11.1", "APOTHEOSIS-2.8")
def test_s09_spark_lance_is_paid_with_mana_alone() -> None:
    me = {"at": "c3", "memento": [*exhausted("S09"), "S01"]}
    assert refuses(lay(me, {"at": "c4"}), "use S09 e1"), "stamina is no mana"
    table = do(lay({**me, "memento": [*exhausted("S09"), "S11"]}, {"at": "c4"}), "use S09 e1", dice=[6, 4])
    assert (dmg(table), look.sideways(table, P0)) == ([5 + 6 + 2], ["S09", "S11"])


@pytest.mark.rule("APOTHEOSIS-10.7")
@pytest.mark.parametrize(("con", "burning"), [(13, {"BURNING"}), (14, set())])
def test_s10_cinder_rain_sets_on_fire_whom_it_hits(con: int, burning: set[str]) -> None:
    table = lay({"at": "c3", "memento": ["S10"]}, {"at": "c5", "attributes": {"CON": con}})
    assert look.markers(do(table, "use S10 e1", dice=[1]), P1) == burning


def test_s10_cinder_rain_lets_everybody_burn_at_the_end_of_the_own_turn() -> None:
    """Friend and enemy, Hero and Companion; for one turn."""
    burning: dict[str, Any] = {"hp": 5, "markers": ["BURNING"]}
    pup = {"card": "K01", "at": "a1", "hp": 3, "markers": ["BURNING"]}
    mine = {**burning, "memento": ["S10"], "support": [pup]}
    table = end_turn(lay(mine, burning, order=["a1", "c7"]))
    assert (health(table, P0, "a1", P1), look.markers(table, P0)) == ([4, 3, 5], set())
    end_turn(table)
    assert (health(table, P0, "a1", P1), look.markers(table, "a1")) == ([4, 2, 5], set())
    end_turn(table)
    assert (health(table, P0, "a1", P1), look.markers(table, P1)) == ([4, 2, 4], set())
    assert look.activated(table) == ["S10 e2"] * 3


def test_s10_cinder_rain_burns_nobody_without_a_holder_or_a_fire() -> None:
    assert look.activated(end_turn(lay({"memento": ["S10"], "markers": ["POISONED"]}))) == []
    table = end_turn(lay({"markers": ["BURNING"], "inventory": ["S10"]}))
    assert (look.hp(table, P0), look.markers(table, P0)) == (10, {"BURNING"})


@pytest.mark.rule("APOTHEOSIS-8.10", "APOTHEOSIS-10.7")
@pytest.mark.parametrize(
    ("place", "con", "after"),
    [("c5", 5, "c4"), ("c5", 14, "c5"), ("c4", 5, "c4")],
    ids=["hit", "missed", "already there"],
)
def test_s11_undertow_pulls_whom_it_hits(place: str, con: int, after: str) -> None:
    foe = {"at": place, "attributes": {"CON": con}, "facing": "e"}
    table = do(lay({"at": "c3", "memento": ["S11"]}, foe), "use S11 e1", dice=[1])
    assert (dmg(table), look.at(table, P1), look.facing(table, P1)) == ([6], after, "e")


@pytest.mark.rule("APOTHEOSIS-15.4", "APOTHEOSIS-30.1")
def test_s12_stone_skin_gives_3_con_while_it_has_time() -> None:
    me = {"memento": ["S12"], "attributes": {"PER": 9}, "ap": 2}
    table = do(lay(me), "use S12 e1")
    assert (look.counters(table, P0, "S12"), look.attribute(table, P0, "CON")) == ({"TIME": 2}, 8)
    assert (look.ap(table, P0), look.sideways(table, P0)) == (0, ["S12"])
    found = []
    for _ in range(2):
        end_turn(end_turn(table))
        do(table, *(["done"] if asked(table) == (P0, "recomposition") else []))
        found.append((look.counters(table, P0, "S12").get("TIME", 0), look.attribute(table, P0, "CON")))
    assert found == [(1, 8), (0, 5)]


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-15.4")
def test_s12_stone_skin_is_not_doubled_and_ends_with_its_counters() -> None:
    hard = {"card": "S12", "counters": {"TIME": 1}}
    assert refuses(lay({"memento": [hard, "S01", "S09"]}), "use S12 e1")
    assert refuses(lay({"memento": ["S12"], "ap": 1}), "use S12 e1")
    assert refuses(lay({"memento": [*exhausted("S12"), "S01"]}), "use S12 e1"), "it costs mana too"
    table = do(lay({"memento": ["S12"], "ap": 4}), "use S12 e1", "forget S12")
    assert look.attribute(table, P0, "CON") == 8, "in the inventory it keeps its TIME"


# Unspeak, Tutor's Rebuke, Sigil Reserve, Heartbrand


@pytest.mark.rule("APOTHEOSIS-26.2", "APOTHEOSIS-25.2")
def test_s13_unspeak_negates_a_card_of_an_enemy() -> None:
    """What was paid stays paid, the task is done."""
    table = do(lay({"hp": 5, "equip": ["I14"]}, {"memento": ["S13"]}), "use I14 e1")
    assert window(table) == (P1, ["use S13 e1"])
    do(table, "use S13 e1")
    assert (look.hp(table, P0), look.ap(table, P0), look.discard(table, P0)) == (5, 4, ["I14"])
    assert (look.debt(table, P1), look.sideways(table, P1)) == (2, ["S13"])


@pytest.mark.rule("APOTHEOSIS-26.1")
def test_s13_unspeak_stops_an_attack_with_a_card_and_not_a_normal_one() -> None:
    foe = {"at": "c4", "memento": ["S13"]}
    table = do(lay({"at": "c3", "memento": ["S01"]}, foe), "use S01 e1", "use S13 e1")
    assert (dmg(table), look.sideways(table, P0), look.hp(table, P1)) == ([], ["S01"], 10)
    assert dmg(do(lay({"at": "c3"}, foe), "attack c4", dice=[1])) == [6]


@pytest.mark.rule("APOTHEOSIS-24.6", "APOTHEOSIS-26.1")
@pytest.mark.parametrize(
    "foe",
    [{"memento": exhausted("S13")}, {"memento": ["S13"], "debt": 5}, {"inventory": ["S13"], "memento": ["S15"]}],
    ids=["no mana", "no AP", "not learned"],
)
def test_s13_unspeak_needs_2_ap_and_2_mana(foe: dict[str, Any]) -> None:
    assert asked(do(lay({"hp": 5, "equip": ["I14"]}, foe), "use I14 e1")) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_s13_unspeak_is_not_for_friends_nor_against_what_cannot_be_negated() -> None:
    wizard = {"memento": ["S13"]}
    table = do(teams({"hp": 5, "equip": ["I14"]}, {}, wizard), "use I14 e1")
    assert (asked(table), look.hp(table, P0)) == ((P0, "main"), 7)
    table = do(lay({"at": "c3", "memento": ["S27"]}, {"at": "c5", **wizard}), "use S27 e1")
    assert (asked(table), look.at(table, P0)) == ((P0, "main"), "c5")


@pytest.mark.rule("APOTHEOSIS-20.1")
def test_s14_tutors_rebuke_forbids_skills_until_the_targets_next_turn_is_over() -> None:
    """Its own activations, answers too; not Items, not what works by itself."""
    foe = {"at": "c4", "memento": ["S01", "S04"], "equip": ["I06"], "attributes": {"PER": 4}}
    table = do(lay({"at": "c3", "memento": ["S14"], "ap": 5}, foe), "use S14 e1")
    assert (look.ap(table, P0), look.sideways(table, P0), look.rules(table, P1)) == (
        3,
        ["S14"],
        {"cannot_activate(skill)"},
    )
    do(table, "attack c4")
    assert window(table) == (P1, ["use I06 e1"])
    end_turn(do(table, "pass", dice=[1]))
    assert (legal(table, "use"), offers(table, "attack c3")) == ([], True)
    end_turn(table)
    assert look.rules(table, P1) == set()


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-20.1")
def test_s14_tutors_rebuke_reaches_enemy_heroes_within_4() -> None:
    me = {"at": "b1", "memento": ["S14"]}
    assert offers(lay(me, {"at": "b5"}), "use S14 e1")
    assert refuses(lay(me, {"at": "b6"}), "use S14 e1")
    assert refuses(lay(me, {"at": "b3"}, tiles={"b2": "blocked"}), "use S14 e1")
    assert refuses(lay(me, {"at": "e7", "support": [{"card": "K01", "at": "b2"}]}), "use S14 e1"), "no Companion"
    assert refuses(lay({**me, "ap": 1}, {"at": "b3"}), "use S14 e1")


def test_s14_tutors_rebuke_leaves_automatic_effects() -> None:
    """Poison still works in the Skill of who is silenced."""
    silenced = {"memento": ["S22"], "modifiers": [{"rule": {"cannot_activate": "skill"}}]}
    assert look.hp(end_turn(lay(silenced, {"hp": 5, "markers": ["POISONED"]})), P1) == 4


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.4")
def test_s15_sigil_reserve_draws_when_it_is_recovered_once_per_round() -> None:
    side = {"memento": exhausted("S15"), "inventory": ["V03"], "deck": ["I01", "I02", "I03"]}
    table = do(lay(side), "use V03 e1", "choose 2")
    assert (look.inventory(table, P0), look.upright(table, P0)) == (["I01"], ["S15"])
    side["memento"] = [{"card": "S15", "exhausted": True, "used": ["e1"]}]
    assert look.inventory(do(lay(side), "use V03 e1", "choose 2"), P0) == []


@pytest.mark.rule("APOTHEOSIS-11.2", "APOTHEOSIS-2.12")
def test_s15_sigil_reserve_has_two_mana_and_nothing_to_use() -> None:
    """Paying with it draws nothing, and gives change."""
    me = {"at": "c3", "memento": ["S15", *exhausted("S09", "S11")]}
    table = do(lay(me, {"at": "c4"}), "use S09 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "change"), ["S09", "S11"])
    do(table, "pick S11", dice=[1])
    assert (look.inventory(table, P0), look.activated(table)) == ([], ["S09 e1"])
    assert legal(lay({"memento": ["S15"]}), "use") == []


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_s16_heartbrand_hurts_the_enemies_near_when_it_is_exhausted() -> None:
    """Within 2, whatever it pays for."""
    me = {"at": "c3", "memento": ["S16", *exhausted("S17")], "hp": 5, "support": [{"card": "K01", "at": "c2"}]}
    foe = {"at": "c5", "support": [{"card": "K04", "at": "d4"}, {"card": "K06", "at": "c6"}]}
    table = do(lay(me, foe), "use S17 e1", "done")
    assert (health(table, P0, "c2", P1, "d4", "c6"), look.sideways(table, P0)) == ([7, 5, 9, 4, 5], ["S16", "S17"])


@pytest.mark.rule("APOTHEOSIS-28.4", "APOTHEOSIS-22.1")
def test_s16_heartbrand_hurts_once_per_turn_and_only_who_is_there() -> None:
    burnt = {"card": "S16", "used": ["e1"]}
    me = {"at": "c3", "memento": [burnt, *exhausted("S17")], "hp": 5}
    table = do(lay(me, {"at": "c4"}), "use S17 e1", "done")
    assert (look.hp(table, P0), look.hp(table, P1)) == (7, 10)
    me["memento"] = ["S16", *exhausted("S17")]
    table = do(lay(me, {"at": "c6"}), "use S17 e1", "done")
    assert (look.hp(table, P1), look.activated(table)) == (10, ["S17 e1"]), "3 tiles away"
    assert legal(lay({"memento": ["S16"]}), "use") == []


# Mind Spike, Borrowed Dream, Fold Space


@pytest.mark.rule("APOTHEOSIS-10.7", "APOTHEOSIS-R73")
def test_s25_mind_spike_exhausts_a_point_of_whom_it_hits() -> None:
    """Its own choice, no more than needed."""
    foe = {"at": "c4", "memento": ["S02", "S01", *exhausted("S09")]}
    table = do(lay({"at": "c3", "memento": ["S25"]}, foe), "use S25 e1", dice=[1])
    assert (asked(table), answers(table, "pick")) == ((P1, "drain"), ["S02", "S01"])
    do(table, "pick S01")
    assert (look.sideways(table, P1), asked(table)) == (["S01", "S09"], (P0, "main"))


@pytest.mark.rule("APOTHEOSIS-10.7", "APOTHEOSIS-23.2")
def test_s25_mind_spike_exhausts_nothing_without_a_hit_or_a_point() -> None:
    foe: dict[str, Any] = {"at": "c4", "attributes": {"CON": 14}, "memento": ["S01"]}
    assert look.sideways(do(lay({"at": "c3", "memento": ["S25"]}, foe), "use S25 e1", dice=[1]), P1) == []
    spent = {"at": "c4", "memento": exhausted("S01")}
    assert look.hp(do(lay({"at": "c3", "memento": ["S25"]}, spent), "use S25 e1", dice=[1]), P1) == 8
    beast = {"at": "e7", "memento": ["S01"], "support": [{"card": "K01", "at": "c4"}]}
    table = do(lay({"at": "c3", "memento": ["S25"]}, beast), "use S25 e1", dice=[1])
    assert (look.hp(table, "c4"), look.sideways(table, P1)) == (3, []), "a Companion has no points"


@pytest.mark.rule("APOTHEOSIS-17.2", "APOTHEOSIS-1.7")
@pytest.mark.parametrize(
    ("faces", "left"),
    [([4, 3, 2], ["I01"]), ([3, 3], ["I01", "I02"]), ([1, 2], ["I01", "I02"]), ([2, 1, 1], ["I02"])],
    ids=["higher", "equal", "a 1 of its user", "a 1 of the target"],
)
def test_s26_borrowed_dream_discards_at_random_after_a_contest(faces: list[int], left: list[str]) -> None:
    """INT 5 against ESP 5; the last number draws the card."""
    me = {"at": "c3", "memento": ["S26"], "ap": 3}
    table = do(lay(me, {"at": "c4", "inventory": ["I01", "I02"]}), "use S26 e1", dice=faces)
    gone = [card for card in ("I01", "I02") if card not in left]
    assert (look.inventory(table, P1), look.discard(table, P1)) == (left, gone)
    assert (look.ap(table, P0), look.sideways(table, P0), look.hp(table, P1)) == (0, ["S26"], 10)


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-22.2")
def test_s26_borrowed_dream_contests_an_enemy_hero_within_4() -> None:
    me = {"at": "b1", "memento": ["S26"]}
    table = do(lay(me, {"at": "b5"}), "use S26 e1", dice=[4, 3])
    assert asked(table) == (P0, "main"), "empty hands lose nothing"
    assert refuses(lay(me, {"at": "b6"}), "use S26 e1")
    assert refuses(lay(me, {"at": "e7", "support": [{"card": "K01", "at": "b2"}]}), "use S26 e1")
    assert refuses(lay({**me, "ap": 2}, {"at": "b2"}), "use S26 e1")
    assert refuses(lay({**me, "memento": [*exhausted("S26"), "S09"]}, {"at": "b2"}), "use S26 e1")


@pytest.mark.rule("APOTHEOSIS-8.6", "APOTHEOSIS-10.2")
def test_s27_fold_space_swaps_two_places() -> None:
    """With anybody within 4, over walls; both keep their facing."""
    me = {"at": "b1", "memento": ["S27"], "facing": "e", "ap": 3, "support": [{"card": "K01", "at": "a1"}]}
    table = do(lay(me, {"at": "b5", "facing": "w"}, tiles={"b2": "blocked"}), "use S27 e1")
    assert sorted(answers(table, "target")) == ["a1", "b5"]
    do(table, "target b5")
    assert [(look.at(table, seat), look.facing(table, seat)) for seat in (P0, P1)] == [("b5", "e"), ("b1", "w")]
    assert (look.ap(table, P0), look.sideways(table, P0), health(table, P0, P1)) == (0, ["S27"], [10, 10])


@pytest.mark.rule("APOTHEOSIS-30.3")
def test_s27_fold_space_cannot_be_negated_but_avoided() -> None:
    foe = able("C14", at="c5", memento=["S13"], equip=["I22"])
    table = do(lay({"at": "c1", "memento": ["S27"]}, foe), "use S27 e1")
    assert window(table) == (P1, ["use C14 e1"])
    do(table, "use C14 e1", "tile c6")
    assert (look.at(table, P0), look.at(table, P1), asked(table)) == ("c1", "c6", (P0, "main")), "out of reach"


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_s27_fold_space_needs_somebody_within_4() -> None:
    me = {"at": "b1", "memento": ["S27"]}
    assert refuses(lay(me, {"at": "b6"}), "use S27 e1")
    assert refuses(lay(me, {"at": "b6"}, objects=[{"at": "b2", "con": 5, "hp": 5}]), "use S27 e1"), "no objects"
    assert refuses(lay({**me, "ap": 2}, {"at": "b2"}), "use S27 e1")
    pinned = {"at": "b3", "modifiers": [{"rule": "cannot_move"}]}
    assert look.at(do(lay(me, pinned), "use S27 e1"), P1) == "b1", "the pinned are swapped too"
