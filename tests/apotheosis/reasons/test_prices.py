"""What an action of a battle costs, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from apotheosis.reasons.made import lay
from reasons import prices
from table import do

PUP = {"card": "K01", "at": "b2"}
WISP = {"card": "K10", "concealed": True}
AWAKE = {"hero": "P1", "awake": True, "memento": ["S02"]}


@pytest.mark.parametrize(
    ("tried", "position", "said"),
    [
        ("turn s", {"a": {"facing": "n"}}, ["1 AP (4 left)"]),
        ("move b1", {"a": {"at": "a1"}}, ["1 AP (4 left)"]),
        ("move c1", {"a": {"at": "a1"}}, ["2 AP (3 left)"]),
        ("attack c4", {"a": {"at": "c3"}, "b": {"at": "c4"}}, ["3 AP (2 left)"]),
        ("rest heal", {"a": {"hp": 5}}, ["your whole turn"]),
        ("equip I08", {"a": {"inventory": ["I08"]}}, ["2 AP (3 left)"]),
        (
            "awaken",
            {"a": {"hero": "P1", "memento": ["S02", "S01"]}},
            ["2 SP/MP (you have 3)", "2 SP/MP again at the start of each turn of yours"],
        ),
        ("evoke K10", {"a": {"memento": ["S15", "S09"], "support": [WISP]}}, ["2 MP (you have 3)"]),
        (
            "evolve",
            {"a": {"support": [{**PUP, "attached": ["S01"]}], "deck": ["K02"]}, "active": "b2"},
            ["your whole turn", "3 XP in cards (you have 3)"],
        ),
        (
            "use S01 e1",
            {"a": {"at": "c3", "memento": ["S01"]}, "b": {"at": "c4"}},
            ["3 AP (2 left)", "1 SP (you have 1)"],
        ),
        ("use I14 e1", {"a": {"hp": 5, "equip": ["I14"]}}, ["1 AP (4 left)", "discards Vial of Red Sap"]),
        (
            "use V20 e1",
            {"a": {"hp": 5, "inventory": ["V20", "I08", "I12"]}},
            ["2 HP (3 left)", "banish a card (of 2)", "banishes Black Communion"],
        ),
        (
            "use V12 e1",
            {"a": {"inventory": ["V12"], "deck": ["I08"]}},
            ["your whole turn", "banishes Crossroads Bargain"],
        ),
        (
            "use V18 e1",
            {"a": {"inventory": ["V18"]}, "round": 3},
            ["3 AP (2 left)", "once per battle", "banishes Final Reckoning"],
        ),
        ("end_turn", {}, []),
    ],
)
@pytest.mark.rule("APOTHEOSIS-21.3", "APOTHEOSIS-11.1")
def test_a_price_names_each_resource_and_what_is_left(tried: str, position: dict[str, Any], said: list[str]) -> None:
    assert prices(lay(**position), tried) == said


@pytest.mark.rule("APOTHEOSIS-25.2")
def test_outside_the_own_turn_ap_are_borrowed() -> None:
    table = do(lay({"at": "c3"}, {"at": "c4", "memento": ["S04"]}), "attack c4")
    assert prices(table, "use S04 e1") == ["1 AP borrowed from your next turn (1 owed)", "1 SP (you have 1)"]
    assert prices(table, "use S04 e1", "pt") == [
        "1 de AÇÃO do seu próximo turno (dívida: 1)",
        "1 de ESTAMINA (você tem 1)",
    ]


@pytest.mark.rule("APOTHEOSIS-13.4")
def test_the_upkeep_of_an_entity_is_priced_before_the_answer() -> None:
    table = do(lay({}, AWAKE), "end_turn")
    assert prices(table, "accept") == ["2 SP/MP (you have 2)"]
    assert prices(table, "decline") == []


@pytest.mark.rule("APOTHEOSIS-8.8")
def test_each_last_step_has_its_own_price() -> None:
    table = do(lay({"at": "a1"}), "move b2")
    assert prices(table, "step e") == ["2 AP (3 left)"]
    assert prices(table, "step s") == ["4 AP (1 left)"]


@pytest.mark.rule("APOTHEOSIS-11.1")
def test_a_skill_that_pays_is_exhausted() -> None:
    table = do(lay({"at": "c3", "memento": ["S01", "S03"]}, {"at": "c4"}), "use S01 e1")
    assert prices(table, "pick S03") == ["exhausts Bull Rush"]


@pytest.mark.rule("APOTHEOSIS-16.3")
def test_divine_salvation_costs_fate() -> None:
    foe = {"at": "c4", "hp": 1, "inventory": ["V01", "V02", "V14"], "attributes": {"CON": 9}}
    table = do(lay({"at": "c3"}, foe), "attack c4", dice=[1])
    assert prices(table, "accept") == ["3 FATE in cards (you have 13)"]
