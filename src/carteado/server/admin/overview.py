"""What the host may see of matches and players. It never includes a hand, seed, token or hidden option."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from carteado.core.errors import Invalid, unknown
from carteado.server.changes import Spoke
from carteado.server.host_protocol import HostDetails, HostLine, HostMatch, HostPlayer, HostSeat, HostStatus
from carteado.server.schema import bans, entries, matches, players, seats
from carteado.server.store import Store
from carteado.version import VERSION

SERVING = 10.0  # seconds since the last heartbeat for which a server counts as running
STATES = {
    "waiting": sa.and_(sa.not_(matches.c.started), sa.not_(matches.c.over)),
    "running": sa.and_(matches.c.started, sa.not_(matches.c.over)),
    "finished": matches.c.over,
}


async def status(store: Store) -> HostStatus:
    beat = await store.last_beat()
    counts = {name: await count(store, sa.select(matches).where(state)) for name, state in STATES.items()}
    return HostStatus(
        version=VERSION,
        database=store.url.get_backend_name(),
        revision=await single(store, sa.text("select version_num from alembic_version")),
        bytes=await weight(store),
        serving=beat is not None and time.time() - beat < SERVING,
        entries=await count(store, sa.select(entries)),
        players=await count(store, sa.select(players)),
        bans=await count(store, sa.select(bans)),
        **counts,
    )


async def weight(store: Store) -> int:
    """Size of the database in bytes."""
    if store.shared:
        return int(await single(store, sa.text("select pg_database_size(current_database())")))
    pages = await single(store, sa.text("pragma page_count"))
    return int(pages) * int(await single(store, sa.text("pragma page_size")))


async def single(store: Store, query: sa.Executable) -> Any:
    return (await store.rows(query))[0][0]


async def count(store: Store, query: sa.Select[Any]) -> int:
    return int(await single(store, sa.select(sa.func.count()).select_from(query.subquery())))


async def list_matches(
    store: Store,
    *,
    state: str | None = None,
    game: str | None = None,
    player: str | None = None,
    unchanged: float | None = None,
    most: int = 50,
) -> list[HostMatch]:
    """List matches, latest change first. `player` may be a prefix of an id; `unchanged` is a number of seconds."""
    query = sa.select(matches)
    if state is not None:
        if state not in STATES:
            raise unknown("match-state-unknown", state, STATES)
        query = query.where(STATES[state])
    if game is not None:
        query = query.where(matches.c.game == game)
    if player is not None:
        own = sa.select(seats.c.match).where(seats.c.player.startswith(player, autoescape=True))
        query = query.where(matches.c.code.in_(own))
    if unchanged is not None:
        query = query.where(matches.c.changed < time.time() - unchanged)
    return await described(store, await store.rows(query.order_by(matches.c.changed.desc()).limit(most)))


async def live_matches(store: Store, most: int = 200) -> list[HostMatch]:
    """List matches that are waiting or running, latest change first."""
    query = sa.select(matches).where(sa.not_(matches.c.over)).order_by(matches.c.changed.desc()).limit(most)
    return await described(store, await store.rows(query))


async def described(store: Store, rows: Sequence[Any]) -> list[HostMatch]:
    seated = await store.seats_of([row.code for row in rows])
    return [
        HostMatch(
            code=row.code,
            game=row.game,
            mode=row.mode,
            rules=row.rules,
            state="finished" if row.over else "running" if row.started else "waiting",
            public=row.public,
            number=row.number,
            seats=[HostSeat(seat.kind, seat.name or "", seat.bot, seat.player) for seat in seated[row.code]],
            created=row.created,
            changed=row.changed,
        )
        for row in rows
    ]


async def show_match(store: Store, code: str) -> HostDetails:
    row = await store.match_row(code)
    if row is None:
        raise Invalid("match-unknown")
    kinds: dict[str, int] = {}
    chat = []
    for entry in await store.entries(code):
        change = entry.change
        kind = change.columns().kind
        kinds[kind] = kinds.get(kind, 0) + 1
        if isinstance(change, Spoke):
            chat.append(HostLine(change.by, change.name, change.text, entry.at))
    match = (await described(store, [row]))[0]
    return HostDetails(match, row.commitment, kinds, chat)


async def list_players(store: Store, most: int = 50) -> list[HostPlayer]:
    """List players, those with the latest change in a match first."""
    known = sa.union(sa.select(players.c.id), sa.select(seats.c.player).where(seats.c.player.is_not(None))).subquery()
    id = known.c[0]
    seen = sa.func.max(matches.c.changed)
    running = sa.func.count(sa.case((STATES["running"], 1)))
    query = (
        sa.select(id, players.c.name, sa.func.count(matches.c.code), running, seen)
        .select_from(known)
        .outerjoin(players, players.c.id == id)
        .outerjoin(seats, seats.c.player == id)
        .outerjoin(matches, matches.c.code == seats.c.match)
        .group_by(id, players.c.name)
        .order_by(sa.func.coalesce(seen, 0.0).desc(), id)
        .limit(most)
    )
    return [HostPlayer(row[0], row[1] or "", *row[2:]) for row in await store.rows(query)]
