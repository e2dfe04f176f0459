"""The messages of reasons, and the cards that they may name."""

from __future__ import annotations

from carteado.core.message import Blank, Message
from carteado.games.duel import hidden, words
from carteado.games.duel.state import DuelState

Reason = Message | None


def why(id: str, rule: str, **blanks: Blank) -> Message:
    return Message(f"why-duel-{id}", rule=f"DUEL-{rule}", **blanks)


def name(table: DuelState, id: int) -> Message:
    return words.card(table.card(id).id)


def unseen(table: DuelState, player: int, id: int) -> Reason:
    """A number that stands for no card that the player knows (DUEL-18.3)."""
    if id < len(table.cards) and hidden.knows(table, player, id):
        return None
    return why("unseen", "18.3", number=str(id))
