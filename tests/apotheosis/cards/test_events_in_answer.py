"""What the Events do that answer others or wait for their moment: V04 to V08 and V17."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P2, P3, able, answers, exhausted, lay
from apotheosis.cards.trial import TEAMS, ignorant
from apotheosis.looking import activated, ap, banished, blows, debt, discard, hp, inventory, scenario, upright
from table import asked, do, legal, offers, refuses


@pytest.mark.rule("APOTHEOSIS-24.1", "APOTHEOSIS-25.4")
def test_v04_second_wind_recovers_two_points_after_any_action() -> None:
    winded = {"inventory": ["V04"], "memento": exhausted("S01", "S03", "S09"), "debt": 5}
    table = do(lay({}, winded), "turn w", "use V04 e1", "pick S01", "pick S09")
    assert (upright(table, P1), discard(table, P1), debt(table, P1)) == (["S01", "S09"], ["V04"], 5)


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-24.6")
def test_v04_second_wind_is_no_action_and_needs_something_to_recover() -> None:
    assert refuses(lay({"inventory": ["V04"], "memento": exhausted("S01")}), "use V04 e1"), "no action was completed"
    assert asked(do(lay({}, {"inventory": ["V04"], "memento": ["S01"]}), "turn w")) == (P0, "main")
    assert asked(do(lay({}, {"inventory": ["V04"], "memento": exhausted("S19")}), "turn w")) == (P0, "main"), "3 points"
    unfit = ignorant("athletics", inventory=["V04"], memento=exhausted("S09"))
    assert asked(do(lay({}, unfit), "turn w")) == (P0, "main")


@pytest.mark.rule("APOTHEOSIS-24.5", "APOTHEOSIS-25.2")
@pytest.mark.parametrize("target", ["c4", "b3"])
def test_v05_stayed_hand_takes_4_from_an_attack_on_an_ally(target: str) -> None:
    """The Hero itself, or its Companion: 5 + 1 - 4 is 2."""
    foe = {"at": "c4", "inventory": ["V05"], "support": [{"card": "K04", "at": "b3"}]}
    table = do(lay({"at": "c3"}, foe), f"attack {target}")
    assert (asked(table), legal(table)) == ((P1, "window"), ["use V05 e1", "pass"])
    do(table, "use V05 e1", dice=[1])
    assert (blows(table)[0][0], discard(table, P1), debt(table, P1)) == (2, ["V05"], 1)


@pytest.mark.rule("APOTHEOSIS-1.1", "APOTHEOSIS-1.4")
def test_v05_stayed_hand_guards_partners_and_nobody_else() -> None:
    stay = {"inventory": ["V05"]}
    sides = ({"at": "c3", "attributes": {"FOR": 1}, **stay}, {"at": "c4"}, {"at": "a1", **stay}, {"at": "e7", **stay})
    table = do(lay(*sides, **TEAMS), "attack c4")
    assert asked(table) == (P3, "window"), "not the attacker and not its partner"
    do(table, "use V05 e1", dice=[1])
    assert blows(table) == [(1, 0)], "never below 1"


@pytest.mark.rule("APOTHEOSIS-25.2", "APOTHEOSIS-2.5")
@pytest.mark.parametrize("unable", [{"debt": 5}, {"knowledge": {"faith": 0}}])
def test_v05_stayed_hand_needs_1_ap_and_faith(unable: dict[str, Any]) -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "inventory": ["V05"], **unable}), "attack c4", dice=[1])
    assert blows(table) == [(6, 2)]


@pytest.mark.rule("APOTHEOSIS-26.1", "APOTHEOSIS-26.2", "APOTHEOSIS-30.3")
def test_v06_contradiction_negates_an_enemys_event_and_is_not_answered() -> None:
    foe = {"inventory": ["V06"], "debt": 99}
    table = do(lay({"hp": 5, "inventory": ["V19", "V06"], "memento": ["S13"]}, foe), "use V19 e1", "use V06 e1")
    assert (asked(table), hp(table, P0), ap(table, P0)) == ((P0, "main"), 5, 3)
    assert (scenario(table), discard(table, P0), banished(table)) == ([], ["V19"], ["V06"]), "register became discard"
    assert (inventory(table, P0), debt(table, P1)) == (["V06"], 99)


@pytest.mark.rule("APOTHEOSIS-2.5", "APOTHEOSIS-24.6")
def test_v06_contradiction_is_for_events_of_enemies_only() -> None:
    foe = {"inventory": ["V06"]}
    assert asked(do(lay({"hp": 5, "equip": ["I14"]}, foe), "use I14 e1")) == (P0, "main"), "an Item"
    assert asked(do(lay({"memento": ["S05"]}, foe), "use S05 e1")) == (P0, "main"), "a Skill"
    untaught = ignorant("instruction", 1, **foe)
    assert asked(do(lay({"inventory": ["V10"]}, untaught), "use V10 e1")) == (P0, "main")
    table = do(lay({"inventory": ["V10"]}, {}, {"inventory": ["V06"]}, foe, **TEAMS), "use V10 e1")
    assert (asked(table), legal(table)) == ((P3, "window"), ["use V06 e1", "pass"]), "not the partner"


@pytest.mark.rule("APOTHEOSIS-26.1")
def test_v06_contradiction_negates_an_answer() -> None:
    """Stayed Hand is negated: the blow falls in full."""
    foe = {"at": "c4", "inventory": ["V05"]}
    table = do(lay({"at": "c3", "inventory": ["V06"]}, foe), "attack c4", "use V05 e1", "use V06 e1", dice=[1])
    assert (blows(table), discard(table, P1), banished(table)) == ([(6, 2)], ["V05"], ["V06"])


def ambush(lurker_at: str = "c3", **side: Any) -> Any:
    """The turn of P1 at c4 is about to start; P0 lurks with PER 5 and cunning 1."""
    return lay(
        {**able(at=lurker_at, inventory=["V07"]), "knowledge": {"cunning": 1}, **side},
        {"at": "c4"},
        at="start",
        active="c4",
    )


@pytest.mark.rule("APOTHEOSIS-17.1", "APOTHEOSIS-25.2")
@pytest.mark.parametrize(
    ("faces", "health"),
    [([3, 1], 8), ([3, 5], 8), ([2], 10), ([1], 10), ([6, 1, 2], 8)],
)
def test_v07_ambush_checks_perception_for_damage(faces: list[int], health: int) -> None:
    """5 + 1 + 3 is 9; PER 5 + 1 or + 3 against CON 5 is 2 injury. A failed check does nothing, and 1 always fails."""
    table = do(ambush(), "use V07 e1", dice=faces)
    assert (hp(table, P1), discard(table, P0), debt(table, P0)) == (health, ["V07"], 2)
    assert ap(table, P1) == 4, "uncovered in another's turn: 1 AP less, whatever the check"


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-25.2")
def test_v07_ambush_waits_for_an_enemy_within_2_at_the_start_of_its_turn() -> None:
    assert offers(ambush("c2"), "use V07 e1")
    assert asked(ambush("c1")) == (P1, "main"), "distance 3"
    assert asked(ambush(debt=5)) == (P1, "main"), "no AP to borrow"
    assert asked(ambush(knowledge={"cunning": 0})) == (P1, "main")
    assert refuses(lay({"at": "c3", "inventory": ["V07"]}, {"at": "c4"}), "use V07 e1"), "not in its own turn"


@pytest.mark.rule("APOTHEOSIS-30.2")
def test_v07_ambush_uncovered_in_the_turn_of_another_takes_1_ap() -> None:
    """By a Dreamreader, or by a Glass Heron at the end of its turn."""
    table = do(lay(able("C21"), {"inventory": ["V07"]}), "use C21 e1")
    assert (activated(table), ap(table, P0)) == (["C21 e1", "V07 e2"], 5 - 1 - 1)
    heron = {"hero": {"house": "H00"}, "at": "c4", "support": [{"card": "K12", "at": "c3"}]}
    table = do(lay({"at": "c2", "inventory": ["V07"]}, heron, active="c3"), "end_turn", dice=[1])
    assert activated(table) == ["K12 e1", "V07 e2"]


@pytest.mark.rule("APOTHEOSIS-24.1", "APOTHEOSIS-R73")
def test_v08_dawn_chorus_recovers_two_points_of_every_hero_of_the_team() -> None:
    """At the start of the round, each choosing its own."""
    sides = (
        {"inventory": ["V08"], "memento": exhausted("S01", "S02")},
        {"memento": exhausted("S09")},
        {"memento": exhausted("S03", "S02")},
    )
    table = do(lay(*sides, **TEAMS, at="round"), "use V08 e1", "pick S02")
    assert (asked(table), answers(table, "pick")) == ((P2, "points"), ["S03", "S02"])
    do(table, "pick S03")
    found = [upright(table, seat) for seat in (P0, P1, P2)]
    assert (found, discard(table, P0)) == ([["S02"], [], ["S03"]], ["V08"])


@pytest.mark.rule("APOTHEOSIS-22.4")
def test_v08_dawn_chorus_needs_one_hero_with_something_to_recover() -> None:
    sides = ({"inventory": ["V08"], "memento": ["S01"]}, {"memento": exhausted("S09")}, {"memento": exhausted("S19")})
    assert asked(lay(*sides, **TEAMS, at="round")) != (P0, "window"), "3 points are too many"
    table = lay(sides[0], {}, {"memento": exhausted("S03")}, **TEAMS, at="round")
    assert upright(do(table, "use V08 e1"), P2) == ["S03"]


@pytest.mark.rule("APOTHEOSIS-24.1")
def test_v08_dawn_chorus_heals_a_partner_that_ends_its_turn() -> None:
    sides = ({"inventory": ["V08"], "hp": 5}, {"at": "a7"}, {"at": "c4", "hp": 7}, {"at": "e7"})
    table = do(lay(*sides, **TEAMS, active="c4", at="end"), "use V08 e2")
    assert (hp(table, P2), hp(table, P0), discard(table, P0)) == (8, 5, ["V08"])
    pup = {"inventory": ["V08"], "support": [{"card": "K01", "at": "c3", "hp": 2}]}
    assert hp(do(lay(pup, active="c3", at="end"), "use V08 e2"), "c3") == 3, "its own Companion is a partner"


@pytest.mark.rule("APOTHEOSIS-24.6")
def test_v08_dawn_chorus_is_not_for_oneself_nor_the_healthy_nor_enemies() -> None:
    assert asked(do(lay({"inventory": ["V08"], "hp": 5}), "end_turn")) == (P1, "main")
    assert asked(do(lay({"inventory": ["V08"]}, {"hp": 5}, active="c7"), "end_turn")) != (P0, "window")
    sides = ({"inventory": ["V08"], "hp": 5}, {"at": "a7"}, {"at": "c4"}, {"at": "e7"})
    assert asked(lay(*sides, **TEAMS, active="c4", at="end")) != (P0, "window")


@pytest.mark.rule("APOTHEOSIS-24.5")
def test_v17_foreknowledge_adds_2_to_a_roll() -> None:
    table = do(lay({"at": "c3", "inventory": ["V17"]}, {"at": "c4"}), "attack c4", "use V17 e1", dice=[1])
    assert (blows(table), discard(table, P0), ap(table, P0)) == ([(8, 2)], ["V17"], 2)


@pytest.mark.rule("APOTHEOSIS-17.2", "APOTHEOSIS-24.5")
@pytest.mark.parametrize(("effect", "left"), [("e2", []), ("pass", ["I08"])])
def test_v17_foreknowledge_adds_3_to_a_check(effect: str, left: list[str]) -> None:
    """Its side of a contest: 5 + 2 (+ 3) against 5 + 4."""
    mine = {"at": "c3", "inventory": ["V17"], "memento": ["S26"]}
    table = do(lay(mine, {"at": "c4", "inventory": ["I08"]}), "use S26 e1")
    do(table, *(["use V17 e2"] if effect == "e2" else ["pass", "pass"]), dice=[2, 4] if left else [2, 4, 1])
    assert (inventory(table, P1), discard(table, P0)) == (left, [] if left else ["V17"])


@pytest.mark.rule("APOTHEOSIS-R76")
def test_v17_foreknowledge_is_for_ones_own_dice() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "inventory": ["V17"]}), "attack c4", dice=[1])
    assert (asked(table), blows(table)) == ((P0, "main"), [(6, 2)])
    untaught = ignorant("mental", at="c3", inventory=["V17"])
    assert blows(do(lay(untaught, {"at": "c4"}), "attack c4", dice=[1])) == [(6, 2)]
    assert refuses(lay({"inventory": ["V17"]}), "use V17 e1")
