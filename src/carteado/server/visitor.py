"""A client at a table: its outbox, and what it has been sent."""

from __future__ import annotations

import asyncio

import msgspec

from carteado.server.protocol import Refused, ServerWord

WAITING = 512 * 1024  # most bytes queued for a client that reads slowly
LAGGING = 1013
REFUSED_LINE = 4000
encode = msgspec.json.Encoder().encode


class Outbox(asyncio.Queue[bytes | None]):
    """A queue of messages to a client that counts their bytes."""

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
    """One socket. `player` is the guest of its cookie, None without one."""

    def __init__(self, player: str | None, name: str = "", address: str = "") -> None:
        self.player = player
        self.name = name
        self.address = address
        self.outbox = Outbox()
        self.lost = asyncio.Event()
        self.ending = LAGGING  # the close code of the socket
        self.seat: int | None = None
        self.seen = 0
        self.shown = (0, False)  # the number of the table sent last, and whether the seat waited for others
        self.fresh = True
        self.epoch = -1

    def tell(self, word: ServerWord) -> None:
        self.post(encode(word))

    def post(self, message: bytes) -> None:
        """Queue a message without waiting; disconnect a client that lags too far behind."""
        if self.lost.is_set():
            return
        if self.outbox.bytes and self.outbox.bytes + len(message) > WAITING:
            self.lose(LAGGING)
        else:
            self.outbox.put_nowait(message)

    def lose(self, code: int) -> None:
        """Disconnect with that close code; the outbox is sent first, unless the client lags."""
        if not self.lost.is_set():
            self.ending = code
            self.outbox.put_nowait(None)
            self.lost.set()

    def dismiss(self, reason: Refused) -> None:
        """Send the reason, and disconnect with a code that means not to reconnect."""
        self.tell(reason)
        self.lose(REFUSED_LINE)
