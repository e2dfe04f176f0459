"""Heroes - The Contest: teams of characters, energy and tokens, from a duel to six players and a common enemy."""

from carteado.games.heroes.game import GAME

__all__ = ["GAME"]
