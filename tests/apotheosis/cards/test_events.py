"""The events, V01 to V20: what each says, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import (
    P0,
    P1,
    P2,
    P3,
    able,
    activated,
    answers,
    ap,
    asked,
    attribute,
    banished,
    blows,
    debt,
    deck,
    discard,
    do,
    end_turn,
    equip,
    exhausted,
    hp,
    inventory,
    is_awake,
    lay,
    legal,
    offers,
    refuses,
    rules,
    scenario,
    scenario_counters,
    scores,
    sideways,
    upright,
)
from apotheosis.cards.trial import TEAMS
from table import Table

FFA = {"mode": "ffa", "seats": 3}
ANSWERING = {"memento": ["S13"], "inventory": ["V06"]}
"""Who could negate an Event if it were asked."""


def entitled(entity: str, awake: bool = True, **side: Any) -> dict[str, Any]:
    """A Hero of level 5 with an Entity of level 1."""
    return {"hero": {"house": "H01", "classes": ["C02", "C24"], "entity": entity}, "awake": awake, **side}


def ignorant(knowledge: str, level: int = 0, **side: Any) -> dict[str, Any]:
    return {"knowledge": {knowledge: level}, **side}


# V01 to V05


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


def test_v03_fairground_gift_gives_two_cards_or_two_points() -> None:
    side = {"inventory": ["V03"], "memento": exhausted("S01", "S09", "S02"), "deck": ["I01", "I02", "I03"], "ap": 1}
    table = do(lay(side), "use V03 e1")
    assert (asked(table), legal(table)) == ((P0, "branch"), ["choose 1", "choose 2"])
    do(table, "choose 1")
    assert (inventory(table, P0), upright(table, P0), ap(table, P0)) == (["I01", "I02"], [], 0)
    assert discard(table, P0) == ["V03"]
    table = do(lay(side), "use V03 e1", "choose 2", "pick S01", "pick S09")
    assert (inventory(table, P0), upright(table, P0)) == ([], ["S01", "S09"])
    assert upright(do(lay(side), "use V03 e1", "choose 2", "pick S02"), P0) == ["S02"]


@pytest.mark.rule("APOTHEOSIS-22.2", "APOTHEOSIS-22.1")
def test_v03_fairground_gift_offers_only_what_can_be_done() -> None:
    full, empty = {"inventory": ["V03"]}, {"inventory": ["V03"], "deck": ["I01"]}
    assert len(inventory(do(lay(full), "use V03 e1"), P0)) == 2, "nothing is exhausted"
    table = do(lay({**empty, "memento": exhausted("S01")}), "use V03 e1")
    assert (inventory(table, P0), upright(table, P0)) == ([], ["S01"]), "one card in the deck is not two"
    assert refuses(lay(empty), "use V03 e1")
    assert refuses(lay({**full, "ap": 0}), "use V03 e1")


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


# V06 to V10


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


@pytest.mark.rule("APOTHEOSIS-30.4", "APOTHEOSIS-30.5")
@pytest.mark.parametrize("zone", ["discard", "inventory"])
def test_v09_omen_of_return_fetches_a_companion_from_the_pile(zone: str) -> None:
    """A scope adds a place: it works from the pile, and from the inventory as every Event does."""
    side: dict[str, Any] = {"discard": ["K01", "I01", "K04"], "inventory": [], "ap": 1}
    side[zone] = [*side[zone], "V09"]
    table = do(lay(side, {"discard": ["K06"]}), "use V09 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "cards"), ["K01", "K04"])
    do(table, "pick K04")
    assert (inventory(table, P0), discard(table, P0), banished(table)) == (["K04"], ["K01", "I01"], ["V09"])
    assert ap(table, P0) == 0


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-2.5")
def test_v09_omen_of_return_needs_a_companion_in_the_pile_1_ap_and_faith() -> None:
    assert refuses(lay({"discard": ["V09", "I01"]}, {"discard": ["K01"]}), "use V09 e1")
    assert refuses(lay({"discard": ["V09", "K01"], "ap": 0}), "use V09 e1")
    assert refuses(lay(ignorant("faith", discard=["V09", "K01"])), "use V09 e1")


def test_v09_omen_of_return_heals_from_the_inventory_for_nothing() -> None:
    table = do(lay({"inventory": ["V09"], "hp": 5, "ap": 0}), "use V09 e2")
    assert (hp(table, P0), discard(table, P0)) == (6, ["V09"])
    assert refuses(lay({"inventory": ["V09"]}), "use V09 e2"), "nothing to heal"
    assert refuses(lay({"discard": ["V09"], "hp": 5}), "use V09 e2"), "not from the pile"


@pytest.mark.rule("APOTHEOSIS-15.4", "APOTHEOSIS-7.1")
def test_v10_kindled_blood_lends_force_and_spirit_for_a_round() -> None:
    table = do(lay({"at": "c3", "inventory": ["V10"], "hp": 2, "ap": 3}, {"at": "c4"}), "use V10 e1")
    assert [attribute(table, P0, name) for name in ("FOR", "ESP", "PER", "CON")] == [7, 7, 5, 5]
    assert (hp(table, P0), ap(table, P0), discard(table, P0)) == (1, 3, ["V10"])
    assert blows(do(table, "attack c4", dice=[1])) == [(8, 2)]
    end_turn(table)
    assert attribute(table, P0, "FOR") == 7, "in every turn of the round"
    end_turn(table)
    assert [attribute(table, P0, name) for name in ("FOR", "ESP")] == [5, 5]


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_v10_kindled_blood_is_not_paid_with_the_last_hp() -> None:
    assert refuses(lay({"inventory": ["V10"], "hp": 1}), "use V10 e1")
    assert refuses(lay(ignorant("vital", inventory=["V10"])), "use V10 e1")


# V11 to V15


@pytest.mark.rule("APOTHEOSIS-28.4", "APOTHEOSIS-5.3")
def test_v11_windfall_gives_another_card_when_it_is_obtained() -> None:
    table = end_turn(lay({}, {"deck": ["V11", "I01", "I02", "I03"]}))
    assert (inventory(table, P1), deck(table, P1)) == (["I01", "I02"], ["I03", "V11"])
    table = end_turn(lay({}, {"deck": ["V11", "I01", "I02"], "equip": ["I17"]}))
    assert (inventory(table, P1), deck(table, P1)) == (["I01", "I02"], ["V11"])
    assert "V11" in inventory(do(table, "unequip I17"), P1), "once per round"


@pytest.mark.parametrize(("faces", "health"), [([1], 6), ([3], 6), ([4], 7), ([6, 1], 7)])
def test_v11_windfall_rolls_for_health(faces: list[int], health: int) -> None:
    table = do(lay({"inventory": ["V11"], "hp": 5, "ap": 1}), "use V11 e2", dice=faces)
    assert (hp(table, P0), ap(table, P0), discard(table, P0)) == (health, 0, ["V11"])


@pytest.mark.rule("APOTHEOSIS-22.2")
def test_v11_windfall_heals_nobody_who_is_well() -> None:
    assert refuses(lay({"inventory": ["V11"]}), "use V11 e2")
    assert refuses(lay({"inventory": ["V11"], "hp": 5, "ap": 0}), "use V11 e2")
    assert refuses(lay({"inventory": ["V11"], "hp": 5}), "use V11 e1"), "that one comes by itself"


@pytest.mark.rule("APOTHEOSIS-5.3", "APOTHEOSIS-7.8")
def test_v12_crossroads_bargain_searches_and_places_an_item() -> None:
    side = {"inventory": ["V12", "I08"], "deck": ["S01", "I01"]}
    table = do(lay(side), "use V12 e1")
    assert (asked(table), sorted(answers(table, "take"))) == ((P0, "cards"), ["I01", "S01"])
    do(table, "take I01")
    assert (asked(table), legal(table)) == ((P0, "cards"), ["pick I08", "pick I01", "done"])
    do(table, "pick I08")
    assert (equip(table, P0), inventory(table, P0), deck(table, P0)) == (["I08"], ["I01"], ["S01"])
    assert (banished(table), asked(table)) == (["V12"], (P1, "main"))


def test_v12_crossroads_bargain_may_place_nothing() -> None:
    table = do(lay({"inventory": ["V12"], "deck": ["I01"]}), "use V12 e1", "done")
    assert (equip(table, P0), inventory(table, P0), banished(table)) == ([], ["I01"], ["V12"])
    table = do(lay({"inventory": ["V12"], "deck": ["S01"]}), "use V12 e1")
    assert (inventory(table, P0), asked(table)) == (["S01"], (P1, "main")), "no Item, no question"


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-2.5")
def test_v12_crossroads_bargain_places_only_what_fits() -> None:
    """A second vest does not, nor an Item that is not understood."""
    side = ignorant("athletics", equip=["I08"], inventory=["V12", "I09"], deck=["I01"])
    assert asked(do(lay(side), "use V12 e1")) == (P1, "main")


@pytest.mark.rule("APOTHEOSIS-7.8", "APOTHEOSIS-2.5")
def test_v12_crossroads_bargain_needs_a_whole_turn_a_deck_and_level_4() -> None:
    assert refuses(do(lay({"inventory": ["V12"]}), "turn w"), "use V12 e1")
    assert refuses(lay({"inventory": ["V12"], "deck": []}), "use V12 e1")
    assert refuses(lay({"inventory": ["V12"], "level": 3}), "use V12 e1")
    assert offers(lay({"inventory": ["V12"], "level": 4}), "use V12 e1")


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.1")
def test_v13_last_words_draw_when_they_are_discarded() -> None:
    """For the price of the House of Quietbell, whose own card comes first."""
    side = able(house="H06", inventory=["V13"], deck=["I01", "I02", "I03"])
    table = do(lay(side, at="end"), "use H06 e2")
    assert (inventory(table, P0), discard(table, P0)) == (["I01", "I02"], ["V13"])
    side["inventory"] = [{"card": "V13", "used": ["e1"]}]
    assert inventory(do(lay(side, at="end"), "use H06 e2"), P0) == ["I01"], "once per battle"
    side |= {"inventory": ["V13"], "knowledge": {"art": 0}}
    assert inventory(do(lay(side, at="end"), "use H06 e2"), P0) == ["I01"], "to those who know art"


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.1")
def test_v13_last_words_draw_two_when_they_are_banished() -> None:
    table = do(lay({"inventory": ["V13", "V20"], "hp": 5, "deck": ["I01", "I02", "I03"]}), "use V20 e1")
    assert (inventory(table, P0), banished(table)) == (["I01", "I02"], ["V13", "V20"])
    table = do(lay(able("C15"), {"discard": ["V13"], "deck": ["I01", "I02", "I03"]}), "use C15 e2")
    assert (inventory(table, P1), inventory(table, P0), banished(table)) == (["I01", "I02"], [], ["V13"])


@pytest.mark.rule("APOTHEOSIS-16.3", "APOTHEOSIS-R97")
def test_v13_last_words_draw_when_they_save_a_life() -> None:
    foe = {"at": "c4", "hp": 2, "inventory": ["V13"], "deck": ["I01", "I02"]}
    table = do(lay({"at": "c3"}, foe), "attack c4", dice=[1])
    assert asked(table) == (P1, "salvation")
    do(table, "accept")
    assert (hp(table, P1), discard(table, P1), inventory(table, P1)) == (1, ["V13"], ["I01"])


def test_v13_last_words_have_nothing_to_use() -> None:
    assert legal(lay({"inventory": ["V13"], "hp": 5}), "use") == []


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


# V16 to V20


@pytest.mark.rule("APOTHEOSIS-13.1", "APOTHEOSIS-30.5")
def test_v16_broken_seal_puts_an_entity_to_sleep_and_draws() -> None:
    table = lay({"inventory": ["V16"], "deck": ["I01", "I02"]}, entitled("E03"))
    before = attribute(table, P1, "FOR")
    do(table, "use V16 e1")
    assert (is_awake(table, P1), attribute(table, P1, "FOR"), ap(table, P0)) == (False, before - 3, 3)
    assert (inventory(table, P0), deck(table, P0)) == (["I01"], ["I02", "V16"]), "buried, and then it draws"


@pytest.mark.rule("APOTHEOSIS-22.1")
def test_v16_broken_seal_needs_an_enemy_whose_entity_is_awake() -> None:
    seal: dict[str, Any] = {"inventory": ["V16"]}
    assert refuses(lay(seal, entitled("E03", awake=False)), "use V16 e1")
    assert refuses(lay({**able(), **entitled("E03", **seal)}), "use V16 e1"), "its own is no enemy's"
    assert refuses(lay({**seal, "ap": 1}, entitled("E03")), "use V16 e1")
    assert refuses(lay(ignorant("arcane", **seal), entitled("E03")), "use V16 e1")
    table = do(lay(seal, entitled("E03", at="c5"), entitled("E02", at="a4"), **FFA), "use V16 e1")
    assert (asked(table), sorted(answers(table, "target"))) == ((P0, "target"), ["a4", "c5"])


@pytest.mark.rule("APOTHEOSIS-30.2", "APOTHEOSIS-28.4")
def test_v16_broken_seal_draws_whenever_it_is_buried_once_per_round() -> None:
    """By a Glyphwright: her own card, and then the Seal's."""
    side = able("C08", inventory=["V16"], deck=["I01", "I02", "I03"])
    table = do(lay(side), "use C08 e2")
    assert (inventory(table, P0), deck(table, P0)) == (["I01", "I02"], ["I03", "V16"])
    side["inventory"] = [{"card": "V16", "used": ["e2"]}]
    assert inventory(do(lay(side), "use C08 e2"), P0) == ["I01"]


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


