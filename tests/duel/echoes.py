"""The example set Echoes, and tables with its cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from carteado.core.rng import seeded
from carteado.games.duel.game import Duel
from carteado.games.duel.language.catalog import FOLDER
from duel.board import A, B, DuelTable, pass_all
from making import folder_with
from table import Table, do

FILE = Path(__file__).parent / "sets" / "echoes.yaml"


@cache
def echoes() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = YAML(typ="safe", pure=True).load(FILE.read_text(encoding="utf-8"))
    return found


@cache
def game() -> Duel:
    """The game with the cards of the set."""
    return Duel(folder_with(echoes(), FOLDER))


def lay(a: Mapping[str, Any] | None = None, b: Mapping[str, Any] | None = None, **position: Any) -> Table:
    return DuelTable(game(), **{"turn": 3, "players": [dict(a or {}), dict(b or {})], **position})


def play(table: Table, *actions: str) -> Table:
    """Take the actions; nobody responds, and the laws of states hold after each."""
    for action in actions:
        check(pass_all(do(table, action)))
    return table


def check(table: Table) -> Table:
    """The laws of states at this decision: clones and saves are equal, actions parse back, nothing hidden is seen."""
    state = table.state
    digest = state.digest()
    assert state.clone().digest() == digest
    loaded = table.game.load(json.loads(json.dumps(state.save())))
    assert loaded.digest() == digest
    assert loaded.legal() == state.legal()
    for action in state.legal():
        assert table.game.parse(table.game.action_text(action)) == action
        assert table.game.parse_json(table.game.action_json(action)) == action
    for seat in (None, A, B):
        other = state.clone()
        other.determinize(seat, seeded(7))
        assert other.view(seat) == state.view(seat) == loaded.view(seat)
        if state.decision is not None and state.decision.seat == seat:
            assert other.legal() == state.legal()
            for action in other.legal():
                other.clone().apply(action)
    return table
