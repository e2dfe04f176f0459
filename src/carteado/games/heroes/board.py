"""The words of Heroes as numbers: zones, phases, tokens, abilities, forms of actions (HEROES-2, 3, 6, 15 to 17)."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6
TEAM_SIZE: Final = 4
PLACES: Final = 4
SUBSTITUTIONS: Final = 2
SOURCES: Final = 4
STORAGE: Final = 4
KNOCKOUTS: Final = 4
MOB_HEALTH: Final = 5
TRIGGERS: Final = 50
FIRST_TURN_FIELDING: Final = 3
EVERYBODY: Final = 1 << MOST_SEATS
SINGLE: Final = 0


class Mode:
    TRADITIONAL: Final = 0
    ARENA: Final = 1
    TEAMS: Final = 2
    MIXED: Final = 3
    CHALLENGERS: Final = 4


class Zone:
    DECK: Final = 0
    HAND: Final = 1
    TEAM: Final = 2
    ATTACHED: Final = 3
    PLANTS: Final = 4
    SUPPORT: Final = 5
    EVENT: Final = 6
    MOB: Final = 7
    DEAD: Final = 8


class Type:
    CHARACTER: Final = 0
    SOURCE: Final = 1
    EVENT: Final = 2
    EQUIPMENT: Final = 3
    ACTION: Final = 4


class Form:
    """The forms of actions, in the order of grammar.py."""

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


class Phase:
    """What comes next when no effect runs and no trigger waits (HEROES-6.1)."""

    START: Final = 0
    DRAW: Final = 1
    ENERGY: Final = 2
    MAIN: Final = 3
    COMBAT: Final = 4
    ORDER: Final = 5
    SLOT: Final = 6
    PASSIVES: Final = 7
    SLOT_END: Final = 8
    RESOLUTION: Final = 9
    EXPIRY: Final = 10
    END: Final = 11
    HAND_LIMIT: Final = 12
    NEXT: Final = 13


class Stance:
    UPRIGHT: Final = 0
    PASSIVE: Final = 1
    ACTIVE: Final = 2
