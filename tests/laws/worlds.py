"""Two tables that differ only in what one observer cannot see, played alike under one scripted clock."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import msgspec

from carteado.core.errors import Refusal
from carteado.core.state import Action, State
from carteado.laws.cases import Case
from carteado.match.match import Match
from carteado.server.changes import SatDown, Started
from carteado.server.entries import Entry
from carteado.server.folded import Folded
from carteado.server.folding import add
from carteado.server.hall import Hall
from carteado.server.limits import Limits
from carteado.server.making import new_facts
from carteado.server.protocol import Act, ClientWord, Clock
from carteado.server.room import Room
from carteado.server.sockets import HANDLERS
from carteado.server.telling import refused
from carteado.server.visitor import Visitor

CLOCK = Clock("total", 6000, 5)
OPEN = {
    "duel": ("main", "block", "mulligan", "may", "pick", "option", "amount"),
    "heroes": ("main", "slot", "again", "target", "opponent", "pay", "discard"),
    "apotheosis": ("main", "mulligan", "prepare"),
}
THINKING = 0.005  # seconds before an answer in secret


class Skip(selectors.SelectSelector):
    """Waits for nothing: the clock jumps to the next thing that is due."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


class ScriptedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only while everybody waits."""

    def __init__(self) -> None:
        self.skip = Skip()
        super().__init__(self.skip)

    def time(self) -> float:
        return self.skip.now


def run_scripted(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end on a scripted clock; in a thread, since Playwright may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(run_loop, work).result()


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    loop = ScriptedLoop()
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()


class Notebook:
    """A store that remembers nothing: no process comes back to these matches."""

    shared = False

    async def append(self, *written: Any) -> None:
        pass


class Message(NamedTuple):
    at: float
    text: bytes


class Listener(Visitor):
    """A visitor who notes what it was told, and when."""

    def __init__(self, player: str | None, name: str = "") -> None:
        super().__init__(player, name)
        self.heard: list[Message] = []

    def post(self, message: bytes) -> None:
        self.heard.append(Message(asyncio.get_running_loop().time(), message))


class World:
    """A match in a room of its own, watched by one observer."""

    def __init__(self, case: Case, state: State, observer: int | None) -> None:
        self.observer = observer
        self.clock = asyncio.get_running_loop().time
        self.folded = started(case, state, self.clock())
        names = {f"player {seat}": f"Player {seat}" for seat in range(case.seats)}
        store: Any = Notebook()
        thinkers: Any = None  # there are no bots
        self.room = Room(Hall(store, thinkers, Limits(), clock=self.clock), self.folded, names)
        self.people = {seat: Listener(player, names[player]) for seat, player in enumerate(names)}
        self.watcher = Listener(None)
        self.ear = self.watcher if observer is None else self.people[observer]
        self.events: list[dict[str, Any]] = []

    @property
    def state(self) -> State:
        return self.folded.played.state

    async def open(self) -> None:
        for visitor in (*self.people.values(), self.watcher):
            await self.room.enter(visitor, 0)

    async def say(self, visitor: Visitor, word: ClientWord) -> None:
        try:
            async with self.room.lock:
                await self.room.settle()
                await HANDLERS[type(word)](self.room, visitor, word)
        except Refusal as refusal:
            visitor.tell(refused(refusal))

    async def act(self, action: Action) -> None:
        """Whoever is asked answers, as soon as that seat knows that it is asked."""
        match = self.folded.played
        assert match.state.decision is not None
        seat = match.state.decision.seat
        while self.folded.behind(seat, self.clock()):
            await asyncio.sleep(THINKING)
        number, length = self.folded.told(seat, self.clock()), match.number
        await self.say(self.people[seat], Act(number, match.game.action_text(action)))
        assert match.number == length + 1, match.game.action_text(action)
        self.events += [event.heard_by(self.observer) for event in match.log[-1]]

    async def answer_in_secret(self) -> None:
        """Whoever is asked without the observer's knowledge passes, or takes the last answer there is."""
        while self.asks_in_secret:
            await asyncio.sleep(THINKING)
            await self.act(self.state.legal()[-1])

    @property
    def asks_in_secret(self) -> bool:
        return not sees_question(self.state, self.observer)


def sees_question(state: State, observer: int | None) -> bool:
    """Whether the rules let the observer know who is asked now."""
    decision = state.decision
    if decision is None or decision.seat == observer or state.game.id not in OPEN:
        return True
    return decision.kind in OPEN[state.game.id]


def started(case: Case, state: State, now: float) -> Folded:
    """A match that stands at this table."""
    setup = case.setup()
    made = new_facts(case.game, setup, seed="secret", clock=CLOCK, spectators_chat=True)
    facts = msgspec.structs.replace(made, code="CODE", created=now)
    folded = Folded(facts)
    for seat in range(case.seats):
        add(folded, Entry("CODE", seat + 1, SatDown(seat, f"player {seat}"), now))
    add(folded, Entry("CODE", case.seats + 1, Started(), now))
    match: Match = folded.played
    match.log[0].clear()
    match.state = state
    match.state.events = []
    return folded
