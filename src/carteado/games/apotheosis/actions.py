"""The kinds of action and of decision (APOTHEOSIS-6.6, 9). Their text form is in grammar.py."""

from __future__ import annotations

from typing import Final

from carteado.core.state import Decision
from carteado.games.apotheosis.board import MOST_SEATS
from carteado.kit.constants import words_of


class Do:
    """The forms of actions, in the order of the grammar."""

    MOVE: Final = 0
    TURN: Final = 1
    REST: Final = 2
    ATTACK: Final = 3
    EQUIP: Final = 4
    LEARN: Final = 5
    RECRUIT: Final = 6
    UNEQUIP: Final = 7
    FORGET: Final = 8
    ABANDON: Final = 9
    USE: Final = 10
    AWAKEN: Final = 11
    SLEEP: Final = 12
    EVOKE: Final = 13
    UNEVOKE: Final = 14
    ATTACH: Final = 15
    LOOT: Final = 16
    EVOLVE: Final = 17
    CHECK: Final = 18
    END_TURN: Final = 19
    TARGET: Final = 20
    TILE: Final = 21
    STEP: Final = 22
    PICK: Final = 23
    TAKE: Final = 24
    DONE: Final = 25
    CHOOSE: Final = 26
    ACCEPT: Final = 27
    DECLINE: Final = 28
    PASS: Final = 29
    GIVE: Final = 30
    CONCEDE: Final = 31


class What:
    """Questions (APOTHEOSIS-6.6); the kind of a decision is its word."""

    MAIN: Final = 0
    MULLIGAN: Final = 1
    PREPARE: Final = 2
    TARGET: Final = 3
    TILE: Final = 4
    STEP: Final = 5
    PAY: Final = 6
    CHANGE: Final = 7
    WINDOW: Final = 8
    TRIGGER: Final = 9
    BRANCH: Final = 10
    CARDS: Final = 11
    POINTS: Final = 12
    DRAIN: Final = 13
    RECOMPOSITION: Final = 14
    UPKEEP: Final = 15
    SALVATION: Final = 16
    SPACES: Final = 17
    INVENTORY: Final = 18
    EXPERIENCE: Final = 19
    EVOLUTION: Final = 20
    DETACH: Final = 21
    ATTACH: Final = 22
    LOOT: Final = 23
    HEIR: Final = 24
    MAY: Final = 25


WHATS: Final = words_of(What)
DECISIONS: Final = [[Decision(seat, what) for seat in range(MOST_SEATS)] for what in WHATS]
