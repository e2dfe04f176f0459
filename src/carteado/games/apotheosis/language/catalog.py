"""Build the catalog of printed cards that the rules run from checked card data."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from carteado.games.apotheosis import board
from carteado.games.apotheosis.language.cards import CARD
from carteado.games.apotheosis.language.checks import ApoCheck
from carteado.games.apotheosis.language.effects import Builder
from carteado.games.apotheosis.language.printed import ApoCard, Catalog
from carteado.games.apotheosis.language.renamed import RENAMED
from carteado.kit.cardset import CardSet
from carteado.kit.checks import check_each
from carteado.kit.constants import Data, place

FOLDER = Path(__file__).parent.parent / "cards"
SET = CardSet(FOLDER, CARD, check_each(ApoCheck), lambda card: (board.SUITS.index(card["suit"]), card["id"]), RENAMED)
read_faults, printed = SET.read_faults, SET.printed


@lru_cache(maxsize=64)
def catalog(folder: Path = FOLDER) -> Catalog:
    """Return all cards of a folder as the rules read them."""
    made, data = Catalog(), printed(folder)
    made.cards = [plain_card(number, data[id]) for number, id in enumerate(data)]
    made.by_id = {card.id: card for card in made.cards}
    for card in made.cards:
        Builder(made, card).fill(data[card.id])
    return made


def plain_card(number: int, data: Data) -> ApoCard:
    """Make a card with its numbers (APOTHEOSIS-2.2); its effects are added afterwards."""
    card = ApoCard(data["id"], number, board.SUITS.index(data["suit"]), data["level"])
    card.token = data.get("token", False)
    card.rarity = board.RARITIES.index(data["rarity"])
    card.collection = board.COLLECTIONS.index(data["collection"])
    card.properties = sum(1 << board.PROPERTIES.index(word) for word in data.get("properties", []))
    known = data.get("knowledge", [])
    card.free = "free" in known
    card.knowledge = [board.KNOWLEDGE.index(word) for word in known if word != "free"]
    points = data.get("base") or data.get("bonus") or data.get("attributes") or {}
    card.base = [points.get(name, 0) for name in board.ATTRIBUTES]
    card.path = place(board.PATHS, data, "path")
    card.equip = data.get("spaces", {}).get("equip", 0)
    card.memento = data.get("spaces", {}).get("memento", 0)
    card.specifier = place(board.SPECIFIERS, data, "specifier")
    card.value = next(iter(data.get("value", {}).values()), 0)
    card.sp = data.get("sp", 0)
    card.mp = data.get("mp", 0)
    card.type = place(board.TYPES, data, "type")
    return card
