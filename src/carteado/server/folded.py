"""A match as its log tells it: who sits where, what was played, what each seat has been told."""

from __future__ import annotations

import hashlib
from collections import deque
from typing import Any

from carteado.core.game import Game, Setup
from carteado.core.state import State
from carteado.match.match import Match
from carteado.match.rules import load_version
from carteado.server.clocks import Timer
from carteado.server.entries import OPEN, Chair, Facts, Standing
from carteado.server.feeds import Feed
from carteado.server.protocol import ChatLine, Proposal

CHAT_KEPT = 50
BOT_LATE = 15.0


class Folded:
    """The state of a match after its last entry. Only `folding` changes it."""

    def __init__(self, facts: Facts, pause: float = 1.0) -> None:
        self.facts = facts
        self.pause = pause  # factor for the pauses that hide secret questions
        self.game: Game = load_version(facts.game, facts.rules, facts.package)
        self.setup: Setup = self.game.stored_setup(seats=facts.seats, mode=facts.mode, options=facts.options)
        self.last = 0
        self.changed = facts.created
        self.seen_changed = facts.created  # the last change that a spectator has been told
        self.chairs: list[Chair] = [OPEN] * facts.seats
        self.nonces = [""] * facts.seats
        self.match: Match | None = None
        self.result: dict[str, Any] | None = None
        self.ended = False
        self.undone = False
        self.timer = Timer(facts.clock, facts.seats)
        self.feeds: dict[int | None, Feed] = {}
        self.proposed = 0
        self.proposals: dict[int, Proposal] = {}
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.speakers: dict[str, str] = {}  # player ids by their public speaker id
        self.removed: set[str] = set()  # players whom the host sent away
        self.next: str | None = None
        self.earlier: dict[int, tuple[int, State]] = {}  # by seat: number of the last action, and the table before it

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def played(self) -> Match:
        """The match, which must have started."""
        assert self.match is not None
        return self.match

    @property
    def over(self) -> bool:
        return self.ended or (self.match is not None and self.match.over)

    @property
    def number(self) -> int:
        return 0 if self.match is None else self.match.number

    def feed(self, seat: int | None, now: float) -> Feed:
        """The feed of that seat, or of spectators, as of now."""
        feed = self.feeds[seat]
        feed.settle(now)
        return feed

    def told(self, seat: int | None, now: float) -> int:
        """The number of the table that this seat sees."""
        return len(self.feed(seat, now).ends) - 1 if self.feeds else 0

    def behind(self, seat: int | None, now: float) -> bool:
        """Whether there are actions that this seat has not been told."""
        return bool(self.feeds) and self.feed(seat, now).since is not None

    def waits(self, seat: int | None, now: float) -> bool:
        """Whether the result of this seat's own action is still untold."""
        return self.behind(seat, now) and self.feeds[seat].own

    @property
    def turn(self) -> int | None:
        """The seat that is asked."""
        if self.match is None or self.over or self.match.state.decision is None:
            return None
        return self.match.state.decision.seat

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        turn = self.turn
        return turn if turn is not None and self.chairs[turn].kind == "person" else None

    @property
    def bot_asked(self) -> str | None:
        """The bot that must act now."""
        turn = self.turn
        return self.chairs[turn].bot if turn is not None and self.chairs[turn].kind == "bot" else None

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def owners(self) -> list[int]:
        """The seats that belong to people, including those for whom a bot plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" or chair.player is not None]

    @property
    def missing(self) -> list[int]:
        """The seats of people whose nonces are missing."""
        return [] if self.started else [seat for seat in self.people if not self.nonces[seat]]

    @property
    def ready(self) -> bool:
        """Whether the match can start: every seat is taken and no nonce is missing."""
        return not self.started and OPEN not in self.chairs and not self.missing

    def seat_of(self, player: str | None) -> int | None:
        """The seat of a player."""
        if player is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.player == player), None)

    def player_at(self, seat: int) -> str | None:
        return self.chairs[seat].player if 0 <= seat < len(self.chairs) else None

    def speaker(self, player: str) -> str:
        """The public id of a player in this chat. It reveals neither the player id nor who speaks at other tables."""
        return hashlib.sha256(f"{self.facts.commitment} {player}".encode()).hexdigest()[:16] if player else ""

    def outcome(self) -> dict[str, Any] | None:
        """The outcome, by the rules or as the match was ended before."""
        if self.result is not None:
            return self.result
        outcome = None if self.match is None else self.match.state.outcome()
        return None if outcome is None else outcome.record()

    def standing(self) -> Standing:
        due = self.timer.deadline
        if self.bot_asked is not None:
            due = self.changed + BOT_LATE if self.people else None  # an exhibition waits for spectators
        return Standing(
            last=self.last,
            number=self.told(None, self.changed),
            turn=self.turn,
            started=self.started,
            over=self.over,
            changed=self.seen_changed,
            due=None if self.over else due,
        )
