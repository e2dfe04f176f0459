"""The steps of frames in order, the kinds of deeds, and the demands on a set of cards."""

from __future__ import annotations

from typing import Final


class Demand:
    """The demand that a set of cards must meet."""

    COUNT: Final = 0
    PAY: Final = 1
    WITHIN: Final = 2
    VALUE: Final = 3
    MINIMAL: Final = 4
    ONE: Final = 5


class Doing:
    """Kinds of deeds: mechanics that ask something."""

    PLACE: Final = 0
    EVOKE: Final = 1
    AWAKEN: Final = 2
    UPKEEP: Final = 3
    SALVATION: Final = 4
    SPACES: Final = 5
    INVENTORY: Final = 6
    RECOMPOSE: Final = 7
    REST: Final = 8
    ATTACH: Final = 9
    LOOT: Final = 10
    EVOLVE: Final = 11
    MOVE: Final = 12
    CHECK: Final = 13
    HEIR: Final = 14
    SHIFT: Final = 15


class Stage:
    """Steps of an activation (APOTHEOSIS-21)."""

    ACCEPT: Final = 0
    ACCEPTED: Final = 1
    TARGET: Final = 2
    TARGETED: Final = 3
    POINTS: Final = 4
    POINTED: Final = 5
    DUES: Final = 6
    DUE: Final = 7
    PAY: Final = 8
    CHANGE: Final = 9
    SELECTED: Final = 10
    RESPOND: Final = 11
    STRIKE: Final = 12
    RESOLVE: Final = 13
    TASK: Final = 14


class Hit:
    """Steps of an attack (APOTHEOSIS-10.4)."""

    SELECTED: Final = 0
    ATTACKING: Final = 1
    ATTACKED: Final = 2
    RESPOND: Final = 3
    REDIRECTED: Final = 4
    LOOK: Final = 5
    ROLL: Final = 6
    HURT: Final = 7


class RollStep:
    """Steps of a roll."""

    THROW: Final = 0
    TOTAL: Final = 1


class TestStep:
    """Steps of a check."""

    WINDOW: Final = 0
    ROLL: Final = 1
    TOTAL: Final = 2


class WindowStep:
    """Steps of a window."""

    AUTOMATIC: Final = 0
    MANUAL: Final = 1


class DeedStep:
    """Steps of a deed with one question."""

    ASK: Final = 0
    ANSWERED: Final = 1


class ShiftStep:
    """An effect moves a piece."""

    TILE: Final = 0
    LAST_STEP: Final = 1
    SHIFTED: Final = 2


class EvokeStep:
    """Steps of evoking a summon (APOTHEOSIS-12.4)."""

    PAY: Final = 0
    CHANGE: Final = 1
    TILE: Final = 2
    PIECE: Final = 3


class EntityStep:
    """Steps of awakening an Entity, and of its upkeep (APOTHEOSIS-13)."""

    ACCEPT: Final = 0
    PAY: Final = 1
    CHANGE: Final = 2
    DONE: Final = 3


class SalvationStep:
    """Steps of Divine Salvation (APOTHEOSIS-16.3)."""

    ACCEPT: Final = 0
    PAY: Final = 1
    SAVED: Final = 2


class AttachStep:
    """Steps of Attach (APOTHEOSIS-9.10)."""

    DETACH: Final = 0
    ATTACH: Final = 1
    ATTACHED: Final = 2


class EvolveStep:
    """Steps of Evolve (APOTHEOSIS-12.8)."""

    EXPERIENCE: Final = 0
    EVOLUTION: Final = 1
    EVOLVED: Final = 2


class OpStep:
    """An operation that asks, rolls or checks, and may go on with a branch."""

    BEGIN: Final = 0
    ANSWERED: Final = 1
    BRANCHED: Final = 2


class ContestStep:
    """A contest (APOTHEOSIS-17.2)."""

    OWN: Final = 0
    THEIR: Final = 1
    COMPARE: Final = 2
    BRANCHED: Final = 3


class HandleStep:
    """An operation on cards, in turns for each character that it takes cards of."""

    ASK: Final = 0
    CHOSEN: Final = 1
    COUNT: Final = 2
