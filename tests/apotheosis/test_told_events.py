"""What happens in a battle is told to every seat: the events that the golden games do not reach."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, lay
from apotheosis.looking import story
from carteado.texts import Speaker
from table import Table, do, log

SUMMONER = {"at": "c3", "memento": ["S15"], "support": [{"card": "K10", "concealed": True}]}
HEALER = {"at": "a1", "memento": ["S19"], "inventory": ["V01"]}
EVOKE = ("evoke K10", "tile b3")
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


# Numbers that are worked out


def said(table: Table, lang: str, kind: str) -> list[str]:
    """Every event of that kind, in words."""
    speaker = Speaker.of(table.game, lang, names=["Ana", "Rui"])
    return [speaker.say(table.game.event_words(heard)) for heard in log(table, None) if heard["event"] == kind]


def strong(amount: int) -> dict[str, Any]:
    return {"stat": "dmg", "amount": amount, "until": "round"}


@pytest.mark.rule("APOTHEOSIS-10.5", "APOTHEOSIS-10.6")
def test_an_attack_is_told_as_its_sum() -> None:
    mine = {"at": "c3", "attributes": {"FOR": 8}, "modifiers": [strong(1)]}
    foe = {"at": "c4", "attributes": {"CON": 9}, "modifiers": [{"stat": "dmg_taken", "amount": -2, "until": "round"}]}
    table = do(lay(mine, foe), "attack c4", dice=[1])
    assert said(table, "en", "hit") == ["Ana's hero hit Rui's hero: FOR 8 + die 1 + 1 − 2 = 8 against CON 9: 1 injury."]
    assert said(table, "pt", "hit") == [
        "o herói de Ana acertou o herói de Rui: FOR 8 + dado 1 + 1 − 2 = 8 contra CON 9: 1 de LESÃO."
    ]
    assert said(table, "en", "lost_hp") == ["Rui's hero lost 1 HP and has 10 − 1 = 9."]


@pytest.mark.rule("APOTHEOSIS-1.6")
def test_an_extra_die_is_told_as_a_die_of_its_own() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "attributes": {"CON": 30}}), "attack c4", dice=[6, 3])
    assert said(table, "en", "missed") == [
        "Ana's hero failed against Rui's hero: FOR 5 + die 2 + die 2 = 9 against CON 30: no injury."
    ]


@pytest.mark.rule("APOTHEOSIS-1.4")
def test_a_total_below_its_minimum_says_what_it_counts_as() -> None:
    table = do(lay({"at": "c3", "modifiers": [strong(-9)]}, {"at": "c4"}), "attack c4", dice=[1])
    assert said(table, "en", "missed") == [
        "Ana's hero failed against Rui's hero: FOR 5 + die 1 − 9 = -3, which counts as 1 against CON 5: no injury."
    ]


@pytest.mark.rule("APOTHEOSIS-17.1", "APOTHEOSIS-17.2")
def test_checks_and_contests_are_told_as_their_sums() -> None:
    check = {"attribute": "INT", "knowledge": "arcane", "difficulty": 10}
    door = {"at": "c4", "name": "door", "con": 9, "hp": 9, "check": check}
    table = do(lay({"at": "c3", "knowledge": {"arcane": 2}}, objects=[door]), "check c4", dice=[4])
    assert said(table, "en", "checked") == ["Ana's hero passed a check with INT 5 + arcane 2 + die 4 = 11 against 10."]
    mine = {"at": "c3", "attributes": {"INT": 6}, "memento": ["S26"]}
    table = do(lay(mine, {"at": "c4", "inventory": ["V03"]}), "use S26 e1", dice=[1, 4])
    assert said(table, "en", "contested") == [
        "Ana's hero lost a contest against Rui's hero: INT 6 + die 1 = 7, which counts as 1 to ESP 5 + die 4 = 9."
    ]


@pytest.mark.rule("APOTHEOSIS-10.1")
def test_damage_without_an_attack_and_healing_are_told_as_sums() -> None:
    table = do(lay(SUMMONER, {"at": "b4"}), *EVOKE)
    assert said(table, "en", "damaged") == ["Rui's hero took damage: 3 against CON 5: 1 injury."]
    table = do(lay({"equip": ["I14"], "hp": 5}), "use I14 e1")
    assert said(table, "en", "healed") == ["Ana's hero was healed by 2 HP and has 5 + 2 = 7."]
