"""A match played on from its present state, with a bot on every seat."""

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


def play_opening(state: State, bots: list[Bot]) -> int:
    """Play until it is somebody's turn, to the end where it never is; returns the number of decisions."""
    decisions = 0
    decision = state.decision
    while decision is not None and state.whose_turn() is None:
        state.apply(bots[decision.seat].choose(Perspective(state, decision.seat)))
        decisions += 1
        decision = state.decision
    return decisions
