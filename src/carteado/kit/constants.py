"""Derive the words of numbered constants from the class that declares them."""

from __future__ import annotations


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
