"""The written actions of Apotheosis. `@N` is the number of a card that can be seen, `c4` a tile."""

from __future__ import annotations

from typing import Any

from carteado.core.grammar import Choice, Field, Form, Grammar
from carteado.core.state import Action
from carteado.games.apotheosis.board import FACINGS, LETTERS
from carteado.games.apotheosis.grid import STRIDE, tile_text

EFFECTS = tuple(f"e{number}" for number in range(1, 9))
BRANCHES = tuple(str(number) for number in range(1, 9))
MOST_CARDS = 1000
WIDEST = len(LETTERS)


class Ref(Field):
    """A card that can be seen, by its number: `@12`."""

    def word(self, numbers: Action) -> str:
        return f"@{numbers[0]}"

    def read(self, word: str) -> Action | None:
        digits = word.removeprefix("@")
        if word == digits or not plain_number(digits):
            return None
        return self.read_value(int(digits))

    def value(self, numbers: Action) -> Any:
        return numbers[0]

    def read_value(self, value: Any) -> Action | None:
        return (value,) if type(value) is int and 0 <= value < MOST_CARDS else None

    def allowed(self) -> str:
        return "@N"


class Tile(Field):
    """A tile of the board: `c4` is x = 3, y = 4. One number, so that any board has the same actions."""

    def word(self, numbers: Action) -> str:
        return tile_text(numbers[0])

    def read(self, word: str) -> Action | None:
        at = read_tile(word)
        return None if at is None else (at,)

    def value(self, numbers: Action) -> Any:
        return tile_text(numbers[0])

    def read_value(self, value: Any) -> Action | None:
        return self.read(value) if isinstance(value, str) else None

    def allowed(self) -> str:
        return f"a1-{LETTERS[-1]}{WIDEST}"


class Printed(Field):
    """A card of the set by its id (`K02`), where its number must tell nothing."""

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


def plain_number(digits: str) -> bool:
    return digits.isascii() and digits.isdecimal() and len(digits) < 4 and str(int(digits)) == digits


def read_tile(word: str) -> int | None:
    """The number of a tile: its row times STRIDE, plus its column.

    >>> tile_text(read_tile("c4"))
    'c4'
    """
    letter, digits = word[:1], word[1:]
    if not letter or letter not in LETTERS or not plain_number(digits) or not 1 <= int(digits) <= WIDEST:
        return None
    return (int(digits) - 1) * STRIDE + LETTERS.index(letter)


def grammar(ids: list[str]) -> Grammar:
    """All forms, in the order of board.Do; `ids` are the printed cards in the order of their numbers."""
    return Grammar(
        Form("move", Tile("to")),
        Form("turn", Choice("facing", FACINGS)),
        Form("rest", Choice("gain", ("heal", "recover"))),
        Form("attack", Tile("target")),
        Form("equip", Ref("card")),
        Form("learn", Ref("card")),
        Form("recruit", Ref("card")),
        Form("unequip", Ref("card")),
        Form("forget", Ref("card")),
        Form("abandon", Ref("card")),
        Form("use", Ref("card"), Choice("effect", EFFECTS)),
        Form("awaken"),
        Form("sleep"),
        Form("evoke", Ref("card")),
        Form("unevoke", Ref("card")),
        Form("attach", Tile("companion")),
        Form("loot", Tile("container")),
        Form("evolve"),
        Form("check", Tile("object")),
        Form("end_turn"),
        Form("target", Tile("target")),
        Form("tile", Tile("to")),
        Form("step", Choice("direction", FACINGS)),
        Form("pick", Ref("card")),
        Form("take", Printed("card", ids)),
        Form("done"),
        Form("choose", Choice("branch", BRANCHES)),
        Form("accept"),
        Form("decline"),
        Form("pass"),
        Form("give", Tile("heir")),
        Form("concede"),
    )
