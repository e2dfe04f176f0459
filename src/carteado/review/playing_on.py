"""Playing on for a round before a table is evaluated, so that all tables are evaluated at the same moments.

An evaluation differs between the beginning and the end of a turn by more than most mistakes cost.
"""

from __future__ import annotations

from statistics import fmean

from carteado.bots.search import result
from carteado.core.state import Action, State

LONGEST = 400  # actions of a round
FEW = 6  # actions in a game without turns


def play_a_round(world: State, seat: int, turn: int | None) -> float:
    """Let everybody play greedily until each has had a turn; return the mean of a seat's results as turns began.

    `turn` is whose turn it was when the round began. If nobody's, a few actions are played.
    """
    found = [result(world, seat)] if world.whose_turn() != turn else []
    for _ in range(FEW if turn is None else LONGEST):
        if len(found) >= world.setup.seats or world.decision is None:
            break
        before = world.whose_turn()
        world.apply(greedy_action(world))
        if world.whose_turn() != before:
            found.append(result(world, seat))
    return fmean(found) if found and world.decision is not None else result(world, seat)


def greedy_action(world: State) -> Action:
    """Choose the action after which the evaluation is best for the seat that is asked."""
    actions, decision = world.legal(), world.decision
    assert decision is not None
    if len(actions) == 1:
        return actions[0]
    return max(actions, key=lambda action: worth_after(world, action, decision.seat))


def worth_after(world: State, action: Action, seat: int) -> float:
    future = world.clone()
    future.apply(action)
    return result(future, seat)
