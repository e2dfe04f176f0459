"""A match as its log tells it: any process that reads the same entries comes to the same table."""

from __future__ import annotations

import hashlib
from collections import deque
from typing import Any

import msgspec

from carteado.core.errors import Invalid
from carteado.core.game import Game, Setup
from carteado.core.state import State
from carteado.match.match import Match
from carteado.match.rules import load_version
from carteado.server.clocks import Timer
from carteado.server.entries import OPEN, Answered, Asked, Chair, Entry, Facts, Spoken, Standing
from carteado.server.feeds import AGAINST_BOTS, AMONG_PEOPLE, Feed, Step, pauses
from carteado.server.protocol import ChatLine, Proposal

CHAT_KEPT = 50
BOT_LATE = 15.0


class Folded:
    """Who sits where, what was played, what was asked and said."""

    def __init__(self, facts: Facts, pause: float = 1.0) -> None:
        self.facts = facts
        self.pause = pause  # factor of the pauses behind which secret questions hide
        self.game: Game = load_version(facts.game, facts.rules, facts.package)
        self.setup: Setup = self.game.setup(seats=facts.seats, mode=facts.mode, options=facts.options)
        self.last = 0
        self.changed = facts.created
        self.seen_changed = facts.created  # as everybody may know
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
        self.speakers: dict[str, str] = {}  # players who spoke, by what the others know them by
        self.removed: set[str] = set()  # players whom the host sent away
        self.next: str | None = None
        self.earlier: dict[int, tuple[int, State]] = {}  # each person's last choice: its number, and the table before

    # What can be read from it

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def over(self) -> bool:
        return self.ended or (self.match is not None and self.match.over)

    @property
    def number(self) -> int:
        return 0 if self.match is None else self.match.number

    def feed(self, seat: int | None, now: float) -> Feed:
        """What that seat, or a spectator, has been told by now."""
        feed = self.feeds[seat]
        feed.settle(now)
        return feed

    def told(self, seat: int | None, now: float) -> int:
        """The number of the table that this seat sees."""
        return len(self.feed(seat, now).ends) - 1 if self.feeds else 0

    def behind(self, seat: int | None, now: float) -> bool:
        """Whether something that this seat has not been told has happened at the table."""
        return bool(self.feeds) and self.feed(seat, now).since is not None

    def waits(self, seat: int | None, now: float) -> bool:
        """Whether what came of this seat's own action is still untold."""
        return self.behind(seat, now) and self.feeds[seat].own

    @property
    def turn(self) -> int | None:
        """The seat that is asked."""
        if self.match is None or self.over or self.match.state.decision is None:
            return None
        return self.match.state.decision.seat

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
        """The seats that belong to people, those included for whom a bot sits in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" or chair.player is not None]

    @property
    def missing(self) -> list[int]:
        """The people whose nonces the start waits for."""
        return [] if self.started else [seat for seat in self.people if not self.nonces[seat]]

    @property
    def ready(self) -> bool:
        """Whether the match can start: every seat is taken, and every person's nonce is there."""
        return not self.started and OPEN not in self.chairs and not self.missing

    def seat_of(self, player: str | None) -> int | None:
        """The seat of a player, never of a message."""
        if player is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.player == player), None)

    def player_at(self, seat: int) -> str | None:
        return self.chairs[seat].player if 0 <= seat < len(self.chairs) else None

    def speaker(self, player: str) -> str:
        """What the others at this table know a player by: it leads neither to the player nor to other tables."""
        return hashlib.sha256(f"{self.facts.commitment} {player}".encode()).hexdigest()[:16] if player else ""

    def outcome(self) -> dict[str, Any] | None:
        """How it ended, by the rules or before their end."""
        if self.result is not None:
            return self.result
        outcome = None if self.match is None else self.match.state.outcome()
        return None if outcome is None else outcome.record()

    def standing(self) -> Standing:
        due = self.timer.deadline
        if self.bot_asked is not None:
            due = self.changed + BOT_LATE if self.people else None  # bots among themselves wait for spectators
        return Standing(
            last=self.last,
            number=self.told(None, self.changed),
            turn=self.turn,
            started=self.started,
            over=self.over,
            changed=self.seen_changed,
            due=None if self.over else due,
        )

    # One entry after the other

    def add(self, entry: Entry) -> None:
        """Take in the next entry, or refuse it and change nothing."""
        add = getattr(self, f"add_{entry.kind}", None)
        if add is None or entry.number != self.last + 1:
            raise Invalid("match-damaged", entry=entry.number)
        add(entry)
        self.last = entry.number
        self.changed = entry.at
        if not self.behind(None, entry.at):
            self.seen_changed = entry.at

    def add_sit(self, entry: Entry) -> None:
        self.chairs[seat_in(entry)] = Chair("person", player=entry.text or None)

    def add_bot(self, entry: Entry) -> None:
        """A bot has the seat; if a person had it before, that person watches from now on."""
        left = self.chairs[seat_in(entry)].left
        self.seat_bot(entry, Chair("bot", bot=entry.text, left=left))

    def add_stand_in(self, entry: Entry) -> None:
        """A bot sits in for an absent player, whose seat it stays."""
        player = self.chairs[seat_in(entry)].player
        self.seat_bot(entry, Chair("bot", bot=entry.text, player=player, left="away"))

    def seat_bot(self, entry: Entry, chair: Chair) -> None:
        seat = seat_in(entry)
        self.chairs[seat] = chair
        self.earlier.pop(seat, None)
        self.proposals.clear()
        self.press(entry)

    def add_return(self, entry: Entry) -> None:
        """The player is back, and the bot gives the seat up."""
        seat = seat_in(entry)
        self.chairs[seat] = Chair("person", player=self.chairs[seat].player)
        self.press(entry)

    def add_leave(self, entry: Entry) -> None:
        self.chairs[seat_in(entry)] = OPEN
        self.nonces[seat_in(entry)] = ""

    def add_nonce(self, entry: Entry) -> None:
        self.nonces[seat_in(entry)] = entry.text

    def add_start(self, entry: Entry) -> None:
        """Deal from the seed and the nonces; logs from before there were nonces have none."""
        players = [f"bot:{chair.bot}" if chair.kind == "bot" else "human" for chair in self.chairs]
        nonces = self.nonces if any(self.nonces) else ()
        self.match = Match(self.game, self.setup, self.facts.seed, players, nonces)
        self.open_feeds()
        self.press(entry)

    def add_action(self, entry: Entry) -> None:
        match = self.played
        seat = seat_in(entry)
        before = match.state.clone()
        match.submit(seat, entry.text)
        self.remember(seat, before)
        self.moved_on()
        self.press_after(entry.at, seat, before)

    def add_undo(self, entry: Entry) -> None:
        match = self.played
        kept = match.actions[: int(entry.text)]
        self.match = match.again()
        self.open_feeds()
        self.earlier.clear()
        for action in kept:
            before = self.match.state.clone()
            self.match.accept(action)
            self.remember(self.match.actors[-1], before)
            self.follow(self.facts.created, before)
        self.undone = True
        self.moved_on()
        self.press(entry)

    def remember(self, seat: int, before: State) -> None:
        """Keep the table before a person's last choice, for a takeback."""
        if self.chairs[seat].kind == "person":
            self.earlier[seat] = (self.played.number - 1, before)

    def add_resign(self, entry: Entry) -> None:
        self.give_up(seat_in(entry), "resigned", entry)

    def add_flag(self, entry: Entry) -> None:
        self.give_up(seat_in(entry), "time", entry)

    def give_up(self, seat: int, reason: str, entry: Entry) -> None:
        """With one seat or two the match is over; with more a bot plays on, which an entry of its own says."""
        if self.facts.seats > 2:
            self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], left=reason)
            return
        scores = [0.0 if place == seat else 1.0 for place in range(self.facts.seats)]
        winners = [place for place, score in enumerate(scores) if score == 1.0]
        self.result = {"scores": scores, "winners": winners, "reason": reason}
        self.ended = True
        self.moved_on()
        self.press(entry)

    def add_propose(self, entry: Entry) -> None:
        asked = msgspec.json.decode(entry.text, type=Asked)
        by = seat_in(entry)
        self.proposed += 1
        self.proposals[self.proposed] = Proposal(self.proposed, asked.what, by, asked.seat, [by])

    def add_answer(self, entry: Entry) -> None:
        answered = msgspec.json.decode(entry.text, type=Answered)
        proposal = self.proposals.get(answered.proposal)
        if proposal is None:
            return
        if answered.yes:
            proposal.agreed.append(seat_in(entry))
        else:
            del self.proposals[answered.proposal]

    def add_say(self, entry: Entry) -> None:
        spoken = msgspec.json.decode(entry.text, type=Spoken)
        speaker = self.speaker(spoken.player)
        self.speakers[speaker] = spoken.player
        self.chat.append(ChatLine(entry.seat, spoken.name, spoken.text, entry.at, speaker))

    def add_remove(self, entry: Entry) -> None:
        self.removed.add(entry.text)

    def add_pause(self, entry: Entry) -> None:
        self.timer.skip(float(entry.text), entry.at)

    def add_next(self, entry: Entry) -> None:
        self.next = entry.text
        self.proposals.clear()

    def add_end(self, entry: Entry) -> None:
        """An imported match ends as its actions say; one that the host ends has no winner."""
        self.ended = True
        if entry.text:
            score = 0.5 if entry.text == "drawn" else 0.0
            self.result = {"scores": [score] * self.facts.seats, "winners": [], "reason": entry.text}
            self.proposals.clear()
            self.press(entry)

    # What several entries do

    @property
    def played(self) -> Match:
        assert self.match is not None
        return self.match

    def moved_on(self) -> None:
        """What was asked about an earlier table is void."""
        self.proposals = {id: asked for id, asked in self.proposals.items() if asked.what != "undo"}

    def press(self, entry: Entry) -> None:
        """The seats or the match have changed: only a person's time runs, and none once it is over."""
        running = self.running
        self.timer.press(entry.at, running, fresh=running != self.timer.running)
        if self.ended:
            for feed in self.feeds.values():
                feed.catch_up(self.number)

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        turn = self.turn
        return turn if turn is not None and self.chairs[turn].kind == "person" else None

    # What each seat is told of an action

    def open_feeds(self) -> None:
        """Whoever plays alone need not wait for anybody."""
        seats, length = range(self.facts.seats), AMONG_PEOPLE if len(self.people) > 1 else AGAINST_BOTS
        pause = pauses(self.facts.seed, length, self.pause)
        self.feeds = {seat: Feed(self.game, seat, pause) for seat in (*seats, None)}
        if len(seats) == 1:
            self.feeds[0].pause = pauses(self.facts.seed, length, 0.0)

    def follow(self, at: float, before: State) -> None:
        match = self.played
        left = self.timer.left.copy()
        step = Step(at, match.actors[-1], match.number, before, match.state, match.log[-1], left)
        for feed in self.feeds.values():
            feed.follow(step)

    def press_after(self, at: float, seat: int, before: State) -> None:
        """Charge the one who acted. What is answered in secret earns no increment, and thinking about an answer costs
        nothing while the pause lasts: so clocks do not tell either who was asked."""
        old, new = before.decision, self.played.state.decision
        assert old is not None
        silent = new is not None and not self.played.log[-1] and (old.seat, old.kind) == (new.seat, new.kind)
        self.timer.charge(at)
        if not silent and self.chairs[seat].kind == "person" and self.game.asks_openly(old.kind):
            self.timer.reward(seat)
        self.follow(at, before)
        since, fresh = 0.0, not silent
        if new is not None and new.kind in self.game.windows:
            since = max(feed.pausing if feed.due is None else feed.due for feed in self.feeds.values())
        elif new is not None and self.game.asks_openly(new.kind):
            since = max(feed.due or 0.0 for feed in self.feeds.values() if feed.seat != new.seat)
        else:
            fresh = False
        self.timer.press(at, self.running, since=since, fresh=fresh)


def seat_in(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def fold(facts: Facts, log: list[Entry], pause: float = 1.0) -> Folded:
    """The match that these entries tell. A log that cannot be read is refused as damaged, whatever is wrong with it."""
    folded = Folded(facts, pause)
    for entry in log:
        try:
            folded.add(entry)
        except Exception as error:
            raise Invalid("match-damaged", entry=entry.number) from error
    return folded
