"""Opening the database for an admin command: it must exist and be up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.server.database import UNFIT, reason_of
from carteado.server.store import Store


@asynccontextmanager
async def opened(url: str, *, new: bool = False) -> AsyncIterator[Store]:
    """Open the store of that URL. A missing file is refused unless a `new` database may be created."""
    file = sqlite_file(url)
    if not new and file is not None and not file.is_file():
        raise Invalid("database-missing", file=str(file))
    store = Store(url)
    try:
        await store.prepare()
        yield store
    except UNFIT as error:
        raise Invalid("database-unreachable", reason=reason_of(error)) from error
    finally:
        await store.close()


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database."""
    try:
        found = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None  # the store will refuse it with a reason
    return Path(found.database) if found.get_backend_name() == "sqlite" and found.database else None
