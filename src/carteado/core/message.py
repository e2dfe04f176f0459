"""Messages, independent of language: an id of the Fluent files and its arguments."""

from __future__ import annotations

from typing import Union

Blank = Union[str, int, float, "Message", "list[Message]"]


class Message:
    """A text for people, to be formatted in the reader's language."""

    __slots__ = ("blanks", "id")

    def __init__(self, id: str, **blanks: Blank) -> None:
        self.id = id
        self.blanks = blanks

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.blanks) == (other.id, other.blanks)

    def __hash__(self) -> int:
        return hash(self.id)

    def __str__(self) -> str:
        """Name the message and its arguments in plain words, for errors that are shown without a language."""
        words = self.id.partition("-")[2].replace("-", " ") or self.id
        said = ", ".join(f"{name}: {plain(value)}" for name, value in self.blanks.items())
        return f"{words} ({said})" if said else words

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.blanks.items())])})"


def plain(value: object) -> str:
    """Write an argument of a message or a refusal in plain words.

    >>> plain([Message("fault-empty-tile"), Message("fault-number", low=0, high=3)])
    'empty tile; number (low: 0, high: 3)'
    """
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)
