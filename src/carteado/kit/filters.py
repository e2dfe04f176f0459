"""Filters of cards, taken apart into their words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, TypeVar

from carteado.kit.cards import Filter

F = TypeVar("F", bound=Filter)


def words_of(filter: F, every: F) -> Iterator[tuple[str, F, int]]:
    """Yield each word by which a filter differs from `every`: its name, a filter with that word alone, its value."""
    made: Any = filter
    for field in fields(made):
        value = getattr(filter, field.name)
        if value != getattr(every, field.name):
            yield field.name, type(filter)(**{field.name: value}), value
