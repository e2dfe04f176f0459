"""The docstrings of classes, read from their sources: a compiled class has none."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path


def docstring(word: type) -> str:
    """Return the first paragraph of the docstring of a class as one line; "" if it has none."""
    return docstrings(source_of(word.__module__)).get(word.__qualname__, "")


@cache
def docstrings(source: Path) -> dict[str, str]:
    """Return the docstrings of the classes of a module."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.ClassDef)}
    return {name: " ".join(text.partition("\n\n")[0].split()) for name, text in found.items()}


def source_of(module: str) -> Path:
    """Return the source of an imported module, which may be compiled: it stands beside its package."""
    top, *rest = module.split(".")
    start = Path(str(sys.modules[top].__file__))
    return start.parent.joinpath(*rest).with_suffix(".py") if rest else start
