"""The store: an append-only log for each match. One task commits all waiting jobs in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carteado.core.errors import Invalid
from carteado.core.optional import optional
from carteado.match.rules import knows
from carteado.server.compaction import unpack_entries
from carteado.server.database import bring_up_to_date, prepare_sqlite, read_url
from carteado.server.entries import Chair, Entry, Facts, Standing, read_entry
from carteado.server.protocol import Clock
from carteado.server.schema import compacted, entries, matches, players, pulse, seats
from carteado.server.trouble import TROUBLE, refusal_for

CHANNEL = "carteado"
LISTED = 100
LISTED_OF_OWNER = 3

ADD_STANDING = (
    sa.update(matches)
    .where(matches.c.code == sa.bindparam("match"))
    .values({name: sa.bindparam(f"new_{name}") for name in Standing.__struct_fields__})
)


class Taken(Exception):
    """Another process has already written an entry of that number: reload the match."""


def new_future() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False)
class Job:
    """Something to commit: a new match, or new entries and the standing of the match after them."""

    code: str
    entries: Sequence[Entry]
    standing: Standing
    chairs: Sequence[Chair] | None
    facts: Facts | None
    done: asyncio.Future[None] = field(default_factory=new_future)

    def settle(self, error: BaseException | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Store:
    """One database, which other processes may have open too."""

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        with optional():
            self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=True, hide_parameters=True)
        self.shared = self.url.get_backend_name() == "postgresql"
        self.waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.failures = 0  # transactions that the database refused
        self.thread = ThreadPoolExecutor(1)
        self.direct: sa.Engine | None = None
        if not self.shared:
            sa.event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            self.direct = sa.create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
            sa.event.listen(self.direct, "connect", prepare_sqlite)

    async def prepare(self) -> None:
        """Migrate the database to the current schema."""
        await bring_up_to_date(self.engine, self.shared)

    def open(self) -> None:
        """Start the writer task."""
        self.writer = asyncio.create_task(self.write_all())

    async def close(self) -> None:
        """Commit all waiting jobs, and close the database."""
        if self.writer is not None:
            self.waiting.put_nowait(None)
            await self.writer
        if self.direct is not None:
            self.direct.dispose()
        self.thread.shutdown()
        await self.engine.dispose()

    # Writing

    async def create(self, facts: Facts, new: Sequence[Entry], standing: Standing, chairs: Sequence[Chair]) -> None:
        await self.commit(Job(facts.code, new, standing, chairs, facts))

    async def append(self, code: str, new: Sequence[Entry], standing: Standing, chairs: Sequence[Chair] | None) -> None:
        """Append entries. They are durable when this returns; raises `Taken` if another process was first."""
        await self.commit(Job(code, new, standing, chairs, None))

    async def commit(self, job: Job) -> None:
        self.waiting.put_nowait(job)
        await job.done

    async def write_all(self) -> None:
        """Commit all waiting jobs in one transaction, over and over."""
        closing = False
        while not closing:
            jobs = [await self.waiting.get()]
            while not self.waiting.empty():
                jobs.append(self.waiting.get_nowait())
            closing = None in jobs
            # In a fixed order, or two processes could deadlock on each other's matches.
            await self.write(sorted((job for job in jobs if job is not None), key=lambda job: job.code))

    async def write(self, jobs: Sequence[Job]) -> None:
        if not jobs:
            return
        try:
            await self.transact(jobs)
        except IntegrityError:
            if len(jobs) == 1:
                jobs[0].settle(Taken())
            else:
                for job in jobs:
                    await self.write([job])
        except TROUBLE as error:
            self.failures += 1
            refusal = refusal_for(error)
            for job in jobs:
                job.settle(refusal)
        else:
            for job in jobs:
                job.settle(None)

    async def transact(self, jobs: Sequence[Job]) -> None:
        """Commit all jobs in one transaction. For SQLite it runs in a thread, without the event loop."""
        if self.direct is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(self.write_together, jobs)
        else:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.write_directly, self.direct, jobs)

    def write_directly(self, engine: sa.Engine, jobs: Sequence[Job]) -> None:
        with engine.begin() as connection:
            self.write_together(connection, jobs)

    def write_together(self, connection: sa.Connection, jobs: Sequence[Job]) -> None:
        made = [match_row(job.facts, job.standing) for job in jobs if job.facts is not None]
        if made:
            connection.execute(sa.insert(matches), made)
        rows = [entry.row() for job in jobs for entry in job.entries]
        if rows:
            connection.execute(sa.insert(entries), rows)
        moved = [standing_row(job) for job in jobs if job.facts is None]
        if moved:
            connection.execute(ADD_STANDING, moved)
        seated = [job for job in jobs if job.chairs is not None]
        if seated:
            connection.execute(sa.delete(seats).where(seats.c.match.in_([job.code for job in seated])))
            connection.execute(sa.insert(seats), [row for job in seated for row in chair_rows(job)])
        if self.shared:
            told = [f"entry {job.code} {job.standing.last}" for job in jobs]
            connection.execute(notify(told))

    async def name_player(self, id: str, name: str) -> None:
        dialect = postgresql if self.shared else sqlite
        insert: Any = dialect.insert(players).values(id=id, name=name)
        async with self.engine.begin() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
            if self.shared:
                await connection.execute(notify([f"name {id}"]))

    async def announce(self, text: str) -> None:
        """Send the other processes a notice that is not stored."""
        if self.shared:
            async with self.engine.begin() as connection:
                await connection.execute(notify([text]))

    # Reading

    async def rows(self, query: sa.Executable) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def facts(self, code: str) -> Facts | None:
        found = await self.rows(sa.select(matches).where(matches.c.code == code))
        return read_facts(found[0]) if found else None

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        query = sa.select(entries).where(entries.c.match == code, entries.c.number > after).order_by(entries.c.number)
        found = [read_entry(row) for row in await self.rows(query)]
        if found and found[0].number == after + 1:
            return found
        rows = await self.rows(sa.select(compacted).where(compacted.c.match == code, compacted.c.last > after))
        return [entry for row in rows for entry in unpack_entries(row) if entry.number > after] + found

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        found = await self.rows(sa.select(players.c.id, players.c.name).where(players.c.id.in_(ids)))
        return {row.id: row.name for row in found}

    async def due(self, now: float, passed: int = 0) -> list[str]:
        """Matches of rules known here in which the server is overdue: one page, after skipping `passed` of them."""
        known = await self.known_rules(matches.c.due < now)
        query = sa.select(matches.c.code).where(matches.c.due < now, known).order_by(matches.c.due, matches.c.code)
        return [row.code for row in await self.rows(query.offset(passed).limit(LISTED))]

    async def known_rules(self, among: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
        """The condition that a match is of rules known here; loads only the games of the matches `among`."""
        found = await self.rows(sa.select(matches.c.game, matches.c.rules).where(among).distinct())
        return sa.tuple_(matches.c.game, matches.c.rules).in_([tuple(row) for row in found if knows(*row)])

    async def give_up_on(self, code: str) -> None:
        """Stop looking after a match in which the server cannot act, until somebody else changes it."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(matches).where(matches.c.code == code).values(due=None))

    async def newest(self, codes: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these matches; deleted ones are left out."""
        query = sa.select(matches.c.code, matches.c.last).where(matches.c.code.in_(codes))
        return {row.code: row.last for row in await self.rows(query)}

    async def clocked(self) -> list[str]:
        """Matches of rules known here whose clock is running."""
        running = sa.and_(matches.c.started, sa.not_(matches.c.over), matches.c.clock != clock_text(Clock()))
        query = sa.select(matches.c.code).where(running, await self.known_rules(running))
        return [row.code for row in await self.rows(query)]

    async def own(self, player: str) -> list[Any]:
        """The player's matches: unfinished ones first, then by latest change."""
        seated = sa.select(seats.c.match).where(seats.c.player == player)
        query = sa.select(matches).where(matches.c.code.in_(seated))
        return await self.rows(query.order_by(matches.c.over, matches.c.changed.desc()).limit(LISTED))

    async def waiting_for_players(self) -> list[Any]:
        """Public matches that wait for players, a few per owner, latest change first."""
        waiting = (matches.c.public, sa.not_(matches.c.started), sa.not_(matches.c.over))
        rank = sa.func.row_number().over(partition_by=matches.c.owner, order_by=matches.c.changed.desc())
        ranked = sa.select(matches, rank.label("rank")).where(*waiting).subquery()
        query = sa.select(ranked).where(ranked.c.rank <= LISTED_OF_OWNER)
        return await self.rows(query.order_by(ranked.c.changed.desc()).limit(LISTED))

    async def names_beside(self, player: str) -> list[str]:
        """The names of the others at the player's unfinished tables."""
        own, others = seats.alias(), seats.alias()
        query = (
            sa.select(players.c.name)
            .distinct()
            .select_from(own)
            .join(matches, sa.and_(matches.c.code == own.c.match, sa.not_(matches.c.over)))
            .join(others, sa.and_(others.c.match == own.c.match, others.c.player != player))
            .join(players, players.c.id == others.c.player)
            .where(own.c.player == player)
        )
        return [row.name for row in await self.rows(query)]

    async def unfinished(self, player: str) -> list[str]:
        seated = sa.select(seats.c.match).where(seats.c.player == player)
        query = sa.select(matches.c.code).where(matches.c.code.in_(seated), sa.not_(matches.c.over))
        return [row.code for row in await self.rows(query)]

    async def match_row(self, code: str) -> Any | None:
        found = await self.rows(sa.select(matches).where(matches.c.code == code))
        return found[0] if found else None

    async def seats_of(self, codes: Sequence[str]) -> dict[str, list[Any]]:
        """The seats of each match, with the players' names."""
        query = (
            sa.select(seats, players.c.name)
            .outerjoin(players, players.c.id == seats.c.player)
            .where(seats.c.match.in_(codes))
            .order_by(seats.c.match, seats.c.seat)
        )
        found: dict[str, list[Any]] = {code: [] for code in codes}
        for row in await self.rows(query):
            found[row.match].append(row)
        return found

    async def beat(self, now: float) -> None:
        """Write the server's heartbeat."""
        dialect = postgresql if self.shared else sqlite
        insert: Any = dialect.insert(pulse).values(id=1, at=now)
        async with self.engine.begin() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"at": now}))

    async def last_beat(self) -> float | None:
        found = await self.rows(sa.select(pulse.c.at))
        return found[0].at if found else None


