"""Find games by id: each has a folder here or is registered as an entry point by another package."""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from carteado.core.errors import unknown
from carteado.core.game import Game
from carteado.version import VERSION

GROUP = "carteado.games"


@cache
def names() -> tuple[str, ...]:
    """Return the ids of all games, without loading them."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return tuple(sorted({*folders, *(point.name for point in entry_points(group=GROUP))}))


@cache
def package(id: str) -> str:
    """Return the pip requirement that installs this game at the version running here."""
    for point in entry_points(group=GROUP):
        if point.name == id and point.dist is not None:
            return f"{point.dist.name}=={point.dist.version}"
    return f"carteado=={VERSION}"


def load(id: str, cards: Path | None = None) -> Game:
    """Return the game with this id. `cards` is a card set, a file or a folder, that it is played with besides its own.

    >>> load("siege").id
    'siege'
    """
    if cards is not None:
        return installed(id).with_set(cards)
    used = os.environ.get(set_variable(id))
    return installed(id) if used is None else with_cards(id, Path(used))


def use_set(id: str, path: Path) -> None:
    """Load a game with a card set from now on, in this process and in those that it starts."""
    folder = installed(id).with_set(path).cards
    os.environ[set_variable(id)] = str(folder)


def set_variable(id: str) -> str:
    """Return the environment variable that names the folder of a game's cards."""
    return f"CARTEADO_CARDS_{id.upper()}"


@cache
def with_cards(id: str, folder: Path) -> Game:
    return installed(id).with_cards(folder)


@cache
def installed(id: str) -> Game:
    """Return the game with this id as it is installed."""
    for point in entry_points(group=GROUP):
        if point.name == id:
            found: Game = point.load()
            return found
    if id not in names():
        raise unknown("game-unknown", id, names())
    game: Game = import_module(f"{__name__}.{id}").GAME
    return game
