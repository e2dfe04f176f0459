"""What a legal action costs, and what will be left."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.siege.actions import Do
from carteado.games.siege.board import TRACKS, Track
from carteado.games.siege.state import SiegeState


def price(table: SiegeState, action: Action) -> list[Message]:
    kind = action[0]
    if kind in (Do.END_TURN, Do.FREE_MOVE):
        return []
    if kind == Do.EXTRA_AP:
        return [of_track(table, Track.MORALE if action[1] == 0 else Track.SUPPLIES)]
    paid = [Message("price-ap", amount=1, left=table.ap - 1)]
    return [*paid, of_track(table, Track.SUPPLIES)] if kind == Do.RALLY and action[1] else paid


def of_track(table: SiegeState, track: int) -> Message:
    return Message(f"price-{TRACKS[track]}", amount=1, left=table.tracks[track] - 1)
