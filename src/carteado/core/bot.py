"""What a bot is given, and what it must answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from carteado.core.rng import Rng
from carteado.core.state import Action, Decision, State


class Perspective:
    """A match as one seat knows it: the only thing a bot ever gets."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        return self._state.decision

    @property
    def judged(self) -> bool:
        """Whether the game's judgement of a state can be trusted."""
        return self._state.game.judged

    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now: nothing while another is asked."""
        decision = self._state.decision
        return self._state.legal() if decision is not None and decision.seat == self.seat else ()

    def view(self) -> dict[str, Any]:
        return self._state.view(self.seat)

    def text(self, action: Action) -> str:
        return self._state.game.action_text(action)

    def imagine(self, rng: Rng) -> State:
        """A random whole state that this seat cannot tell from the real one, to try things out on."""
        world = self._state.clone()
        world.determinize(self.seat, rng)
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player: chooses one of the legal actions of the seat asked."""

    def choose(self, table: Perspective) -> Action:
        raise NotImplementedError

    def judge(self, table: Perspective) -> dict[Action, float]:
        """What each legal action is worth, 0 to 1, where the bot can say."""
        return {}


BotMaker = Callable[[str, Rng], Bot]
