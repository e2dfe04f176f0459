"""Opening a database: its URL, its settings, and its migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine

from carteado.core.errors import Invalid
from carteado.core.files import writing
from carteado.server.schema import meta, pulse
from carteado.server.trouble import TROUBLE

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATING = 0x_CA27EAD0
UNFIT: tuple[type[Exception], ...] = (*TROUBLE, CommandError)


async def bring_up_to_date(engine: AsyncEngine, shared: bool) -> None:
    """Run the missing migrations, one process at a time."""
    try:
        async with engine.begin() as connection:
            if shared:
                await connection.execute(sa.text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            await connection.run_sync(migrate)
            await connection.run_sync(check_tables)
    except UNFIT as error:
        raise Invalid("database-unreachable", reason=reason_of(error)) from error


def read_url(url: str) -> sa.URL:
    """Parse the URL of `--db`, and set the driver."""
    try:
        made = sa.make_url(url)
        driver = DRIVERS[made.get_backend_name()]
    except (sa.exc.ArgumentError, KeyError) as error:
        raise Invalid("database-bad-url", found=url.partition("://")[0], allowed="sqlite:///, postgresql://") from error
    if driver.startswith("sqlite") and made.database:
        with writing(Path(made.database)):
            pass  # SQLite makes the file, but not its folder
    return made.set(drivername=driver)


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Set up a connection: readers do not wait for the writer (WAL), and a commit is synced to disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "carteado.server:migrations")
    return config


def migrate(connection: sa.Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    current = MigrationContext.configure(connection).get_current_revision()
    if current is None or current in known_revisions():
        command.upgrade(config, "head")  # a newer version may have added columns


def check_tables(connection: sa.Connection) -> None:
    """Check that every table has the columns that we use, and that the database is writable."""
    for table in meta.sorted_tables:
        connection.execute(sa.select(table).limit(0))
    connection.execute(sa.update(pulse).values(at=pulse.c.at))


def reason_of(error: Exception) -> str:
    return str(getattr(error, "orig", error)).partition("\n")[0]


def known_revisions() -> set[str]:
    """The migrations that this version knows: a database with others belongs to a newer version."""
    return {step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()}
