"""Read card files: YAML in, checked records out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import Node

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.shapes import Noted, Shape
from carteado.kit.faults import Fault, Where
from carteado.kit.lines import LinedList, plain

T = TypeVar("T")


def read_cards(path: Path, shape: type[T]) -> T:
    """Read the file as a record of this type; refuse a card that does not fit, with file, place and reason."""
    try:
        data = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, shape)
    except (YAMLError, msgspec.ValidationError) as error:
        raise Invalid("card-file-invalid", file=path.name, reason=" ".join(str(error).split())) from error


def read_card_files(paths: Iterable[Path], shape: Shape, faults: list[Fault]) -> list[tuple[Where, Noted]]:
    """Read files that each hold a list of cards; return every card with its place, and add faults to `faults`."""
    cards: list[tuple[Where, Noted]] = []
    for path in paths:
        where = Where(path.name, faults)
        root = compose(path.read_text(encoding="utf-8"), where)
        if root is None:
            continue
        written = plain(root)
        if not isinstance(written, LinedList):
            where.refuse(written, phrases.CARDS)
            continue
        for line, data in zip(written.lines, written, strict=True):
            at = where.at(line).of(id_of(data))
            card = shape.read(data, at)
            if card is not None:
                cards.append((at, card))
    return cards


def compose(text: str, where: Where) -> Node | None:
    """Return the root node of a YAML text; None if it is empty or cannot be parsed."""
    try:
        return nodes_of(text)
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        where.at(line).refuse(str(error.problem or error.context), "YAML")
    except RecursionError:
        where.refuse(phrases.LIST, "YAML")
    return None


@lru_cache(maxsize=64)
def nodes_of(text: str) -> Node | None:
    """Parse YAML. Cached: while an author edits one card file, the others stay the same."""
    root: Node | None = YAML(typ="safe", pure=True).compose(text)
    return root


def id_of(data: Any) -> str:
    """Return the id of a card for error messages; "" if it has none."""
    return str(data.get("id", "")) if isinstance(data, dict) else ""
