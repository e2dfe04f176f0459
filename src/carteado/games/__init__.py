"""Find games by id: each has a folder here or is registered as an entry point by another package."""

from __future__ import annotations

import os
import pkgutil
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.sets import Contents
from carteado.kit.sets import find_kept
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

    An id such as `duel+52c1f0` names a game with a set that was kept here, by the set's hash.

    >>> load("siege").id
    'siege'
    """
    name, plus, digest = id.partition("+")
    if cards is not None:
        return installed(name).with_set(cards)
    if plus:
        return with_kept(name, digest)
    used = os.environ.get(set_variable(name))
    return installed(name) if used is None else with_cards(name, Path(used))


def load_with(contents: Contents) -> Game:
    """Return the game of a card set with this set; keep it, so that `load` finds it by its hash."""
    return installed(contents.game).with_contents(contents)


def use_set(id: str, path: Path) -> None:
    """Load a game with a card set from now on, in this process and in those that it starts."""
    folder = installed(id).with_set(path).cards
    os.environ[set_variable(id)] = str(folder)


def set_variable(id: str) -> str:
    """Return the environment variable that names the folder of a game's cards."""
    return f"CARTEADO_CARDS_{id.upper()}"


def with_kept(id: str, digest: str) -> Game:
    """Return a game with the set of that hash, if it was kept here."""
    used = os.environ.get(set_variable(id), "")
    folder = Path(used) if used.endswith(f"-{digest}") else find_kept(id, digest)
    if id not in names() or folder is None:
        raise Invalid("set-unknown", found=digest[:12], game=id)
    return with_cards(id, folder)


@lru_cache(maxsize=64)
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
