"""A table for tests: set it, play, look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import carteado
from carteado.core.game import Game
from carteado.core.rng import Scripted


class Table:
    """One match of a game, laid out by `game.position`, played by the texts of its actions."""

    def __init__(self, game: str | Game, **position: Any) -> None:
        self.game = carteado.load(game) if isinstance(game, str) else game
        self.state = self.game.position(position)
        self.state.events = []

    def play(self, *actions: str, dice: Sequence[int] = ()) -> Table:
        """Take the actions one after the other; `dice` are the next natural rolls, and all of them must be rolled."""
        if dice:
            self.state.script(dice)
        for action in actions:
            self.state.apply(self.game.parse(action))
        if dice:
            assert isinstance(self.state.rng, Scripted)
            assert self.state.rng.dice == [], f"not rolled: {self.state.rng.dice}"
        return self

    def legal(self) -> list[str]:
        return [self.game.action_text(action) for action in self.state.legal()]

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        return self.state.view(seat)

    def heard(self, seat: int | None = 0) -> list[dict[str, Any]]:
        """Everything that seat has heard since the table was laid, and forget it."""
        assert self.state.events is not None
        heard = [event.heard_by(seat) for event in self.state.events]
        self.state.events.clear()
        return heard

    def refuses(self, action: str) -> bool:
        """Whether the rules refuse this action, and the state is untouched by the attempt."""
        before = self.state.digest()
        try:
            self.state.apply(self.game.parse(action))
        except carteado.Illegal:
            assert self.state.digest() == before
            return True
        return False

    @property
    def reason(self) -> str | None:
        """Why the match ended, None while it goes on."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.reason
