"""Feeds: what each seat has been told so far.

Some questions are asked only of a seat that can answer, so the question itself must stay secret. Others are therefore
told of an action together with all secret answers to it, as one log entry; and wherever somebody may have been asked,
only after a short pause. A seat that could not answer cannot be told from one that passed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from carteado.core.event import Event
from carteado.core.game import Game
from carteado.core.state import Decision, State

AMONG_PEOPLE = (0.6, 1.8)  # seconds, shortest and longest
AGAINST_BOTS = (0.1, 0.3)


class Step(NamedTuple):
    """One accepted action: its time, seat and number, the tables before and after, the events, and the clocks."""

    at: float
    actor: int
    number: int
    before: State
    after: State
    events: list[Event]
    left: list[float]


class Feed:
    """The log entries that one seat, or the spectators, have been told, and the actions that are still untold."""

    def __init__(self, game: Game, seat: int | None, pause: Callable[[float], float]) -> None:
        self.game = game
        self.seat = seat
        self.pause = pause
        self.ends = [0]  # how many actions there were at the end of each entry; the first is the deal
        self.since: float | None = None  # when the first untold action was taken
        self.due: float | None = None  # when it may be told; None while somebody is asked in secret
        self.number = 0
        self.own = False
        self.before: State | None = None
        self.events: list[Event] = []
        self.left: list[float] = []
        self.hidden = False  # whether a seat is asked that this one does not see being asked

    def follow(self, step: Step) -> None:
        self.settle(step.at)
        if self.since is None:
            self.since, self.before, self.events = step.at, step.before, []
            self.own = step.actor == self.seat
        self.number, self.left = step.number, step.left
        self.hidden = self.seen_seat != (step.after.decision and step.after.decision.seat)
        self.events = self.events + step.events
        if not self.sees(step.after.decision):
            self.due = None
        elif self.own or self.events or not self.same_question(step.after):
            self.due = max(step.at, self.pausing) if self.must_pause(step.after.decision) else step.at
        else:
            self.since = self.due = None

    def must_pause(self, decision: Decision | None) -> bool:
        """Whether others may have been asked in secret. A seat that is itself asked in secret is told at once."""
        if decision is not None and decision.seat == self.seat and not self.game.asks_openly(decision.kind):
            return False
        return self.game.may_have_asked(self.events, self.seat)

    def settle(self, now: float) -> None:
        """Mark as told what is due by now."""
        if self.since is not None and self.due is not None and self.due <= now:
            self.catch_up(self.number)

    def catch_up(self, number: int) -> None:
        """Mark everything as told, up to that number of actions."""
        self.since = self.due = None
        if number > self.ends[-1]:
            self.ends.append(number)

    def sees(self, decision: Decision | None) -> bool:
        """Whether this seat knows who is asked: nobody, the seat itself, or everybody sees the question."""
        return decision is None or decision.seat == self.seat or self.game.asks_openly(decision.kind)

    @property
    def seen_seat(self) -> int | None:
        """The seat that is asked at the table as this seat sees it."""
        return self.before.decision.seat if self.before is not None and self.before.decision is not None else None

    def same_question(self, after: State) -> bool:
        """Whether this seat still sees the same question as before."""
        assert self.before is not None
        old, new = self.before.decision, after.decision
        return old is not None and new is not None and (old.seat, old.kind) == (new.seat, new.kind)

    @property
    def pausing(self) -> float:
        """The end of the pause; nothing is told before it."""
        return 0.0 if self.since is None else self.since + self.pause(self.since)

    @property
    def frozen(self) -> bool:
        """Whether clocks must be shown stopped, because a running one would reveal that somebody is asked."""
        return self.since is not None and (self.own or bool(self.events) or self.hidden)


def pauses(seed: int | str, range: tuple[float, float], factor: float) -> Callable[[float], float]:
    """A function that draws the pause after an action at a given time, from the secret of the match alone."""
    shortest, longest = range

    def pause(since: float) -> float:
        digest = hashlib.sha256(f"{seed}:pause:{since!r}".encode()).digest()
        return factor * (shortest + (longest - shortest) * int.from_bytes(digest[:4], "big") / 2**32)

    return pause
