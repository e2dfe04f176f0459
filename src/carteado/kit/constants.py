"""Words for numbers: a class of `Final` constants is declared once, and its words follow from it."""

from __future__ import annotations


def words_of(constants: type) -> tuple[str, ...]:
    """The names of a class's constants in small letters, as declared; those below 0 have none.

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
