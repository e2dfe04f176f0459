"""What a table that somebody wrote down must look like, before a game lays it: nothing else reaches the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.core.phrases import Phrase


class Plain:
    """A kind of value. `check` refuses any other with its place, what was found and what is allowed."""

    kind: type | tuple[type, ...] = object
    allowed: Phrase = ""

    def meant(self, value: Any) -> bool:
        """Whether a value is of this kind, right or wrong."""
        return isinstance(value, self.kind) and (type(value) is not bool or self.kind is bool)

    def check(self, value: Any, field: str) -> None:
        if not self.meant(value):
            raise Invalid("position-bad-value", field=field, found=str(value), allowed=self.allowed)
        self.check_within(value, field)

    def check_within(self, value: Any, field: str) -> None:
        """Whether it is right."""


class Anything(Plain):
    def meant(self, value: Any) -> bool:
        return True


class Seed(Plain):
    """A number, or the secret of a fair deal."""

    kind = (int, str)
    allowed = phrases.like("42", "secret")


class Flag(Plain):
    kind = bool
    allowed = "true, false"


class Null(Plain):
    kind = type(None)
    allowed = "null"


class Text(Plain):
    kind = str
    allowed: Phrase = phrases.TEXT


class Word(Text):
    """One of a closed list."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.allowed = ", ".join(words)

    def check_within(self, value: Any, field: str) -> None:
        if value not in self.words:
            raise unknown("position-bad-value", value, self.words, field=field)


class Whole(Plain):
    """A whole number within bounds."""

    kind = int

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.allowed = phrases.number(low, high)

    def check_within(self, value: Any, field: str) -> None:
        if not self.low <= value <= self.high:
            raise Invalid("position-bad-value", field=field, found=str(value), allowed=self.allowed)


class ListOf(Plain):
    kind = (list, tuple)
    allowed = phrases.LIST

    def __init__(self, each: Plain) -> None:
        self.each = each

    def check_within(self, value: Any, field: str) -> None:
        for place, entry in enumerate(value, 1):
            self.each.check(entry, f"{field}.{place}")


class MapOf(Plain):
    """A mapping whose keys the game reads."""

    kind = Mapping
    allowed = phrases.MAPPING

    def __init__(self, each: Plain) -> None:
        self.each = each

    def check_within(self, value: Any, field: str) -> None:
        for name, entry in value.items():
            self.each.check(entry, f"{field}.{name}")


class Fields(Plain):
    """A mapping with these fields and no others."""

    kind = Mapping
    allowed = phrases.MAPPING

    def __init__(self, required: tuple[str, ...] = (), /, **fields: Plain) -> None:
        self.required = required
        self.fields = fields

    def check_within(self, value: Any, field: str) -> None:
        inside = f"{field}." if field else ""
        for name, entry in value.items():
            if name not in self.fields:
                raise unknown("position-unknown-field", name, self.fields, field=field or "position")
            self.fields[name].check(entry, f"{inside}{name}")
        for name in self.required:
            if name not in value:
                raise Invalid("position-bad-value", field=f"{inside}{name}", found="null", allowed=phrases.REQUIRED)


class Either(Plain):
    """Whichever of these kinds is meant."""

    def __init__(self, *kinds: Plain) -> None:
        self.kinds = kinds
        self.allowed = kinds[0].allowed

    def meant(self, value: Any) -> bool:
        return any(kind.meant(value) for kind in self.kinds)

    def check_within(self, value: Any, field: str) -> None:
        next(kind for kind in self.kinds if kind.meant(value)).check_within(value, field)


def card_with(**details: Plain) -> Plain:
    """A card by its id alone, or with details."""
    return Either(Text(), Fields(("card",), card=Text(), **details))
