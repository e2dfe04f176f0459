"""The example set Echoes, and tables with its cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.duel.game import Duel
from carteado.games.duel.language.catalog import FOLDER
from duel.board import DuelTable, pass_all
from example_sets import check, read_cards
from making import folder_with
from table import Table, do

FILE = Path(__file__).parent / "sets" / "echoes.yaml"


def echoes() -> list[dict[str, Any]]:
    return read_cards(FILE)


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
