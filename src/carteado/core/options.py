"""Options of the rules: their values, and how these are read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from carteado.core.errors import unknown

Value = bool | int | str
WORDS_FOR = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


class Option:
    """An option of the rules."""

    free: ClassVar[bool] = False  # whether other values are allowed too, such as a deck list
    typed: ClassVar[bool] = False  # whether other values may be typed, which `read` understands

    def __init__(self, name: str, values: Sequence[Value]) -> None:
        self.name = name
        self.values = tuple(values)

    def read(self, given: object) -> Value:
        """Parse a value, given as such or as text; `on` and `off` mean booleans."""
        for value in self.values:
            if given == value and type(given) is type(value):
                return value
        if isinstance(given, str):
            said = WORDS_FOR.get(given.lower())
            for value in self.values:
                if str(value).lower() == given.lower() or (isinstance(value, bool) and said is value):
                    return value
        raise unknown("option-bad-value", given, [written(value) for value in self.values], option=self.name)


def written(value: Value) -> str:
    """Format the value of an option as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def renamed(options: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """Return the options with those that have a new name under that name."""
    return {names.get(name, name): value for name, value in options.items()}
