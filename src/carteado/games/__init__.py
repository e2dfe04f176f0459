"""Every game has a folder here, or an entry point in another package. `load` finds it by its id."""

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
    """The ids of all games found, without loading them."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return tuple(sorted({*folders, *(point.name for point in entry_points(group=GROUP))}))


@cache
def package(id: str) -> str:
    """What to install to have the game as it is here, as pip reads it."""
    for point in entry_points(group=GROUP):
        if point.name == id and point.dist is not None:
            return f"{point.dist.name}=={point.dist.version}"
    return f"carteado=={VERSION}"


@cache
def load(id: str) -> Game:
    """The game of that id.

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