def notify(texts: Sequence[str]) -> sa.Executable:
    told = sa.func.unnest(sa.cast(list(texts), postgresql.ARRAY(sa.Text))).table_valued("text")
    return sa.select(sa.func.pg_notify(CHANNEL, told.c.text)).select_from(told)


def match_row(facts: Facts, standing: Standing) -> dict[str, Any]:
    kept = msgspec.structs.asdict(facts)
    kept["options"] = msgspec.json.encode(facts.options).decode()
    kept["seed"] = msgspec.json.encode(facts.seed).decode()
    kept["clock"] = clock_text(facts.clock)
    return kept | msgspec.structs.asdict(standing)


def standing_row(job: Job) -> dict[str, Any]:
    moved = {f"new_{name}": value for name, value in msgspec.structs.asdict(job.standing).items()}
    return {"match": job.code, **moved}


def chair_rows(job: Job) -> list[dict[str, Any]]:
    return [
        {"match": job.code, "seat": seat, "kind": chair.kind, "bot": chair.bot, "player": chair.player}
        for seat, chair in enumerate(job.chairs or ())
    ]


def read_facts(row: Any) -> Facts:
    kept = {name: getattr(row, name) for name in Facts.__struct_fields__}
    try:
        kept["options"] = msgspec.json.decode(row.options, type=dict[str, bool | int | str])
        kept["seed"] = msgspec.json.decode(row.seed, type=int | str)
        kept["clock"] = msgspec.json.decode(row.clock, type=Clock)
    except msgspec.MsgspecError as error:
        raise Invalid("match-damaged", entry=0) from error
    return Facts(**kept)


def clock_text(clock: Clock) -> str:
    return msgspec.json.encode(clock).decode()
