"""What holds in every main phase, whatever was played: battles of random Heroes with random actions."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import carteado
from apotheosis.battle import deal
from apotheosis.looking import ATTRIBUTES
from table import Table, asked, player

CARDS = carteado.load("apotheosis").card_data()
FREE = {1: 1, 2: 4, 3: 6}
MODES = [("duel", 2, {}), ("duel", 2, {"board": "pit"}), ("teams", 4, {}), ("ffa", 3, {}), ("encounter", 2, {})]


def main_phases(mode: str, seats: int, options: dict[str, Any], seed: int, actions: int) -> list[Table]:
    """A battle of random Heroes, looked at in every main phase; ending a turn is chosen less often."""
    luck = Random(seed)
    heroes = {f"hero_{seat}": "random" for seat in range(seats)}
    table = deal(seed, mode=mode, seats=seats, **heroes, **options)
    found = []
    for _ in range(actions):
        if table.state.decision is None:
            break
        if asked(table) in [(seat, "main") for seat in range(seats)]:
            check(table)
            found.append(table)
        choices = table.legal()
        table.play(luck.choice(choices if luck.random() < 0.15 else choices[:-1] or choices))
    return found


def check(table: Table) -> None:
    view = table.view(None)
    check_pieces(view["pieces"])
    for seat, seen in enumerate(view["players"]):
        if next(piece for piece in view["pieces"] if piece["piece"] == seen["hero"])["life"] == "alive":
            check_table(player(table, seat))


def check_pieces(pieces: list[dict[str, Any]]) -> None:
    taken = Counter(piece["at"] for piece in pieces if piece["at"])
    assert max(taken.values()) == 1
    for piece in pieces:
        assert piece["ap"] >= 0
        if piece["kind"] == "object":
            assert piece["hp"] > 0
            continue
        if piece["life"] == "alive":
            assert 0 < piece["hp"] <= piece["hp_max"]
            assert min(piece["attributes"][name] for name in ATTRIBUTES) >= 1
        elif piece["life"] == "ko":
            assert (piece["hp"], piece["control"]) == (0, [])
        else:
            assert piece["hp"] < 0
            assert (piece["life"] != "dead") is (piece["hp"] <= -piece["hp_max"])


def check_table(side: dict[str, Any]) -> None:
    for area in ("equip", "memento", "support"):
        assert len(side[area]) <= side["spaces"][area]
        for card in side[area]:
            assert meets(side, CARDS[card["card"]]), card["card"]
            assert len(card["attached"]) <= 5
            assert not card["counters"] or min(card["counters"].values()) > 0
    assert side["inventory_count"] <= side["spaces"]["inventory"]
    worn = Counter(CARDS[card["card"]].get("specifier") for card in side["equip"])
    assert all(count == 1 for specifier, count in worn.items() if specifier)
    assert not any(card["exhausted"] for card in side["inventory"] if not card["counters"])
    assert {CARDS[card["card"]]["suit"] for card in side["inventory"]} <= {"item", "skill", "companion", "event"}


def meets(side: dict[str, Any], card: Any) -> bool:
    known: dict[str, int] = side["knowledge"]
    if card["knowledge"] == ["free"]:
        return bool(side["level"] >= FREE[card["level"]])
    return all(known.get(name, 0) >= card["level"] for name in card["knowledge"])


@pytest.mark.rule(
    "APOTHEOSIS-1.10", "APOTHEOSIS-2.4", "APOTHEOSIS-4.3", "APOTHEOSIS-4.6", "APOTHEOSIS-4.9", "APOTHEOSIS-16.1"
)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("mode", "seats", "options"), MODES)
def test_housekeeping_leaves_nothing_undone(mode: str, seats: int, options: dict[str, Any], seed: int) -> None:
    assert len(main_phases(mode, seats, options, seed, 150)) > 10
