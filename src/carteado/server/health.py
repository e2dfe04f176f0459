"""GET /health: whether the database is writable."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from carteado.core.errors import Invalid
from carteado.server.asking import NEVER, refusal_answer
from carteado.server.store import Store
from carteado.server.trouble import AGAIN, TROUBLE, refusal_for

FRESH = 2.0  # seconds for which a result is cached
PATIENCE = 3.0  # seconds after which an unresponsive database counts as down


class Probe:
    """Tests the database by a write, at most once in a while however often it is asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writing: asyncio.Task[Invalid | None] | None = None
        self.at = 0.0

    async def trouble(self) -> Invalid | None:
        """Why the database is not writable; None if it is."""
        if self.writing is None or (self.writing.done() and time.monotonic() - self.at > FRESH):
            self.at = time.monotonic()
            self.writing = asyncio.create_task(self.write())
        done, _ = await asyncio.wait({self.writing}, timeout=PATIENCE)
        return self.writing.result() if done else Invalid("database-trouble", seconds=AGAIN)

    async def write(self) -> Invalid | None:
        try:
            await self.store.beat(time.time())
        except TROUBLE as error:
            return refusal_for(error)
        return None


async def health(request: Request) -> Response:
    probe: Probe = request.app.state.probe
    trouble = await probe.trouble()
    if trouble is not None:
        return refusal_answer(trouble)
    return PlainTextResponse("ok\n", headers={"Cache-Control": NEVER})


ROUTES = [Route("/health", health)]
