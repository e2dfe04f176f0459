"""What the Events do that are registered in the scenario: V01, V02, V14, V15 and V19."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, answers, end_turn, exhausted, lay
from apotheosis.cards.trial import ignorant
from apotheosis.looking import (
    activated,
    ap,
    attribute,
    discard,
    hp,
    inventory,
    rules,
    scenario,
    scenario_counters,
    sideways,
)
from table import Table, asked, do, legal, offers, refuses, scores

ANSWERING = {"memento": ["S13"], "inventory": ["V06"]}
"""Who could negate an Event if it were asked."""


@pytest.mark.rule("APOTHEOSIS-14.2", "APOTHEOSIS-10.2")
def test_v01_sudden_squall_takes_perception_and_range_of_everybody() -> None:
    mine = {"at": "c1", "inventory": ["V01"], "equip": ["I03"], "ap": 9, "support": [{"card": "K04", "at": "a1"}]}
    foe = {"at": "c5", "support": [{"card": "K06", "at": "e1"}]}
    table = lay(mine, foe)
    assert offers(table, "use I03 e2"), "distance 4"
    do(table, "use V01 e1")
    assert (scenario(table), scenario_counters(table, "V01"), ap(table, P0)) == (["V01"], {"TIME": 2}, 8)
    assert [attribute(table, who, "PER") for who in (P0, P1, "a1", "e1")] == [6 - 1, 4, 4, 2]
    do(table, "use I03 e2")
    assert sorted(answers(table, "target")) == ["a1", "e1"], "D4 is D3: c5 is out of reach"


@pytest.mark.rule("APOTHEOSIS-10.2")
def test_v01_sudden_squall_leaves_range_1_as_it_is() -> None:
    table = lay({"at": "c3", "memento": ["S01"]}, {"at": "c4"}, scenario=[{"card": "V01", "counters": {"TIME": 2}}])
    assert offers(table, "use S01 e1")
    assert not offers(lay({"at": "c3", "memento": ["S01"]}, {"at": "c5"}, scenario=["V01"]), "use S01 e1")


@pytest.mark.rule("APOTHEOSIS-14.3", "APOTHEOSIS-15.1")
def test_v01_sudden_squall_blows_for_two_rounds() -> None:
    table = lay(scenario=[{"card": "V01", "owner": 1, "counters": {"TIME": 2}}])
    end_turn(end_turn(table))
    assert (scenario_counters(table, "V01"), attribute(table, P0, "PER")) == ({"TIME": 1}, 4)
    end_turn(end_turn(table))
    assert (scenario(table), discard(table, P1), attribute(table, P0, "PER")) == ([], ["V01"], 5)


@pytest.mark.rule("APOTHEOSIS-2.5", "APOTHEOSIS-30.5")
def test_v01_sudden_squall_is_called_out_of_the_inventory_for_1_ap() -> None:
    assert refuses(lay({"inventory": ["V01"], "ap": 0}), "use V01 e1")
    assert refuses(lay(ignorant("elemental", inventory=["V01"])), "use V01 e1")
    assert refuses(lay(scenario=["V01"]), "use V01 e1"), "not again from the scenario"


@pytest.mark.rule("APOTHEOSIS-14.3")
def test_v02_long_night_exhausts_1_point_of_whoever_starts_a_turn() -> None:
    """Its own choice; a memento without points is spared, and so is a Companion."""
    mine = {"inventory": ["V02"], "memento": ["S01"], "ap": 2}
    table = do(lay(mine, {"memento": ["S09", "S03"]}), "use V02 e1")
    assert (scenario(table), scenario_counters(table, "V02"), ap(table, P0)) == (["V02"], {"TIME": 2}, 0)
    assert sideways(table, P0) == [], "not before a turn starts"
    do(table, "end_turn")
    assert (asked(table), answers(table, "pick")) == ((P1, "drain"), ["S09", "S03"])
    do(table, "pick S03")
    assert (sideways(table, P1), sideways(table, P0)) == (["S03"], [])


@pytest.mark.rule("APOTHEOSIS-14.3", "APOTHEOSIS-22.1")
def test_v02_long_night_needs_a_card_to_exhaust() -> None:
    table = end_turn(lay({}, {"memento": exhausted("S01")}, scenario=[{"card": "V02", "counters": {"TIME": 2}}]))
    assert activated(table) == []
    table = end_turn(lay({}, {"memento": ["S02"]}, scenario=[{"card": "V02", "counters": {"TIME": 2}}]))
    assert (activated(table), sideways(table, P1)) == (["V02 e2"], ["S02"]), "a card of 2 points goes whole"


@pytest.mark.rule("APOTHEOSIS-15.1")
def test_v02_long_night_lasts_for_two_rounds() -> None:
    night = {"card": "V02", "counters": {"TIME": 2}}
    table = end_turn(end_turn(lay(scenario=[night])))
    assert scenario_counters(table, "V02") == {"TIME": 1}
    end_turn(end_turn(table))
    assert (scenario(table), discard(table, P0)) == ([], ["V02"])


@pytest.mark.rule("APOTHEOSIS-2.5")
def test_v02_long_night_needs_2_ap_and_arcane_2() -> None:
    assert refuses(lay({"inventory": ["V02"], "ap": 1}), "use V02 e1")
    assert refuses(lay(ignorant("arcane", 1, inventory=["V02"])), "use V02 e1")
    assert refuses(lay(scenario=["V02"]), "use V02 e1")


@pytest.mark.rule("APOTHEOSIS-14.3")
def test_v14_ashfall_hurts_everybody_at_the_end_of_its_turn() -> None:
    pup = {"support": [{"card": "K01", "at": "a7"}]}
    table = do(lay({"inventory": ["V14"], "ap": 2}, pup, order=["c7", "a7"]), "use V14 e1")
    assert (scenario_counters(table, "V14"), ap(table, P0), hp(table, P0)) == ({"TIME": 1}, 0, 10)
    end_turn(table)
    assert [hp(table, who) for who in (P0, P1, "a7")] == [9, 10, 5], "each at its own"
    end_turn(table)
    assert [hp(table, who) for who in (P0, P1, "a7")] == [9, 9, 5]
    end_turn(table)
    assert [hp(table, who) for who in (P0, P1, "a7")] == [9, 9, 4]
    assert (scenario(table), discard(table, P0)) == ([], ["V14"]), "for one round"


@pytest.mark.rule("APOTHEOSIS-2.5")
def test_v14_ashfall_needs_2_ap_and_elemental_2() -> None:
    assert refuses(lay({"inventory": ["V14"], "ap": 1}), "use V14 e1")
    assert refuses(lay(ignorant("elemental", 1, inventory=["V14"])), "use V14 e1")
    assert refuses(lay(scenario=["V14"]), "use V14 e1")
    assert hp(end_turn(lay({"inventory": ["V14"]})), P0) == 10, "in the inventory it does nothing"


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-14.2")
def test_v15_flag_of_truce_stops_all_attacks_and_is_not_answered() -> None:
    mine = {"at": "c3", "inventory": ["V15"], "memento": ["S01", "S08"], "ap": 9}
    foe = {"at": "c4", **ANSWERING, "support": [{"card": "K01", "at": "b3", "attached": ["I01"]}]}
    table = do(lay(mine, foe, order=["b3", "c4"]), "use V15 e1")
    assert (asked(table), scenario(table), ap(table, P0)) == ((P0, "main"), ["V15"], 8)
    assert all("cannot_attack" in rules(table, who) for who in (P0, P1, "b3"))
    assert refuses(table, "attack c4")
    assert refuses(table, "use S01 e1")
    assert offers(table, "use S08 e1"), "a mark is no attack"
    end_turn(table)
    assert (refuses(table, "attack c3"), refuses(table, "use K01 e3")) == (True, True)


@pytest.mark.rule("APOTHEOSIS-15.1")
def test_v15_flag_of_truce_flies_until_the_end_of_the_round() -> None:
    table = do(lay({"at": "c3", "inventory": ["V15"], "ap": 1}, {"at": "c4"}), "use V15 e1", "end_turn")
    assert refuses(table, "attack c3")
    end_turn(table)
    assert (scenario(table), discard(table, P0), offers(table, "attack c4")) == ([], ["V15"], True)
    assert refuses(lay({"inventory": ["V15"], "ap": 0}), "use V15 e1")
    assert refuses(lay(ignorant("cooperation", inventory=["V15"])), "use V15 e1")
    assert refuses(lay(scenario=["V15"]), "use V15 e1")


@pytest.mark.rule("APOTHEOSIS-14.4", "APOTHEOSIS-30.5")
def test_v19_wayside_well_heals_and_then_lies_open_for_all() -> None:
    table = do(lay({"inventory": ["V19"], "hp": 5}, {"hp": 5}), "use V19 e1")
    assert (hp(table, P0), ap(table, P0), scenario(table)) == (6, 3, ["V19"])
    assert refuses(table, "use V19 e1"), "once per turn, whoever it is"
    end_turn(table)
    do(table, "use V19 e1")
    assert (hp(table, P1), hp(table, P0), ap(table, P1), scenario(table)) == (6, 6, 3, ["V19"])


@pytest.mark.rule("APOTHEOSIS-22.1")
@pytest.mark.parametrize("zone", ["inventory", "scenario"])
def test_v19_wayside_well_is_for_the_wounded_with_2_ap(zone: str) -> None:
    def well(**side: Any) -> Table:
        return lay({**side, "inventory": ["V19"]}) if zone == "inventory" else lay(side, scenario=["V19"])

    assert offers(well(hp=9, ap=2), "use V19 e1")
    assert refuses(well(ap=2), "use V19 e1")
    assert refuses(well(hp=9, ap=1), "use V19 e1")


@pytest.mark.rule("APOTHEOSIS-14.4", "APOTHEOSIS-12.10")
def test_v19_wayside_well_is_for_companions_too_once_it_lies_open() -> None:
    pup = {"support": [{"card": "K01", "at": "a1", "hp": 2}]}
    table = do(lay(pup, active="a1", scenario=[{"card": "V19", "owner": 1}]), "use V19 e1")
    assert (hp(table, "a1"), ap(table, "a1"), scenario(table)) == (3, 2, ["V19"])
    assert refuses(lay({**pup, "inventory": ["V19"]}, active="a1"), "use V19 e1"), "not out of their Hero's hands"


@pytest.mark.rule("APOTHEOSIS-18.3", "APOTHEOSIS-24.3")
def test_v19_wayside_well_heals_once_more_when_the_battle_ends() -> None:
    table = lay({"inventory": ["V19"], "hp": 5}, {"hp": 4}, at="battle_end")
    assert (asked(table), legal(table)) == ((P0, "window"), ["use V19 e2", "pass"])
    do(table, "use V19 e2")
    assert (hp(table, P0), inventory(table, P0), scores(table)) == (6, ["V19"], [1, 0])
    table = lay({"hp": 5}, {"hp": 4}, at="battle_end", scenario=["V19"])
    do(table, "pass", "use V19 e2")
    assert (hp(table, P0), hp(table, P1), discard(table, P0)) == (5, 5, ["V19"])
    assert scores(lay({"inventory": ["V19"]}, {"hp": 4}, at="battle_end")) == [1, 0], "nothing to heal: not asked"
