"""The example set Parallels, and tables with its cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from carteado.games.heroes.game import Heroes
from carteado.games.heroes.language.catalog import FOLDER
from example_sets import check, read_cards
from heroes.arena import HeroesTable
from making import folder_with
from table import Table, do

FILE = Path(__file__).parent / "sets" / "parallels.yaml"


@cache
def game() -> Heroes:
    """The game with the cards of the set."""
    return Heroes(folder_with(read_cards(FILE), FOLDER))


def lay(*players: Mapping[str, Any], **position: Any) -> Table:
    return HeroesTable(game(), players=[dict(side) for side in players], **position)


def play(table: Table, *actions: str) -> Table:
    """Take the actions; the laws of states hold after each."""
    for action in actions:
        check(do(table, action))
    return table
