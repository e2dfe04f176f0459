"""Judging the decisions of a finished match, a spell at a time. It replays the match: worker processes run it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from carteado.games import load
from carteado.match.record import Record, replay
from carteado.review.judge import ITERATIONS, Judge, solvable
from carteado.review.report import MISTAKE, Mistake, review, sure_range
from carteado.review.seats import count_choices
from carteado.review.steps import Move, Step, steps
from carteado.server.review_protocol import Review, ReviewMistake, ReviewMove, ReviewPoint, ReviewTurn
from carteado.server.telling import said

SPELL = 1.0  # seconds of processor time after which a worker answers with what it has judged
IN_ALL = 120_000  # iterations that a review may take
FEWEST = 100


def count(record: Record, seat: int) -> int:
    """How many choices the seat had."""
    return count_choices(replay(record), [seat])


def judge_some(record: Record, seat: int, knowing: bool, choices: int, done: int) -> list[Step]:
    """Judge some of a seat's choices, after those that are done; never none while any is left."""
    match = replay(record)
    judge = Judge(match.game, iterations(choices), knowing=knowing)
    found: list[Step] = []
    until = time.process_time() + SPELL
    for step in steps(match, seat, judge, start=done):
        found.append(step)
        if time.process_time() >= until:
            break
    return found


def iterations(choices: int) -> int:
    """The iterations for each of so many choices."""
    return max(FEWEST, min(ITERATIONS, IN_ALL // max(1, choices)))


def report(record: Record, seat: int, knowing: bool, judged: Sequence[Step], score: float | None) -> Review:
    """Make the review as it is sent."""
    found = review(seat, judged, len(record.actions), score)
    taken = {step.number: said(step.taken.words) for step in judged}
    return Review(
        seat=seat,
        knowing=knowing,
        exact=found.exact,
        unsolved=not found.exact and not knowing and solvable(load(record.game)),
        lost=found.lost,
        least=MISTAKE,
        points=[ReviewPoint(number, *chance, taken.get(number)) for number, chance in found.points],
        turns=[ReviewTurn(*turn) for turn in found.turns],
        mistakes=[mistake_told(mistake) for mistake in found.mistakes],
    )


def mistake_told(mistake: Mistake) -> ReviewMistake:
    low, high = sure_range(mistake.loss)
    return ReviewMistake(
        number=mistake.number,
        chance=mistake.chance.value,
        loss=mistake.loss.value,
        low=low,
        high=high,
        exact=mistake.exact,
        grave=mistake.grave,
        taken=move_told(mistake.taken),
        better=move_told(mistake.better),
    )


def move_told(move: Move) -> ReviewMove:
    return ReviewMove(move.text, said(move.words))
