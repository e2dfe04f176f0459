"""Every way to reach a thing: the actions about it, and those after which it can be aimed at."""

from __future__ import annotations

from apotheosis.battle import lay as battle
from carteado.match.ways import Way, ways_to
from duel.board import lay as duel
from heroes.arena import fight
from table import Table


def texts(table: Table, ways: list[Way]) -> list[list[str]]:
    return [[table.game.action_text(action) for action in way.actions] for way in ways]


def test_an_enemy_is_reached_by_attacks_and_by_skills_whose_only_target_it_is() -> None:
    table = battle({"at": "c3", "memento": ["S01"]}, {"at": "c4"})
    ways = ways_to(table.state, 0, ["c4"])
    assert texts(table, ways) == [["attack c4"], ["use @1 e1"]]
    normal, hew = (way.odds[0].blanks for way in ways)
    assert (normal["dice"], normal["least"], normal["most"], normal["con"]) == ("d2", 6, 7, 5)
    assert (hew["dice"], hew["least"], hew["most"], hew["few"], hew["many"]) == ("d6", 6, 11, 2, 3)
    assert ways_to(table.state, 0, ["e6"])[0].odds == []


def test_an_action_that_asks_for_its_target_is_a_way_with_two_steps() -> None:
    table = fight({"team": ["C26"]}, {"team": ["C01", "C06"]})
    foe = table.view(0)["players"][1]["team"][0]["id"]
    ways = ways_to(table.state, 0, [f"@{foe}"])
    assert ways
    assert all(texts(table, [way])[0][-1] == f"target @{foe}" for way in ways)
    assert all(way.preview.events[0]["event"] == "used" for way in ways)


def test_each_attacker_is_a_way_to_the_enemy_hero() -> None:
    table = duel(a={"attack": {1: "EMB-01", 3: "EMB-07"}})
    assert {way[0].split()[0] for way in texts(table, ways_to(table.state, 0, ["@1"]))} >= {"attack"}
    assert len(ways_to(table.state, 0, ["@1"])) >= 2
