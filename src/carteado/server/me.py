"""Requests of a guest about itself: the name, its results, tokens, other devices, and being forgotten."""

from __future__ import annotations

import segno
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carteado.core.errors import Refusal
from carteado.server import requests, results
from carteado.server.asking import Guest, address_of, answer, hall_of, read
from carteado.server.chat import check_name
from carteado.server.guests import LINK_SECONDS, outdated, player_of
from carteado.server.hall import Hall
from carteado.server.lobby_protocol import Link, LinkCode, Me, NewName
from carteado.server.names import read_name
from carteado.server.protocol import Leave
from carteado.server.trouble import tell_failure
from carteado.server.visitor import Visitor


async def me(request: Request) -> Response:
    guest = Guest(request)
    hall = hall_of(request)
    if outdated(request):
        guest.token = await hall.guests.add_token(guest.player)
    names = await hall.store.names([guest.player])
    return guest.greet(answer(Me(names.get(guest.player, ""))))


async def my_results(request: Request) -> Response:
    player = player_of(request)
    return answer(await results.of_player(hall_of(request).store, player) if player is not None else [])


async def name_me(request: Request) -> Response:
    guest = Guest(request)
    name = read_name((await read(request, NewName)).name)
    hall = hall_of(request)
    hall.limits.names.check(address_of(request), guest.player)
    check_name(name, await hall.store.names_beside(guest.player))
    await hall.store.name_player(guest.player, name)
    await hall.learn_name(guest.player)
    return guest.greet(answer(Me(name)))


async def renew(request: Request) -> Response:
    """Make a new token for the guest; the old ones are revoked."""
    hall, guest = hall_of(request), Guest(request)
    hall.limits.identities.check(address_of(request), guest.player)
    if guest.token is None:
        guest.token = await hall.guests.renew(guest.player)
    names = await hall.store.names([guest.player])
    return hanging_up(guest.greet(answer(Me(names.get(guest.player, "")))), hall, guest.player)


def hanging_up(response: Response, hall: Hall, player: str) -> Response:
    """Close the guest's sockets after the answer is sent, so that they reconnect with the new cookie."""
    response.background = BackgroundTask(hall.hang_up, player)
    return response


async def make_link(request: Request) -> Response:
    """Make a link for another device. The code is in the fragment (#), which browsers do not send to a server."""
    hall, guest = hall_of(request), Guest(request)
    hall.limits.identities.check(address_of(request), guest.player)
    code = await hall.guests.make_link(guest.player)
    address = f"{request.url.replace(path='/you', query='')}#{code}"
    picture = segno.make(address, micro=False).svg_data_uri(scale=6, border=4, light="#fff")
    return guest.greet(answer(Link(code, address, picture, LINK_SECONDS)))


async def follow_link(request: Request) -> Response:
    """Link this device to the guest of a code."""
    hall, code = hall_of(request), (await read(request, LinkCode)).code
    hall.limits.identities.check(address_of(request), player_of(request))
    guest = Guest(request)
    guest.player = await hall.guests.follow_link(code.strip().lower())
    guest.token = await hall.guests.add_token(guest.player)
    names = await hall.store.names([guest.player])
    return guest.greet(answer(Me(names.get(guest.player, ""))))


async def forget(request: Request) -> Response:
    """Leave every table and forget the guest: name and results are deleted, the played matches stay."""
    hall, player = hall_of(request), player_of(request)
    hall.limits.identities.check(address_of(request), player)
    guest = Guest(request)
    if player is not None:
        await leave_tables(hall, player)
        await hall.guests.forget(player)
        await hall.learn_name(player)
        guest.token = hall.guests.seal.new_token()
    return hanging_up(guest.greet(answer(Me(""))), hall, guest.player)


async def leave_tables(hall: Hall, player: str) -> None:
    """Give up the seat: before the start it is open again, afterwards this is resigning."""
    for code in await hall.store.unfinished(player):
        try:
            room = await hall.room(code)
            async with room.lock:
                await room.settle()
                await requests.leave(room, Visitor(player), Leave())
        except Refusal as refusal:
            tell_failure("a seat could not be given up", refusal)


ROUTES = [
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", name_me, methods=["POST"]),
    Route("/api/me/results", my_results, methods=["GET"]),
    Route("/api/me/renew", renew, methods=["POST"]),
    Route("/api/me/link", make_link, methods=["POST"]),
    Route("/api/me/follow", follow_link, methods=["POST"]),
    Route("/api/me/forget", forget, methods=["POST"]),
]
