"""The kinds of action and of decision (DUEL-17.2 to 17.6). Their text form is in grammar.py."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Action
from carteado.kit.table import questions


class Do:
    """The forms of the grammar, in the order of DUEL-17.2 to 17.6; `CONCEDE` is always the last action."""

    PLAY_CREATURE: Final = 0
    PLAY_SPELL: Final = 1
    SET_TRAP: Final = 2
    PLAY_SHARD: Final = 3
    CARD_TO_MANA: Final = 4
    HERO_DRAW: Final = 5
    HERO_REPLACE: Final = 6
    USE_ABILITY: Final = 7
    ATTACK: Final = 8
    END_TURN: Final = 9
    PASS: Final = 10
    BLOCK: Final = 11
    NO_BLOCK: Final = 12
    MULLIGAN: Final = 13
    KEEP: Final = 14
    TARGET: Final = 15
    PAY: Final = 16
    CONCEDE: Final = 17
    YES: Final = 18
    NO: Final = 19
    PICK: Final = 20
    DONE: Final = 21
    OPTION: Final = 22
    AMOUNT: Final = 23


class Aim:
    """How the number of an aim is encoded: below TRAP a card, from there on a place in a list."""

    NONE: Final = 9999
    TRAP: Final = 1000
    LINK: Final = 2000
    ROW: Final = 3000
    COLUMN: Final = 4000


HERO_DRAW: Final[Action] = (Do.HERO_DRAW,)
END_TURN: Final[Action] = (Do.END_TURN,)
PASS: Final[Action] = (Do.PASS,)
NO_BLOCK: Final[Action] = (Do.NO_BLOCK,)
KEEP: Final[Action] = (Do.KEEP,)
CONCEDE: Final[Action] = (Do.CONCEDE,)
YES: Final[Action] = (Do.YES,)
NO: Final[Action] = (Do.NO,)
DONE: Final[Action] = (Do.DONE,)

# The kinds of decision, with one instance for each seat.
MAIN: Final = questions("main", 2)
RESPOND: Final = questions("respond", 2)
BLOCK: Final = questions("block", 2)
MULLIGAN: Final = questions("mulligan", 2)
TARGET: Final = questions("target", 2)
PAY: Final = questions("pay", 2)
MODE: Final = questions("mode", 2)
WAY: Final = questions("way", 2)
X: Final = questions("x", 2)

# Questions in the middle of an effect, by their kind.
ASKED: Final = [questions(kind, 2) for kind in ("may", "pick", "option", "amount")]
