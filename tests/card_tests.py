"""Which cards have a test."""

from __future__ import annotations

import importlib
import pkgutil
import re
from types import ModuleType


def cards_with_a_test(package: ModuleType, pattern: str) -> set[str]:
    """Return the cards that tests of a package name: `test_emb_06_...` names EMB-06, a row of `ROWS` its first word."""
    tested: set[str] = set()
    for module in pkgutil.iter_modules(package.__path__):
        found = vars(importlib.import_module(f"{package.__name__}.{module.name}"))
        tested |= {row[0].split()[0] for row in found.get("ROWS", [])}
        tested |= {id.upper().replace("_", "-") for name in found for id in re.findall(pattern, name)}
    return tested
