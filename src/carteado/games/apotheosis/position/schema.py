"""The shape of a position, checked before anything is laid."""

from __future__ import annotations

from typing import Final

from carteado.core.shapes import Either, Flag, ListOf, MapOf, Null, Record, Shape, Text, Whole, Word, card_with, fields
from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    COUNTERS,
    FACINGS,
    GROUNDS,
    KNOWLEDGE,
    MARKERS,
    TERRAINS,
    Step,
    Zone,
)
from carteado.games.apotheosis.grammar import EFFECTS
from carteado.games.apotheosis.language.bases import RuleWord, StatWord
from carteado.games.apotheosis.language.terms import UNTILS
from carteado.games.apotheosis.language.words import LANGUAGE

MOMENTS: Final = {
    "main": Step.MAIN,
    "turn": Step.TURN,
    "start": Step.START,
    "end": Step.END,
    "battle": Step.BATTLE,
    "round": Step.ROUND,
    "recomposition": Step.RECOMPOSITION,
    "order": Step.ORDER,
    "round_end": Step.ROUND_END,
    "battle_end": Step.BATTLE_END,
    "mulligan": Step.MULLIGAN,
    "prepare": Step.PREPARE,
}
AREAS: Final = {"equip": Zone.EQUIP, "memento": Zone.MEMENTO}
SPACES: Final = ("equip", "memento", "support", "inventory")

ON_A_CARD: dict[str, Shape] = {
    "exhausted": Flag(),
    "counters": fields(**dict.fromkeys(COUNTERS, Whole(0, 99))),
    "used": ListOf(Word(*EFFECTS)),
    "owner": Whole(0, 3),
}
CARD = card_with(**ON_A_CARD)
CARDS = ListOf(CARD)
MODIFIER = Record(
    {
        "stat": LANGUAGE.shape(StatWord),
        "rule": LANGUAGE.shape(RuleWord),
        "amount": Whole(-99, 99),
        "until": Either(Word(*UNTILS), fields(start=Text(), end=Text())),
    },
    one_of=("stat", "rule"),
)
PIECE: dict[str, Shape] = {
    "facing": Word(*FACINGS),
    "hp": Whole(-999, 999),
    "ap": Whole(0, 99),
    "debt": Whole(-99, 99),
    "markers": ListOf(Word(*MARKERS)),
    "saved": Flag(),
    "modifiers": ListOf(MODIFIER),
}
COMPANION = card_with(**ON_A_CARD, **PIECE, at=Text(), attached=CARDS, concealed=Flag(), barred=Flag())
PLAYER = fields(
    **PIECE,
    hero=Either(Text(), fields(house=Text(), classes=ListOf(Text()), entity=Either(Text(), Null()))),
    attributes=fields(**dict.fromkeys(ATTRIBUTES, Whole(-999, 999))),
    knowledge=fields(**dict.fromkeys(KNOWLEDGE, Whole(-99, 99))),
    level=Whole(1, 20),
    hp_max=Whole(1, 99),
    spaces=fields(**dict.fromkeys(SPACES, Whole(0, 99))),
    at=Either(Text(), Null()),
    awake=Flag(),
    support=ListOf(COMPANION),
    inventory=ListOf(card_with(**ON_A_CARD, shown=Flag())),
    deck=CARDS,
    locked=Flag(),
    discard=CARDS,
    sheet_deck=CARDS,
    sheet_discard=CARDS,
    banished=CARDS,
    **dict.fromkeys(AREAS, CARDS),
)
OBJECT = fields(
    "at",
    at=Text(),
    con=Whole(1, 99),
    hp=Whole(1, 99),
    name=Text(),
    items=CARDS,
    check=fields("attribute", attribute=Word(*ATTRIBUTES), knowledge=Word(*KNOWLEDGE), difficulty=Whole(1, 99)),
)
MASTER = fields(
    characters=ListOf(COMPANION),
    hand=CARDS,
    deck=CARDS,
    discard=CARDS,
    waves=ListOf(fields(round=Whole(1, 99), cards=ListOf(card_with(attached=ListOf(Text()))))),
)
TILE = fields(state=Word(*GROUNDS), terrain=Word(*TERRAINS), altitude=Whole(0, 20))
TABLE = fields(
    round=Whole(0, 99),
    at=Word(*MOMENTS),
    active=Text(),
    order=ListOf(Text()),
    acted=Flag(),
    tiles=MapOf(Either(Word(*GROUNDS), TILE)),
    objects=ListOf(OBJECT),
    scenario=CARDS,
    players=ListOf(Either(PLAYER, Null())),
    master=MASTER,
)
