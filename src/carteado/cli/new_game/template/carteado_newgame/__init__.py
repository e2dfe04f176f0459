"""Newgame, as a package of its own adds it to Carteado."""

from carteado_newgame.game import GAME

__all__ = ["GAME"]
