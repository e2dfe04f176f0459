"""Scoring: columns, totals and the winner (NAIPES-7.5 to 7.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from carteado.core.state import Outcome
from carteado.games.naipes.board import ALL_SLOTS, NOBODY, SIDE, SLOTS

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


MAJORITY: Final = 3


class Score:
    """The score of NAIPES-7.5 to 7.7 for the slots as they are now."""

    def __init__(self, table: NaipesState) -> None:
        self.columns = [[column_total(table, seat, place) for seat in (0, 1)] for place in ALL_SLOTS]
        self.won = [0, 0]
        self.totals = [0, 0]
        for first, second in self.columns:
            self.totals[0] += first
            self.totals[1] += second
            if first != second:
                self.won[0 if first > second else 1] += 1
        by_columns = max(self.won) >= MAJORITY if table.flags.three_or_total else self.won[0] != self.won[1]
        decisive = self.won if by_columns else self.totals
        self.winner = higher(decisive[0], decisive[1])
        self.reason = "draw" if self.winner == NOBODY else "columns" if by_columns else "total"


def column_total(table: NaipesState, seat: int, place: int) -> int:
    """Return the total of a slot: its units and its commander, which counts even alone (NAIPES-7.5)."""
    return table.slots[seat * SIDE + place].total + table.commanders[seat * SIDE + place]


def higher(first: int, second: int) -> int:
    """Return the seat with more, NOBODY in a tie (NAIPES-7.6)."""
    return NOBODY if first == second else 0 if first > second else 1


def outcome_of(table: NaipesState) -> Outcome:
    score = Score(table)
    scores = [0.5, 0.5]
    if score.winner != NOBODY:
        scores = [0.0, 0.0]
        scores[score.winner] = 1.0
    return Outcome(scores, score.reason, record(score))


def record(score: Score) -> dict[str, Any]:
    """Return the result record of NAIPES-7.8."""
    columns = {
        SLOTS[place]: {"totals": list(totals), "winner": seat_or_none(higher(totals[0], totals[1]))}
        for place, totals in enumerate(score.columns)
    }
    return {"columns": columns, "won": score.won, "totals": score.totals, "winner": seat_or_none(score.winner)}


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
