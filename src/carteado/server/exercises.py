"""What lessons and puzzles share: the actions so far, as the one who plays knows them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from carteado.core.errors import Invalid
from carteado.core.event import Event
from carteado.core.game import Game
from carteado.core.state import Action
from carteado.server.protocol import LogEntry
from carteado.server.telling import told

MOST_ACTIONS = 200


class Turn(Protocol):
    """One action and what came of it."""

    @property
    def seat(self) -> int: ...

    @property
    def action(self) -> Action: ...

    @property
    def events(self) -> list[Event]: ...


def check_length(actions: Sequence[str]) -> None:
    if len(actions) > MOST_ACTIONS:
        raise Invalid("message-too-long", allowed=MOST_ACTIONS)


def entries(game: Game, log: Iterable[Turn], seat: int) -> list[LogEntry]:
    """What the seat knows of each action so far; the text of an action may name hidden cards of its seat."""
    return [
        LogEntry(
            place,
            turn.seat,
            game.action_text(turn.action) if turn.seat == seat else None,
            told(game, [event.heard_by(seat) for event in turn.events]),
        )
        for place, turn in enumerate(log, 1)
    ]
