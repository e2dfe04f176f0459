"""A fair queue of questions: people first, then addresses in turn, then the owners of an address in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Any

from carteado.core.errors import Illegal
from carteado.server.addresses import source_of

PER_OWNER = 16
PER_ADDRESS = 64
IN_ALL = 1024
REMEMBERED = 10_000


class Rank(IntEnum):
    """Who waits for the answer; the lowest comes first."""

    PERSON = 0  # a connected player, or whoever sent a request
    ABSENT = 1  # a player who is away
    AUDIENCE = 2  # spectators of an exhibition
    READER = 3  # whoever waits for a review
    HOUSE = 4  # the server itself


class Unwanted(Exception):
    """Raised for a question that was withdrawn because nobody waits for the answer."""


@dataclass(frozen=True)
class Errand:
    """On whose account a question is asked. `rank` is called whenever a worker is free; None withdraws it."""

    owner: str
    address: str
    rank: Callable[[], Rank | None]

    @property
    def account(self) -> str:
        """The source address, or the owner if the address is not known, as after a restart."""
        return source_of(self.address) if self.address else f"owner {self.owner}"


HOUSE = Errand("", "", lambda: Rank.HOUSE)


def for_person(owner: str, address: str) -> Errand:
    """An errand for the sender of a request."""
    return Errand(owner, address, lambda: Rank.PERSON)


@dataclass(eq=False)
class Thought:
    """A question that waits for a worker or runs."""

    errand: Errand
    question: Callable[..., Any]
    facts: tuple[Any, ...]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    rank: Rank = Rank.HOUSE  # as last read


class FairQueue:
    """Questions that wait for one of several workers.

    No address ever holds all workers, nor do questions for which no person waits: with two workers or more, one is
    left for the next person.
    """

    def __init__(self, workers: int) -> None:
        self.most_running = max(1, workers - 1)
        self.waiting: list[Thought] = []
        self.running: set[Thought] = set()
        self.turns = count(1)
        self.served: OrderedDict[str, int] = OrderedDict()  # when an owner or an account was last served

    def add(self, thought: Thought) -> None:
        """Queue a question, or refuse it if too many of its owner, of its address or in all are waiting."""
        rank = thought.errand.rank()
        if rank is None:
            raise Unwanted
        thought.rank = rank
        if not self.has_room(thought):
            raise Illegal("bots-busy")
        self.waiting.append(thought)

    def has_room(self, thought: Thought) -> bool:
        """Whether the queue has room for this rank; half of it is reserved for people."""
        errand = thought.errand
        places = IN_ALL if thought.rank is Rank.PERSON else IN_ALL // 2
        return (
            len(self.waiting) < places
            and sum(other.errand.owner == errand.owner for other in self.waiting) < PER_OWNER
            and sum(other.errand.account == errand.account for other in self.waiting) < PER_ADDRESS
        )

    def next(self) -> Thought | None:
        """The question for a free worker, if one may run now; it runs until `done` is called."""
        self.read_ranks()
        accounts = Counter(thought.errand.account for thought in self.running)
        unhurried = sum(thought.rank is not Rank.PERSON for thought in self.running)
        allowed = [
            thought
            for thought in self.waiting
            if accounts[thought.errand.account] < self.most_running
            and (thought.rank is Rank.PERSON or unhurried < self.most_running)
        ]
        if not allowed:
            return None
        chosen = min(allowed, key=self.order)  # of equals the oldest
        self.waiting.remove(chosen)
        self.running.add(chosen)
        turn = next(self.turns)
        self.serve(chosen.errand.account, turn)
        self.serve(f"owner {chosen.errand.owner}", turn)
        return chosen

    def done(self, thought: Thought) -> None:
        self.running.discard(thought)

    def close(self, reason: Exception) -> None:
        """Fail all waiting questions with this error."""
        for thought in self.waiting:
            if not thought.answer.done():
                thought.answer.set_exception(reason)
        self.waiting.clear()

    def read_ranks(self) -> None:
        """Update the rank of every waiting question, and drop those that were withdrawn."""
        kept = []
        for thought in self.waiting:
            rank = thought.errand.rank()
            if thought.answer.done():
                continue
            if rank is None:
                thought.answer.set_exception(Unwanted())
                continue
            thought.rank = rank
            kept.append(thought)
        self.waiting = kept

    def order(self, thought: Thought) -> tuple[int, int, int]:
        errand = thought.errand
        return thought.rank, self.served.get(errand.account, 0), self.served.get(f"owner {errand.owner}", 0)

    def serve(self, who: str, turn: int) -> None:
        self.served.pop(who, None)
        self.served[who] = turn
        if len(self.served) > REMEMBERED:
            self.served.popitem(last=False)
