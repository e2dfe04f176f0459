"""The kinds of action and of decision (HEROES-6, 12, 13, 22). Their text form is in grammar.py."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action
from carteado.games.heroes.board import MOST_SEATS
from carteado.kit.table import questions


class Do:
    """The forms of the grammar, in its order."""

    FIELD: Final = 0
    SWAP: Final = 1
    SOURCE: Final = 2
    EVENT: Final = 3
    EQUIP: Final = 4
    ATTACH: Final = 5
    ALLOCATE: Final = 6
    WITHDRAW: Final = 7
    ACTIVATE: Final = 8
    USE: Final = 9
    RELOCATE: Final = 10
    END_MAIN: Final = 11
    PASS: Final = 12
    TARGET: Final = 13
    DONE: Final = 14
    OPPONENT: Final = 15
    PAY: Final = 16
    TAKE: Final = 17
    DISCARD: Final = 18
    CONCEDE: Final = 19
    YES: Final = 20
    NO: Final = 21
    OPTION: Final = 22


END_MAIN: Final[Action] = (Do.END_MAIN,)
PASS: Final[Action] = (Do.PASS,)
DONE: Final[Action] = (Do.DONE,)
CONCEDE: Final[Action] = (Do.CONCEDE,)
YES: Final[Action] = (Do.YES,)
NO: Final[Action] = (Do.NO,)

# The kinds of decision, with one instance for each seat.
MAIN: Final = questions("main", MOST_SEATS)
SLOT: Final = questions("slot", MOST_SEATS)
AGAIN: Final = questions("again", MOST_SEATS)
TARGET: Final = questions("target", MOST_SEATS)
OPPONENT: Final = questions("opponent", MOST_SEATS)
PAY: Final = questions("pay", MOST_SEATS)
SEARCH: Final = questions("search", MOST_SEATS)
DISCARD: Final = questions("discard", MOST_SEATS)

# Questions in the middle of an effect.
MAY: Final = questions("may", MOST_SEATS)
OPTION: Final = questions("option", MOST_SEATS)
