"""APOTHEOSIS-13: Entities asleep and awake."""

from __future__ import annotations

import pytest

from apotheosis.battle import P0, P1, end_turn, exhausted, lay
from apotheosis.looking import active, ap, attribute, entity, hp, is_awake, sideways, upright
from table import asked, do, legal, offers, refuses


@pytest.mark.rule("APOTHEOSIS-13.1")
def test_effects_of_an_entity_work_only_awake() -> None:
    """Underbough heals 1 at the start of the turn; the Brass Judge hides from Events."""
    side = {"hero": "P4", "hp": 5, "memento": ["S04", "S17"]}
    assert [hp(lay({**side, "awake": awake}, at="start"), P0) for awake in (False, True)] == [5, 6]


@pytest.mark.rule("APOTHEOSIS-13.2", "APOTHEOSIS-R60")
def test_an_entity_awakens_in_its_heros_main_phase() -> None:
    side = {"hero": "P1", "memento": ["S02"]}
    table = lay(side)
    assert not is_awake(table, P0)
    do(table, "awaken")
    assert (is_awake(table, P0), attribute(table, P0, "FOR"), sideways(table, P0)) == (True, 11, ["S02"])
    other = lay({}, side)
    assert legal(other, "awaken") == []


@pytest.mark.rule("APOTHEOSIS-13.2")
def test_awakening_needs_2_points_and_an_entity() -> None:
    assert refuses(lay({"hero": "P1", "memento": ["S01"]}), "awaken")
    assert refuses(lay({"hero": {"house": "H01", "classes": ["C02"]}, "memento": ["S02"]}), "awaken")
    assert refuses(lay({"hero": "P1", "awake": True, "memento": ["S02"]}), "awaken"), "it is awake"
    assert refuses(lay({"hero": "P1", "memento": ["S02"]}), "sleep"), "it is asleep"


@pytest.mark.rule("APOTHEOSIS-13.2")
def test_sleeping_is_free() -> None:
    table = do(lay({"hero": "P1", "awake": True, "ap": 0, "memento": ["S02"]}), "sleep")
    assert (is_awake(table, P0), upright(table, P0), attribute(table, P0, "FOR")) == (False, ["S02"], 8)
    assert entity(table, P0) == "E03"


@pytest.mark.rule("APOTHEOSIS-13.3")
def test_not_asleep_in_the_turn_it_awoke_nor_awake_in_the_turn_it_fell_asleep() -> None:
    awoke = do(lay({"hero": "P1", "memento": ["S02"]}), "awaken")
    assert refuses(awoke, "sleep")
    slept = do(lay({"hero": "P1", "awake": True, "memento": ["S02"]}), "sleep")
    assert refuses(slept, "awaken")


@pytest.mark.rule("APOTHEOSIS-13.3")
def test_the_turn_after_it_may() -> None:
    table = do(lay({"hero": "P1", "awake": True, "memento": ["S02"]}, {}, round=2), "sleep")
    end_turn(end_turn(table))
    while active(table) != "c1":
        end_turn(table)
    assert offers(table, "awaken")


@pytest.mark.rule("APOTHEOSIS-13.3", "APOTHEOSIS-13.4")
def test_what_upkeep_put_to_sleep_is_not_awakened_in_the_same_turn() -> None:
    table = do(lay({}, {"hero": "P1", "awake": True, "memento": ["S02"]}), "end_turn", "decline")
    assert (asked(table), upright(table, P1)) == ((P1, "main"), ["S02"])
    assert refuses(table, "awaken")


@pytest.mark.rule("APOTHEOSIS-13.3")
def test_effects_put_to_sleep_whatever_awoke_in_this_turn() -> None:
    """Broken Seal makes the Entity of an enemy Hero sleep; asleep, it is no target."""
    seal = {"inventory": ["V16"]}
    table = do(lay(seal, {"hero": "P1", "awake": True}), "use V16 e1")
    assert not is_awake(table, P1)
    assert refuses(lay(seal, {"hero": "P1", "awake": False}), "use V16 e1")


@pytest.mark.rule("APOTHEOSIS-13.4")
def test_upkeep_is_paid_or_the_entity_falls_asleep() -> None:
    side = {"hero": "P1", "awake": True, "memento": ["S02", *exhausted("S01")]}
    table = do(lay({}, side), "end_turn")
    assert (asked(table), legal(table)) == ((P1, "upkeep"), ["accept", "decline"])
    paid = do(lay({}, side), "end_turn", "accept")
    assert (is_awake(paid, P1), sideways(paid, P1), ap(paid, P1)) == (True, ["S02", "S01"], 8)
    declined = do(table, "decline")
    assert (is_awake(declined, P1), upright(declined, P1), ap(declined, P1)) == (False, ["S02"], 5)


@pytest.mark.rule("APOTHEOSIS-13.4")
def test_who_cannot_pay_is_not_asked() -> None:
    table = do(lay({}, {"hero": "P1", "awake": True, "memento": ["S01"]}), "end_turn")
    assert (asked(table), is_awake(table, P1), upright(table, P1)) == ((P1, "main"), False, ["S01"])


@pytest.mark.rule("APOTHEOSIS-13.4")
def test_a_sleeping_entity_asks_for_nothing() -> None:
    table = do(lay({}, {"hero": "P1", "memento": ["S02"]}), "end_turn")
    assert (asked(table), upright(table, P1)) == ((P1, "main"), ["S02"])


@pytest.mark.rule("APOTHEOSIS-13.4")
def test_falling_asleep_by_upkeep_is_being_concealed() -> None:
    """The Tidewraith heals 1 when it falls asleep."""
    table = do(lay({}, {"hero": "P2", "awake": True, "hp": 4}), "end_turn")
    while asked(table) == (P1, "window"):
        do(table, "pass")
    assert (is_awake(table, P1), hp(table, P1)) == (False, 5)
