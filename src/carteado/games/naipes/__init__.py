"""Battle of the Suits: two rulers, five columns, forty cards."""

from carteado.games.naipes.game import GAME

__all__ = ["GAME"]
