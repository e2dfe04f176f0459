"""A match from its present state to its end, with a bot on every seat."""

from __future__ import annotations

from carteado.core.bot import Bot, Perspective
from carteado.core.state import State


def play_out(state: State, bots: list[Bot]) -> int:
    """Play to the end; returns the number of decisions."""
    decisions = 0
    decision = state.decision
    while decision is not None:
        state.apply(bots[decision.seat].choose(Perspective(state, decision.seat)))
        decisions += 1
        decision = state.decision
    return decisions
