"""Tokens that are described where they are made: each becomes a card of its own, with an id after its maker's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carteado.core.shapes import Either, ListOf, Noted, Record, Shape, Text, Whole, Word
from carteado.games.duel.board import JOBS, KEYWORDS
from carteado.kit.language.base import Language
from carteado.kit.language.kinds import CardNamed

NAME = Record({"en": Text(), "pt": Text()}, required=("en", "pt"))
PLACES = ("token", "into")


TOKEN = Record(
    {
        "name": NAME,
        "plural": NAME,
        "atk": Whole(0),
        "hp": Whole(1),
        "job": Word(*JOBS),
        "keywords": ListOf(Word(*KEYWORDS), most=99, distinct=True),
    },
    required=("name", "atk", "hp", "job"),
)


class TokenKind(CardNamed):
    """A token creature by its id, or described on the spot."""

    def shape(self, language: Language) -> Shape:
        return Either(Text(), TOKEN)


def with_tokens(cards: list[Noted]) -> list[Noted]:
    """Return the cards, and the tokens that they describe; in the cards their ids stand for them."""
    return [found for card in cards for found in (card, *tokens_of(card))]


def tokens_of(card: Noted) -> list[Noted]:
    made: list[Noted] = []
    for holder, place in [*described(card)]:
        token = holder[place]
        full = Noted({"id": f"{card['id']}-T{len(made) + 1}", "type": "creature", "token": True})
        full.update({"faction": card["faction"], "rarity": card["rarity"], "cost": 0, **token})
        full.line = token.line
        holder[place] = full["id"]
        made.append(full)
    return made


def described(part: Any) -> Iterator[tuple[Noted, str]]:
    """Yield every place in a card where a token is described."""
    if isinstance(part, list):
        for entry in part:
            yield from described(entry)
    elif isinstance(part, Noted):
        for name, value in part.items():
            if name in PLACES and isinstance(value, Noted):
                yield part, name
            else:
                yield from described(value)
