"""Somebody at a table: a line to one client, and what was already told over it."""

from __future__ import annotations

import asyncio

import msgspec

from carteado.server.protocol import Refused, ServerWord

BACKLOG = 256
LAGGING = 1013
REFUSED_LINE = 4000
encode = msgspec.json.Encoder().encode


class Visitor:
    """One socket. `player` is whose cookie it brought; which seat that is, the match knows."""

    def __init__(self, player: str | None, name: str = "", address: str = "") -> None:
        self.player = player
        self.name = name
        self.address = address
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lost = False
        self.closing = LAGGING  # the code with which a lost line is closed
        self.seat: int | None = None
        self.seen = 0
        self.fresh = True
        self.epoch = -1

    def tell(self, word: ServerWord) -> None:
        self.post(encode(word))

    def post(self, message: bytes) -> None:
        """Never waits: a client that does not read for long loses its line, and may come back."""
        if self.lost:
            return
        if self.outbox.qsize() >= BACKLOG:
            self.lose()
        else:
            self.outbox.put_nowait(message)

    def lose(self) -> None:
        self.lost = True
        self.outbox.put_nowait(None)

    def dismiss(self, reason: Refused) -> None:
        """Say why, and close the line for good."""
        self.tell(reason)
        if not self.lost:
            self.closing = REFUSED_LINE
            self.lose()
