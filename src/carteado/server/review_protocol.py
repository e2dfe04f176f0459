"""The messages of a review, over WS /ws/reviews/CODE: progress, then the review, or a refusal."""

from __future__ import annotations

import msgspec

from carteado.server.protocol import Refused, Said


class ReviewProgress(msgspec.Struct, tag="progress"):
    """How many of the decisions have been judged."""

    judged: int
    choices: int


class ReviewMove(msgspec.Struct):
    """An action: its text, and how it is said."""

    action: str
    words: Said


class ReviewPoint(msgspec.Struct):
    """The chance of winning after so many actions, with the best action next; `taken` is null for the result.

    `error` is a standard error, 0 if the number is exact.
    """

    number: int
    chance: float
    error: float
    taken: Said | None


class ReviewTurn(msgspec.Struct):
    """A turning point; `own` is whether the seat's own mistake made most of the change."""

    number: int
    until: int
    before: float
    after: float
    own: bool


class ReviewMistake(msgspec.Struct):
    """A decision that cost more than a little: `loss`, surely between `low` and `high`."""

    number: int
    chance: float
    loss: float
    low: float
    high: float
    exact: bool
    grave: bool
    taken: ReviewMove
    better: ReviewMove


class Review(msgspec.Struct, tag="review"):
    """The review of a seat, from what it could know then or, with `knowing`, from everything.

    `unsolved` is whether the game has an exact table that has not been computed here, so that search judged instead.
    """

    seat: int
    knowing: bool
    exact: bool
    unsolved: bool
    lost: float
    least: float  # the smallest loss that is called a mistake
    points: list[ReviewPoint]
    turns: list[ReviewTurn]
    mistakes: list[ReviewMistake]


ReviewWord = ReviewProgress | Review | Refused
