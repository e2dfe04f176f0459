"""Reading a table that somebody wrote down, after its shape was checked (plain.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.errors import Invalid


def detailed(entry: Any) -> dict[str, Any]:
    """A card by its id alone, or with details."""
    return {"card": entry} if isinstance(entry, str) else dict(entry)


def number(data: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    """Where the bounds are known only at the table."""
    value: int = data.get(name, default)
    if not low <= value <= high:
        raise Invalid("position-bad-value", field=name, found=str(value), allowed=f"{low}-{high}")
    return value
