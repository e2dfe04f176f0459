"""Fields of written actions that name cards."""

from __future__ import annotations

from typing import Any

from carteado.core.grammar import Field
from carteado.core.numbers import read_number
from carteado.core.state import Action

MOST_CARDS = 1000


class Ref(Field):
    """A visible card, by its number: `@12`."""

    type = int

    def word(self, numbers: Action) -> str:
        return f"@{numbers[0]}"

    def read(self, word: str) -> Action | None:
        number = number_after("@", word)
        return None if number is None else (number,)

    def value(self, numbers: Action) -> Any:
        return numbers[0]

    def read_value(self, value: Any) -> Action | None:
        return (value,) if type(value) is int and 0 <= value < MOST_CARDS else None

    def allowed(self) -> str:
        return "@N"


class Printed(Field):
    """A printed card by its id (`K02`), used where the number of a copy must stay hidden."""

    type = str

    def __init__(self, name: str, ids: list[str]) -> None:
        super().__init__(name)
        self.ids = ids

    def word(self, numbers: Action) -> str:
        return self.ids[numbers[0]]

    def read(self, word: str) -> Action | None:
        return (self.ids.index(word),) if word in self.ids else None

    def value(self, numbers: Action) -> Any:
        return self.ids[numbers[0]]

    def read_value(self, value: Any) -> Action | None:
        return self.read(value) if isinstance(value, str) else None

    def allowed(self) -> str:
        return ", ".join(self.ids)


def number_after(before: str, word: str) -> int | None:
    """Return the number in `@12`, `trap2` or `link1`; None if the word does not have this form."""
    digits = word.removeprefix(before)
    return None if word == digits else read_number(digits, MOST_CARDS - 1)
