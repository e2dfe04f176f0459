"""A battle for its reasons: the sides A and B in A's main phase of round 2, or a match that has just been dealt."""

from __future__ import annotations

from functools import cache
from typing import Any

from apotheosis import battle
from apotheosis.workshop import lay_made
from carteado.games.apotheosis.game import GAME, Apotheosis
from table import Table


@cache
def game() -> Apotheosis:
    return GAME


def lay(a: Any = None, b: Any = None, dealt: bool = False, made: bool = False, **position: Any) -> Table:
    """Lay a table, with the cards made for tests if `made`."""
    if dealt:
        return battle.deal()
    sides = (a or {}, b or {}) if "mode" not in position else (a or {}, b or {}, *position.pop("others", ()))
    return lay_made(*sides, **position) if made else battle.lay(*sides, **position)
