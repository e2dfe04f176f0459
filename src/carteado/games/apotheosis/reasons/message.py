"""The messages of reasons, and the cards, pieces and tiles that they may name."""

from __future__ import annotations

from carteado.core.message import Blank, Message
from carteado.games.apotheosis import hidden
from carteado.games.apotheosis.frames import Frame
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules.tiles import tile_text
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.words.names import card, somebody

Reason = Message | None


def why(id: str, rule: str, **blanks: Blank) -> Message:
    return Message(f"why-apotheosis-{id}", rule=f"APOTHEOSIS-{rule}", **blanks)


def name(table: ApoState, id: int) -> Message:
    return card(table.card(id).id)


def piece(table: ApoState, who: int) -> Message:
    return somebody(table.who_is(who))


def tile(at: int) -> str:
    return tile_text(at)


def acting(table: ApoState) -> Char:
    """Return the character whose turn it is."""
    return table.chars[table.clock.active]


def below(table: ApoState) -> Frame:
    """Return the frame that asks the question on top of the stack."""
    frame = table.effects[len(table.effects) - 2]
    assert isinstance(frame, Frame)
    return frame


def unseen(table: ApoState, seat: int, id: int) -> Reason:
    """A number that stands for no card that the player knows (APOTHEOSIS-31.2)."""
    if id < len(table.cards) and hidden.knows(table, seat, id):
        return None
    return why("unseen", "31.2", number=str(id))
