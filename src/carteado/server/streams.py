"""Sockets over which only the server talks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect


async def stream(socket: WebSocket, news: asyncio.Queue[Any]) -> None:
    """Send everything that is queued until the client leaves, or up to None."""
    telling = asyncio.create_task(tell_all(socket, news))
    leaving = asyncio.create_task(wait_until_gone(socket))
    try:
        await asyncio.wait({telling, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, leaving):
            task.cancel()
        await asyncio.gather(telling, leaving, return_exceptions=True)


async def wait_until_gone(socket: WebSocket) -> None:
    """Ignore what the client sends."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def tell_all(socket: WebSocket, news: asyncio.Queue[Any]) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (word := await news.get()) is not None:
            await socket.send_text(msgspec.json.encode(word).decode())
