"""The example set Parallels, and tables with its cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from carteado.core.rng import seeded
from carteado.games.heroes.game import Heroes
from carteado.games.heroes.language.catalog import FOLDER
from heroes.arena import HeroesTable
from making import folder_with
from table import Table, do

FILE = Path(__file__).parent / "sets" / "parallels.yaml"


@cache
def parallels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = YAML(typ="safe", pure=True).load(FILE.read_text(encoding="utf-8"))
    return found


@cache
def game() -> Heroes:
    """The game with the cards of the set."""
    return Heroes(folder_with(parallels(), FOLDER))


def lay(*players: Mapping[str, Any], **position: Any) -> Table:
    return HeroesTable(game(), players=[dict(side) for side in players], **position)


def play(table: Table, *actions: str) -> Table:
    """Take the actions; the laws of states hold after each."""
    for action in actions:
        check(do(table, action))
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
    for seat in (None, *range(state.setup.seats)):
        other = state.clone()
        other.determinize(seat, seeded(7))
        assert other.view(seat) == state.view(seat) == loaded.view(seat)
        if state.decision is not None and state.decision.seat == seat:
            assert other.legal() == state.legal()
            for action in other.legal():
                other.clone().apply(action)
    return table
