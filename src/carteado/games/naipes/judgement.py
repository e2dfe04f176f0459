"""Estimate the chance that a seat wins, from what that seat sees and nothing else.

Each slot is expected to grow with the turns that are left; the difference in a column gives a chance to win it, and the
columns together give the odds. The constants were fitted to games between one-step players.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from carteado.games.naipes.actions import Ask
from carteado.games.naipes.board import ALL_SLOTS, HEAVIEST, HI, LO, MD, NOBODY, SIDE, Slot
from carteado.games.naipes.cards import is_ace
from carteado.games.naipes.rules.scoring import Score

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState

# How fast the deck runs out: turns per card, and the fraction of a turn that the current one still counts as.
PACE: Final = 0.85
MAIN: Final = 1.0
ADDITIONAL: Final = 0.15

# The points of a full slot, and the fraction of the missing points that a player adds in time, by the units there.
FULL: Final = 14.5
POINTS_A_TURN: Final = 7.0
ROOM_BY_WEIGHT: Final = {
    0: 0.77,
    HI: 0.53,
    MD: 0.76,
    LO: 0.82,
    HI + LO: 0.36,
    MD + MD: 0.34,
    MD + LO: 0.6,
    LO + LO: 0.62,
    MD + LO + LO: 0.34,
    LO + LO + LO: 0.4,
}
ROOM: Final = [ROOM_BY_WEIGHT.get(weight, 0.0) for weight in range(HEAVIEST + 1)]

# The expected value of, and room left beside, a face-down unit of the other seat.
HIDDEN_VALUE: Final = 6.0
HIDDEN_ROOM: Final = 0.5

# A hand, whatever it holds, is expected to fill a fraction of the room of a slot.
PATIENCE: Final = 0.5
IN_HAND: Final = 0.22

# The uncertainty of a column's result: a fraction of the growth, and more for a face-down unit.
DOUBT: Final = 0.15
DOUBT_OF_GROWTH: Final = 0.17
DOUBT_OF_HIDDEN: Final = 1.1
LEAST_VARIANCE: Final = 0.05

# Other terms of the odds: the grand total, aces in hand and unused rulers.
STEEPNESS: Final = 1.15
TOTAL: Final = 0.3
TOTAL_DOUBT: Final = 0.74
ACE: Final = 0.12
UNUSED: Final = [0.22, 0.18, 0.22, 0.18]

# Calibration against real results: by whose turn it is, what is left of it, and how near the end is.
STRETCH: Final = 1.3
WAITING: Final = -0.1
FRESH: Final = -0.16
BUSY: Final = -0.42
FINAL_STRETCH: Final = 1.4
FINAL: Final = -2.4
FINAL_SPENT: Final = -3.6
LAST_BUT_ONE: Final = 0.7


def worth(table: NaipesState, seat: int) -> float:
    """Return the chance of winning as the seat sees it, from 0 to 1."""
    if table.over:
        winner = Score(table).winner
        return 0.5 if winner == NOBODY else 1.0 if winner == seat else 0.0
    if table.question == Ask.RULER_CHOICE:
        ruler = table.rulers[seat]
        return 0.5 if ruler == NOBODY else 0.5 + UNUSED[ruler] / 4.0
    own = Side(table, seat, False)
    other = Side(table, 1 - seat, True)
    odds = battle(own, other) + powers(table, seat, own) - unused(table, 1 - seat, other)
    return logistic(calibrated(table, seat, odds))


class Side:
    """The expected final slots of a seat; ignores the other seat's hand and face-down units."""

    def __init__(self, table: NaipesState, seat: int, other: bool) -> None:
        turns = turns_left(table, seat)
        self.patience = 1.0 - exp(-PATIENCE * turns)
        self.totals: list[float] = []
        self.growth: list[float] = []
        self.unseen: list[bool] = []
        for at in range(seat * SIDE, seat * SIDE + SIDE):
            self.look_at(table.slots[at], other, table.commanders[at])
        rooms = self.growth
        grown = 1.0 - exp(-POINTS_A_TURN * turns / (sum(rooms) + 0.01))
        self.growth = [grown * room for room in rooms]
        for place in ALL_SLOTS:
            self.totals[place] += self.growth[place] + IN_HAND * rooms[place] * self.patience

    def look_at(self, slot: Slot, other: bool, commander: int) -> None:
        unseen = other and slot.frozen
        total = HIDDEN_VALUE if unseen else float(slot.total)
        self.unseen.append(unseen)
        self.totals.append(total + commander)
        self.growth.append((HIDDEN_ROOM if unseen else ROOM[slot.weight]) * (FULL - total))


def calibrated(table: NaipesState, seat: int, odds: float) -> float:
    """Calibrate the log-odds to how greedy games ended, so that different moments of a turn can be compared."""
    active = table.active == seat
    if table.final_seat == NOBODY:
        fresh = table.main > 0 and table.add == 2
        return STRETCH * odds + (WAITING if not active else FRESH if fresh else BUSY)
    side = 1.0 if active else -1.0
    if table.final_seat == table.active:
        return FINAL_STRETCH * odds + side * (FINAL if table.main > 0 else FINAL_SPENT)
    return STRETCH * odds + side * (0.0 if table.main > 0 else LAST_BUT_ONE)


def turns_left(table: NaipesState, seat: int) -> float:
    """Estimate how many turns the seat has left, including the rest of the current one."""
    present = MAIN * table.main + ADDITIONAL * table.add if table.active == seat else 0.0
    if table.final_seat != NOBODY:
        return present + (1.0 if table.final_seat == seat and table.active != seat else 0.0)
    coming = (len(table.deck) * PACE + 1.0) / 2.0
    return present + coming + (-0.25 if table.active == seat else 0.25)


def battle(own: Side, other: Side) -> float:
    """Return the log-odds of winning more columns, or the grand total if they are tied."""
    lead = 0.0
    variance = LEAST_VARIANCE
    margin = 0.0
    doubts = 0.0
    for place in ALL_SLOTS:
        ahead = own.totals[place] - other.totals[place]
        doubt = DOUBT + DOUBT_OF_GROWTH * (own.growth[place] + other.growth[place])
        if other.unseen[place]:
            doubt += DOUBT_OF_HIDDEN
        won = logistic((ahead - 0.5) / doubt)
        lost = logistic((-ahead - 0.5) / doubt)
        lead += won - lost
        variance += won + lost - (won - lost) * (won - lost)
        margin += ahead
        doubts += doubt
    lead += TOTAL * (2.0 * logistic(margin / (TOTAL_DOUBT * doubts + 0.2)) - 1.0)
    return STEEPNESS * lead / sqrt(variance)


def powers(table: NaipesState, seat: int, own: Side) -> float:
    """Return what aces in hand and an unused ruler add to a seat's log-odds."""
    extra = unused(table, seat, own)
    for card in table.hands[seat]:
        if is_ace(card):
            extra += ACE * own.patience
    return extra


def unused(table: NaipesState, seat: int, side: Side) -> float:
    return 0.0 if table.used[seat] else UNUSED[table.rulers[seat]] * side.patience


def logistic(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))
