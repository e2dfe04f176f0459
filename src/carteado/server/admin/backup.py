"""Backup of the whole database to a file, and restore from a file into an empty database."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from carteado.core.errors import Invalid
from carteado.server.admin.backup_file import FORMAT, Header, Writer, check_file, new_file, read_header, read_rows
from carteado.server.database import known_revisions
from carteado.server.schema import matches, meta, players, processes, pulse
from carteado.server.store import Store
from carteado.version import VERSION

OF_THE_MOMENT = (pulse, processes)  # describe the running servers: not backed up
TABLES = {str(table.name): table for table in meta.sorted_tables if table not in OF_THE_MOMENT}
BATCH = 500


async def backup(store: Store, file: Path) -> dict[str, int]:
    """Write a consistent snapshot of the database while servers keep running; then read the file back to check it."""
    with new_file(file) as raw:
        async with snapshot(store) as connection:
            revision = (await connection.execute(sa.text("select version_num from alembic_version"))).scalar_one()
            writer = Writer(raw, Header(FORMAT, VERSION, revision, time.time()))
            for name, table in TABLES.items():
                writer.begin(name, [str(column.name) for column in table.columns])
                async for row in await connection.stream(sa.select(table).order_by(*table.primary_key)):
                    writer.row(list(row))
        counts = writer.seal()
    check_file(file)
    return counts


@asynccontextmanager
async def snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection that reads from a snapshot, whatever is written meanwhile."""
    async with store.engine.connect() as connection:
        if store.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")
        yield connection


def copy_sqlite(store: Store, file: Path) -> None:
    """Copy a SQLite database by SQLite's own online backup, and check the copy."""
    if store.shared:
        raise Invalid("backup-copy-sqlite-only")
    with new_file(file) as raw:
        source, copy = sqlite3.connect(str(store.url.database)), sqlite3.connect(raw.name)
        try:
            source.backup(copy)
            found = copy.execute("pragma integrity_check").fetchone()[0]
        finally:
            source.close()
            copy.close()
        if found != "ok":
            raise Invalid("backup-damaged", file=str(file), reason=found)


async def restore(store: Store, file: Path) -> dict[str, int]:
    """Fill an empty database from a backup: all of it, or nothing."""
    header = read_header(file)
    if header.revision not in known_revisions():
        raise Invalid("backup-newer", file=str(file), found=header.version, expected=VERSION)
    counts = await asyncio.to_thread(check_file, file)
    async with store.engine.begin() as connection:
        for table in (matches, players):
            if (await connection.execute(sa.select(table).limit(1))).first() is not None:
                raise Invalid("restore-not-empty")
        for table in reversed(TABLES.values()):
            await connection.execute(sa.delete(table))  # rows that a server writes at its first start
        for name, rows in batches(file):
            await connection.execute(sa.insert(TABLES[name]), rows)
        for name, expected in counts.items():
            found = await connection.execute(sa.select(sa.func.count()).select_from(TABLES[name]))
            if found.scalar_one() != expected:
                raise Invalid("restore-incomplete", table=name, expected=expected)
    return counts


def batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the rows of a backup table by table, in batches."""
    for line, group in groupby(read_rows(file), key=lambda pair: pair[0]):
        table = TABLES.get(line.table)
        if table is None or not set(line.columns) <= set(table.columns.keys()):
            raise Invalid("backup-damaged", file=str(file), reason=line.table)
        binary = {column.name for column in table.columns if isinstance(column.type, sa.LargeBinary)}
        while portion := list(islice(group, BATCH)):
            yield line.table, [as_row(line.columns, values, binary) for _, values in portion]


def as_row(columns: list[str], values: list[Any], binary: set[str]) -> dict[str, Any]:
    row = dict(zip(columns, values, strict=True))
    for name in binary & row.keys():
        if row[name] is not None:
            row[name] = msgspec.convert(row[name], bytes)
    return row
