"""HEROES-X29 to HEROES-X42: energy, equipment, events, names, substitutions, leaving play."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, end_main, end_turn, fight, lay, pass_slots, resolve, slot_of, worn
from heroes.characters import attached, energy, hp, tokens, works
from heroes.looking import dead, eliminated, equipment, event, hand, knockouts, order, places, reserve, sources, team
from table import asked, deck, do, legal, offers, refuses, scores, turn


@pytest.mark.rule("HEROES-X29", "HEROES-6.3", "HEROES-6.8", "HEROES-8.2", "HEROES-11.1")
def test_x29_first_turns() -> None:
    opening = ["C01", "C02", "C03", "C04", "S01", "S02", "V09"]
    rival = ["C05", "C06", "C10", "C12", "S01", "S02", "V10"]
    table = lay(
        {"hand": opening, "deck": ["V01", "V02", "V03"]},
        {"hand": rival, "deck": ["V04", "V05", "V06"]},
        turn=1,
        at="turn",
    )
    assert (hand(table, P0), turn(table)) == (opening, (1, P0))
    do(table, "field C01", "field C02", "field C03", "source S01")
    assert (reserve(table, P0), legal(table, "field"), legal(table, "source")) == (1, [], [])
    do(table, "allocate C01", "end_main")
    assert (turn(table), asked(table), len(hand(table, P1))) == ((2, P1), (P1, "main"), 9), "no combat in turn 1"
    do(table, "field C05", "field C06", "field C10", "source S01", "allocate C10", "end_main")
    assert len(order(table)) == 6
    pass_slots(table)
    assert (turn(table), len(hand(table, P0)), reserve(table, P0)) == ((3, P0), 3 + 2, 1)
    do(table, "source S02")
    assert reserve(table, P0) == 2
    do(table, "field C04")
    assert legal(table, "field") == []


@pytest.mark.rule("HEROES-X30", "HEROES-10.1", "HEROES-10.4", "HEROES-R24", "HEROES-R28")
def test_x30_equipment_entry_and_last_energy() -> None:
    side = {"team": ["C04"], "hand": ["Q05"], "reserve": 3, "deck": ["S01"]}
    table = lay(side, {"team": ["C10"]})
    do(table, "equip Q05")
    assert (equipment(table, P0), reserve(table, P0)) == ({"Q05": 1}, 1)
    do(table, "activate Q05")
    assert (hp(table, "C10"), equipment(table, P0), deck(table, P0)) == ("8/0", {}, ["S01", "Q05"])
    fed = lay(side, {"team": ["C10"]})
    do(fed, "equip Q05", "allocate Q05", "activate Q05")
    assert (equipment(fed, P0), reserve(fed, P0)) == ({"Q05": 1}, 0)


@pytest.mark.rule("HEROES-X31", "HEROES-10.10", "HEROES-10.11", "HEROES-R21", "HEROES-R22")
@pytest.mark.parametrize(("withdrawn", "left"), [(8, {}), (7, {"Q02": 1})])
def test_x31_silo(withdrawn: int, left: dict[str, int]) -> None:
    table = lay({"team": ["C04"], "equipment": [{"card": "Q02", "energy": 6}], "reserve": 3}, {"team": ["C10"]})
    end_turn(table)
    assert (equipment(table, P0), reserve(table, P0)) == ({"Q02": 8}, 0)
    end_turn(table)
    do(table, *["withdraw Q02"] * withdrawn)
    assert (equipment(table, P0), reserve(table, P0)) == (left, withdrawn)


@pytest.mark.rule("HEROES-X32", "HEROES-8.1", "HEROES-8.3", "HEROES-8.4", "HEROES-R13")
def test_x32_fusion_core_with_four_sources() -> None:
    four = ["S01", "S01", "S02", "S03"]
    table = lay({"team": ["C04"], "sources": four, "hand": ["S05", "S04"]}, {"team": ["C10"]}, at="turn")
    assert reserve(table, P0) == 4
    assert legal(table, "source") == ["source S05"], "a fifth basic source has no room"
    do(table, "source S05", "pay S02")
    assert (sources(table, P0), reserve(table, P0)) == (["S01", "S01", "S03", "S05"], 4)
    assert refuses(table, "source S04")
    do(table, "activate S05")
    assert reserve(table, P0) == 6
    end_turn(end_turn(table))
    assert reserve(table, P0) == 3
    assert reserve(do(table, "activate S05"), P0) == 5


@pytest.mark.rule("HEROES-X33", "HEROES-9.2", "HEROES-22.10", "HEROES-R29", "HEROES-R30")
def test_x33_event_replacement() -> None:
    table = lay(
        {"team": ["C04"], "hand": ["V07", "V10"], "deck": ["S02"]},
        {"team": ["C10"], "hand": ["A22"], "deck": ["S01"]},
        event={"card": "V09", "owner": P1},
    )
    do(table, "event V07")
    assert (event(table), deck(table, P1), hand(table, P0)) == ("V07", ["S01", "V09"], ["V10", "S02"])
    assert [one["cards"] for one in table.view(P0)["seen_hands"]] == [["A22"]]
    assert refuses(table, "event V10")


@pytest.mark.rule("HEROES-X34", "HEROES-12.11", "HEROES-7.5", "HEROES-R19", "HEROES-R20")
def test_x34_generate_keep_overflow() -> None:
    table = fight({"team": [worn("C15", energy=3, damage=2)]}, {"team": ["C04"]})
    do(table, "use C15 a2")
    assert (energy(table, "C15"), hp(table, "C15")) == (4, "7/2")
    empty = fight({"team": ["C17"]}, {"team": ["C04"]})
    assert asked(empty) == (P1, "slot"), "nothing to use"
    gaze = fight({"team": [worn("C17", energy=1)]}, {"team": ["C04"]})
    do(gaze, "use C17 a3")
    assert (energy(gaze, "C17"), tokens(gaze, "C17")) == (1, ["sight", "strength"])


@pytest.mark.rule("HEROES-X35", "HEROES-12.10")
def test_x35_null_field() -> None:
    side = {"team": [worn("C11", energy=4, actions=["A31", "A19"])], "hand": ["V09"]}
    table = lay(side, {"team": ["C04"]}, event={"card": "V06", "owner": P1})
    assert (attached(table, "C11"), works(table, "A31"), works(table, "A19")) == (["A31", "A19"], False, False)
    again = lay(side, {"team": ["C04"]}, event={"card": "V06", "owner": P1})
    assert sorted(legal(end_main(table))) == ["pass", "use C11 a1", "use C11 a2"]
    do(again, "event V09", "end_main")
    assert sorted(legal(again)) == ["pass", "use A19", "use A31", "use C11 a1", "use C11 a2"]


@pytest.mark.rule("HEROES-X36", "HEROES-11.6", "HEROES-R38", "HEROES-R39")
def test_x36_name_rule() -> None:
    def fieldable(card: str, *standing: str, **position: Any) -> bool:
        return offers(lay({"team": list(standing), "hand": [card]}, {"team": ["C15"]}, **position), f"field {card}")

    assert not fieldable("C25", "C15")
    assert fieldable("C34", "C15")
    assert fieldable("C27", "C26")
    assert not fieldable("C35", "C02")
    assert fieldable("C15", "C04"), "P1 has one too"
    for card, standing in (("C25", "C15"), ("C35", "C02"), ("C15", "C15")):
        assert fieldable(card, standing, event="V13")
    swap = lay({"team": ["C15", "C04"], "hand": ["C25"]}, {"team": ["C10"]})
    assert legal(swap, "swap") == ["swap C25 C15"]
    do(swap, "swap C25 C15")
    assert sorted(team(swap, P0)) == ["C04", "C25"]


@pytest.mark.rule("HEROES-X37", "HEROES-2.11", "HEROES-R55")
def test_x37_unique_across_players() -> None:
    lens = {"team": ["C10"], "equipment": ["Q15"]}
    other = {"team": ["C04"], "hand": ["Q15"], "reserve": 4}
    table = lay(lens, other, turn=6)
    assert refuses(table, "equip Q15")
    freed = lay(lens, {**other, "reserve": 0, "sources": ["S01", "S01"]})
    do(freed, "activate Q15")
    end_turn(freed)
    do(freed, "equip Q15")
    assert (equipment(freed, P0), equipment(freed, P1)) == ({}, {"Q15": 1})


@pytest.mark.rule("HEROES-X38", "HEROES-11.3", "HEROES-11.4", "HEROES-19.1", "HEROES-R35", "HEROES-R36")
def test_x38_substitutions_and_the_fourth_knock_out() -> None:
    """The others of P0 fall to turrets."""
    side = {
        "team": [worn("C05", damage=4, protection=0), worn("C12", damage=5, protection=0)],
        "dead": ["C01", "C03"],
        "hand": ["C07", "C10", "C16"],
    }
    turrets = {"team": ["C36"], "equipment": [{"card": "Q05", "energy": 2}, {"card": "Q05", "energy": 4}]}
    table = lay({**side, "places": 4}, turrets)
    do(table, "field C07")
    assert places(table, P0) == (4, 1)
    end_turn(end_turn(table))
    do(table, "field C10")
    assert (places(table, P0), len(team(table, P0))) == ((4, 2), 4)
    end_turn(table)
    do(table, "activate Q05", "target C05")
    assert knockouts(table, P0) == 3
    do(table, "activate Q05#2", "target C12")
    assert (knockouts(table, P0), scores(table)) == (4, [0.0, 1.0]), "although two characters were still in play"
    late = lay(
        {**side, "team": ["C05", "C12", "C07"], "dead": ["C01", "C03", "C02"], "places": 4, "substitutions": 2}, turrets
    )
    assert (legal(late, "field"), legal(late, "swap")) == ([], [])


@pytest.mark.rule("HEROES-X39", "HEROES-18.1", "HEROES-18.2", "HEROES-R56", "HEROES-R58")
def test_x39_knock_out_with_attachments() -> None:
    victim = worn("C16", "shield", energy=3, damage=7, protection=0, actions=["A23", "A03"])
    table = lay({"team": ["C04"], "equipment": ["Q05"]}, {"team": [victim, "C10"], "deck": ["S01"]})
    do(table, "activate Q05", "target C16")
    assert (dead(table, P1), deck(table, P1), knockouts(table, P1)) == (["C16"], ["S01", "A23", "A03"], 1)
    assert team(table, P1) == ["C10"]


@pytest.mark.rule("HEROES-X40", "HEROES-6.4", "HEROES-6.7", "HEROES-R37")
def test_x40_call_up() -> None:
    table = lay({"deck": ["V01", "V02", "S01", "A02", "C10", "S02"], "dead": ["C01"]}, {"team": ["C04"]}, at="turn")
    assert (hand(table, P0), deck(table, P0)) == (["V01", "V02", "C10"], ["S02", "S01", "A02"])
    assert refuses(table, "end_main")
    do(table, "field C10")
    assert offers(table, "end_main")


@pytest.mark.rule("HEROES-X41", "HEROES-15.7", "HEROES-19.4", "HEROES-R84")
def test_x41_simultaneous_elimination() -> None:
    side = {"team": [worn("C05", "poison", damage=4, protection=0)], "dead": ["C01", "C02", "C03"]}
    table = resolve(side, side)
    assert (scores(table), knockouts(table, P0), knockouts(table, P1)) == ([0.5, 0.5], 4, 4)


@pytest.mark.rule("HEROES-X42", "HEROES-18.5", "HEROES-19.6", "HEROES-20.2")
def test_x42_arena_elimination() -> None:
    loser = {"team": [worn("C05", damage=4, protection=0), "C10"], "dead": ["C01", "C02", "C03"]}
    table = fight({"team": ["C07"]}, loser, {"team": ["C12"]}, mode="arena", event={"card": "V09", "owner": P1})
    assert order(table) == ["C07", "C12", "C05", "C10"]
    do(table, "use C07 a2", "target C05")
    assert (team(table, P1), event(table), eliminated(table)) == ([], None, [None, 1, None])
    assert sorted(dead(table, P1)) == ["C01", "C02", "C03", "C05", "C10", "V09"]
    do(slot_of(table, "C12"), "pass")
    assert (asked(table), turn(table)[1]) == ((P2, "main"), P2), "the slots of P1 are skipped, and so is its turn"
