"""Somebody at a table: a line to one client, and what was already told over it."""

from __future__ import annotations

import asyncio

import msgspec

from carteado.server.protocol import Refused, ServerWord

WAITING = 512 * 1024  # bytes that may wait for a client that reads slowly
LAGGING = 1013
REFUSED_LINE = 4000
encode = msgspec.json.Encoder().encode


class Outbox(asyncio.Queue[bytes | None]):
    """Messages on their way to a client, and how many bytes they are."""

    def _init(self, maxsize: int) -> None:
        super()._init(maxsize)
        self.bytes = 0

    def _put(self, item: bytes | None) -> None:
        super()._put(item)
        self.bytes += len(item or b"")

    def _get(self) -> bytes | None:
        item: bytes | None = super()._get()
        self.bytes -= len(item or b"")
        return item


class Visitor:
    """One socket. `player` is whose cookie it brought; which seat that is, the match knows."""

    def __init__(self, player: str | None, name: str = "", address: str = "") -> None:
        self.player = player
        self.name = name
        self.address = address
        self.outbox = Outbox()
        self.lost = asyncio.Event()
        self.ending = LAGGING  # the code with which the line is closed
        self.seat: int | None = None
        self.seen = 0
        self.shown = (0, False)  # the number of the table, and whether it waits for others
        self.fresh = True
        self.epoch = -1

    def tell(self, word: ServerWord) -> None:
        self.post(encode(word))

    def post(self, message: bytes) -> None:
        """Never waits: a client that does not read for long loses its line, and may come back."""
        if self.lost.is_set():
            return
        if self.outbox.bytes and self.outbox.bytes + len(message) > WAITING:
            self.lose(LAGGING)
        else:
            self.outbox.put_nowait(message)

    def lose(self, code: int) -> None:
        """Close the line with that code; what was told before is sent first, unless it is the client that lags."""
        if not self.lost.is_set():
            self.ending = code
            self.outbox.put_nowait(None)
            self.lost.set()

    def dismiss(self, reason: Refused) -> None:
        """Say why, and close the line for good."""
        self.tell(reason)
        self.lose(REFUSED_LINE)
