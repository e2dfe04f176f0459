"""A live match in this process: who is connected, and the one way in which its log grows."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from carteado.core.errors import Illegal, Invalid, Refusal, Stale
from carteado.server.addresses import is_loopback, source_of
from carteado.server.autoplay import Autoplay
from carteado.server.broadcast import Broadcast
from carteado.server.changes import (
    Acted,
    AnyChange,
    BotSeated,
    Change,
    Paused,
    Removed,
    Returned,
    Spoke,
    TakenBack,
    TimedOut,
)
from carteado.server.entries import Entry
from carteado.server.folded import Folded
from carteado.server.folding import add, fold
from carteado.server.store import Taken
from carteado.server.telling import refused
from carteado.server.visitor import Visitor

if TYPE_CHECKING:
    from carteado.server.hall import Hall

TAKING_OVER = "greedy"


class Room:
    """Reads and changes happen under the lock. Whenever the lock is free, the state in memory is the stored one."""

    def __init__(self, hall: Hall, folded: Folded, names: dict[str, str]) -> None:
        self.hall = hall
        self.folded = folded
        self.names = names
        self.lock = asyncio.Lock()
        self.sockets = 0  # open sockets, whether or not they said hello
        self.visitors: set[Visitor] = set()
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}  # by process: time, seats, spectators
        self.away_since = dict.fromkeys(range(folded.facts.seats), time.time())
        self.doubtful = False
        self.deleted = False
        self.epoch = 0
        self.unwelcome: set[str] = set()  # addresses of removed people; never stored
        self.used = time.monotonic()
        self.address = ""  # of the client that made the match, if known
        self.autoplay = Autoplay(self)
        self.broadcast = Broadcast(self)
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def code(self) -> str:
        return self.folded.facts.code

    @property
    def idle(self) -> bool:
        return self.sockets == 0 and not self.visitors and self.autoplay.task is None and not self.lock.locked()

    # The log

    async def write(self, *changes: AnyChange) -> None:
        """Append changes to the log. They are durable when this returns. Needs the lock."""
        folded = self.folded
        now = self.hall.clock()
        seat, chairs, over = changes[0].columns().seat, list(folded.chairs), folded.over
        number = folded.told(seat, now)
        new: list[Entry] = []
        try:
            for change in changes:
                entry = Entry(self.code, folded.last + 1, change, now)
                await take_in(folded, entry)
                new.append(entry)
            reseated = folded.chairs if folded.chairs != chairs else None
            await self.hall.store.append(self.code, new, folded.standing(), reseated)
        except Taken:
            await self.reload()
            self.broadcast.send()
            self.go_on()
            raise Stale("stale", number=number, now=self.folded.told(seat, now)) from None
        except Refusal:
            self.doubtful = bool(new)  # if the first change was refused, nothing has changed
            raise
        except BaseException:
            self.doubtful = True  # it may or may not have been written
            raise
        self.hall.metrics.count("entries", len(new))
        if folded.over and folded.started and not over:
            self.hall.archives.over(self.code)

    async def reload(self) -> None:
        """Read the whole log again."""
        if await self.hall.store.match_row(self.code) is None:
            self.hall.drop(self.code)
            raise Invalid("match-deleted")
        entries = await self.hall.store.entries(self.code)
        self.folded = await asyncio.to_thread(fold, self.folded.facts, entries, self.hall.pause)
        await self.learn_names()
        self.epoch += 1
        self.doubtful = False
        self.broadcast.forget_undo()

    async def catch_up(self) -> None:
        """Fold the entries that another process has written."""
        seen = False
        async with self.lock:
            for entry in await self.hall.store.entries(self.code, after=self.folded.last):
                if self.doubtful or entry.number != self.folded.last + 1:
                    await self.reload()
                    seen = True
                    break
                await take_in(self.folded, entry)
                self.follow(entry.change)
                seen = seen or not isinstance(entry.change, Acted)
            await self.learn_names()
            self.broadcast.send(moved=not seen)
            self.go_on()
            await self.welcome_back()

    def follow(self, change: Change) -> None:
        """Do what a change requires besides sending the table."""
        if isinstance(change, TakenBack):
            self.epoch += 1
            self.broadcast.forget_undo()
        elif isinstance(change, Spoke):
            for visitor in self.visitors:
                visitor.tell(self.folded.chat[-1])
        elif isinstance(change, Removed):
            self.dismiss(change.player)

    def dismiss(self, player: str) -> None:
        """Close the sockets of a removed person, and remember their addresses."""
        seated = {source_of(visitor.address) for visitor in self.visitors if visitor.seat is not None}
        for visitor in self.visitors:
            if visitor.player == player:
                if not is_loopback(visitor.address):
                    self.unwelcome |= {source_of(visitor.address)} - seated
                visitor.dismiss(refused(Illegal("removed-by-host")))

    async def learn_names(self) -> None:
        players = {chair.player for chair in self.folded.chairs if chair.player} - self.names.keys()
        if players:
            self.names |= dict.fromkeys(players, "") | await self.hall.store.names(sorted(players))

    async def change(self, *changes: AnyChange) -> None:
        """Write changes, and send the new table to everybody. Needs the lock."""
        await self.write(*changes)
        for change in changes:
            self.follow(change)
        kinds = {type(change) for change in changes}
        if kinds != {Spoke}:
            await self.learn_names()
            self.broadcast.send(moved=kinds == {Acted})
            self.go_on()

    async def settle(self) -> None:
        """Called after taking the lock: reload the log if the state in memory may differ from it."""
        self.used = time.monotonic()
        if self.deleted:
            raise Invalid("match-deleted")
        if self.doubtful:
            await self.reload()
            self.broadcast.send()

    # Presence

    @property
    def here(self) -> tuple[list[int], int]:
        """The seats whose people are connected to this process, and the number of spectators."""
        seats = {visitor.seat for visitor in self.visitors if visitor.seat is not None}
        return sorted(seats), sum(visitor.seat is None for visitor in self.visitors)

    @property
    def present(self) -> list[int]:
        """The seats whose people are connected to this or another process."""
        return sorted(set(self.here[0]).union(*(seats for _, seats, _ in self.elsewhere.values())))

    @property
    def spectators(self) -> int:
        return self.here[1] + sum(count for _, _, count in self.elsewhere.values())

    async def hear_presence(self, process: str, seats: tuple[int, ...], spectators: int) -> None:
        """Note who is connected to another process."""
        before = self.present, self.spectators
        if seats or spectators:
            self.elsewhere[process] = (time.monotonic(), seats, spectators)
        else:
            self.elsewhere.pop(process, None)
        for seat in before[0]:
            if seat not in self.present:
                self.away_since[seat] = time.time()
        if before != (self.present, self.spectators):
            async with self.lock:
                await self.settle()
                self.broadcast.send()

    async def enter(self, visitor: Visitor, seen: int) -> None:
        async with self.lock:
            await self.settle()
            self.visitors.add(visitor)
            visitor.seat = self.folded.seat_of(visitor.player)
            self.learn_address(visitor)
            known = 0 if self.folded.undone else seen
            visitor.seen = known if known <= self.folded.told(visitor.seat, self.hall.clock()) + 1 else 0
            visitor.fresh = visitor.seen == 0
            visitor.epoch = self.epoch
            self.broadcast.send()
            if seen == 0:
                for line in self.folded.chat:
                    visitor.tell(line)
            self.go_on()
            await self.welcome_back()

    async def welcome_back(self) -> None:
        """Give people who are back their seats again, from the bots that played for them. Needs the lock."""
        while back := self.returned:
            with suppress(Stale):  # another process was first; the log has been reloaded
                await self.change(*map(Returned, back))

    @property
    def returned(self) -> list[int]:
        """The seats at which a bot plays for somebody who is connected here."""
        if self.folded.over:
            return []
        here = {visitor.player for visitor in self.visitors if visitor.player}
        return [seat for seat, chair in enumerate(self.folded.chairs) if chair.left == "away" and chair.player in here]

    def learn_address(self, visitor: Visitor) -> None:
        """After a restart, take the address of the owner, of a player or, in an exhibition, of a spectator."""
        known = visitor.player == self.folded.facts.owner or visitor.seat is not None
        if not self.address and (known or not self.folded.people):
            self.address = visitor.address

    async def leave(self, visitor: Visitor) -> None:
        """Remove a visitor whose socket is closed; the player keeps the seat."""
        self.visitors.discard(visitor)
        if visitor.seat is not None and visitor.seat not in self.present:
            self.away_since[visitor.seat] = time.time()
        async with self.lock:
            if not self.deleted:
                await self.settle()
                self.broadcast.send()

    # Bots and clocks

    def go_on(self) -> None:
        """Ask the bot whose turn it is, and set the alarm for the clock. Needs the lock."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        now = self.hall.clock()
        untold = self.next_due(now)
        self.autoplay.go_on()
        deadline = None if self.folded.over else self.folded.timer.deadline
        times = [at for at in (untold, deadline) if at is not None]
        if times:
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, min(times) - now), self.ring)

    def next_due(self, now: float) -> float | None:
        """When a visitor is next told of an action that has happened; bots wait for that."""
        feeds = [
            self.folded.feed(seat, now) for seat in {visitor.seat for visitor in self.visitors} if self.folded.feeds
        ]
        return min((feed.due for feed in feeds if feed.due is not None), default=None)

    def ring(self) -> None:
        self.alarm = None
        self.hall.start(self.awake())

    async def awake(self) -> None:
        """Send the tables that are due; end the turn of a seat whose clock has run out."""
        async with self.lock:
            await self.settle()
            self.broadcast.send(moved=True)
            seat, deadline = self.folded.turn, self.folded.timer.deadline
            if seat is None or deadline is None or deadline > self.hall.clock():
                self.go_on()
            else:
                await self.flag(seat)

    async def flag(self, seat: int) -> None:
        """Write that the clock of a seat ran out: the match ends, or with more than two seats a bot takes over."""
        changes: list[AnyChange] = [TimedOut(seat)]
        if self.folded.facts.seats > 2:
            changes.append(BotSeated(seat, TAKING_OVER))
        await self.change(*changes)

    async def rename(self, player: str, name: str) -> None:
        async with self.lock:
            await self.settle()
            self.names[player] = name
            for visitor in self.visitors:
                if visitor.player == player:
                    visitor.name = name
            self.broadcast.send()

    def forget(self) -> None:
        """Stop the timers of a room that nobody uses; the sweeper watches its clock."""
        self.autoplay.forget()
        if self.alarm is not None:
            self.alarm.cancel()

    def close(self) -> None:
        """Close the room of a deleted match, and tell its visitors."""
        self.deleted = True
        self.forget()
        if self.autoplay.task is not None:
            self.autoplay.task.cancel()
        for visitor in self.visitors:
            visitor.dismiss(refused(Invalid("match-deleted")))

    async def pause(self, gone: float) -> None:
        """Write that no server was running since that time."""
        async with self.lock:
            await self.settle()
            if not self.folded.over:
                await self.change(Paused(gone))

    async def tick(self) -> None:
        """Called by the sweeper when something is due in this match."""
        async with self.lock:
            await self.settle()
            self.go_on()


async def take_in(folded: Folded, entry: Entry) -> None:
    """Fold an entry; a takeback replays the match, which may take a while, so it runs in a thread."""
    if isinstance(entry.change, TakenBack):
        await asyncio.to_thread(add, folded, entry)
    else:
        add(folded, entry)


def person(room: Room, visitor: Visitor) -> int:
    """The seat of the visitor; refuse a visitor who has none."""
    seat = room.folded.seat_of(visitor.player)
    if seat is None or room.folded.chairs[seat].kind != "person":
        raise Illegal("not-seated")
    return seat
