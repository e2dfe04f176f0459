"""The events."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, end_main, fight, lay, resolve, worn
from heroes.cards.printed import EVENTS
from heroes.cards.trial import Trial
from heroes.characters import hp, speed, tokens, works
from heroes.looking import equipment, event, hand, order, reserve, team
from table import asked, do, legal, offers, refuses

BOTH = pytest.mark.parametrize("owner", [P0, P1])


def of(card: str, owner: int) -> dict[str, Any]:
    return {"card": card, "owner": owner}


@pytest.mark.rule("HEROES-9.1", "HEROES-9.2")
@pytest.mark.parametrize("card", EVENTS)
def test_every_event_is_played_free_and_replaces_the_one_in_play(card: str) -> None:
    old = "V03" if card != "V03" else "V15"
    table = lay({"team": ["C01"], "hand": [card]}, event=of(old, P1))
    do(table, f"event {card}")
    assert (event(table), table.view(None)["event"]["owner"], reserve(table, P0)) == (card, P0, 0)


@BOTH
@pytest.mark.parametrize("active", [P0, P1])
def test_v01_solar_noon_gives_one_energy_to_whoever_has_the_turn(owner: int, active: int) -> None:
    table = lay({"team": ["C01"]}, {"team": ["C02"]}, event=of("V01", owner), at="turn", active=active)
    assert (reserve(table, active), reserve(table, 1 - active)) == (1, 0)


@pytest.mark.parametrize(("owner", "may"), [(P0, True), (P1, False)])
def test_v02_blackout_stops_the_advanced_sources_of_opponents(owner: int, may: bool) -> None:
    table = lay({"team": ["C01"], "sources": ["S07", "S01"]}, {"team": ["C02"]}, event=of("V02", owner))
    assert offers(table, "activate S07") == may
    start = lay({"team": ["C01"], "sources": ["S07", "S01"]}, {"team": ["C02"]}, event=of("V02", owner), at="turn")
    assert reserve(start, P0) == 1, "basic sources go on"


@pytest.mark.rule("HEROES-13.3")
@BOTH
def test_v03_heavy_gravity_lets_the_slowest_act_first(owner: int) -> None:
    teams = ({"team": ["C07", "C16"]}, {"team": ["C29", "C26"]})
    assert order(fight(*teams)) == ["C07", "C26", "C16", "C29"]
    assert order(fight(*teams, event=of("V03", owner))) == ["C29", "C16", "C26", "C07"]
    even = fight({"team": ["C16"]}, {"team": ["C10"]}, event=of("V03", owner))
    assert order(even) == ["C16", "C10"], "ties as ever"


@BOTH
def test_v04_truce_hospital_heals_everyone_by_one_each_turn(owner: int) -> None:
    sides = ({"team": [{"card": "C16", "damage": 2}, "C01"]}, {"team": [{"card": "C10", "damage": 3}]})
    table = resolve(*sides, event=of("V04", owner))
    assert [hp(table, card) for card in ("C16", "C01", "C10")] == ["7/3", "5/1", "6/2"]


@pytest.mark.parametrize(("roll", "wet"), [(1, "C16"), (2, "C01"), (3, "C10")])
def test_v05_acid_rain_poisons_a_random_character_before_combat(roll: int, wet: str) -> None:
    sides = ({"team": ["C16", "C01"]}, {"team": ["C10"]})
    table = fight(*sides, event=of("V05", P0), dice=[roll])
    assert {card: tokens(table, card) for card in ("C16", "C01", "C10")} == {
        card: ["poison"] if card == wet else [] for card in ("C16", "C01", "C10")
    }
    other = fight(*sides, event=of("V05", P0), dice=[roll], active=P1)
    assert tokens(other, wet) == ["poison"], "in everybody's turn"


@pytest.mark.rule("HEROES-12.10")
@BOTH
def test_v06_null_field_puts_magic_and_divine_cards_to_sleep(owner: int) -> None:
    witch = {"card": "C30", "energy": 4, "actions": ["A19", "A13"]}
    saint = {"card": "C23", "energy": 4, "actions": ["A32", "A06"]}
    table = lay({"team": [witch]}, {"team": [saint]}, event=of("V06", owner))
    assert [works(table, card) for card in ("A19", "A13", "A32", "A06")] == [False, True, False, True]
    end_main(table)
    assert legal(table) == ["use C30 a1", "use C30 a2", "use C30 a3", "use A13", "pass"], "what is printed works"


@pytest.mark.rule("HEROES-22.10")
def test_v07_press_conference_shows_the_hands_of_opponents_and_draws() -> None:
    ours = {"team": ["C01"], "hand": ["V07"], "deck": ["S09", "S08"]}
    table = lay(ours, {"team": ["C02"], "hand": ["A06", "C10"]})
    do(table, "event V07")
    assert hand(table, P0) == ["S09"]
    assert [sorted(seen["cards"]) for seen in table.view(P0)["seen_hands"]] == [["A06", "C10"]]
    assert table.view(P1)["seen_hands"] == []


def test_v07_press_conference_shows_all_hands_in_an_arena() -> None:
    ours = {"team": ["C01"], "hand": ["V07"], "deck": ["S09"]}
    others = [{"team": ["C02"], "hand": ["A06"]}, {"team": ["C03"], "hand": ["C10"]}]
    table = lay(ours, *others, mode="arena", seats=3)
    do(table, "event V07")
    assert [(seen["seat"], seen["cards"]) for seen in table.view(P0)["seen_hands"]] == [(1, ["A06"]), (2, ["C10"])]


@BOTH
@pytest.mark.parametrize(("card", "cost"), [("Q17", 3), ("Q05", 1), ("Q01", 1)])
def test_v08_arms_race_makes_equipment_one_cheaper_for_everybody(owner: int, card: str, cost: int) -> None:
    """But never free."""
    dear = lay({"team": ["C01"], "hand": [card], "reserve": cost - 1}, event=of("V08", owner))
    assert refuses(dear, f"equip {card}")
    table = lay({"team": ["C01"], "hand": [card], "reserve": cost}, event=of("V08", owner))
    do(table, f"equip {card}")
    assert (equipment(table, P0), reserve(table, P0)) == ({card: 1}, 0)


@BOTH
def test_v09_blood_moon_adds_one_damage_to_every_action(owner: int) -> None:
    assert Trial("C26 a3", event=of("V09", owner)).use("foe") == {"foe": "-2"}
    assert Trial("Q05", event=of("V09", owner)).use("foe") == {"foe": "-2"}, "the turret's is 2 anyway"


@BOTH
def test_v10_open_portal_lets_two_be_fielded(owner: int) -> None:
    ours = {"team": ["C01"], "hand": ["C03", "C04", "C05"]}
    table = lay(ours, {"team": ["C02"]}, event=of("V10", owner))
    do(table, "field C03", "field C04")
    assert (team(table, P0), refuses(table, "field C05")) == (["C01", "C03", "C04"], True)
    without = lay(ours, {"team": ["C02"]})
    do(without, "field C03")
    assert refuses(without, "field C04")


@pytest.mark.parametrize(("owner", "may"), [(P0, True), (P1, False)])
def test_v11_curfew_stops_the_passive_actions_of_opponents(owner: int, may: bool) -> None:
    soldier = {"card": "C16", "actions": ["A34"]}
    table = lay({"team": ["C03", "C04", soldier]}, {"team": ["C02"]}, event=of("V11", owner))
    assert [offers(table, use) for use in ("use C03 a1", "use C04 a1", "use A34")] == [may] * 3
    do(table, "end_main", "pass")
    assert offers(table, "use C03 a2"), "active ones go on"


@BOTH
@pytest.mark.rule("HEROES-14.5")
def test_v12_quarantine_lets_nobody_be_healed(owner: int) -> None:
    assert Trial("C23 a2", event=of("V12", owner)).use("ally") == {}
    assert Trial("C08 a1", event=of("V12", owner)).use("ally") == {"ally": "agility"}
    assert Trial("C05 a2", event=of("V12", owner)).use() == {}


@BOTH
@pytest.mark.rule("HEROES-11.6")
def test_v13_convergence_lets_versions_of_a_character_meet(owner: int) -> None:
    sides = ({"team": ["C15"], "hand": ["C25"]}, {"team": ["C02"]})
    assert refuses(lay(*sides), "field C25")
    table = lay(*sides, event=of("V13", owner))
    do(table, "field C25")
    assert team(table, P0) == ["C15", "C25"]


@pytest.mark.parametrize(("owner", "stunned"), [(P0, "-3 stun"), (P1, "-3")])
def test_v14_eye_of_the_storm_keeps_stun_and_burn_from_allies(owner: int, stunned: str) -> None:
    assert Trial("A23", event=of("V14", owner)).use("foe") == {"foe": stunned}
    burnt = Trial("C10 a1", event=of("V14", owner)).use("foe")
    assert burnt == {"foe": "-2 burn" if owner == P0 else "-2"}
    assert Trial("C05 a1", event=of("V14", owner)).use("foe") == {"foe": "poison"}


@pytest.mark.rule("HEROES-17.2")
def test_v14_eye_of_the_storm_wakes_the_stunned() -> None:
    stunned = worn("C26", "stun")
    assert asked(fight({"team": [stunned]}, {"team": ["C05"]}, event=of("V14", P0))) == (P0, "slot")
    assert asked(fight({"team": [stunned]}, {"team": ["C05"]}, event=of("V14", P1))) == (P1, "slot")


@pytest.mark.parametrize(("owner", "speeds"), [(P0, (8, 2)), (P1, (6, 4))])
def test_v15_tailwind_makes_allies_two_faster(owner: int, speeds: tuple[int, int]) -> None:
    table = lay({"team": ["C26"]}, {"team": ["C10"]}, event=of("V15", owner))
    assert (speed(table, "C26"), speed(table, "C10")) == speeds


@pytest.mark.parametrize("owner", [P0, P1])
def test_v16_orbital_watch_hits_the_weakest_damaged_enemy_in_your_combat(owner: int) -> None:
    """C01 is weaker, but unhurt; C16 is weaker, but an ally."""
    ours = {"team": [{"card": "C16", "damage": 7}]}
    theirs = {"team": ["C01", {"card": "C10", "damage": 2, "protection": 0}, {"card": "C29", "damage": 1}]}
    sides = (ours, theirs) if owner == P0 else (theirs, ours)
    table = fight(*sides, event=of("V16", owner), active=owner)
    assert [hp(table, card) for card in ("C16", "C01", "C10", "C29")] == ["1/3", "5/1", "5/0", "8/3"]
    other = fight(*sides, event=of("V16", owner), active=1 - owner)
    assert hp(other, "C10") == "6/0", "not in the turn of another"


@pytest.mark.parametrize(("owner", "damage"), [(P0, "-2"), (P1, "-1")])
def test_v17_dawn_parade_strengthens_allies_of_the_dawn_guard(owner: int, damage: str) -> None:
    assert Trial("C26 a3", event=of("V17", owner)).use("foe") == {"foe": damage}
    assert Trial("C08 a2", event=of("V17", owner)).use("foe") == {"foe": "-1"}, "of the Living Garden"
