"""Making and lifting bans. Running servers reload them within seconds."""

from __future__ import annotations

import re
import time

import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.server.bans import PLAYER, read_network
from carteado.server.host_protocol import Ban
from carteado.server.schema import bans, seats
from carteado.server.schema import players as names
from carteado.server.store import Store, notify

START_OF_ID = re.compile(r"[0-9a-f]{8,63}")
LONGEST_REASON = 200


async def ban(store: Store, target: str, reason: str = "", seconds: float | None = None) -> Ban:
    """Ban a player or a network; replaces an earlier ban of the same target."""
    if len(reason) > LONGEST_REASON or not (reason.isprintable() or not reason):
        raise Invalid("ban-bad-reason", allowed=f"0-{LONGEST_REASON}")
    now = time.time()
    made = Ban(await read_target(store, target), reason, now, None if seconds is None else now + seconds)
    async with store.engine.begin() as connection:
        await connection.execute(sa.delete(bans).where(bans.c.target == made.target))
        row = {"target": made.target, "reason": made.reason, "created": made.created, "until": made.until}
        await connection.execute(sa.insert(bans).values(row))
        if store.shared:
            await connection.execute(notify(["bans"]))
    return made


async def unban(store: Store, target: str) -> str:
    """Lift a ban; return its target."""
    exact = await read_target(store, target)
    async with store.engine.begin() as connection:
        lifted = await connection.execute(sa.delete(bans).where(bans.c.target == exact))
        if store.shared:
            await connection.execute(notify(["bans"]))
    if lifted.rowcount == 0:
        raise Invalid("ban-unknown", found=exact)
    return exact


async def read_target(store: Store, text: str) -> str:
    """Parse the target of a ban: a player's id, a prefix of a known id, an address, or a network."""
    if (network := read_network(text)) is not None:
        return str(network)
    if PLAYER.fullmatch(text):
        return text
    if not START_OF_ID.fullmatch(text):
        raise Invalid("ban-bad-target", found=text)
    columns = (names.c.id, seats.c.player, bans.c.target)
    starting = [sa.select(column).where(column.startswith(text)) for column in columns]
    found = {row[0] for row in await store.rows(sa.union(*starting).limit(2))}
    if len(found) != 1:
        raise Invalid("ban-unclear-player", found=text, count=len(found))
    return str(found.pop())
