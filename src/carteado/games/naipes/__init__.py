"""Cartas Reais: Batalha dos Naipes: two rulers, five columns, forty cards."""

from carteado.games.naipes.game import GAME

__all__ = ["GAME"]
