"""Compaction: the entries of a finished match in one compressed row, expanded when they are read."""

from __future__ import annotations

import hashlib
import time
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.match.frames import unzip, zip_text
from carteado.server.changes import Columns, read_change
from carteado.server.entries import Entry
from carteado.server.schema import archives, compacted, entries, matches

if TYPE_CHECKING:
    from carteado.server.store import Store

QUIET = 3600.0  # seconds without a new entry before a finished match is compacted
BATCH = 20
Packed = tuple[int, str, int | None, str, float]  # an entry in a compacted row: number, kind, seat, text, time


def pack_entries(log: Sequence[Entry]) -> dict[str, Any]:
    """The columns of a compacted row."""
    packed: list[Packed] = [(entry.number, *entry.change.columns(), entry.at) for entry in log]
    text = msgspec.json.encode(packed).decode()
    hash = hashlib.sha256(text.encode()).hexdigest()
    return {"match": log[-1].match, "last": log[-1].number, "hash": hash, "data": zip_text(text)}


def unpack_entries(row: Any) -> list[Entry]:
    """Unpack the entries of a compacted row; refuse data that does not match its hash."""
    try:
        data = unzip(row.data)
        packed = msgspec.json.decode(data, type=list[Packed])
    except (zlib.error, ValueError, msgspec.MsgspecError) as error:
        raise Invalid("match-damaged", entry=0) from error
    if hashlib.sha256(data).hexdigest() != row.hash:
        raise Invalid("match-damaged", entry=0)
    return [
        Entry(row.match, number, read_change(Columns(kind, seat, text)), at) for number, kind, seat, text, at in packed
    ]


async def compact(store: Store, code: str) -> None:
    """Move the entries of a finished match into one row, in one transaction."""
    log = await store.entries(code)
    row = pack_entries(log)
    async with store.engine.begin() as connection:
        before = await connection.execute(
            sa.delete(compacted).where(compacted.c.match == code).returning(compacted.c.last)
        )
        known = before.scalar() or 0
        await connection.execute(sa.insert(compacted), row)
        there = entries.c.match == code
        gone = await connection.execute(sa.delete(entries).where(there, entries.c.number <= row["last"]))
        if gone.rowcount != row["last"] - known:
            raise Invalid("match-damaged", entry=row["last"])  # the transaction is rolled back


async def compact_finished(store: Store) -> int:
    """Compact a batch of matches that are over, archived and quiet; return how many."""
    done = sa.select(compacted.c.last).where(compacted.c.match == matches.c.code).scalar_subquery()
    query = (
        sa.select(matches.c.code)
        .join(archives, archives.c.match == matches.c.code)
        .where(archives.c.fault == "", matches.c.changed < time.time() - QUIET)
        .where(matches.c.last > sa.func.coalesce(done, 0))
        .limit(BATCH)
    )
    codes = [row.code for row in await store.rows(query)]
    for code in codes:
        await compact(store, code)
    return len(codes)
