"""What a card file of Apotheosis may hold (APOTHEOSIS-2.2): the fields of each suit of card, and of an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.shapes import ByField, ListOf, Named, OnlyTrue, Record, Shape, Text, Whole, Word, exported
from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    COLLECTIONS,
    KNOWLEDGE,
    PATHS,
    PROPERTIES,
    RARITIES,
    SPECIFIERS,
    SUITS,
    TYPES,
)
from carteado.games.apotheosis.language.bases import Condition
from carteado.games.apotheosis.language.printed import Aim, Bar, Cost
from carteado.games.apotheosis.language.terms import KEYWORD_TIMINGS, LIMITS, PLAIN_WORDS, SCOPES, TASKS
from carteado.games.apotheosis.language.words import LANGUAGE, Needs
from carteado.kit.cards import Block

KEYWORDS = ("auto", "permanent", "temp", *KEYWORD_TIMINGS, *LIMITS, *SCOPES, *TASKS[1:])


def whole(required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Record:
    """Return the shape of a record with all of the required fields and any of the optional ones."""
    return Record({**required, **(optional or {})}, required=required)


NAME = whole({"en": Text(), "pt": Text()})
EFFECT = Named(
    "effect",
    lambda: Record(
        {
            "keywords": ListOf(Word(*KEYWORDS), most=99, distinct=True),
            "when": ListOf(Word(*PLAIN_WORDS), least=1, most=2, distinct=True),
            "needs": LANGUAGE.shape(Needs),
            "bar": LANGUAGE.shape(Bar),
            "requires": ListOf(LANGUAGE.shape(Condition), least=1, most=99),
            "cost": LANGUAGE.shape(Cost),
            "target": LANGUAGE.shape(Aim),
            "do": LANGUAGE.shape(Block),
        },
        some_of=("bar", "do"),
    ),
)

ATTRIBUTE_SET = whole({name: Whole(1, 20) for name in ATTRIBUTES})
BONUS = Record({name: Whole(-3, 12) for name in ATTRIBUTES})
KNOWN = ListOf(Word(*KNOWLEDGE), least=1, most=3, distinct=True)
KNOWN_OR_FREE = ListOf(Word(*KNOWLEDGE, "free"), least=1, most=3, distinct=True)
SPACES = whole({"equip": Whole(0, 4), "memento": Whole(0, 4)})
WORTH = Whole(0, 999)


def card(own: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Record:
    """Return the shape of a card: the fields of every card, and those of its suit."""
    every: dict[str, Shape] = {
        "id": Text(),
        "suit": Word(*SUITS),
        "name": NAME,
        "level": Whole(1, 3),
        "rarity": Word(*RARITIES),
        "collection": Word(*COLLECTIONS),
        "illustration": Text(),
        "artist": Text(),
    }
    some: dict[str, Shape] = {
        "properties": ListOf(Word(*PROPERTIES), most=99, distinct=True),
        "effects": ListOf(EFFECT, most=8),
        "full_art": OnlyTrue(),
        "token": OnlyTrue(),
    }
    return whole({**every, **own}, {**some, **(optional or {})})


def resource(own: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Record:
    return card({"knowledge": KNOWN_OR_FREE, **own}, optional)


SUIT_CARDS: dict[str, Record] = {
    "house": card({"base": ATTRIBUTE_SET}),
    "class": card({"path": Word(*PATHS), "bonus": BONUS, "knowledge": KNOWN, "spaces": SPACES}),
    "entity": card({"bonus": BONUS}),
    "item": resource({}, {"specifier": Word(*SPECIFIERS), "value": Record({"price": WORTH})}),
    "skill": resource({"sp": Whole(0, 9), "mp": Whole(0, 9), "value": whole({"xp": WORTH})}),
    "companion": resource(
        {
            "type": Word(*TYPES),
            "path": Word(*PATHS),
            "attributes": ATTRIBUTE_SET,
            "value": whole({"will": WORTH}),
        }
    ),
    "event": resource({"value": whole({"fate": WORTH})}),
}
CARD = ByField("suit", SUIT_CARDS)


def json_schema() -> dict[str, Any]:
    """Return a JSON Schema of a card file, for editors."""
    return exported(ListOf(CARD), "Apotheosis: cards", (*LANGUAGE.definitions(), EFFECT))
