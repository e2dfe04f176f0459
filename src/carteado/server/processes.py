"""The server processes on one database: where each is reached, and which rules it knows.

During an upgrade processes of two versions run side by side. A match is served only by a process that knows its rules;
a client of another process is redirected there, so that it also gets the pages, cards and texts of that version.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from carteado.core.errors import Illegal, Invalid
from carteado.games import load, names
from carteado.match.rules import knows
from carteado.server.schema import processes
from carteado.server.sets import Sets
from carteado.version import VERSION

if TYPE_CHECKING:
    from carteado.server.store import Store

ALIVE = 15.0  # seconds without a heartbeat after which a process is taken for dead
FORGOTTEN = 24 * 3600.0


class Processes:
    """This process among the others. Without an address (`--at`) it is not listed and redirects nobody."""

    def __init__(self, store: Store, at: str = "", sets: Sets | None = None) -> None:
        self.store = store
        self.sets = sets or Sets(store)
        self.at = at
        self.id = secrets.token_hex(8)
        self.rules: dict[str, str] | None = None

    async def beat(self, now: float) -> None:
        """Write a heartbeat, and delete processes that have been dead for long."""
        if not self.at:
            return
        if self.rules is None:
            self.rules = await asyncio.to_thread(installed_rules)
        known = msgspec.json.encode(self.rules).decode()
        row = {"id": self.id, "at": self.at, "version": VERSION, "rules": known, "beat": now}
        dialect: Any = postgresql if self.store.shared else sqlite
        upsert = dialect.insert(processes).values(row).on_conflict_do_update(index_elements=["id"], set_={"beat": now})
        async with self.store.engine.begin() as connection:
            await connection.execute(upsert)
            await connection.execute(sa.delete(processes).where(processes.c.beat < now - FORGOTTEN))

    async def leave(self) -> None:
        """Remove this process from the list."""
        if self.at and self.rules is not None:
            async with self.store.engine.begin() as connection:
                await connection.execute(sa.delete(processes).where(processes.c.id == self.id))

    async def find(self, game: str, rules: str) -> str | None:
        """The address of a living process that knows these rules, the one with the latest heartbeat."""
        living = sa.select(processes).where(processes.c.beat > time.time() - ALIVE, processes.c.id != self.id)
        for row in await self.store.rows(living.order_by(processes.c.beat.desc())):
            found = msgspec.json.decode(row.rules, type=dict[str, str]).get(game, "")
            if found.partition("+")[0] == rules.partition("+")[0]:
                return str(row.at)
        return None

    async def elsewhere(self, row: Any) -> str | None:
        """The address at which a match of rules unknown here is served; `row` has its code, game and rules.

        The card set of these rules is loaded first, if the database has it.
        """
        await self.sets.need(row.game, row.rules)
        if not self.at or knows(row.game, row.rules):
            return None
        found = await self.find(row.game, row.rules)
        return f"{found}/match/{row.code}" if found else None

    async def check(self, row: Any) -> None:
        """Refuse a match that another process serves, and say where."""
        if (url := await self.elsewhere(row)) is not None:
            raise Illegal("match-elsewhere", url=url)


def read_address(found: str) -> str:
    """The address of `--at`: a scheme, a host and a port; "" if none was given."""
    try:
        parts = urlsplit(found.rstrip("/"))
        good = parts.scheme in ("http", "https") and parts.hostname and not parts.path and not parts.query
    except ValueError:
        good = False
    if found and not good:
        raise Invalid("at-bad", found=found, allowed="https://cards.example:8643")
    return found.rstrip("/")


def installed_rules() -> dict[str, str]:
    return {id: load(id).rules_version for id in names()}
