"""What happens in a battle is told to every seat: the events that the golden games do not reach."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, lay
from apotheosis.looking import story
from table import Table, do, log

SUMMONER = {"at": "c3", "memento": ["S15"], "support": [{"card": "K10", "concealed": True}]}
HEALER = {"at": "a1", "memento": ["S19"], "inventory": ["V01"]}
GATE = {"at": "c7", "name": "gate", "con": 8, "hp": 2}


def told(table: Table, kind: str, *facts: str) -> list[list[Any]]:
    """These facts of every event of that kind, as everyone hears them."""
    return [[heard[fact] for fact in facts] for heard in story(table, kind)]


def test_evocations() -> None:
    table = do(lay(SUMMONER), "evoke K10", "tile b3")
    assert told(table, "evoked", "card") == [["K10"]]
    do(table, "unevoke K10")
    assert told(table, "unevoked", "card") == [["K10"]]


def test_an_evolution() -> None:
    pup = {"card": "K01", "at": "b2", "attached": ["S01"]}
    table = do(lay({"deck": ["K02"], "support": [pup]}, active="b2", order=["c7"]), "evolve")
    assert told(table, "evolved", "new") == [["K02"]]


def test_both_moves_of_a_swap() -> None:
    table = do(lay({"at": "c3", "memento": ["S27"]}, {"at": "c5"}), "use S27 e1")
    assert told(table, "moved", "to") == [["c5"], ["c3"]]


def test_a_revival() -> None:
    sides = (HEALER, {"at": "c7"}, {"at": "a3", "hp": 0}, {"at": "d7"})
    table = do(lay(*sides, mode="teams", seats=4), "use S19 e1")
    assert told(table, "revived", "hp") == [[4]]


def test_a_destroyed_object() -> None:
    foes = {"characters": [{"card": "K01", "at": "a7", "facing": "s"}], "hand": []}
    table = lay({"at": "c6", "attributes": {"FOR": 9}}, mode="encounter", seats=1, master=foes, objects=[GATE])
    do(table, "attack c7", dice=[1])
    assert [who["object"] for [who] in told(table, "destroyed", "who")] == ["gate"]


@pytest.mark.parametrize(("face", "won"), [(2, False), (3, True)])
def test_a_contest(face: int, won: bool) -> None:
    mine = {"at": "c3", "attributes": {"INT": 6}, "memento": ["S26"]}
    table = lay(mine, {"at": "c4", "attributes": {"ESP": 4}, "inventory": ["V03"]})
    do(table, "use S26 e1", dice=[face, 4, 1] if won else [face, 4])
    assert told(table, "contested", "own", "their", "success") == [[6 + face, 8, won]]


@pytest.mark.rule("APOTHEOSIS-31.2", "APOTHEOSIS-5.3")
def test_a_search() -> None:
    table = do(lay({"inventory": ["V12"], "deck": ["S01", "S03"]}), "use V12 e1", "take S03")
    assert told(table, "searched", "card") == [["S03"]]


@pytest.mark.rule("APOTHEOSIS-31.5")
def test_a_summon_that_was_recruited_is_named_to_its_player_alone() -> None:
    table = do(lay({"inventory": ["K10"]}), "recruit K10")
    assert [log(table, seat)[-1].get("card") for seat in (P0, P1, None)] == ["K10", None, None]
    assert [log(table, seat)[-1]["event"] for seat in (P0, P1, None)] == ["placed_hidden"] * 3
