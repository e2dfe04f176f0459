"""The web application: routes, middleware, and startup and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from carteado.core.errors import Refusal
from carteado.server import (
    building,
    health,
    hosting,
    lessons,
    library,
    lobby,
    me,
    measure_sockets,
    puzzles,
    records,
    replays,
    review_sockets,
    site,
    sockets,
    workbench,
)
from carteado.server import workshop as designing
from carteado.server.asking import hall_of, refusal_answer
from carteado.server.connections import MOST, Connections
from carteado.server.expiry import NO_AGES, Ages
from carteado.server.garbage import collect_for_ever
from carteado.server.hall import Hall
from carteado.server.host_token import HostToken
from carteado.server.limits import Limits
from carteado.server.logs import hear_loop, sum_up
from carteado.server.security import Guard
from carteado.server.store import Store
from carteado.server.thinking.thinkers import Thinkers
from carteado.server.trouble import TROUBLE, refusal_for
from carteado.server.workbench import Workbench


async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    hall.metrics.counters["write_failures"] = hall.store.failures
    gauges = {
        "database_writable": int(await request.app.state.probe.trouble() is None),
        "rooms": len(hall.rooms),
        "visitors": sum(len(room.visitors) for room in hall.rooms.values()),
        "waiting_writes": hall.store.waiting.qsize(),
        "waiting_thoughts": hall.thinkers.waiting,
        "running_thoughts": hall.thinkers.running,
    }
    return PlainTextResponse(hall.metrics.text(gauges), headers={"Cache-Control": "no-store"})


async def refuse(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    hall_of(request).metrics.count("refused")
    return refusal_answer(refusal)


async def trouble(request: Request, error: Exception) -> Response:
    return refusal_answer(refusal_for(error))


async def gone(request: Request, error: Exception) -> Response:
    """The client disconnected before its request was complete; nobody reads this answer."""
    return Response(status_code=400)


ROUTES = [
    *health.ROUTES,
    Route("/metrics", metrics),
    *library.ROUTES,
    *building.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *me.ROUTES,
    *lobby.ROUTES,
    *replays.ROUTES,
    *review_sockets.ROUTES,
    *records.ROUTES,
    *measure_sockets.ROUTES,
    *sockets.ROUTES,
    *workbench.ROUTES,
    *designing.ROUTES,
    *hosting.ROUTES,
    *site.ROUTES,
]


def make_app(
    db: str,
    *,
    origins: Sequence[str] = (),
    loopback: bool = True,
    limits: float = 1.0,
    ages: Ages = NO_AGES,
    at: str = "",
    pause: float = 1.0,
    workers: int | None = None,
    bench: Workbench | None = None,
    gate: Connections | None = None,
    host_token: str | None = None,
    workshop: str = "local",
) -> Starlette:
    """Make the application for that database."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(hear_loop)
        store = Store(db)
        thinkers = Thinkers(workers)
        app.state.bench = bench
        app.state.workshop = workshop
        app.state.host_token = HostToken(host_token) if host_token else None
        app.state.probe = health.Probe(store)
        allowed = Limits(limits, gate.most if gate else MOST)
        app.state.hall = hall = Hall(store, thinkers, allowed, pause=pause, ages=ages, at=at)
        store.open()
        try:
            await hall.open()
            if gate is not None:
                hall.start(gate.watch_for_ever())
            hall.start(collect_for_ever(lambda: hall.metrics.counters["messages"]))
            yield
        finally:
            thinkers.close()
            await hall.close()
            await store.close()
            await sum_up()

    return Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(Guard, origins=origins, loopback=loopback),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={Refusal: refuse, ClientDisconnect: gone, **dict.fromkeys(TROUBLE, trouble)},
        lifespan=life,
    )
