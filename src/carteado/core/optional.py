"""Optional dependencies: a missing one is refused with the command that installs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from carteado.core.errors import Invalid

# The extra of the package that installs each module.
EXTRAS = {
    "altair": "lab",
    "asyncpg": "postgres",
    "gymnasium": "env",
    "numba": "solve",
    "numpy": "solve",
    "openskill": "lab",
    "pettingzoo": "env",
    "polars": "lab",
    "pyspiel": "spiel",
    "ray": "ray",
    "scipy": "lab",
    "statsmodels": "lab",
    "typst": "print",
    "vl_convert": "lab",
}


@contextmanager
def optional() -> Iterator[None]:
    """Context that turns a missing optional module into a refusal; other import errors are bugs."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module not in EXTRAS:
            raise
        command = f'{sys.executable} -m pip install "carteado[{EXTRAS[module]}]"'
        raise Invalid("module-missing", module=module, command=command) from error
