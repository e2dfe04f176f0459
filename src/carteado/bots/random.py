"""The random bot."""

from __future__ import annotations

from carteado.core.bot import Bot, Perspective
from carteado.core.rng import Rng
from carteado.core.state import Action


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, table: Perspective) -> Action:
        actions = table.legal()
        return actions[self.rng.below(len(actions))]
