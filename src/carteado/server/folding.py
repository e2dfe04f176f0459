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
from carteado.server.protocol import ChatLine, Proposal

CHAT_KEPT = 50
BOT_LATE = 15.0


class Folded:
    """Who sits where, what was played, what was asked and said."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.game: Game = load_version(facts.game, facts.rules, facts.package)
        self.setup: Setup = self.game.setup(seats=facts.seats, mode=facts.mode, options=facts.options)
        self.last = 0
        self.changed = facts.created
        self.chairs: list[Chair] = [OPEN] * facts.seats
        self.nonces = [""] * facts.seats
        self.match: Match | None = None
        self.result: dict[str, Any] | None = None
        self.ended = False
        self.undone = False
        self.timer = Timer(facts.clock, facts.seats)
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
            number=self.number,
            turn=self.turn,
            started=self.started,
            over=self.over,
            changed=self.changed,
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
        self.press(entry, None)

    def add_return(self, entry: Entry) -> None:
        """The player is back, and the bot gives the seat up."""
        seat = seat_in(entry)
        self.chairs[seat] = Chair("person", player=self.chairs[seat].player)
        self.press(entry, None)

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
        self.press(entry, None)

    def add_action(self, entry: Entry) -> None:
        match = self.played
        seat = seat_in(entry)
        before = match.state.clone() if self.chairs[seat].kind == "person" else None
        match.submit(seat, entry.text)
        if before is not None:
            self.earlier[seat] = (match.number - 1, before)
        self.moved_on()
        self.press(entry, seat)

    def add_undo(self, entry: Entry) -> None:
        match = self.played
        kept = match.actions[: int(entry.text)]
        self.match = match.again()
        self.earlier.clear()
        for action in kept:
            seat = self.turn
            before = self.match.state.clone()
            self.match.accept(action)
            if seat is not None and self.chairs[seat].kind == "person":
                self.earlier[seat] = (self.match.number - 1, before)
        self.undone = True
        self.moved_on()
        self.press(entry, None)

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
        self.press(entry, None)

    def add_propose(self, entry: Entry) -> None:
        asked = msgspec.json.decode(entry.text, type=Asked)
        by = seat_in(entry)
        self.proposals[entry.number] = Proposal(entry.number, asked.what, by, asked.seat, [by])

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
            self.press(entry, None)

    # What several entries do

    @property
    def played(self) -> Match:
        assert self.match is not None
        return self.match

    def moved_on(self) -> None:
        """What was asked about an earlier table is void."""
        self.proposals = {id: asked for id, asked in self.proposals.items() if asked.what != "undo"}

    def press(self, entry: Entry, acted: int | None) -> None:
        """Only a person's time runs."""
        turn = self.turn
        running = turn if turn is not None and self.chairs[turn].kind == "person" else None
        person = acted if acted is not None and self.chairs[acted].kind == "person" else None
        self.timer.press(entry.at, person, running)


def seat_in(entry: Entry) -> int:
    assert entry.seat is not None
    return entry.seat


def fold(facts: Facts, log: list[Entry]) -> Folded:
    """The match that these entries tell. A log that cannot be read is refused as damaged, whatever is wrong with it."""
    folded = Folded(facts)
    for entry in log:
        try:
            folded.add(entry)
        except Exception as error:
            raise Invalid("match-damaged", entry=entry.number) from error
    return folded
