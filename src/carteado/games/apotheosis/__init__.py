"""Apotheosis: heroes built from cards, a small grid, and effects described by keywords."""

from carteado.games.apotheosis.game import GAME

__all__ = ["GAME"]
