"""Card sets that players brought: stored by their hash, kept in files where this process and its workers find them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.core.game import Game
from carteado.core.sets import Contents, edition
from carteado.games import load, load_with
from carteado.server.lobby_protocol import SetBrief
from carteado.server.schema import matches, players, sets

if TYPE_CHECKING:
    from carteado.server.store import Store

PER_OWNER = 200
IN_ALL = 5000
UNUSED = 30 * 24 * 3600.0  # seconds for which a set without a match is stored after it was last asked for
NOTED = 3600.0  # seconds between two notes that a set was asked for
BATCH = 20


class Sets:
    """The card sets in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def load(self, id: str) -> Game:
        """Load a game, or one with a stored set (`duel+52c1...`)."""
        game, _, digest = id.partition("+")
        if digest:
            await self.need(game, f"+{digest}")
        return await asyncio.to_thread(load, id)

    async def need(self, game: str, rules: str) -> None:
        """Keep the set that these rules name in a file, if the database has it."""
        digest = rules.partition("+")[2]
        if not digest or await asyncio.to_thread(is_here, edition(game, rules)):
            return
        contents = await self.contents(game, digest)
        if contents is not None:
            await asyncio.to_thread(load_with, contents)

    async def contents(self, game: str, digest: str) -> Contents | None:
        """Read a stored set, and note that it was asked for."""
        found = await self.store.rows(sa.select(sets).where(sets.c.game == game, sets.c.digest == digest))
        if not found:
            return None
        if found[0].used < time.time() - NOTED:
            await self.note([(game, digest)])
        return msgspec.json.decode(found[0].data, type=Contents)

    async def put(self, contents: Contents, owner: str) -> None:
        """Store a set that was checked; refuse it if its owner, or the server, has too many."""
        counted = sa.select(
            sa.func.count(), sa.func.coalesce(sa.func.sum(sa.case((sets.c.owner == owner, 1), else_=0)), 0)
        )
        (whole, own), *_ = await self.store.rows(counted.select_from(sets))
        if whole >= IN_ALL or own >= PER_OWNER:
            raise Illegal("sets-full", allowed=PER_OWNER)
        dialect: Any = postgresql if self.store.shared else sqlite
        now = time.time()
        row = {"game": contents.game, "digest": contents.digest, "data": contents.canonical(), "owner": owner}
        insert = dialect.insert(sets).values({**row, "created": now, "used": now})
        async with self.store.engine.begin() as connection:
            await connection.execute(insert.on_conflict_do_nothing())

    async def note(self, ids: Sequence[tuple[str, str]]) -> None:
        """Note that sets were asked for now."""
        some = sa.tuple_(sets.c.game, sets.c.digest).in_(ids)
        async with self.store.engine.begin() as connection:
            await connection.execute(sa.update(sets).where(some).values(used=time.time()))

    async def briefs(self, wanted: Iterable[tuple[str, str]]) -> dict[str, SetBrief]:
        """Describe the sets of these games and rules, by edition."""
        digests = {(game, rules.partition("+")[2]) for game, rules in wanted if "+" in rules}
        if not digests:
            return {}
        query = (
            sa.select(sets, players.c.name)
            .outerjoin(players, players.c.id == sets.c.owner)
            .where(sa.tuple_(sets.c.game, sets.c.digest).in_(list(digests)))
        )
        stored = {f"{row.game}+{row.digest}": brief(row) for row in await self.store.rows(query)}
        used = [load(game).contents for game, _ in digests]  # those of the server's own command line
        return {made.edition: made for made in map(describe, filter(None, used))} | stored

    async def expire(self) -> int:
        """Delete a batch of sets that nobody asked for in a long time and no match needs; return how many."""
        old = sets.c.used < time.time() - UNUSED
        query = sa.select(sets.c.game, sets.c.digest).where(old).limit(BATCH)
        found = [tuple(row) for row in await self.store.rows(query)]
        needed = [pair for pair in found if await self.is_played(*pair)]
        await self.note(needed) if needed else None
        gone = [pair for pair in found if pair not in needed]
        if gone:
            async with self.store.engine.begin() as connection:
                await connection.execute(sa.delete(sets).where(sa.tuple_(sets.c.game, sets.c.digest).in_(gone)))
        return len(gone)

    async def is_played(self, game: str, digest: str) -> bool:
        query = sa.select(matches.c.code).where(matches.c.game == game, matches.c.rules.endswith(f"+{digest}"))
        return bool(await self.store.rows(query.limit(1)))


def is_here(id: str) -> bool:
    """Whether a game with that set can be loaded from the files of this machine."""
    try:
        load(id)
    except Refusal:
        return False
    return True


def brief(row: Any) -> SetBrief:
    return describe(msgspec.json.decode(row.data, type=Contents), row.name or "")


def describe(contents: Contents, by: str = "") -> SetBrief:
    return SetBrief(
        edition=f"{contents.game}+{contents.digest}",
        game=contents.game,
        name=contents.name,
        version=contents.version,
        by=by,
        added=[str(card.get("id")) for card in contents.cards],
        changed=list(contents.changes),
        decks=list(contents.decks),
        options=contents.options,
    )


def read_contents(data: bytes) -> Contents:
    """Read a set that a client sent."""
    try:
        return msgspec.json.decode(data, type=Contents)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("message-unreadable", reason=str(error)[:200]) from error
