"""Options that several games share: numbers within bounds, and decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from carteado.core.errors import Invalid
from carteado.core.game import Option, Value


class Range(Option):
    """A whole number within bounds."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, range(low, high + 1))
        self.bounds = f"{low}-{high}"

    def read(self, given: object) -> Value:
        try:
            return super().read(given)
        except Invalid as error:
            found = str(given)
            raise Invalid(error.code, found=found, option=self.name, allowed=self.bounds, near="none") from error


class DeckOption(Option):
    """A deck: the name of a ready-made one, `random`, or a full text list, so that records are self-contained."""

    free = True

    def __init__(self, name: str, ready: Iterable[str], tidy: Callable[[str], str]) -> None:
        super().__init__(name, (*ready, "random"))
        self.tidy = tidy

    def read(self, given: object) -> Value:
        if isinstance(given, str) and (";" in given or "\n" in given):
            return self.tidy(given)
        return super().read(given)
