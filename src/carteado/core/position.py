"""The check of a written position before a game lays it. The first fault is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from carteado.core.errors import Invalid, unknown
from carteado.core.phrases import Phrase
from carteado.core.shapes import Place, Shape


def check_position(shape: Shape, value: Any, field: str = "") -> None:
    """Refuse a position, or the value of one of its fields, that is not of this shape."""
    shape.read(value, InPosition(field))


class InPosition(Place):
    """A place in a position, as a path of fields and item numbers."""

    def __init__(self, field: str) -> None:
        self.field = field

    def within(self, held: Any, key: Any) -> InPosition:
        step = key if isinstance(held, Mapping) else key + 1
        return InPosition(f"{self.field}.{step}" if self.field else str(step))

    def refuse(self, found: Any, allowed: Phrase) -> NoReturn:
        raise Invalid("position-bad-value", field=self.field, found=str(found), allowed=allowed)

    def unknown(self, found: Any, words: Iterable[str]) -> NoReturn:
        raise unknown("position-bad-value", found, words, field=self.field)

    def unknown_field(self, held: Mapping[str, Any], name: str, fields: Iterable[str]) -> NoReturn:
        raise unknown("position-unknown-field", name, fields, field=self.field or "position")

    def missing(self, name: str, allowed: Phrase) -> NoReturn:
        self.within({}, name).refuse("null", allowed)
