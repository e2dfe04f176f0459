"""Options that several games share: numbers within bounds, and those that depend on the cards."""

from __future__ import annotations

from pathlib import Path

from carteado.core.errors import Invalid
from carteado.core.options import Option, Value


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


class CardOption(Option):
    """An option whose values depend on the cards."""

    def with_cards(self, cards: Path) -> Option:
        """Return the option for the cards of another folder."""
        raise NotImplementedError
