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

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.blanks.items())])})"
