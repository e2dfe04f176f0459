"""Reviewing seats of a match from its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carteado.core.errors import Illegal, Invalid
from carteado.match.match import Match
from carteado.review.choices import choices
from carteado.review.judge import Judge
from carteado.review.report import Review, review
from carteado.review.steps import Step, steps


def reviewed_seats(match: Match, seat: int | None) -> list[int]:
    """Return the seats to review: the one asked for, else those of people, else all. Refuse a match that goes on."""
    if not match.over:
        raise Illegal("match-unfinished")
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise Invalid("no-such-seat", found=seat, allowed=f"0-{match.setup.seats - 1}")
    people = [place for place, player in enumerate(match.players) if not player.startswith("bot:")]
    return [seat] if seat is not None else people or list(range(match.setup.seats))


def count_choices(match: Match, seats: Sequence[int]) -> int:
    return sum(1 for seat in seats for _ in choices(match, seat))


def review_seat(match: Match, seat: int, judge: Judge, progress: Callable[[int], None] | None = None) -> Review:
    """Review a seat of a finished match; `progress` is called with 1 for every judged choice."""
    judged: list[Step] = []
    for step in steps(match, seat, judge):
        judged.append(step)
        if progress is not None:
            progress(1)
    outcome = match.state.outcome()
    return review(seat, judged, match.number, None if outcome is None else outcome.scores[seat])
