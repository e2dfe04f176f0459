"""Reviews over sockets: the progress of one that is being made, then the review."""

from __future__ import annotations

from typing import Any

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from carteado.server.asking import address_of, hall_of, number_in
from carteado.server.codes import match_code
from carteado.server.guests import player_of
from carteado.server.hall import Hall
from carteado.server.reviews import Reader, Wanted
from carteado.server.sockets import GONE, answered, close
from carteado.server.streams import stream


async def serve(socket: WebSocket) -> None:
    """WS /ws/reviews/CODE?seat=S&knowing=0: the progress of a review, and the review."""
    hall, address, player = hall_of(socket), address_of(socket), player_of(socket)
    code = match_code(socket)
    hall.bans.check(address, player)
    hall.limits.connect(address, player)
    try:
        row = await hall.archives.need(code, address)
        seat, knowing = number_in(socket, "seat", 0, 0, row.seats - 1), number_in(socket, "knowing", 0, 0, 1)
        await send(socket, hall, Wanted(code, seat, bool(knowing)), row)
    finally:
        hall.limits.disconnect(address, player)
    await close(socket, GONE)


async def send(socket: WebSocket, hall: Hall, wanted: Wanted, row: Any) -> None:
    """Send the stored review, or the progress of the one that is made now."""
    reader = Reader(player_of(socket), address_of(socket))
    made = await hall.reviews.stored(wanted)
    if made is not None:
        reader.news.put_nowait(made)
        reader.news.put_nowait(None)
        await stream(socket, reader.news)
        return
    reviewing = await hall.reviews.begin(wanted, row, reader.address)
    reviewing.join(reader)
    try:
        await stream(socket, reader.news)
    finally:
        reviewing.readers.remove(reader)


ROUTES = [WebSocketRoute("/ws/reviews/{code}", answered(serve))]