@pytest.mark.rule("APOTHEOSIS-30.3", "APOTHEOSIS-16.7")
def test_v18_final_reckoning_takes_2_from_everybody_unanswered() -> None:
    mine = {"inventory": ["V18"], "support": [{"card": "K01", "at": "a1"}], "ap": 3}
    foe = {**ANSWERING, "support": [{"card": "K04", "at": "a7", "hp": 2}]}
    table = do(lay(mine, foe, round=3), "use V18 e1")
    assert [hp(table, who) for who in (P0, P1, "a1", "a7")] == [8, 8, 3, 0]
    assert (asked(table), ap(table, P0), banished(table)) == ((P0, "main"), 0, ["V18"])


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-2.5")
def test_v18_final_reckoning_comes_once_from_round_3_on() -> None:
    last = {"inventory": ["V18"]}
    assert refuses(lay(last, round=2), "use V18 e1")
    assert refuses(lay({**last, "ap": 2}, round=3), "use V18 e1")
    assert refuses(lay({**last, "level": 5}, round=3), "use V18 e1")
    assert refuses(lay({"inventory": [{"card": "V18", "used": ["e1"]}]}, round=3), "use V18 e1")
    assert offers(lay(last, round=9), "use V18 e1")


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


@pytest.mark.rule("APOTHEOSIS-21.3", "APOTHEOSIS-15.4")
def test_v20_black_communion_buys_4_ap() -> None:
    table = do(lay({"hp": 3, "inventory": ["V20", "I08", "S01"], "ap": 0}), "use V20 e1")
    assert (asked(table), answers(table, "pick")) == ((P0, "pay"), ["I08", "S01"])
    do(table, "pick S01")
    assert (hp(table, P0), ap(table, P0), attribute(table, P0, "CON")) == (1, 4, 4)
    assert (banished(table), inventory(table, P0)) == (["S01", "V20"], ["I08"])
    end_turn(end_turn(table))
    assert (attribute(table, P0, "CON"), attribute(table, P1, "CON")) == (4, 5), "for the rest of the battle"


@pytest.mark.rule("APOTHEOSIS-22.1", "APOTHEOSIS-R11")
def test_v20_black_communion_needs_more_than_2_hp_and_another_card() -> None:
    assert refuses(lay({"hp": 2, "inventory": ["V20", "I08"]}), "use V20 e1")
    assert refuses(lay({"inventory": ["V20"]}), "use V20 e1"), "it does not pay for itself"
    assert refuses(lay(ignorant("transmutation", 1, inventory=["V20", "I08"])), "use V20 e1")
