"""9 Card Siege: a solitaire siege with event cards, tracks and dice."""

from carteado.games.siege.game import GAME

__all__ = ["GAME"]
