"""Find games by id: each has a folder here or is registered as an entry point by another package."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

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


@cache
def load(id: str) -> Game:
    """Return the game with this id.

    >>> load("siege").id
    'siege'
    """
    for point in entry_points(group=GROUP):
        if point.name == id:
            found: Game = point.load()
            return found
    if id not in names():
        raise unknown("game-unknown", id, names())
    game: Game = import_module(f"{__name__}.{id}").GAME
    return game
