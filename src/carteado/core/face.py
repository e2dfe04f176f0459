"""The printed face of a card, in the same form for all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from carteado.core.message import Blank, Message


class Voice(Protocol):
    """Formats messages in one language."""

    lang: str

    def __call__(self, id: str, **blanks: Blank) -> str: ...

    def say(self, message: Message) -> str: ...


@dataclass
class Stat:
    """A number in a corner of the card; its mark is a shape, so that it does not depend on colour."""

    mark: str
    value: int
    label: str


@dataclass
class Section:
    """One of several parts of a card, each with a heading of its own."""

    number: int
    name: str
    text: str
    cost: int


@dataclass
class Face:
    """`tint` names a colour and an emblem of the press; `pips` are one per rank of rarity.

    `imprint` is for a game whose cards have a layout of their own.
    """

    id: str
    name: str
    line: str = ""
    text: str = ""
    tint: str = "plain"
    cost: int | None = None
    stats: list[Stat] = field(default_factory=list)
    pips: int = 0
    suit: str = ""
    rank: str = ""
    sections: list[Section] = field(default_factory=list)
    imprint: Any = None
    copies: int = 1


@dataclass(frozen=True)
class PrintedBoard:
    """The board that a game needs besides its cards: a layout of the press, and the words on it."""

    layout: str
    words: tuple[str, ...]


def plain_face(id: str, words: tuple[Message, Message, Message | None], data: Mapping[str, Any], say: Voice) -> Face:
    """Make the face of any card: its texts, and cost and copies if it has them."""
    name, line, text = words
    made = Face(id=id, name=say.say(name), line=say.say(line), text="" if text is None else say.say(text))
    if isinstance(data.get("cost"), int):
        made.cost = data["cost"]
    made.copies = data.get("copies", 1)
    return made
