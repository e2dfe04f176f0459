"""The faces that the press prints, as each game says them."""

from __future__ import annotations

from carteado.core.face import Face
from carteado.core.game import Game
from carteado.texts import Speaker


def printed_faces(game: Game, say: Speaker) -> dict[str, Face]:
    """Every card of a game as it is printed, by id."""
    return {id: game.card_face(id, say) for id in game.printed_cards()}
