"""Derive the words of numbered constants from the class that declares them, and read the words of card data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Data = Mapping[str, Any]  # of a card file


def words_of(constants: type) -> tuple[str, ...]:
    """Return the names of a class's constants in lower case, in order of declaration, without those below 0.

    >>> class Row:
    ...     NONE = -1
    ...     ATTACK = 0
    ...     DEFENSE = 1
    >>> words_of(Row)
    ('attack', 'defense')
    """
    return tuple(
        name.lower()
        for name, number in vars(constants).items()
        if name.isupper() and isinstance(number, int) and number >= 0
    )


def place(words: tuple[str, ...], data: Data, key: str) -> int:
    """Return the number of the word under this key, -1 when there is none."""
    return words.index(data[key]) if key in data else -1


def bits(words: tuple[str, ...], data: Data, key: str) -> int:
    """Return the bits of the words listed under this key.

    >>> bits(("alert", "ranged", "venom"), {"keywords": ["venom", "alert"]}, "keywords")
    5
    """
    return sum(1 << words.index(word) for word in data.get(key, []))
