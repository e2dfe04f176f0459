"""Carteado: an engine and a table for card games."""

from carteado import native

native.activate()

from carteado.core.errors import Illegal, Invalid, Refusal, Stale  # noqa: E402
from carteado.core.game import Game  # noqa: E402
from carteado.core.state import Action, Decision, Outcome, State  # noqa: E402
from carteado.games import load, names  # noqa: E402

__version__ = "0.1.0"
__all__ = ["Action", "Decision", "Game", "Illegal", "Invalid", "Outcome", "Refusal", "Stale", "State", "load", "names"]
