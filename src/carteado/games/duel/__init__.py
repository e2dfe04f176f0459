"""Duel of Cartoverse: a trading card game with rows, traps and a chain of answers."""

from carteado.games.duel.game import GAME

__all__ = ["GAME"]
