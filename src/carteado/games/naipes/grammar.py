"""The written actions of naipes (NAIPES-9)."""

from __future__ import annotations

from typing import Any

from carteado.core.grammar import Choice, Field, Form, Grammar, Index
from carteado.core.state import Action
from carteado.games.naipes.board import LONGEST, PLAYS, RULERS, SLOTS
from carteado.games.naipes.cards import CARD_NAMES, CARD_NUMBERS


class Card(Field):
    """One card: `AD`."""

    type = str

    def word(self, numbers: Action) -> str:
        return CARD_NAMES[numbers[0]]

    def read(self, word: str) -> Action | None:
        card = CARD_NUMBERS.get(word.upper())
        return None if card is None else (card,)

    def value(self, numbers: Action) -> Any:
        return self.word(numbers)

    def read_value(self, value: Any) -> Action | None:
        return self.read(value) if isinstance(value, str) else None

    def allowed(self) -> str:
        return f"{CARD_NAMES[0]}-{CARD_NAMES[-1]}"


class Cards(Field):
    """One card or a pair in canonical order: `6S`, `2C+5D`. The action stores the second card plus one, 0 for none."""

    width = 2
    type = list[str]

    def word(self, numbers: Action) -> str:
        return "+".join(self.value(numbers))

    def read(self, word: str) -> Action | None:
        return self.read_value(word.split("+"))

    def value(self, numbers: Action) -> Any:
        first = CARD_NAMES[numbers[0]]
        return [first, CARD_NAMES[numbers[1] - 1]] if numbers[1] else [first]

    def read_value(self, value: Any) -> Action | None:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            return None
        cards = sorted({CARD_NUMBERS.get(name.upper(), -1) for name in value})
        if len(cards) != len(value) or len(cards) not in (1, 2) or cards[0] < 0:
            return None
        return (cards[0], cards[1] + 1 if len(cards) == 2 else 0)

    def allowed(self) -> str:
        return "6S, 2C+5D"


CARDS = Cards("cards")
SLOT = Choice("slot", SLOTS)
INDEX = Index("index", LONGEST)
TO = Choice("to", SLOTS)
INDEX2 = Index("index2", LONGEST)

GRAMMAR = Grammar(
    Form("place", CARDS, SLOT),
    Form("reinforce", CARDS, SLOT),
    Form("substitute", CARDS, SLOT, INDEX),
    Form("commander", Card("card")),
    Form("governor"),
    Form("buy", Card("card")),
    Form("convert"),
    Form("pass_and_draw"),
    Form("pass"),
    Form("choose_ruler", Choice("ruler", RULERS)),
    Form("use"),
    Form("decline"),
    Form("take", Card("card")),
    Form("none"),
    Form("move", SLOT, INDEX, TO),
    Form("swap", SLOT, INDEX, TO, INDEX2),
    Form("spade_swap", SLOT, INDEX, INDEX2),
    Form("king_play", Choice("play", PLAYS), CARDS, SLOT, Index("index", LONGEST, optional=True)),
    Form("stop"),
)
