"""The 54 cards as plain data: soldiers, commanders and rulers (NAIPES-1.1 to 1.3)."""

from __future__ import annotations

from typing import Any, Final

from carteado.games.naipes.board import RULERS
from carteado.games.naipes.cards import CARD_NAMES, Category, category_of, is_ace, value_of

RANK_OF: Final = {Category.LO: "low", Category.MD: "medium", Category.HI: "high"}
COPIES: Final = {"J": 4, "Q": 4, "K": 4, "X": 2}


def numbered(card: int) -> dict[str, Any]:
    suit = CARD_NAMES[card][-1]
    if is_ace(card):
        return {"kind": "commander", "suit": suit, "value": 1, "copies": 1}
    value = value_of(card)
    return {"kind": "soldier", "suit": suit, "value": value, "category": RANK_OF[category_of(value)], "copies": 1}


PACK: Final[dict[str, dict[str, Any]]] = {name: numbered(card) for card, name in enumerate(CARD_NAMES)} | {
    ruler: {"kind": "ruler", "copies": COPIES[ruler]} for ruler in RULERS
}
