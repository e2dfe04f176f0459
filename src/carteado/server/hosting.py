"""The host's page: who plays, who is connected, who is banned. Off unless the server was given a token."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import wraps

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.errors import Illegal, Invalid
from carteado.server.admin.bans import ban, unban
from carteado.server.admin.endings import delete_match, end_match
from carteado.server.admin.overview import live_matches, status
from carteado.server.asking import address_of, answer, hall_of, read
from carteado.server.bans import bans_in_force
from carteado.server.hall import Hall
from carteado.server.host_protocol import DeleteMatch, EndMatch, HostPage, HostVisitor, LiftBan, NewBan, SignIn
from carteado.server.host_token import LASTING, HostToken

COOKIE = "carteado_host"
PATH = "/api/host"
HOUR = 3600
log = logging.getLogger("carteado.server")
Endpoint = Callable[[Request], Awaitable[Response]]


def token_of(request: Request) -> HostToken:
    """The server's token; without one there is no such page."""
    token: HostToken | None = request.app.state.host_token
    if token is None:
        raise Invalid("not-found")
    return token


def for_the_host(work: Callable[[Request], Awaitable[None]]) -> Endpoint:
    """Wrap a handler: require the host's session, and answer with the updated page."""

    @wraps(work)
    async def endpoint(request: Request) -> Response:
        if not token_of(request).holds(request.cookies.get(COOKIE, "")):
            raise Illegal("host-signed-out")
        await work(request)
        return answer(await page_of(hall_of(request)))

    return endpoint


async def page_of(hall: Hall) -> HostPage:
    return HostPage(
        status=await status(hall.store),
        matches=await live_matches(hall.store),
        visitors=[
            HostVisitor(visitor.address, visitor.player, visitor.name, room.code, visitor.seat)
            for room in hall.rooms.values()
            for visitor in room.visitors
        ],
        bans=await bans_in_force(hall.store),
    )


async def sign_in(request: Request) -> Response:
    """Exchange the token for a session; attempts are limited and logged."""
    token, hall = token_of(request), hall_of(request)
    hall.limits.signing_in.check(address_of(request))
    given = await read(request, SignIn)
    if not token.accepts(given.token):
        log.warning("a host's token was wrong", extra={"facts": {"address": address_of(request)}})
        raise Illegal("host-token-wrong")
    log.info("the host signed in", extra={"facts": {"address": address_of(request)}})
    response = answer(await page_of(hall))
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, token.new_session(), max_age=LASTING, path=PATH, httponly=True, samesite="strict", secure=secure
    )
    return response


async def sign_out(request: Request) -> Response:
    token_of(request)
    response = answer({})
    response.delete_cookie(COOKIE, path=PATH, httponly=True, samesite="strict")
    return response


@for_the_host
async def look(request: Request) -> None:
    pass


@for_the_host
async def end(request: Request) -> None:
    asked = await read(request, EndMatch)
    await end_match(hall_of(request).store, asked.code, "drawn" if asked.drawn else "stopped")
    await hall_of(request).look_again()


@for_the_host
async def delete(request: Request) -> None:
    asked = await read(request, DeleteMatch)
    await delete_match(hall_of(request).store, asked.code)
    await hall_of(request).look_again()


@for_the_host
async def add_ban(request: Request) -> None:
    asked = await read(request, NewBan)
    seconds = None if asked.hours is None else float(asked.hours * HOUR)
    await ban(hall_of(request).store, asked.target, asked.reason, seconds)
    await hall_of(request).learn_bans()


@for_the_host
async def lift_ban(request: Request) -> None:
    await unban(hall_of(request).store, (await read(request, LiftBan)).target)
    await hall_of(request).learn_bans()


ROUTES = [
    Route(PATH, look),
    Route(f"{PATH}/session", sign_in, methods=["POST"]),
    Route(f"{PATH}/leave", sign_out, methods=["POST"]),
    Route(f"{PATH}/end", end, methods=["POST"]),
    Route(f"{PATH}/delete", delete, methods=["POST"]),
    Route(f"{PATH}/ban", add_ban, methods=["POST"]),
    Route(f"{PATH}/unban", lift_ban, methods=["POST"]),
]
