"""Questions to a seat as numbers and words (APOTHEOSIS-6.6)."""

from __future__ import annotations

from typing import Final

from carteado.kit.constants import words_of


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


WHATS: Final = words_of(What)
