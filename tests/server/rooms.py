"""Rooms in this process, without sockets: for what would take minutes over a line."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from carteado.core.errors import Refusal
from carteado.server.hall import Hall
from carteado.server.limits import Limits
from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.protocol import ClientWord, Nonce, Sit, Table
from carteado.server.room import Room
from carteado.server.sockets import HANDLERS
from carteado.server.store import Store
from carteado.server.thinking.thinkers import Thinkers
from carteado.server.visitor import Visitor
from server.clients import NONCE


@asynccontextmanager
async def hall_on(place: Path | str) -> AsyncIterator[Hall]:
    """A hall on a database in that folder, or of that URL."""
    store = Store(place if isinstance(place, str) else f"sqlite:///{place / 'tables.db'}")
    await store.prepare()
    store.open()
    hall = Hall(store, Thinkers(1), Limits(), pause=0.0)
    try:
        yield hall
    finally:
        await hall.close()
        hall.thinkers.close()
        await store.close()


class Sitter:
    """Somebody in a room."""

    def __init__(self, room: Room, player: str) -> None:
        self.room = room
        self.visitor = Visitor(player, player)

    async def say(self, word: ClientWord) -> str | None:
        """What a client says; the code of the refusal, if it was refused."""
        try:
            async with self.room.lock:
                await self.room.settle()
                await HANDLERS[type(word)](self.room, self.visitor, word)
        except Refusal as refusal:
            return refusal.code
        return None

    @property
    def table(self) -> Table:
        """The newest table that was told."""
        newest: Any = None
        while not self.visitor.outbox.empty():
            message = self.visitor.outbox.get_nowait()
            if message and message.startswith(b'{"type":"table"'):
                newest = msgspec.json.decode(message, type=Table)
        if newest is not None:
            self.known = newest
        return self.known

    known: Table


async def seated(hall: Hall, game: str, *players: str, **more: Any) -> tuple[Room, list[Sitter]]:
    """A started match with these people on its seats."""
    wish = NewMatch(game, [SeatWish("me"), *[SeatWish("open")] * (len(players) - 1)], **more)
    room = await hall.room(await hall.open_match(wish, players[0]))
    sitters = [Sitter(room, player) for player in players]
    for seat, sitter in enumerate(sitters):
        await room.enter(sitter.visitor, 0)
        if seat:
            assert await sitter.say(Sit(seat)) is None
        assert await sitter.say(Nonce(NONCE)) is None
    return room, sitters
