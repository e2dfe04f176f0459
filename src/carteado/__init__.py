"""Carteado: an engine and a table for card games."""

from carteado import native

native.activate()

from carteado.bots import make_bot  # noqa: E402
from carteado.core.bot import Bot, Perspective  # noqa: E402
from carteado.core.errors import Illegal, Invalid, Refusal, Stale  # noqa: E402
from carteado.core.event import Event  # noqa: E402
from carteado.core.game import Game  # noqa: E402
from carteado.core.rng import seeded  # noqa: E402
from carteado.core.state import Action, Decision, Outcome, State  # noqa: E402
from carteado.games import load, names  # noqa: E402
from carteado.match.match import Match  # noqa: E402
from carteado.match.play import play  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Bot",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Invalid",
    "Match",
    "Outcome",
    "Perspective",
    "Refusal",
    "Stale",
    "State",
    "load",
    "make_bot",
    "names",
    "play",
    "seeded",
]
