"""Reading HTTP requests within limits, and answering them with records or refusals."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.core.numbers import read_number
from carteado.server.guests import player_of
from carteado.server.hall import Hall
from carteado.server.identity import id_of, is_secure, remember
from carteado.server.limits import BODY
from carteado.server.telling import refused
from carteado.server.thinking.queue import Errand, for_person

Record = TypeVar("Record")
STATUS = {
    "banned": 403,
    "host-signed-out": 401,
    "host-token-wrong": 401,
    "match-unknown": 404,
    "game-unknown": 404,
    "book-none": 404,
    "not-found": 404,
    "body-too-slow": 408,
    "message-too-long": 413,
    "too-fast": 429,
    "bots-busy": 503,
    "server-stopping": 503,
    "database-trouble": 503,
    "server-full": 503,
}
BODY_SECONDS = 30
TRY_AGAIN = (429, 503)
JSON = "application/json"
ASK_AGAIN = "no-cache"
NEVER = "no-store"


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def errand_of(request: Request) -> Errand:
    """For whom a worker answers this request."""
    return for_person(player_of(request) or address_of(request), address_of(request))


def answer(record: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(record), status, {"Cache-Control": NEVER}, JSON)


def kept(request: Request, body: bytes, media: str) -> Response:
    """Answer with something cacheable that clients revalidate by its ETag."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media)


def refusal_answer(refusal: Refusal) -> Response:
    status = STATUS.get(refusal.code, 409 if isinstance(refusal, Illegal) else 400)
    made = answer(refused(refusal), status)
    if "seconds" in refusal.facts and status in TRY_AGAIN:
        made.headers["Retry-After"] = str(refusal.facts["seconds"])
    return made


async def body_of(request: Request, most: int = BODY) -> bytes:
    """Read the whole body; refuse one that is too long or too slow without reading the rest."""
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise Invalid("message-too-long", allowed=most)
    except TimeoutError as error:
        raise Invalid("body-too-slow", allowed=BODY_SECONDS) from error
    return bytes(found)


async def read(request: Request, kind: type[Record], most: int = BODY) -> Record:
    try:
        return msgspec.json.decode(await body_of(request, most), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("message-unreadable", reason=str(error)[:200]) from error


def number_in(request: HTTPConnection, name: str, default: int, low: int, high: int) -> int:
    """Read a whole number from the query string."""
    found = request.query_params.get(name, str(default))
    number = read_number(found, high)
    if number is None or number < low:
        raise Invalid("number-bad", name=name, found=found, allowed=f"{low}-{high}")
    return number


class Guest:
    """The guest who sent the request; a new guest gets a token with the answer."""

    def __init__(self, request: Request) -> None:
        self.token: str | None = None
        known = player_of(request)
        if known is None:
            self.token = hall_of(request).guests.seal.new_token()
            known = id_of(self.token)
        self.player = known
        self.secure = is_secure(request)

    def greet(self, response: Response) -> Response:
        if self.token is not None:
            remember(response, self.token, self.secure)
        return response
