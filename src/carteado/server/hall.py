"""The hall: everything that a server process holds, from its database to the rooms of its live matches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from carteado.bots import FOR_ALL_GAMES
from carteado.core.errors import Invalid, Refusal, Stale
from carteado.core.game import Game, Setup
from carteado.server.archives import Archives
from carteado.server.bans import Bans, ban_refusal, bans_in_force
from carteado.server.changes import AnyChange, BotSeated, SatDown
from carteado.server.compaction import compact_finished
from carteado.server.entries import Facts
from carteado.server.exhibitions import Exhibitions
from carteado.server.expiry import NO_AGES, Ages, drop_upload_archives, expire
from carteado.server.folded import Folded
from carteado.server.folding import fold
from carteado.server.guests import Guests
from carteado.server.limits import Limits
from carteado.server.lobby_protocol import NewMatch
from carteado.server.making import add_all, check_absence, check_clock, new_facts, turned
from carteado.server.metrics import Metrics
from carteado.server.notices import Notices
from carteado.server.processes import Processes
from carteado.server.reviews import Reviews
from carteado.server.room import Room
from carteado.server.sets import Sets
from carteado.server.store import Store
from carteado.server.telling import refused
from carteado.server.thinking.questions import check_bot, try_bot
from carteado.server.thinking.queue import Errand, for_person
from carteado.server.thinking.thinkers import Thinkers
from carteado.server.trouble import tell_failure

SWEEP = 1.0  # seconds between two sweeps
LOOK = 3  # sweeps between two polls of what other processes wrote
TIDY = 60  # sweeps between two rounds of compacting
PRESENCE = 15  # sweeps between two announcements of who is connected here
SILENT = 40.0
ABSENT = 10.0
FORGET = 60.0
ADDRESSES = 10_000
BOT = "bot:"
COME_BACK_NOW = 1012
log = logging.getLogger("carteado.server")


class Hall:
    """Where matches are made and found."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        *,
        pause: float = 1.0,
        clock: Callable[[], float] = time.time,
        ages: Ages = NO_AGES,
        at: str = "",
    ) -> None:
        """`pause` is a factor for the pauses that hide secret questions; 0 means none."""
        self.pause = pause
        self.clock = clock
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.ages = ages
        self.sets = Sets(store)
        self.processes = Processes(store, at, self.sets)
        self.metrics = Metrics()
        self.guests = Guests(store)
        self.bans = Bans()
        self.archives = Archives(self)
        self.reviews = Reviews(self)
        self.folding = asyncio.Lock()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.notices = Notices(self, store)
        self.passed = 0  # overdue matches that the current round of sweeps has already tried
        self.exhibitions = Exhibitions(limits.exhibitions_per_owner, limits.exhibitions_per_address)
        self.made_at: OrderedDict[str, str] = OrderedDict()  # addresses of matches made here; never stored

    async def open(self) -> None:
        """Start the background tasks."""
        await self.guests.open()
        await self.learn_bans()
        await self.forgive_absence()
        await self.processes.beat(time.time())
        self.start(self.sweep_for_ever())
        self.start(self.archives.make_for_ever())
        if self.store.shared:
            self.start(self.notices.listen_for_ever())

    async def close(self) -> None:
        """Stop the background tasks; the store commits what was accepted."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.processes.leave()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a background task; keep it until it is done, and log its failure."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            tell_failure("work failed", error)

    async def room(self, code: str) -> Room:
        """The room of a match, opened from its log if necessary."""
        if code not in self.rooms:
            try:
                async with self.opening.setdefault(code, asyncio.Lock()):
                    if code not in self.rooms:
                        self.rooms[code] = await self.open_room(code)
            finally:
                self.opening.pop(code, None)
        return self.rooms[code]

    async def open_room(self, code: str) -> Room:
        folded = await self.read(code)
        players = sorted({chair.player for chair in folded.chairs if chair.player})
        room = Room(self, folded, await self.store.names(players))
        room.address = self.made_at.get(code, "")
        if self.store.shared:
            self.start(room.catch_up())  # another process may have written since the log was read
        return room

    async def read(self, code: str) -> Folded:
        """Read a match from its log; folding runs in a thread, as a long match takes a while."""
        facts = await self.store.facts(code)
        if facts is None:
            raise Invalid("match-unknown")
        await self.processes.check(facts)
        entries = await self.store.entries(code)
        async with self.folding:  # several at once would starve the event loop
            return await asyncio.to_thread(fold, facts, entries, self.pause)

    # Looking after matches

    async def forgive_absence(self) -> None:
        """If no server was running for a while, charge that time to nobody's clock."""
        now, last = time.time(), await self.store.last_beat()
        await self.store.beat(now)
        if last is not None and now - last > ABSENT:
            for code in await self.store.clocked():
                await self.look_after(code, lambda room: room.pause(last))

    async def sweep_for_ever(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(SWEEP)
            rounds += 1
            try:
                await self.sweep()
                if rounds % LOOK == 0:
                    await self.store.beat(time.time())
                    await self.processes.beat(time.time())
                    await self.look_again()
                    await self.learn_bans()
                if rounds % TIDY == 0:
                    await compact_finished(self.store)
                    await expire(self.store, self.ages)
                    await drop_upload_archives(self.store)
                    await self.sets.expire()
                if rounds % PRESENCE == 0:
                    self.refresh_presence()
            except Exception as error:
                tell_failure("the sweep failed", error)

    async def sweep(self) -> None:
        """Open matches in which a bot or a clock is overdue, and close the rooms of idle ones."""
        overdue = await self.store.due(time.time(), self.passed)
        self.passed = self.passed + len(overdue) if overdue else 0  # matches that stay overdue do not hide others
        for code in overdue:
            await self.look_after(code, Room.tick)
        for code in [code for code, room in self.rooms.items() if room.autoplay.held]:
            await self.look_after(code, Room.tick)
        for code, room in list(self.rooms.items()):
            if room.idle and time.monotonic() - room.used > FORGET:
                room.forget()
                del self.rooms[code]

    async def look_after(self, code: str, work: Callable[[Room], Awaitable[None]]) -> None:
        """Do something for a match; give up on one that cannot go on, such as a damaged one, and log that once."""
        try:
            await work(await self.room(code))
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:
            reason = error.code if isinstance(error, Refusal) else type(error).__name__
            if isinstance(error, Stale) or reason == "database-trouble":
                return
            log.error("a match cannot go on", extra={"facts": {"reason": reason}})
            await self.store.give_up_on(code)

    # Other processes

    async def look_again(self) -> None:
        """Poll for live matches that grew or were deleted elsewhere: notices can be missed, and SQLite has none."""
        rooms = dict(self.rooms)
        newest = await self.store.newest(list(rooms)) if rooms else {}
        for code, room in rooms.items():
            if code not in newest:
                self.drop(code)
            elif newest[code] > room.folded.last:
                self.grown(code, None)

    def drop(self, code: str) -> None:
        """Close the room of a deleted match."""
        room = self.rooms.pop(code, None)
        if room is not None:
            room.close()

    async def learn_bans(self) -> None:
        """Reload the bans, and disconnect clients that are banned now."""
        self.bans = Bans(await bans_in_force(self.store))
        for room in list(self.rooms.values()):
            for visitor in list(room.visitors):
                if (ban := self.bans.find(visitor.address, visitor.player)) is not None:
                    visitor.dismiss(refused(ban_refusal(ban)))

    def grown(self, code: str, last: int | None) -> None:
        """Catch up with a log that another process may have written to."""
        room = self.rooms.get(code)
        if room is not None and (last is None or room.folded.last < last):
            self.start(room.catch_up())

    def announce_presence(self, room: Room) -> None:
        """Tell the other processes who is connected here."""
        if self.store.shared:
            seats, spectators = room.here
            self.start(self.notices.tell_presence(room.code, seats, spectators))

    def seen_elsewhere(self, code: str, process: str, seats: tuple[int, ...], spectators: int) -> None:
        room = self.rooms.get(code)
        if room is None:
            return
        if process not in room.elsewhere and room.visitors:
            self.announce_presence(room)
        self.start(room.hear_presence(process, seats, spectators))

    def refresh_presence(self) -> None:
        """Announce again who is connected here, and forget processes that stopped announcing."""
        for room in list(self.rooms.values()):
            if room.visitors:
                self.announce_presence(room)
            silent = [name for name, (at, _, _) in room.elsewhere.items() if time.monotonic() - at > SILENT]
            for name in silent:
                self.start(room.hear_presence(name, (), 0))

    async def hang_up(self, player: str) -> None:
        """Close the sockets of a player whose token has changed, so that they reconnect with the new one."""
        self.close_lines(player)
        await self.store.announce(f"guest {player}")

    def close_lines(self, player: str) -> None:
        for room in list(self.rooms.values()):
            for visitor in list(room.visitors):
                if visitor.player == player:
                    visitor.lose(COME_BACK_NOW)

    async def learn_name(self, player: str) -> None:
        """Show a player's new name at the tables where that player sits."""
        name = (await self.store.names([player])).get(player, "")
        for room in list(self.rooms.values()):
            if player in room.names and room.names[player] != name:
                await room.rename(player, name)

    # New matches

    async def open_match(self, wanted: NewMatch, player: str, address: str = "") -> str:
        """Make a match. It starts when every seat is taken and every person has added a nonce."""
        game = await self.sets.load(wanted.game)
        setup = game.setup(seats=len(wanted.seats), mode=wanted.mode, options=wanted.options)
        check_clock(wanted.clock)
        check_absence(wanted.absence)
        changes: list[AnyChange] = []
        for seat, chair in enumerate(wanted.seats):
            if chair.who == "me":
                changes.append(SatDown(seat, player))
            elif chair.who.startswith(BOT):
                bot = chair.who.removeprefix(BOT)
                await self.check_bot(game, setup, bot, for_person(player, address))
                changes.append(BotSeated(seat, bot))
            elif chair.who != "open":
                raise Invalid("seat-wish-unknown", found=chair.who, allowed=f"me, open, {BOT}NAME")
        if sum(isinstance(change, SatDown) for change in changes) > 1:
            raise Invalid("already-seated")
        facts = new_facts(
            game,
            setup,
            owner=player,
            clock=wanted.clock,
            absence=wanted.absence,
            public=wanted.public,
            spectators_chat=wanted.spectators_chat,
        )
        return await self.create(facts, changes, address)

    async def check_bot(self, game: Game, setup: Setup, bot: str, errand: Errand) -> None:
        """Refuse a bot that cannot play; a bot of one game may lack something, so it is tried in a worker."""
        check_bot(game, bot)
        if bot.partition(":")[0] not in FOR_ALL_GAMES:
            await self.thinkers.ask(try_bot, game.edition, setup.record(), bot, errand=errand)

    async def create(self, facts: Facts, changes: Sequence[AnyChange], address: str = "") -> str:
        """Store a new match with its first entries; a match among bots starts at once."""
        folded = Folded(facts, self.pause)
        entries = await asyncio.to_thread(add_all, folded, changes)
        if folded.bot_asked is not None and not folded.people:
            self.exhibitions.admit(facts.code, facts.owner, address)
        self.remember_address(facts.code, address)
        try:
            await self.store.create(facts, entries, folded.standing(), folded.chairs)
        except BaseException:
            self.exhibitions.close(facts.code)
            raise
        if folded.bot_asked is not None:
            await (await self.room(facts.code)).tick()
        return facts.code

    def remember_address(self, code: str, address: str) -> None:
        self.made_at[code] = address
        if len(self.made_at) > ADDRESSES:
            self.made_at.popitem(last=False)

    async def rematch(self, folded: Folded) -> str:
        """Make the match again with everybody one seat further; options of a seat follow its player."""
        facts, seats, chosen = folded.facts, folded.facts.seats, folded.setup.options
        options = {name: chosen[source] for name, source in turned(chosen, seats).items()}
        setup = folded.game.setup(seats=seats, mode=facts.mode, options=options)
        changes: list[AnyChange] = []
        for seat in range(seats):
            chair = folded.chairs[(seat + 1) % seats]
            if chair.kind == "bot":
                changes.append(BotSeated(seat, chair.bot))
            elif chair.player is not None:
                changes.append(SatDown(seat, chair.player))
        made = new_facts(
            folded.game,
            setup,
            owner=facts.owner,
            clock=facts.clock,
            absence=facts.absence,
            public=facts.public,
            spectators_chat=facts.spectators_chat,
        )
        return await self.create(made, changes, self.made_at.get(facts.code, ""))
