"""The loop in which bots act, used for every match between bots, recorded or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carteado.core.bot import Bot, Perspective
from carteado.core.state import Action, Decision, State


def play_out(
    state: State,
    bots: Sequence[Bot | None],
    *,
    accept: Callable[[Action], None] | None = None,
    watch: Callable[[Decision], None] | None = None,
    to_a_turn: bool = False,
) -> int:
    """Let the bots act until the match is over or a seat without a bot is asked; returns the number of decisions.

    `accept` takes each action in place of `state.apply`, as a recorded match does. `watch` is called before each
    choice. With `to_a_turn` the loop also ends when somebody's turn has begun.
    """
    decisions = 0
    decision = state.decision
    while decision is not None and not (to_a_turn and state.whose_turn() is not None):
        bot = bots[decision.seat]
        if bot is None:
            break
        if watch is not None:
            watch(decision)
        action = bot.choose(Perspective(state, decision.seat))
        if accept is None:
            state.apply(action)
        else:
            accept(action)
        decisions += 1
        decision = state.decision
    return decisions
