"""Estimate the chance of winning a siege, for bots that cannot search to its end.

A logistic model: one weight for each thing on the table. `tools/fit_siege.py` fits the weights to the exact solution of
the official rules. The strongest features are the margins: what will be left of a track after the losses that are
certain, because today's undrawn cards are known (SIEGE-10.2) and supplies are eaten every evening.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from carteado.games.siege.board import CARDS, LAST_DAY, MAX_TREBUCHETS, TOP, Space, Track
from carteado.games.siege.weights import WEIGHTS

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState

POSITIONS: Final = 6
GONE: Final = 5
PLACES: Final = 12
POINTS: Final = 5
LEVELS: Final = 5
MARGINS: Final = 12
LOWEST: Final = -7

# Weights per group: three units, trebuchets, soldiers and AP by day; margins by day; levels; undrawn cards by day.
SIZES: Final = [
    *[LAST_DAY * POSITIONS] * 3,
    LAST_DAY * (MAX_TREBUCHETS + 1),
    LAST_DAY * PLACES,
    LAST_DAY * POINTS,
    *[LAST_DAY * MARGINS] * 3,
    *[LEVELS] * 3,
    LAST_DAY * (CARDS + 1),
]
STARTS: Final = [sum(SIZES[:place]) for place in range(len(SIZES))]


def worth(table: SiegeState) -> float:
    """Return the estimated chance of winning, 0 to 1."""
    if table.reason:
        return 1.0 if table.reason == "relief" else 0.0
    total = 0.0
    for feature in features(table):
        total += WEIGHTS[feature]
    return 1.0 / (1.0 + exp(-total))


def features(table: SiegeState) -> list[int]:
    """Return the indices of the weights that apply to this table."""
    day = table.day - 1
    starts = STARTS
    out = [starts[unit] + day * POSITIONS + position(table.units[unit]) for unit in range(3)]
    out.append(starts[3] + day * (MAX_TREBUCHETS + 1) + table.trebuchets)
    out.append(starts[4] + day * PLACES + 3 * table.soldiers + table.carried)
    out.append(starts[5] + day * POINTS + min(table.ap, POINTS - 1))
    left = margins(table)
    for track in range(3):
        margin = max(LOWEST, min(left[track], TOP)) - LOWEST
        out.append(starts[6 + track] + day * MARGINS + margin)
        out.append(starts[9 + track] + table.tracks[track])
    for card in sorted(table.deck):
        out.append(starts[12] + day * (CARDS + 1) + card)
    return out


def position(at: int) -> int:
    return GONE if at == Space.GONE else at


def margins(table: SiegeState) -> list[int]:
    """Return what will be left of each track after today's undrawn cards and the suppers to come."""
    left = table.tracks.copy()
    left[Track.SUPPLIES] -= LAST_DAY - table.day + 1
    for card in table.deck:
        section = table.sections[card][table.day]
        if section.trebuchets:
            left[Track.WALL] -= max(0, table.trebuchets - 1)
        for track, change in section.status:
            left[track] += change
    return left
