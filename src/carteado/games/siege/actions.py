"""The actions of siege as shared constants, so that listing legal actions allocates none. Their text: grammar.py."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action, Decision


class Do:
    """Kinds of action in the canonical order of SIEGE-11.1."""

    ARCHERS: Final = 0
    BOILING_WATER: Final = 1
    CLOSE_COMBAT: Final = 2
    COUPURE: Final = 3
    RALLY: Final = 4
    ENTER_TUNNEL: Final = 5
    FAST_MOVE: Final = 6
    RAID: Final = 7
    SABOTAGE: Final = 8
    FREE_MOVE: Final = 9
    EXTRA_AP: Final = 10
    END_TURN: Final = 11


ARCHERS: Final[list[Action]] = [(Do.ARCHERS, unit) for unit in range(3)]
BOILING_WATER: Final[list[Action]] = [(Do.BOILING_WATER, unit) for unit in range(3)]
CLOSE_COMBAT: Final[Action] = (Do.CLOSE_COMBAT, 0)
CLOSE_COMBAT_WITH: Final[list[Action]] = [(Do.CLOSE_COMBAT, unit + 1) for unit in range(3)]
COUPURE: Final[Action] = (Do.COUPURE,)
RALLY: Final[list[Action]] = [(Do.RALLY, 0), (Do.RALLY, 1)]
ENTER_TUNNEL: Final[Action] = (Do.ENTER_TUNNEL,)
FAST_MOVES: Final[list[Action]] = [(Do.FAST_MOVE, 0), (Do.FAST_MOVE, 1)]
RAID: Final[Action] = (Do.RAID,)
SABOTAGE: Final[Action] = (Do.SABOTAGE,)
FREE_MOVES: Final[list[Action]] = [(Do.FREE_MOVE, 0), (Do.FREE_MOVE, 1)]
EXTRA_MORALE: Final[Action] = (Do.EXTRA_AP, 0)
EXTRA_SUPPLIES: Final[Action] = (Do.EXTRA_AP, 1)
END_TURN: Final[Action] = (Do.END_TURN,)

ACT: Final = Decision(0, "action")
