"""The written actions of the duel (DUEL-17.2 to 17.6). `@N` is the number shown beside every card that can be seen."""

from __future__ import annotations

from typing import Any

from carteado.core.grammar import Choice, Field, Form, Grammar, Index
from carteado.core.state import Action
from carteado.games.duel.actions import Aim
from carteado.games.duel.board import COLUMNS, ROWS
from carteado.kit.grammar import number_after

PLACES = ("own_attack", "own_defense", "enemy_attack", "enemy_defense")
MOST_OPTIONS = 9
MOST_AMOUNT = 99
ABILITIES = tuple(f"a{number}" for number in range(1, 5))


class Ref(Field):
    """A visible card, by its number: `@12`."""

    type = int

    def __init__(self, name: str, before: str = "@", optional: bool = False) -> None:
        super().__init__(name)
        self.before = before
        self.optional = optional

    def word(self, numbers: Action) -> str:
        return f"{self.before}{numbers[0]}" if numbers[0] != Aim.NONE else ""

    def read(self, word: str) -> Action | None:
        if not word:
            return (Aim.NONE,) if self.optional else None
        number = number_after(self.before, word)
        return None if number is None else (number,)

    def value(self, numbers: Action) -> Any:
        return None if numbers[0] == Aim.NONE else numbers[0]

    def read_value(self, value: Any) -> Action | None:
        if value is None:
            return (Aim.NONE,) if self.optional else None
        return (value,) if type(value) is int and 0 <= value < Aim.TRAP else None

    def allowed(self) -> str:
        return f"{self.before}N"


class AimField(Field):
    """The aim of a spell or ability: `@12`, `trap2` (by position), `link1` (in the chain), a row or a column."""

    type = str
    optional = True

    def word(self, numbers: Action) -> str:
        number = numbers[0]
        if number == Aim.NONE:
            return ""
        if number >= Aim.COLUMN:
            return f"column{number - Aim.COLUMN + 1}"
        if number >= Aim.ROW:
            return PLACES[number - Aim.ROW]
        if number >= Aim.LINK:
            return f"link{number - Aim.LINK + 1}"
        if number >= Aim.TRAP:
            return f"trap{number - Aim.TRAP + 1}"
        return f"@{number}"

    def read(self, word: str) -> Action | None:
        if not word:
            return (Aim.NONE,)
        if word in PLACES:
            return (Aim.ROW + PLACES.index(word),)
        for before, base in (("@", 0), ("trap", Aim.TRAP - 1), ("link", Aim.LINK - 1), ("column", Aim.COLUMN - 1)):
            number = number_after(before, word)
            if number is not None and (number > 0 or base == 0):
                return (base + number,)
        return None

    def value(self, numbers: Action) -> Any:
        return self.word(numbers) or None

    def read_value(self, value: Any) -> Action | None:
        if value is None:
            return (Aim.NONE,)
        return self.read(value) if isinstance(value, str) and value else None

    def allowed(self) -> str:
        return ", ".join(["@N", "trapN", "linkN", "columnN", *PLACES])


GRAMMAR = Grammar(
    Form("play_creature", Ref("card"), Choice("row", ROWS), Choice("column", [str(n + 1) for n in range(COLUMNS)])),
    Form("play_spell", Ref("card"), AimField("to"), Ref("payment", "pay@", optional=True)),
    Form("set_trap", Ref("card")),
    Form("play_shard", Ref("card")),
    Form("card_to_mana", Ref("card")),
    Form("hero_draw"),
    Form("hero_replace", Ref("card")),
    Form(
        "use_ability",
        Ref("source"),
        Choice("ability", ABILITIES),
        AimField("to"),
        Ref("payment", "pay@", optional=True),
    ),
    Form("attack", Ref("creature"), Ref("target")),
    Form("end_turn"),
    Form("pass"),
    Form("block", Ref("creature")),
    Form("no_block"),
    Form("mulligan", Ref("card")),
    Form("keep"),
    Form("target", AimField("to")),
    Form("pay", Ref("card")),
    Form("concede"),
    Form("yes"),
    Form("no"),
    Form("pick", AimField("to")),
    Form("done"),
    Form("option", Index("number", MOST_OPTIONS + 1)),
    Form("amount", Index("number", MOST_AMOUNT + 1)),
)
