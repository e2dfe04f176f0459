"""Who a client is: a random token in a cookie. The database knows only its SHA-256."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "carteado"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600


def player_of(connection: HTTPConnection) -> str | None:
    """The id of the player whose cookie this is."""
    token = connection.cookies.get(COOKIE, "")
    return hashlib.sha256(token.encode()).hexdigest() if TOKEN.fullmatch(token) else None


def new_token() -> tuple[str, str]:
    """A token, and the id of the player who holds it."""
    token = secrets.token_urlsafe(32)
    return token, hashlib.sha256(token.encode()).hexdigest()


def remember(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
