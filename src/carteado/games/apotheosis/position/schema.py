"""The shape of a position, checked before anything is laid."""

from __future__ import annotations

from typing import Final

from carteado.core.plain import Either, Fields, Flag, ListOf, MapOf, Null, Plain, Text, Whole, Word, card_with
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
from carteado.games.apotheosis.language.terms import UNTILS

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

ON_A_CARD: dict[str, Plain] = {
    "exhausted": Flag(),
    "counters": Fields(**dict.fromkeys(COUNTERS, Whole(0, 99))),
    "used": ListOf(Word(*EFFECTS)),
    "owner": Whole(0, 3),
}
CARD = card_with(**ON_A_CARD)
CARDS = ListOf(CARD)
MODIFIER = Fields(
    **{
        "stat": Text(),
        "rule": Text(),
        "amount": Whole(-99, 99),
        "until": Either(Word(*UNTILS), Fields(start=Text(), end=Text())),
        "knowledge": Text(),
        "with": Either(Text(), Fields(prop=Text())),
        "by": Text(),
        "suit": Text(),
        "at": Whole(1, 6),
    }
)
PIECE: dict[str, Plain] = {
    "facing": Word(*FACINGS),
    "hp": Whole(-999, 999),
    "ap": Whole(0, 99),
    "debt": Whole(-99, 99),
    "markers": ListOf(Word(*MARKERS)),
    "saved": Flag(),
    "modifiers": ListOf(MODIFIER),
}
COMPANION = card_with(**ON_A_CARD, **PIECE, at=Text(), attached=CARDS, concealed=Flag(), barred=Flag())
PLAYER = Fields(
    **PIECE,
    hero=Either(Text(), Fields(house=Text(), classes=ListOf(Text()), entity=Either(Text(), Null()))),
    attributes=Fields(**dict.fromkeys(ATTRIBUTES, Whole(-999, 999))),
    knowledge=Fields(**dict.fromkeys(KNOWLEDGE, Whole(-99, 99))),
    level=Whole(1, 20),
    hp_max=Whole(1, 99),
    spaces=Fields(**dict.fromkeys(SPACES, Whole(0, 99))),
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
OBJECT = Fields(
    ("at",),
    at=Text(),
    con=Whole(1, 99),
    hp=Whole(1, 99),
    name=Text(),
    items=CARDS,
    check=Fields(("attribute",), attribute=Word(*ATTRIBUTES), knowledge=Word(*KNOWLEDGE), difficulty=Whole(1, 99)),
)
MASTER = Fields(
    characters=ListOf(COMPANION),
    hand=CARDS,
    deck=CARDS,
    discard=CARDS,
    waves=ListOf(Fields(round=Whole(1, 99), cards=ListOf(card_with(attached=ListOf(Text()))))),
)
TILE = Fields(state=Word(*GROUNDS), terrain=Word(*TERRAINS), altitude=Whole(0, 20))
TABLE = Fields(
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
