"""Archives of finished matches, made once: when a match ends, or when somebody first asks for it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.match.rules import load_version
from carteado.server import archive_store as kept
from carteado.server.archiving import make_archive
from carteado.server.thinking.queue import HOUSE, Errand, for_person

if TYPE_CHECKING:
    from carteado.server.hall import Hall

LOOK = 5.0  # seconds between two searches for matches without an archive
DAMAGED = ("match-damaged", "thinking-failed", "thinking-too-long")
log = logging.getLogger("carteado.server")


class Archives:
    """Makes each archive once, however many ask for it, in a worker process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.making: dict[str, asyncio.Future[None]] = {}
        self.ended: deque[str] = deque()
        self.waken = asyncio.Event()

    async def need(self, code: str, address: str) -> Any:
        """Return the row of a finished match, after making its archive if there is none. Refuse an unfinished match."""
        row = await self.store.match_row(code)
        if row is None:
            raise Invalid("match-unknown")
        if not row.over or not row.started:
            raise Illegal("match-unfinished")
        fault = await kept.fault(self.store, code)
        if fault is None:
            await self.hall.processes.check(row)
            load_version(row.game, row.rules, row.package)
            if code not in self.making:
                self.hall.limits.archives.check(address, cost=cost_of(row.number, row.seats))
            await self.make(code, for_person(address, address))
            fault = await kept.fault(self.store, code)
        if fault:
            raise Invalid(fault, entry=0)
        return row

    async def make(self, code: str, errand: Errand) -> None:
        """Make an archive, or wait for whoever is making it."""
        known = self.making.get(code)
        if known is not None:
            await asyncio.shield(known)
            return
        self.making[code] = done = asyncio.get_running_loop().create_future()
        try:
            await self.make_now(code, errand)
        finally:
            del self.making[code]
            done.set_result(None)

    async def make_now(self, code: str, errand: Errand) -> None:
        try:
            facts = await self.store.facts(code)
            if facts is None:
                raise Invalid("match-unknown")
            archive = await self.hall.thinkers.work(errand, make_archive, facts, await self.store.entries(code))
        except Refusal as refusal:
            if refusal.code not in DAMAGED:
                raise
            log.error("a match cannot be archived", extra={"facts": {"reason": refusal.code}})
            await kept.add_fault(self.store, code, "match-damaged")
        else:
            await kept.add(self.store, code, archive)

    # In the background

    def over(self, code: str) -> None:
        """Queue a match that has ended in this process."""
        self.ended.append(code)
        self.waken.set()

    async def make_for_ever(self) -> None:
        """Archive matches as they end, and those left without an archive when a server was stopped."""
        while True:
            try:
                async with asyncio.timeout(LOOK):
                    await self.waken.wait()
            except TimeoutError:
                self.ended.extend(await kept.missing(self.store))
            while self.ended:
                await self.make_quietly(self.ended.popleft())
            self.waken.clear()

    async def make_quietly(self, code: str) -> None:
        try:
            if await kept.fault(self.store, code) is None:
                await self.make(code, HOUSE)
        except Exception as error:
            reason = error.code if isinstance(error, Refusal) else type(error).__name__
            log.error("an archive was not made", extra={"facts": {"reason": reason}})


def cost_of(actions: int, seats: int) -> int:
    """The cost of an archive for the rate limit: one table for each action and viewer."""
    return (actions + 1) * (seats + 1)
