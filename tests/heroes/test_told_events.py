"""What happens is told to every seat (HEROES-23.1): the events that the golden games do not reach."""

from __future__ import annotations

from typing import Any

import pytest

from heroes.arena import P0, P1, fight, lay, pass_slots, stack
from table import Table, do, log

FOE = {"team": ["C04"]}
SEARCHER = {"team": [{"card": "C26", "energy": 1, "actions": ["A05"]}], "deck": ["S02", "C07", "C02"]}
GUNNER = {"team": [{"card": "C26", "energy": 3, "actions": ["A07"]}]}


def told(table: Table, kind: str) -> list[dict[str, Any]]:
    """What everyone has heard of this kind of event, without the numbers of cards."""
    return [
        {name: fact for name, fact in heard.items() if name not in ("event", "id")}
        for heard in log(table, None)
        if heard["event"] == kind
    ]


@pytest.mark.rule("HEROES-23.1", "HEROES-22.11")
def test_a_search_and_what_was_taken() -> None:
    table = do(fight(SEARCHER, FOE), "use A05", "take C07")
    assert told(table, "searched") == [{"seat": P0}]
    assert told(table, "took") == [{"seat": P0, "card": "C07"}]
    assert told(table, "shuffled") == [{"seat": P0}]


@pytest.mark.rule("HEROES-23.1", "HEROES-23.4")
def test_who_looked_at_whose_hand() -> None:
    table = do(lay({"team": ["C10"], "hand": ["V07"]}, {**FOE, "hand": ["A22"]}), "event V07")
    assert told(table, "revealed") == [{"seat": P0, "whose": P1}]


@pytest.mark.rule("HEROES-23.1")
def test_drained_energy() -> None:
    table = do(fight(GUNNER, {"team": [{"card": "C16", "energy": 1}]}), "use A07")
    assert told(table, "drained") == [{"card": "C16", "amount": 1}]


@pytest.mark.rule("HEROES-23.1", "HEROES-14.6")
def test_health_that_was_paid() -> None:
    table = do(lay({"team": ["C10"], "sources": ["S08"]}, FOE), "activate S08")
    assert told(table, "paid_health") == [{"card": "C10", "amount": 1}]


@pytest.mark.rule("HEROES-23.1", "HEROES-19.3")
def test_a_concession() -> None:
    table = do(lay({"team": ["C10"]}, FOE, options={"concede": "on"}), "concede")
    assert [told(table, kind) for kind in ("conceded", "eliminated")] == [[{"seat": P0}], [{"seat": P0}]]


@pytest.mark.rule("HEROES-23.1", "HEROES-18.2")
def test_those_who_fall_together_in_turn_order() -> None:
    """In the turn of P1; then the older first."""
    dying = {"tokens": [stack("poison", 20)]}
    rivals = [{"card": "C10", **dying, "order": 3}, {"card": "C16", **dying, "order": 2}, "C36"]
    table = lay({"team": [{"card": "C03", **dying, "order": 1}, "C04"]}, {"team": rivals}, turn=6)
    pass_slots(do(table, "end_main"))
    assert [heard["card"] for heard in told(table, "knocked_out")] == ["C16", "C10", "C03"]
