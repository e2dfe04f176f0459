"""HEROES-X43 to HEROES-X49: Mixed, Challengers and options."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, fight, lay, pass_slots, resolve, slot_of, worn
from heroes.challenge import DYING, FALLEN, common
from heroes.characters import energy, hp, in_play, tokens
from heroes.looking import dead, event, hand, order, slot
from table import asked, do, legal, offers, refuses, round_number, scores, turn

LIBRARY = ["C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C16", "C17"] * 3
OUT: dict[str, Any] = {"eliminated": 1}


@pytest.mark.rule("HEROES-X43", "HEROES-20.6", "HEROES-20.7", "HEROES-R88")
def test_x43_mixed_with_six() -> None:
    """Team 0 wins with seat 4 eliminated; the final among 0, 2 and 4 begins with full decks."""
    alive = {"team": ["C04"], "deck": LIBRARY}
    table = resolve(
        alive,
        {"team": [DYING], "dead": FALLEN},
        alive,
        OUT,
        {"eliminated": 2, "dead": [*LIBRARY, "C04"], "knockouts": 4},
        {"eliminated": 3},
        mode="mixed",
        seats=6,
        dice=[3],
    )
    view = table.view(None)
    assert [side["playing"] for side in view["players"]] == [True, False, True, False, True, False]
    assert (view["stage"], view["turn"], view["start"], asked(table)) == (2, 1, 4, (4, "main"))
    for seat in (0, 2, 4):
        side = view["players"][seat]
        assert (side["hand_count"] + side["deck_count"], side["dead"], side["eliminated"]) == (31, [], None)
    final = resolve(
        {"team": [DYING], "dead": FALLEN},
        OUT,
        {"team": ["C04"]},
        OUT,
        {"eliminated": 2},
        OUT,
        mode="mixed",
        seats=6,
        stage=2,
    )
    outcome = final.state.outcome()
    assert outcome is not None
    assert outcome.winners == [2]


@pytest.mark.rule("HEROES-X44", "HEROES-21.2", "HEROES-21.8", "HEROES-R91")
def test_x44_mob_health_and_order() -> None:
    """As the lowest of the set has 5: with printed Health 5 it acts before characters of 6 and after those of 5."""
    six = [common("C03"), common("C08"), common("C11"), common("C12")]
    five = [common("C01"), common("C02"), common("C05"), common("C06")]
    position: dict[str, Any] = {"mode": "challengers", "round": 2, "at": "combat"}
    ahead = lay({"team": six}, {"team": ["C04"]}, mob=worn("C13", damage=14), **position)
    assert (in_play(ahead, "C13")["max_health"], order(ahead)[0]) == (15, "C13")
    tied = lay({"team": five}, {"team": ["C04"]}, mob=worn("C13", damage=14), **position)
    assert order(tied) == ["C02", "C01", "C06", "C05", "C13"]


@pytest.mark.rule("HEROES-X45", "HEROES-21.7", "HEROES-21.10", "HEROES-R92")
def test_x45_mob_policy() -> None:
    table = lay(
        {"team": [common("C14", energy=1)]},
        {"team": [common("C16", energy=1)]},
        mode="challengers",
        mob="M02",
        round=1,
        at="combat",
    )
    assert (hp(table, "M02"), energy(table, "M02"), order(table)) == ("16/4", 2, ["C14", "M02", "C16"])
    do(slot_of(table, "C14"), "pass")
    assert slot(table) == "C16"
    assert (tokens(table, "M02"), energy(table, "M02")) == (["shield", "shield"], 0)
    assert (hp(table, "C14"), tokens(table, "C14")) == ("3/0", ["poison", "poison"])
    assert (hp(table, "C16"), tokens(table, "C16")) == ("8/1", ["poison"])


@pytest.mark.rule("HEROES-X46", "HEROES-21.9", "HEROES-R93")
def test_x46_empty_common_team() -> None:
    """Cloud of Stings: everybody is stung if nobody stands in the Common Team."""
    position: dict[str, Any] = {"mode": "challengers", "mob": "M02", "round": 2, "at": "combat"}
    empty = lay({"team": ["C36"]}, {"team": ["C16", "C10"]}, **position)
    assert [hp(empty, card) for card in ("C36", "C16", "C10")] == ["11/2", "8/1", "5/0"], "and C10 by Royal Sting"
    one = lay({"team": ["C36"]}, {"team": [common("C16"), "C10"]}, **position)
    pass_slots(one)
    assert [hp(one, card) for card in ("C36", "C16", "C10")] == ["11/4", "6/0", "8/2"]


@pytest.mark.rule("HEROES-X47", "HEROES-21.11", "HEROES-21.12", "HEROES-R89")
def test_x47_challengers_defeat_and_victory() -> None:
    sides = [{"team": ["C04"]}] * 3
    dying = worn("M02", "poison", damage=20, protection=0)
    last: dict[str, Any] = {"mode": "challengers", "seats": 3, "round": 14}
    assert scores(resolve(*sides, mob=dying, **last)) == [1.0, 1.0, 1.0]
    assert scores(resolve(*sides, mob=worn("M02", "poison", damage=19, protection=0), **last)) == [0.0, 0.0, 0.0]
    thirteen = resolve(*sides, mob="M02", **{**last, "round": 13})
    assert (scores(thirteen), round_number(thirteen)) == (None, 14)
    beaten = {"team": [DYING], "dead": FALLEN}
    together = resolve(beaten, OUT, OUT, mob=dying, **{**last, "round": 5})
    assert scores(together) == [1.0, 1.0, 1.0]


@pytest.mark.rule("HEROES-X48", "HEROES-29.3", "HEROES-29.2", "HEROES-R2", "HEROES-R108")
def test_x48_only_the_turn_player_fights() -> None:
    table = fight({"team": [worn("C26", energy=4), "C04"]}, {"team": ["C05"]}, options={"combat": "turn_player"})
    assert order(table) == ["C26", "C04"]
    do(table, "use C26 a2")
    assert (tokens(table, "C26"), tokens(table, "C04")) == (["strength", "shield"],) * 2
    do(table, "pass")
    assert (asked(table), turn(table)) == ((P1, "main"), (6, P1))
    do(table, "end_main")
    assert order(table) == ["C05"]
    do(table, "use C05 a1", "target C04")
    assert turn(table) == (7, P0)
    assert (tokens(table, "C26"), tokens(table, "C04")) == (["strength", "shield"], ["strength", "shield", "poison"])
    do(table, "end_main", "use C26 a1")
    assert dead(table, P1) == []
    assert hp(table, "C05") == "1/0", "4 + 1, less 1 of Protection"
    do(table, "pass")
    assert (tokens(table, "C26"), tokens(table, "C04"), hp(table, "C04")) == (["shield"], [], "5/2")


@pytest.mark.rule("HEROES-X49", "HEROES-29.2", "HEROES-11.6", "HEROES-R38")
def test_x49_names_for_the_whole_table() -> None:
    side = {"team": ["C04"], "hand": ["C15", "C25", "C34"]}
    table = lay(side, {"team": ["C15"]}, options={"name_scope": "table"})
    assert legal(table, "field") == ["field C34"]


@pytest.mark.rule("HEROES-X49", "HEROES-29.2", "HEROES-9.2", "HEROES-R29")
def test_x49_events_that_block() -> None:
    weaver = worn("C08", energy=1, actions=["A21"])
    table = lay(
        {"team": [weaver], "hand": ["V07"]},
        {"team": ["C04"]},
        options={"second_event": "blocked"},
        event={"card": "V09", "owner": P1},
    )
    assert refuses(table, "event V07")
    do(table, "end_main", "use A21")
    assert event(table) is None
    pass_slots(table)
    do(table, "end_main")
    pass_slots(table)
    assert (asked(table), hand(table, P0)[0], offers(table, "event V07")) == ((P0, "main"), "V07", True)
