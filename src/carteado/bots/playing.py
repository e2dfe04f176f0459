"""A match played on from its present state, with a bot on every seat."""

from __future__ import annotations

from carteado.core.bot import Bot, Perspective
from carteado.core.state import State


def play_out(state: State, bots: list[Bot], to_a_turn: bool = False) -> int:
    """Play to the end, or only until it is somebody's turn; returns the number of decisions."""
    decisions = 0
    decision = state.decision
    while decision is not None and not (to_a_turn and state.whose_turn() is not None):
        state.apply(bots[decision.seat].choose(Perspective(state, decision.seat)))
        decisions += 1
        decision = state.decision
    return decisions
