"""The compiled twin of the inner modules, and the rule that a stale one can never be used.

`make native` and `make play` (or installing the package where there is a C compiler) compile the listed modules with
mypyc into `_native/KEY/`, where KEY is a hash of their sources and of the Python they were compiled for. A folder is
used only when its name is the hash of the sources that are here now: change a source, and the key changes with it. It
gets that name when it is complete, so that processes started from then on use it.
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

# Everything in the loop of play and search, and nothing else: rules that cross into interpreted code run slower than
# if all were interpreted. A game lists its own modules in its folder, one a line.
SHARED = (
    "carteado.bots.greedy",
    "carteado.bots.playing",
    "carteado.bots.random",
    "carteado.bots.search",
    "carteado.core.bot",
    "carteado.core.event",
    "carteado.core.rng",
    "carteado.core.state",
    "carteado.kit.cards",
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
    """Names the sources as they are now, and this Python."""
    digest = hashlib.sha256(SUFFIX.encode())
    for module in MODULES:
        digest.update(module.encode())
        digest.update(source(module).read_bytes())
    return digest.hexdigest()[:16]


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules of one folder before their sources are looked for."""

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
    """The folder of the modules compiled from the sources that this process found, whether it is there or not."""
    return FOLDER / key()


def ready() -> bool:
    """Whether a process started now uses the compiled modules."""
    return not os.environ.get(INTERPRETED) and FOLDER.is_dir() and twin().is_dir()


def activate() -> None:
    """Use the compiled modules if they were made from these very sources."""
    if ready():
        sys.meta_path.insert(0, CompiledFinder(twin()))


def compiled() -> bool:
    """Whether this process runs the compiled modules.

    >>> compiled() in (True, False)
    True
    """
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)
