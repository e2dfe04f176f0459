"""Ending and deleting matches as the host. Neither needs the rules of the match or a running server."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from carteado.core.errors import Illegal, Invalid, Stale
from carteado.server.changes import Ended
from carteado.server.entries import Entry
from carteado.server.schema import entries, matches, meta
from carteado.server.store import Store, notify

TRIES = 10
OF_A_MATCH = [  # tables whose rows belong to a match, those that refer to others first
    (table, column)
    for table in reversed(meta.sorted_tables)
    for column in table.columns
    if any(key.references(matches) for key in column.foreign_keys)
]


async def end_match(store: Store, code: str, reason: str) -> None:
    """End a running match by appending its last entry: `drawn`, or `stopped` without a result."""
    for _ in range(TRIES):
        try:
            await try_to_end(store, code, reason)
        except IntegrityError:
            continue  # a server appended an entry in between
        return
    raise Stale("end-too-busy")


async def try_to_end(store: Store, code: str, reason: str) -> None:
    async with store.engine.begin() as connection:
        row = (await connection.execute(sa.select(matches).where(matches.c.code == code))).first()
        if row is None:
            raise Invalid("match-unknown")
        if row.over:
            raise Illegal("match-over")
        if not row.started:
            raise Illegal("end-not-started")
        last = Entry(code, row.last + 1, Ended(reason), time.time())
        await connection.execute(sa.insert(entries), last.row())
        standing = {"last": last.number, "turn": None, "over": True, "changed": last.at, "due": None}
        await connection.execute(sa.update(matches).where(matches.c.code == code).values(standing))
        if store.shared:
            await connection.execute(notify([f"entry {code} {last.number}"]))


async def delete_matches(store: Store, codes: Sequence[str]) -> int:
    """Delete matches and all rows that belong to them; return how many there were."""
    chosen = matches.c.code.in_(codes)
    async with store.engine.begin() as connection:
        await connection.execute(sa.select(matches.c.code).where(chosen).with_for_update())
        for table, column in OF_A_MATCH:
            await connection.execute(sa.delete(table).where(column.in_(codes)))
        gone = await connection.execute(sa.delete(matches).where(chosen))
        if store.shared:
            await connection.execute(notify([f"deleted {code}" for code in codes]))
        return gone.rowcount


async def delete_match(store: Store, code: str) -> None:
    if await delete_matches(store, [code]) == 0:
        raise Invalid("match-unknown")
