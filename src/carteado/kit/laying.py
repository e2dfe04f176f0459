"""Reading a table that somebody wrote down: fields, cards with details, numbers within bounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.errors import Invalid, unknown


def known(data: Mapping[str, Any], names: tuple[str, ...], field: str) -> None:
    for name in data:
        if name not in names:
            raise unknown("position-unknown-field", name, names, field=field)


def detailed(entry: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """A card by its id alone, or with details."""
    data = {"card": entry} if isinstance(entry, str) else dict(entry)
    known(data, names, "card")
    return data


def number(data: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    value = data.get(name, default)
    if type(value) is not int or not low <= value <= high:
        raise Invalid("position-bad-value", field=name, found=str(value), allowed=f"{low}-{high}")
    return value
