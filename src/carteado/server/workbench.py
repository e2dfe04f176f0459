"""The workbench: card files are watched, and the gallery in the browser follows every save."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from carteado.core.errors import Invalid, Refusal
from carteado.lab.watching import Sight
from carteado.server.asking import address_of, hall_of
from carteado.server.lobby_protocol import CardsSeen
from carteado.server.sockets import turn_away
from carteado.server.streams import stream
from carteado.server.telling import said

News = asyncio.Queue[CardsSeen]


class Workbench:
    """The current state of the card files of one game, and its subscribers."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.lookers: set[News] = set()
        self.loop: asyncio.AbstractEventLoop | None = None

    def show(self, sight: Sight) -> None:
        """Publish a new state of the files. May be called from any thread."""
        self.sight = sight
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.tell, seen(sight))

    def tell(self, word: CardsSeen) -> None:
        for looker in self.lookers:
            looker.put_nowait(word)

    @contextmanager
    def looking(self) -> Iterator[News]:
        """Subscribe: the current state, then every new one."""
        self.loop = asyncio.get_running_loop()
        news: News = asyncio.Queue()
        self.lookers.add(news)
        news.put_nowait(seen(self.sight))
        try:
            yield news
        finally:
            self.lookers.discard(news)


def seen(sight: Sight) -> CardsSeen:
    return CardsSeen(sight.number, list(sight.changed), [said(fault.words()) for fault in sight.faults])


async def look(socket: WebSocket) -> None:
    """WS /ws/cards/GAME"""
    hall = hall_of(socket)
    bench: Workbench | None = socket.app.state.bench
    address = address_of(socket)
    try:
        await socket.accept()
        if bench is None or bench.sight.game.id != socket.path_params["game"]:
            raise Invalid("not-found")
        hall.limits.connect(address, None)
    except Refusal as refusal:
        await turn_away(socket, refusal)
        return
    except OSError:
        return  # the client left during the handshake
    try:
        with bench.looking() as news:
            await stream(socket, news)
    finally:
        hall.limits.disconnect(address, None)


ROUTES = [WebSocketRoute("/ws/cards/{game}", look)]
