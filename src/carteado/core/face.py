"""The printed face of a card, in the same form for all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    picture: Any = None
    orders: tuple[str, ...] = ()  # emblems of who is ordered to move


@dataclass(frozen=True)
class Run:
    """Some words of a text. A marked run (`keyword` or `card`) also has the word or id of what it names.

    A mark that begins with `box-` is drawn as a box: of a keyword, by its group, or of a requirement.
    """

    text: str
    mark: str = ""
    of: str = ""


Runs = tuple[Run, ...]
BOX = "box-"


@dataclass(frozen=True)
class Paragraph:
    """A part of a card's text: what it does, and the name and cost that it may have."""

    text: Runs
    name: str = ""
    cost: Runs = ()

    def flat(self) -> str:
        """Return the paragraph as one line of plain text.

        >>> Paragraph((Run("Draw a card."),), "Study", (Run("1 mana"),)).flat()
        'Study [1 mana]: Draw a card.'

        A paragraph may have no text:

        >>> Paragraph((), cost=(Run("DMG FOR+1d3, 3 AP"),)).flat()
        '[DMG FOR+1d3, 3 AP].'
        """
        cost = f"[{plain(self.cost)}]" if self.cost else ""
        head = " ".join(part for part in (self.name, cost) if part)
        if not self.text:
            return f"{head}."
        return f"{head}: {plain(self.text)}" if head else plain(self.text)


def plain(runs: Runs) -> str:
    """Return the text of runs without their marks.

    >>> plain((Run("Auto", "box-activation", "auto"), Run(" Draw a card.")))
    '❰Auto❱ Draw a card.'
    """
    return "".join(f"❰{run.text}❱" if run.mark.startswith(BOX) else run.text for run in runs)


@dataclass
class Face:
    """`tint` names a colour and an emblem of the press; `pips` are one per rank of rarity.

    `paragraphs` is the text in its structure, if the game has one.
    `imprint` is for a game whose cards have a layout of their own, `layout` for a card that is a board in small.
    """

    id: str
    name: str
    line: str = ""
    text: str = ""
    paragraphs: Sequence[Paragraph] = ()
    tint: str = "plain"
    cost: int | None = None
    stats: list[Stat] = field(default_factory=list)
    pips: int = 0
    suit: str = ""
    rank: str = ""
    sections: list[Section] = field(default_factory=list)
    imprint: Any = None
    layout: str = ""
    picture: Any = None
    copies: int = 1


@dataclass(frozen=True)
class PrintedBoard:
    """The boards that a game needs besides its cards: a layout of the press, and the words and emblems on them."""

    layout: str
    words: tuple[str, ...]
    emblems: tuple[str, ...] = ()


def plain_face(id: str, words: tuple[Message, Message, Message | None], data: Mapping[str, Any], say: Voice) -> Face:
    """Make the face of any card: its texts, and cost and copies if it has them."""
    name, line, text = words
    made = Face(id=id, name=say.say(name), line=say.say(line), text="" if text is None else say.say(text))
    if isinstance(data.get("cost"), int):
        made.cost = data["cost"]
    made.copies = data.get("copies", 1)
    return made
