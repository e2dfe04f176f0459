"""Limits on open connections, per source and in total, and on how long a client may take."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Protocol

from carteado.core.errors import Invalid
from carteado.server.addresses import Network, plain_address, source_of

MOST = 4000
UTMOST = 30_000
PER_SOURCE = 128
OWN_HANDLES = 128  # for the database, the bots' processes and the listening socket
FEWEST = 32
LOOK = 1.0
HEAD = 10.0  # seconds for the head of a request
BODY = 60.0  # seconds for its body
STALLED = 20.0  # seconds in which a client must take some of what was sent
CLOSING = 5.0  # seconds to take the rest after the connection was closed


class Client(Protocol):
    """The end of one connection in this process."""

    transport: asyncio.Transport

    def overdue(self, late: str) -> None:
        """Called when the client took too long: with its `head`, its `body`, or with reading what was `sent`."""


class Waiting:
    """Connections waiting for their client, oldest first, and how long each may wait."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.since: dict[Client, float] = {}

    def begin(self, client: Client) -> None:
        self.since.setdefault(client, monotonic())

    def end(self, client: Client) -> None:
        self.since.pop(client, None)

    def take_overdue(self) -> list[Client]:
        late: list[Client] = []
        now = monotonic()
        for client, since in self.since.items():
            if now - since < self.seconds:
                break
            late.append(client)
        for client in late:
            del self.since[client]
        return late

    @property
    def first(self) -> Client | None:
        return next(iter(self.since), None)


class Connections:
    """All connections of a process. A trusted proxy stands for many clients: only the total is limited."""

    def __init__(self, most: int = MOST, per_source: int = PER_SOURCE, proxies: Sequence[Network] = ()) -> None:
        self.most = most
        self.per_source = per_source
        self.proxies = tuple(proxies)
        self.open: dict[asyncio.Transport, Client] = {}
        self.sources: Counter[str] = Counter()
        self.heads, self.bodies = Waiting(HEAD), Waiting(BODY)
        self.stalled, self.closing = Waiting(STALLED), Waiting(CLOSING)

    def admit(self, client: Client) -> bool:
        """Admit a new connection. At the limit, drop the one that has been idle for longest."""
        source = self.source(client.transport)
        if source is not None and self.sources[source] >= self.per_source:
            return False
        if len(self.open) >= self.most:
            idle = self.heads.first
            if idle is None:
                return False
            idle.transport.abort()
            self.release(idle)
        self.open[client.transport] = client
        if source is not None:
            self.sources[source] += 1
        return True

    def pass_on(self, client: Client) -> None:
        """Hand the connection over to another protocol."""
        known = self.open.get(client.transport)
        if known is not None:
            self.forget(known)
            self.open[client.transport] = client

    def release(self, client: Client) -> None:
        self.forget(client)
        if self.open.pop(client.transport, None) is None:
            return
        source = self.source(client.transport)
        if source is not None:
            self.sources[source] -= 1
            if self.sources[source] <= 0:
                del self.sources[source]

    def forget(self, client: Client) -> None:
        for waiting in (self.heads, self.bodies, self.stalled, self.closing):
            waiting.end(client)

    def source(self, transport: asyncio.Transport) -> str | None:
        """The source that the connection counts for; None if it is a trusted proxy's."""
        peer = transport.get_extra_info("peername")
        if not peer:
            return None
        address = plain_address(peer[0])
        if any(address.version == proxy.version and address in proxy for proxy in self.proxies):
            return None
        return source_of(peer[0])

    async def watch_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.drop_overdue()

    def drop_overdue(self) -> None:
        for late, waiting in (("head", self.heads), ("body", self.bodies), ("sent", self.stalled)):
            for client in waiting.take_overdue():
                client.overdue(late)
        for transport, client in self.open.items():
            if transport.is_closing():
                self.closing.begin(client)
        for client in self.closing.take_overdue():
            client.transport.abort()


def room_for_connections(factor: float) -> int:
    """The number of connections that the file handle limit allows: each may need a second handle."""
    wanted = min(int(MOST * factor), UTMOST)
    handles = take_handles(2 * wanted + OWN_HANDLES)
    most = min(wanted, (handles - OWN_HANDLES) // 2)
    if most < FEWEST:
        raise Invalid("too-few-handles", found=handles, allowed=2 * FEWEST + OWN_HANDLES)
    return most


def take_handles(wanted: int) -> int:
    """Raise the file handle limit of this process as far as allowed; return the limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    with suppress(ValueError, OSError):
        highest = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, highest), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
