"""The greedy bot, which looks one action ahead."""

from __future__ import annotations

from carteado.core.bot import Bot, Perspective
from carteado.core.rng import Rng, fork
from carteado.core.state import Action, State


class GreedyBot(Bot):
    """Tries every legal action in a few determinizations, and takes the one that the game evaluates best.

    Every action is tried in the same determinizations with the same dice, so that luck does not decide between them.
    """

    def __init__(self, rng: Rng, worlds: int) -> None:
        self.rng = rng
        self.worlds = worlds

    def choose(self, table: Perspective) -> Action:
        actions = table.legal()
        if len(actions) == 1:
            return actions[0]
        worlds = [table.imagine(fork(self.rng)) for _ in range(self.worlds)]
        best = actions[0]
        best_worth = -1.0
        for action in actions:
            worth = 0.0
            for world in worlds:
                worth += after(world, action).worth(table.seat)
            if worth > best_worth:
                best = action
                best_worth = worth
        return best


def after(world: State, action: Action) -> State:
    future = world.clone()
    future.apply(action)
    return future
