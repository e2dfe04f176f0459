"""The guard before every request: origin, rate limits, bans, and security headers."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.server.asking import address_of, hall_of, refusal_answer
from carteado.server.guests import player_of
from carteado.server.trouble import TROUBLE, refusal_for

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
LOOPBACK = ("localhost", "127.0.0.1", "::1")
PROBES = ("/health", "/metrics")
FOR_ALL = ("/api/texts/", "/api/host")  # also for banned clients: why, and the host's page


class Guard:
    """Middleware that refuses requests from other sites and too many requests, and adds security headers."""

    def __init__(self, app: ASGIApp, origins: Sequence[str] = (), loopback: bool = False) -> None:
        self.app = app
        self.origins = tuple(origin.rstrip("/") for origin in origins)
        self.hosts = (*LOOPBACK, *(host_in(origin) for origin in origins)) if loopback else ()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.handshake(scope, receive, send)
        elif scope["type"] == "http":
            await self.request(scope, receive, with_headers(send))
        else:
            await self.app(scope, receive, send)

    async def handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            self.check_source(connection.headers, asking=True)
            hall_of(connection).limits.handshakes.check(address_of(connection))
            await hall_of(connection).guests.recognise(connection)
        except Refusal as refusal:
            await send_instead(refusal_answer(refusal), send)
            return
        except TROUBLE as error:
            await send_instead(refusal_answer(refusal_for(error)), send)
            return
        await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        try:
            await self.check(request)
        except Refusal as refusal:
            hall_of(request).metrics.count("refused")
            await refusal_answer(refusal)(scope, receive, send)
            return
        except TROUBLE as error:
            await refusal_answer(refusal_for(error))(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def check(self, request: Request) -> None:
        hall = hall_of(request)
        hall.metrics.count("requests")
        self.check_source(request.headers, asking=request.method not in ("GET", "HEAD"))
        path, address = request.scope["path"], address_of(request)
        if path.startswith("/api/"):
            hall.limits.requests.check(address)
            if request.method == "POST":
                hall.limits.posts.check(address)
            if not path.startswith(FOR_ALL):
                await hall.guests.recognise(request)
                hall.bans.check(address, player_of(request))
        elif path in PROBES:
            hall.limits.probes.check(address)
        else:
            hall.limits.pages.check(address)

    def check_source(self, headers: Headers, asking: bool) -> None:
        """Refuse a request that a page of another origin sends.

        A server on loopback also refuses a Host header other than the names of this machine and the configured ones,
        against DNS rebinding.
        """
        host = headers.get("host", "")
        name = host_in(f"//{host}")
        if host and name is None:
            raise Invalid("host-unreadable", found=host)
        if self.hosts and name not in self.hosts:
            raise Illegal("origin-foreign")
        origin = headers.get("origin")
        if asking and origin is not None and origin not in self.origins and netloc_in(origin) != host:
            raise Illegal("origin-foreign")


def host_in(url: str) -> str | None:
    """The host name of a URL, if it has a valid one."""
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def netloc_in(url: str) -> str | None:
    """Host and port of a URL as written, if valid."""
    return urlsplit(url).netloc if host_in(url) else None


async def send_instead(answer: Response, send: Send) -> None:
    """Answer a WebSocket handshake with an HTTP response."""
    start = {"type": "websocket.http.response.start", "status": answer.status_code, "headers": answer.raw_headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": answer.body})


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
