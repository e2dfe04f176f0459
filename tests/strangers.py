"""The cards of docs/card-language.md that a stranger adds to a game, and decks that hold them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import carteado
from documents import Document

BLOCKS = {block.kind: block for block in Document("card-language.md").blocks if block.section == "A card of your own"}
GAMES = ("duel", "heroes", "apotheosis")
INSTEAD_OF = {"duel": "EMB-01", "heroes": "C01", "apotheosis": "S01"}  # in the first ready deck that holds it


def card(game: str) -> dict[str, Any]:
    (found,) = BLOCKS[game].data()
    data: dict[str, Any] = found
    return data


def write_set(game: str, folder: Path) -> Path:
    """Write the card of the document into a file."""
    path = folder / f"{game}.yaml"
    path.write_text(BLOCKS[game].text, encoding="utf-8")
    return path


def deck(game: str) -> str:
    """Return the list of a ready deck, in which the stranger's card takes the place of another."""
    old = INSTEAD_OF[game]
    cards = next(dict(cards) for cards in carteado.load(game).decks().values() if old in cards)
    cards[card(game)["id"]] = cards.pop(old)
    return "; ".join(f"{count} {id}" for id, count in cards.items())
