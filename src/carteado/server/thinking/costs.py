"""How long bots take: measured, or else estimated from their spec."""

from __future__ import annotations

from collections import OrderedDict
from math import inf

from carteado.core.numbers import read_number

QUICK = 0.03  # seconds of processor time
FEW_WORLDS = 8
REMEMBERED = 1000
NEWEST = 0.25  # weight of the latest measurement in the moving average


class Costs:
    """Seconds of processor time that each bot needs for an action in each game, on average."""

    def __init__(self) -> None:
        self.seen: OrderedDict[tuple[str, str], float] = OrderedDict()

    def quick(self, game: str, bot: str) -> bool:
        """Whether the bot is known to answer in milliseconds."""
        return self.seen.get((game, bot), promised(bot)) <= QUICK

    def learn(self, game: str, bot: str, seconds: float) -> None:
        before = self.seen.pop((game, bot), seconds)
        self.seen[game, bot] = before + NEWEST * (seconds - before)
        if len(self.seen) > REMEMBERED:
            self.seen.popitem(last=False)


def promised(bot: str) -> float:
    """The seconds that the spec of a bot promises; infinite if it promises nothing.

    >>> promised("random"), promised("search:20ms"), promised("search:500")
    (0.0, 0.02, inf)
    """
    name, _, strength = bot.partition(":")
    if name == "random" or (name == "greedy" and read_number(strength or str(FEW_WORLDS), FEW_WORLDS)):
        return 0.0
    if name == "search" and strength.endswith("ms"):
        return float(strength.removesuffix("ms")) / 1000
    return inf
