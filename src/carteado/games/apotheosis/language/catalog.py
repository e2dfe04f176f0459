"""Build the catalog of printed cards that the rules run from checked card data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

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
from carteado.games.apotheosis.language.checks import ApoCheck
from carteado.games.apotheosis.language.effects import Builder
from carteado.games.apotheosis.language.parser import Data, place
from carteado.games.apotheosis.language.printed import ApoCard, Catalog
from carteado.games.apotheosis.language.schema import CARD
from carteado.kit.cardset import CardSet
from carteado.kit.checks import check_each

FOLDER = Path(__file__).parent.parent / "cards"
SET = CardSet(FOLDER, CARD, check_each(ApoCheck), lambda card: (SUITS.index(card["suit"]), card["id"]))
read_faults, printed = SET.read_faults, SET.printed


@cache
def catalog(folder: Path = FOLDER) -> Catalog:
    """Return all cards of a folder as the rules read them."""
    made = Catalog()
    for number, (id, data) in enumerate(printed(folder).items()):
        card = plain_card(number, data)
        made.by_id[id] = card
        made.cards.append(card)
        Builder(made, card).fill(data)
    return made


def plain_card(number: int, data: Data) -> ApoCard:
    """Make a card with its numbers (APOTHEOSIS-2.2); its effects are added afterwards."""
    card = ApoCard(data["id"], number, SUITS.index(data["suit"]), data["level"])
    card.token = data.get("token", False)
    card.rarity = RARITIES.index(data["rarity"])
    card.collection = COLLECTIONS.index(data["collection"])
    card.properties = sum(1 << PROPERTIES.index(word) for word in data.get("properties", []))
    known = data.get("knowledge", [])
    card.free = "free" in known
    card.knowledge = [KNOWLEDGE.index(word) for word in known if word != "free"]
    points = data.get("base") or data.get("bonus") or data.get("attributes") or {}
    card.base = [points.get(name, 0) for name in ATTRIBUTES]
    card.path = place(PATHS, data, "path")
    card.equip = data.get("spaces", {}).get("equip", 0)
    card.memento = data.get("spaces", {}).get("memento", 0)
    card.specifier = place(SPECIFIERS, data, "specifier")
    card.value = next(iter(data.get("value", {}).values()), 0)
    card.sp = data.get("sp", 0)
    card.mp = data.get("mp", 0)
    card.type = place(TYPES, data, "type")
    return card
