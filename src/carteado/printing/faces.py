"""The printed faces of a game's cards."""

from __future__ import annotations

from carteado.core.face import Face
from carteado.core.game import Game
from carteado.texts import Speaker


def printed_faces(game: Game, say: Speaker) -> dict[str, Face]:
    """The face of every printed card of a game, by id."""
    return {id: game.card_face(id, say) for id in game.printed_cards()}
