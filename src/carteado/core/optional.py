"""Modules that not every installation has: a missing one is refused in one line with the command that installs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from carteado.core.errors import Invalid

# The extra of the package that brings each module.
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
    """Within this a missing optional module is a refusal; any other missing module is a fault of ours."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module not in EXTRAS:
            raise
        command = f'{sys.executable} -m pip install "carteado[{EXTRAS[module]}]"'
        raise Invalid("module-missing", module=module, command=command) from error
