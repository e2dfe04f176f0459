"""Uvicorn's HTTP and WebSocket protocols with time limits, and with messages compressed one by one."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from carteado.server.connections import Connections
from carteado.server.visitor import LAGGING

LEVEL = 3
KERNEL = 128 * 1024  # bytes of the kernel's send buffer
ECHO = 2.0  # seconds for the client to complete the closing handshake
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
LATE = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Counted(asyncio.Protocol):
    """A connection that the gate counts, and whose client must not stop reading for long."""

    gate: Connections
    transport: asyncio.Transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.release(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.gate.stalled.begin(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.gate.stalled.end(self)

    def overdue(self, late: str) -> None:
        raise NotImplementedError


class TimedHttp(Counted, H11Protocol):
    """HTTP with time limits for the head and the body of a request and for reading the answer."""

    def __init__(self, gate: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.gate = gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.gate.admit(self):
            self.gate.heads.begin(self)
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.follow()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.follow()

    def follow(self) -> None:
        """Start the time limit for what the client must do next, and stop the others."""
        if self.gate.open.get(self.transport) is not self:
            return
        for waiting, state in ((self.gate.heads, h11.IDLE), (self.gate.bodies, h11.SEND_BODY)):
            if self.conn.their_state is state:
                waiting.begin(self)
            else:
                waiting.end(self)

    def overdue(self, late: str) -> None:
        if late == "head" and not self.transport.get_write_buffer_size():
            self.transport.write(LATE)
            self.transport.close()
        else:
            self.transport.abort()


class SparingSocket(Counted, WebSocketsSansIOProtocol):
    """A WebSocket that costs little memory while it is quiet, and does not wait for a client that does not read.

    Each message is compressed by itself, so that no compression state is kept between messages.
    """

    def __init__(self, gate: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.gate = gate
        self.close_timeout = ECHO
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                compress_settings={"level": LEVEL},
            )
        ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.gate.pass_on(self)
        line: socket.socket = transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL)

    async def send(self, message: Any) -> None:
        """Do not wait for a client that does not read before closing: wake whoever waits to send."""
        if message["type"] == "websocket.close":
            self.writable.set()
        await super().send(message)

    def overdue(self, late: str) -> None:
        """Close the connection of a client that does not read, with a code that tells it to reconnect."""
        if not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": LAGGING})
            self.conn.send_close(LAGGING)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.writable.set()
        self.transport.close()
