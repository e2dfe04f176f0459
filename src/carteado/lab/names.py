"""Names of decks for readers."""

from __future__ import annotations

from carteado.core.game import Game
from carteado.texts import Speaker


def kebab(name: str) -> str:
    return name.replace("_", "-").lower()


def deck_name(game: Game, deck: str, say: Speaker) -> str:
    """The name of a ready deck or hero."""
    id = f"{game.id}-deck-{kebab(deck)}"
    return say(id) if say.knows(id) else deck
