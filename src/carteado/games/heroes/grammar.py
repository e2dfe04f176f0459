"""The written actions of Heroes. `@N` is the number shown beside every card that can be seen."""

from __future__ import annotations

from typing import Any

from carteado.core.grammar import Choice, Field, Form, Grammar, Index
from carteado.core.state import Action
from carteado.games.heroes.board import MOST_SEATS

ABILITIES = ("", *(f"a{number}" for number in range(1, 10)))
MOST_CARDS = 1000


class Ref(Field):
    """A card that can be seen, by its number: `@12`."""

    def word(self, numbers: Action) -> str:
        return f"@{numbers[0]}"

    def read(self, word: str) -> Action | None:
        digits = word.removeprefix("@")
        if word == digits or not (digits.isascii() and digits.isdecimal()) or str(int(digits)) != digits:
            return None
        return self.read_value(int(digits))

    def value(self, numbers: Action) -> Any:
        return numbers[0]

    def read_value(self, value: Any) -> Action | None:
        return (value,) if type(value) is int and 0 <= value < MOST_CARDS else None

    def allowed(self) -> str:
        return "@N"


class Printed(Field):
    """A card of the set by its id (`C07`), where its number must tell nothing. Known ids come with the cards."""

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


def grammar(ids: list[str]) -> Grammar:
    """All forms, in the order of board.Form; `ids` are the printed cards in the order of their numbers."""
    return Grammar(
        Form("field", Ref("card")),
        Form("swap", Ref("card"), Ref("out")),
        Form("source", Ref("card")),
        Form("event", Ref("card")),
        Form("equip", Ref("card")),
        Form("attach", Ref("card"), Ref("to")),
        Form("allocate", Ref("to")),
        Form("withdraw", Ref("silo")),
        Form("activate", Ref("card"), Choice("action", ABILITIES)),
        Form("use", Ref("card"), Choice("action", ABILITIES)),
        Form("relocate", Ref("card")),
        Form("end_main"),
        Form("pass"),
        Form("target", Ref("to")),
        Form("done"),
        Form("opponent", Index("seat", MOST_SEATS)),
        Form("pay", Ref("card")),
        Form("take", Printed("card", ids)),
        Form("discard", Ref("card")),
        Form("concede"),
    )
