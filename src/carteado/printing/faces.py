"""The printed faces of a game's cards."""

from __future__ import annotations

from carteado.core.face import Face
from carteado.core.game import Game
from carteado.kit.picture import card_picture, picture_of
from carteado.texts import Speaker


def printed_faces(game: Game, say: Speaker) -> dict[str, Face]:
    """The face of every printed card of a game, by id."""
    return {id: illustrated(game, game.card_face(id, say)) for id in game.printed_cards()}


def illustrated(game: Game, face: Face) -> Face:
    """Add the pictures: that of the card, or of each of its sections."""
    face.picture = face.picture or card_picture(game, face.id, game.card_data().get(face.id, {}))
    for section in face.sections:
        section.picture = picture_of(game.folder, f"{face.id}-{section.number}", {})
    return face
