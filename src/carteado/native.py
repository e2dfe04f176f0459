"""Compiled modules, and the rule that a stale build is never used.

`make native` and `make play` (or installing the package where there is a C compiler) compile the listed modules with
mypyc into `_native/KEY/`, where KEY is a hash of their sources and of the Python they were compiled for. A folder is
used only if its name is the hash of the current sources. It gets that name when it is complete, so that processes
started from then on use it.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_native"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
INTERPRETED = "CARTEADO_INTERPRETED"

# Everything in the loop of play and search, and nothing else: calls from compiled into interpreted code are slow. Each
# game lists its own modules in its folder, one per line.
SHARED = (
    "carteado.bots.greedy",
    "carteado.bots.playing",
    "carteado.bots.random",
    "carteado.bots.search",
    "carteado.core.bot",
    "carteado.core.event",
    "carteado.core.rng",
    "carteado.core.state",
    "carteado.kit.arithmetic",
    "carteado.kit.cards",
    "carteado.kit.flow",
    "carteado.kit.flow_words",
    "carteado.kit.nodes",
    "carteado.kit.table",
)
LIST = "compiled.txt"


def modules_of_games() -> list[str]:
    return [
        f"carteado.games.{file.parent.name}.{module}"
        for file in PACKAGE.glob(f"games/*/{LIST}")
        for module in file.read_text(encoding="utf-8").split()
    ]


MODULES = tuple(sorted((*SHARED, *modules_of_games())))


def source(module: str) -> Path:
    return PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")


def key() -> str:
    """The hash of the current sources and of this Python."""
    digest = hashlib.sha256(SUFFIX.encode())
    for module in MODULES:
        digest.update(module.encode())
        digest.update(source(module).read_bytes())
    return digest.hexdigest()[:16]


class CompiledFinder(MetaPathFinder):
    """An import finder that prefers the compiled modules of one folder."""

    def __init__(self, folder: Path) -> None:
        found = folder.rglob(f"*{SUFFIX}")
        self.files = {".".join(file.relative_to(folder).parts).removesuffix(SUFFIX): file for file in found}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return (
            None if file is None else spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))
        )


@cache
def twin() -> Path:
    """The folder for modules compiled from the sources of this process, whether or not it exists."""
    return FOLDER / key()


def ready() -> bool:
    """Whether a process started now would use compiled modules."""
    return not os.environ.get(INTERPRETED) and FOLDER.is_dir() and twin().is_dir()


def activate() -> None:
    """Install the import finder if there is a build of the current sources."""
    if ready():
        sys.meta_path.insert(0, CompiledFinder(twin()))


def compiled() -> bool:
    """Whether this process runs the compiled modules.

    >>> compiled() in (True, False)
    True
    """
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)
