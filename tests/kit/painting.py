"""A small card language for tests: words about painting. A class of a test cannot inherit from a compiled one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NewType

from carteado.core.shapes import Record, Text, Whole, exported
from carteado.kit.cards import Block, Op
from carteado.kit.language.base import Language, Plain
from carteado.kit.language.kinds import Bits, CardNamed, Choice, Fields, Many, Steps
from carteado.kit.language.words import Keyed, Sorts, WordOr, Words

Colour = NewType("Colour", int)
Colours = NewType("Colours", int)
Warm = NewType("Warm", int)
Points = NewType("Points", int)
Gift = NewType("Gift", object)
Note = NewType("Note", object)
Guest = NewType("Guest", object)
Guests = NewType("Guests", object)
Printed = NewType("Printed", object)
WORDS: Final = ("red", "green", "blue")


class Selector:
    """Selects something."""


class Amount:
    """A number."""


class Condition:
    """A test."""


@dataclass(eq=False)
class Shade:
    """A test of colours."""

    colour: Colour = Colour(-1)
    bright: bool = False


ANY: Final = Shade()


class Me(Selector):
    """The player."""


@dataclass(eq=False)
class Painted(Selector):
    """Everything of a shade."""

    filter: Shade


@dataclass(eq=False)
class Beside(Selector):
    """What stands beside something, of a shade if one is written."""

    of: Selector
    filter: Shade = ANY


@dataclass(eq=False)
class Number(Amount):
    """A fixed number."""

    number: int


@dataclass(eq=False)
class Twice(Amount):
    """An amount, doubled."""

    amount: Amount


@dataclass(eq=False)
class Plus(Amount):
    """An amount and some more."""

    of: Amount
    plus: Points


@dataclass(eq=False)
class Rainy(Condition):
    """It rains."""


@dataclass(eq=False)
class Not(Condition):
    """A condition does not hold."""

    condition: Condition


@dataclass(eq=False)
class Paint:
    """Paints something.

    A second paragraph is no part of the description.
    """

    what: Selector
    colours: Colours
    coats: Amount = Number(1)
    with_: Printed = Printed(None)


@dataclass(eq=False)
class Repeat:
    """Runs a block several times."""

    times: Amount
    do: Block


@dataclass(eq=False)
class If:
    """Runs an operation if a condition holds, else a block."""

    of: Op
    if_: Condition
    else_: Block = Block("", [])


@dataclass(eq=False)
class Ribbon:
    """A ribbon of a warm colour."""

    colour: Colour


@dataclass(eq=False)
class Coins:
    """Some coins."""

    amount: Points
    lucky: bool = False


@dataclass(eq=False)
class Stranger:
    """Somebody of a colour."""

    colour: Colour


LANGUAGE = Language(
    {
        Colour: Choice(WORDS),
        Warm: Choice(WORDS, ["red"]),
        Colours: Bits(WORDS, ["green", "blue"]),
        Points: Plain(Whole(1, 9)),
        Printed: CardNamed(),
        Shade: Fields(Shade),
        Selector: Words("selector", {"me": Me, "painted": Painted, "beside": Fields(Beside, alone=True)}),
        Amount: Words("amount", {"twice": Fields(Twice, alone=True)}, (Number, Whole(0, 9)), around=[Plus]),
        Condition: Words("condition", {"rainy": Rainy, "not": Fields(Not, alone=True)}),
        Op: Words("operation", {"paint": Paint, "repeat": Repeat}, around=[If]),
        Block: Steps(),
        Gift: Sorts("kind", {"ribbon": Fields(Ribbon, colour=Warm), "coins": Coins}, {"for": Text()}),
        Note: Keyed("note", {"colour": Ribbon, "amount": Fields(Coins, ["amount"])}),
        Guest: WordOr({"me": Me()}, Fields(Stranger)),
        Guests: Many(Guest, least=1, most=2),
    },
    renamed={"colors": ("colours",), "mine": ("my_own", "me"), "brush": ("paint",)},
)
TYPES: dict[str, Any] = {"do": Block, "gift": Gift, "note": Note, "guests": Guests, "amount": Amount, "if": Condition}
CARD = Record({"id": Text(), **{name: LANGUAGE.shape(type) for name, type in TYPES.items()}}, required=["id"])
SCHEMA = exported(CARD, "Test", LANGUAGE.definitions())
