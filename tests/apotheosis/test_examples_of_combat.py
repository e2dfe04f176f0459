"""APOTHEOSIS-X17 to X30: the worked examples of combat and the board."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.battle import P0, P1, P3, able, answers, exhausted, lay
from apotheosis.looking import ap, blows, hp, reach, story, upright
from table import Table, asked, do, legal, refuses, twin

TEAMS = {"mode": "teams", "seats": 4}


def injury(con: int, damage: int) -> int:
    """The injury that a Normal attack with this DMG gives to this CON."""
    table = lay({"at": "c3", "attributes": {"FOR": damage - 1}}, {"at": "c4", "attributes": {"CON": con}})
    [(made, hurt)] = blows(do(table, "attack c4", dice=[1]))
    assert made == damage
    return hurt


@pytest.mark.rule("APOTHEOSIS-X17")
def test_a_heavy_blow() -> None:
    assert injury(6, 18) == 1 + 1 + 2


@pytest.mark.rule("APOTHEOSIS-X18")
def test_step_by_step() -> None:
    assert [injury(6, damage) for damage in (2, 3, 5, 6, 10, 11, 16)] == [0, 1, 1, 2, 2, 3, 4]


@pytest.mark.rule("APOTHEOSIS-X19")
def test_the_frail() -> None:
    """FOR 1 and a 1 are 2, less 1 of a Squire of the Dawn: DMG 1."""
    frail = able("C23", at="c4", attributes={"CON": 1})
    table = do(lay({"at": "c3", "attributes": {"FOR": 1}}, frail), "attack c4", dice=[1])
    assert blows(table) == [(1, 2)]


@pytest.mark.rule("APOTHEOSIS-X20")
def test_a_perfect_roll() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4"}), "attack c4", dice=[6, 6, 2])
    assert [damage for damage, _ in blows(table)] == [5 + 2 + 3 + 1]


@pytest.mark.rule("APOTHEOSIS-X21")
def test_not_quite() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4"}), "attack c4", dice=[5])
    assert [damage for damage, _ in blows(table)] == [7]


@pytest.mark.rule("APOTHEOSIS-X22")
@pytest.mark.parametrize(("items", "second", "cost"), [([], "n", 3), (["I12"], "n", 1), ([], "w", 2)])
def test_areas_of_control(items: list[str], second: str, cost: int) -> None:
    foes = {"at": "c5", "facing": "s", "support": [{"card": "K01", "at": "b4", "facing": second}]}
    assert reach(lay({"at": "c3", "equip": items}, foes))["c4"] == cost


def targets(table: Table, skill: str) -> list[str]:
    """Whom the bar of that Skill may be aimed at, of several."""
    return answers(do(twin(table), f"use {skill} e1"), "target")


@pytest.mark.rule("APOTHEOSIS-X23")
def test_lines() -> None:
    """D5: Pinning Shot; A5: Volley. Several to aim at, so that the question is asked."""
    archer = {"at": "a1", "memento": ["S06", "S07"]}
    pup, other = {"card": "K01", "at": "a2"}, {"card": "K01", "at": "d1"}
    shot = lay({**archer, "support": [pup, other]}, {"at": "b3"})
    assert "b3" not in targets(shot, "S06")
    assert "b3" in targets(shot, "S07")
    corner = lay({**archer, "support": [pup, {"card": "K04", "at": "b1"}]}, {"at": "b2"})
    assert "b2" in targets(corner, "S06")


@pytest.mark.rule("APOTHEOSIS-X24")
def test_light_feet() -> None:
    """Into one area of control 1 + 1 - 1, and a plain step 1 - 1, at least 1."""
    table = lay({"at": "c3", "inventory": ["I13"]}, {"at": "c5", "facing": "s"})
    assert reach(table)["c4"] == 2
    found = reach(do(table, "equip I13"))
    assert (found["c4"], found["b3"]) == (1, 1)


@pytest.mark.rule("APOTHEOSIS-X25")
def test_a_guard() -> None:
    table = lay({"at": "c3"}, {"at": "a7", "support": [{"card": "K06", "at": "c4"}]})
    do(table, "attack c4", dice=[4])
    assert (blows(table), hp(table, "c4")) == ([(6, 2)], 3)


@pytest.mark.rule("APOTHEOSIS-X26")
def test_an_area() -> None:
    mine = {"at": "c3", "attributes": {"FOR": 8}, "memento": ["S02"]}
    sides = (mine, {"at": "c4"}, {"at": "c2", "attributes": {"CON": 6}}, {"at": "a7"})
    table = do(lay(*sides, **TEAMS), "use S02 e1", dice=[3])
    assert sorted(blows(table)) == [(10, 2), (10, 3)]
    assert (hp(table, "c4"), hp(table, "c2")) == (7, 8)


@pytest.mark.rule("APOTHEOSIS-X27")
@pytest.mark.parametrize(("answer", "result"), [("use C24 e1", (8, 10)), ("pass", (10, 7))])
def test_stepping_in(answer: str, result: tuple[int, int]) -> None:
    blade = able("C24", at="d4", attributes={"CON": 9})
    sides = ({"at": "c3", "attributes": {"FOR": 9}}, {"at": "c4"}, {"at": "a1"}, blade)
    table = do(lay(*sides, **TEAMS), "attack c4", answer, dice=[1])
    assert (hp(table, P3), hp(table, P1)) == result


@pytest.mark.rule("APOTHEOSIS-X28")
def test_stepping_out() -> None:
    table = do(lay({"at": "c3"}, able("C14", at="c4")), "attack c4", "use C14 e1", "tile c5")
    assert (blows(table), story(table, "rolled"), ap(table, P0), asked(table)) == ([], [], 2, (P0, "main"))


@pytest.mark.rule("APOTHEOSIS-X29")
@pytest.mark.parametrize(("facing", "damage"), [("n", 7), ("s", 5), ("e", 5)])
def test_from_behind(facing: str, damage: int) -> None:
    table = lay(able("C13", at="c3", attributes={"FOR": 4}), {"at": "c4", "facing": facing})
    do(table, "attack c4", dice=[1])
    assert [made for made, _ in blows(table)] == [damage]


@pytest.mark.rule("APOTHEOSIS-X30")
def test_rest() -> None:
    def tired() -> Any:
        return lay({"hp": 5, "memento": exhausted("S01", "S03", "S02")})

    table = do(tired(), "turn w")
    assert (refuses(table, "rest heal"), refuses(table, "rest recover")) == (True, True)
    table = do(tired(), "rest heal")
    assert (hp(table, P0), asked(table), ap(table, P0)) == (6, (P1, "main"), 0)
    table = do(tired(), "rest recover", "pick S01", "pick S03")
    assert (upright(table, P0), asked(table), legal(table, "pick")) == (["S01", "S03"], (P1, "main"), [])
