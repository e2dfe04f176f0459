"""The server put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from carteado.core.errors import Invalid, Refusal
from carteado.server import building, library, lobby, replays, site, sockets, workbench
from carteado.server.asking import hall_of, refusal_answer
from carteado.server.hall import Hall
from carteado.server.limits import Limits
from carteado.server.security import Guard
from carteado.server.store import Store
from carteado.server.thinking import Thinkers
from carteado.server.workbench import Workbench

log = logging.getLogger("carteado.server")


async def health(request: Request) -> Response:
    """Well as long as the database answers."""
    await hall_of(request).store.last_beat()
    return PlainTextResponse("ok\n", headers={"Cache-Control": "no-store"})


async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    gauges = {
        "rooms": len(hall.rooms),
        "visitors": sum(len(room.visitors) for room in hall.rooms.values()),
        "waiting_writes": hall.store.waiting.qsize(),
    }
    return PlainTextResponse(hall.metrics.text(gauges), headers={"Cache-Control": "no-store"})


async def refuse(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    hall_of(request).metrics.count("refused")
    return refusal_answer(refusal)


async def trouble(request: Request, error: Exception) -> Response:
    """The database does not answer."""
    log.error("the database does not answer", extra={"facts": {"error": type(error).__name__}})
    return refusal_answer(Invalid("database-trouble"))


def make_app(
    db: str,
    *,
    origins: Sequence[str] = (),
    loopback: bool = True,
    limits: float = 1.0,
    workers: int | None = None,
    bench: Workbench | None = None,
) -> Starlette:
    """The application on that database."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = Store(db)
        thinkers = Thinkers(workers)
        app.state.bench = bench
        app.state.hall = hall = Hall(store, thinkers, Limits(limits))
        store.open()
        try:
            await hall.open()
            yield
        finally:
            await hall.close()
            await store.close()
            await thinkers.close()

    return Starlette(
        routes=[
            Route("/health", health),
            Route("/metrics", metrics),
            *library.ROUTES,
            *building.ROUTES,
            *lobby.ROUTES,
            *replays.ROUTES,
            *sockets.ROUTES,
            *workbench.ROUTES,
            *site.ROUTES,
        ],
        middleware=[
            Middleware(Guard, origins=origins, loopback=loopback),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={Refusal: refuse, SQLAlchemyError: trouble, OSError: trouble},
        lifespan=life,
    )
