"""The bot that does not think."""

from __future__ import annotations

from carteado.core.bot import Bot, Perspective
from carteado.core.rng import Rng
from carteado.core.state import Action


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, table: Perspective) -> Action:
        actions = table.legal()
        return actions[self.rng.below(len(actions))]
