"""HEROES-20.2 with HEROES-1.6, 1.8, 18.5 and 19: three players, when one of them is out."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, P2, fight, lay, pass_slots, resolve, slot_of
from heroes.characters import energy, hp, tokens
from heroes.looking import dead, eliminated, event, knockouts, order, slot
from table import asked, do, round_number, scores, turn, winners

GONE: dict[str, Any] = {"eliminated": 1}
ARENA: dict[str, Any] = {"mode": "arena", "options": {"concede": "on"}}
FALLEN = ["C01", "C02", "C03"]


@pytest.mark.rule("HEROES-1.6", "HEROES-1.8", "HEROES-20.2")
@pytest.mark.parametrize(("active", "expected"), [(P0, (P2, 4)), (P2, (P0, 3))])
def test_a_round_begins_where_the_start_player_would_play(active: int, expected: tuple[int, int]) -> None:
    """P1 began the game and is out: the round turns between P0 and P2."""
    sides = [{"team": ["C04"]}, GONE, {"team": ["C10"]}]
    table = lay(*sides, start=P1, active=active, turn=9, round=3, at="end", **ARENA)
    assert (turn(table)[1], round_number(table)) == expected


@pytest.mark.rule("HEROES-19.5", "HEROES-1.6")
def test_the_last_turn_of_a_round_is_that_of_the_last_one_left() -> None:
    sides = [{"team": ["C04"]}, {"team": ["C10"]}, GONE]
    early = lay(*sides, active=P0, turn=58, round=20, at="end", **ARENA)
    assert (scores(early), asked(early)) == (None, (P1, "main"))
    last = lay(*sides, active=P1, turn=59, round=20, at="end", **ARENA)
    assert winners(last) == [P1], "8 Health against 5"


@pytest.mark.rule("HEROES-19.3", "HEROES-18.5")
def test_one_may_concede_in_another_players_turn() -> None:
    table = fight({"team": ["C04"]}, {"team": ["C26", "C10"], "hand": ["S01"]}, {"team": ["C12"]}, **ARENA)
    assert (asked(table), slot(table)) == ((P1, "slot"), "C26")
    do(table, "concede")
    assert (eliminated(table), asked(table)) == ([None, 1, None], (P2, "slot"))
    assert sorted(dead(table, P1)) == ["C10", "C26", "S01"]
    pass_slots(table)
    assert asked(table) == (P2, "main")


@pytest.mark.rule("HEROES-19.3", "HEROES-12.12")
def test_what_was_being_declared_is_dropped_by_a_concession() -> None:
    table = fight({"team": [{"card": "C26", "energy": 2}]}, {"team": ["C10"]}, {"team": ["C12"]}, **ARENA)
    do(table, "use C26 a1")
    assert asked(table) == (P0, "target")
    do(table, "concede")
    assert (hp(table, "C10"), hp(table, "C12"), asked(table)) == ("8/2", "6/1", (P2, "slot"))
    assert table.view(None)["using"] is None


@pytest.mark.rule("HEROES-19.4", "HEROES-20.2")
def test_two_concessions_leave_a_winner() -> None:
    table = lay({"team": ["C04"]}, {"team": ["C10"]}, {"team": ["C12"]}, **ARENA)
    do(table, "concede")
    do(slot_of(table, "C10"), "concede")
    assert (winners(table), eliminated(table)) == ([P2], [1, 2, None])


@pytest.mark.rule("HEROES-18.5", "HEROES-22.8")
def test_the_event_of_an_eliminated_player_stops_at_once() -> None:
    """Feather Dart is stronger under P1's Blood Moon; the next attack is not."""
    last = {"card": "C05", "damage": 3, "protection": 0}
    sides: list[dict[str, Any]] = [{"team": ["C07"]}, {"team": [last], "dead": FALLEN}, {"team": ["C26"]}]
    table = fight(*sides, event={"card": "V09", "owner": P1}, **ARENA)
    do(table, "use C07 a2", "target C05")
    assert (eliminated(table), event(table)) == ([None, 1, None], None)
    do(slot_of(table, "C26"), "use C26 a3")
    assert hp(table, "C07") == "6/0"


@pytest.mark.rule("HEROES-6.11", "HEROES-19.1")
def test_a_turn_goes_on_without_its_player() -> None:
    """P0's last character falls in P0's own combat: the others act, their tokens expire, P1 is next."""
    sides: list[dict[str, Any]] = [
        {"team": [{"card": "C05", "damage": 4, "protection": 0}], "dead": FALLEN},
        {"team": [{"card": "C10", "tokens": ["agility"]}]},
        {"team": ["C26", "C12"]},
    ]
    table = fight(*sides, **ARENA)
    assert order(table) == ["C26", "C12", "C05", "C10"]
    do(table, "use C26 a3", "target C05")
    assert (eliminated(table), asked(table)) == ([1, None, None], (P2, "slot"))
    do(slot_of(table, "C10"), "pass")
    assert (asked(table), tokens(table, "C10")) == ((P1, "main"), [])


@pytest.mark.rule("HEROES-20.2", "HEROES-18.2")
def test_each_counts_the_own_knock_outs() -> None:
    dying = {"card": "C05", "damage": 4, "protection": 0, "tokens": ["poison"]}
    table = resolve({"team": [dying, "C04"]}, {"team": [dying, dying, "C10"]}, {"team": ["C12"]}, mode="arena")
    assert [knockouts(table, seat) for seat in (P0, P1, P2)] == [1, 2, 0]


@pytest.mark.rule("HEROES-20.2", "HEROES-22.14")
def test_the_enemys_equipment_is_that_of_any_other_player() -> None:
    hacker = {"card": "C09", "energy": 1, "actions": ["A14"]}
    sides = [{"team": [hacker], "equipment": ["Q01"]}]
    sides += [{"team": [card], "equipment": [{"card": "Q04", "energy": 3}]} for card in ("C10", "C12")]
    table = fight(*sides, mode="arena")
    do(table, "use A14", "target C12", "target P1.Q04")
    assert (energy(table, "P1.Q04"), energy(table, "P2.Q04"), energy(table, "Q01")) == (2, 3, 1)
