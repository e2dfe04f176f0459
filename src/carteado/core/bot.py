"""The interface of bots: what a bot sees, and what it must answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from carteado.core.rng import Rng
from carteado.core.state import Action, Decision, State


class Perspective:
    """A match as one seat knows it; bots get nothing else."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        return self._state.decision

    @property
    def judged(self) -> bool:
        """Whether the game evaluates its states (`worth`)."""
        return self._state.game.judged

    def legal(self) -> tuple[Action, ...]:
        """The legal actions of this seat except conceding; none while another seat is asked."""
        state, decision = self._state, self._state.decision
        if decision is None or decision.seat != self.seat:
            return ()
        actions, concession = state.legal(), state.concession()
        return actions[:-1] if concession is not None and actions[-1] == concession else actions

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def text(self, action: Action) -> str:
        return self._state.game.action_text(action)

    def imagine(self, rng: Rng) -> State:
        """Return a random state that this seat cannot tell from the real one, to try actions on."""
        world = self._state.clone()
        world.determinize(self.seat, rng)
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: chooses one of the legal actions of the seat asked."""

    def choose(self, table: Perspective) -> Action:
        raise NotImplementedError

    def judge(self, table: Perspective) -> dict[Action, float]:
        """The value of each legal action, 0 to 1, if the bot can tell."""
        return {}


BotMaker = Callable[[str, Rng], Bot]
