"""Tokens, by which a client is recognised as the same guest. They are signed; the database stores only hashes.

A token is 16 random bytes and their signature, so that a visitor who only looks costs no row. A guest's id is the
SHA-256 of the first token; the table `tokens` holds the SHA-256 of the guest's other tokens.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

PLAIN = "carteado"
SECURE = "__Host-carteado"  # browsers accept this prefix only over https and for this very host
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
HALF = 16
YEAR = 365 * 24 * 3600


class Seal:
    """Signs tokens and checks their signatures."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new_token(self) -> str:
        nonce = secrets.token_bytes(HALF)
        return written(nonce + self.sign(nonce))

    def issued(self, token: str) -> bool:
        """Whether this server made the token."""
        data = base64.urlsafe_b64decode(f"{token}=")
        return hmac.compare_digest(self.sign(data[:HALF]), data[HALF:]) and written(data) == token

    def sign(self, nonce: bytes) -> bytes:
        return hmac.digest(self.key, nonce, "sha256")[:HALF]


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def id_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def token_in(connection: HTTPConnection) -> tuple[str | None, bool]:
    """The token in the client's cookie, and whether the cookie has the current name."""
    right = SECURE if is_secure(connection) else PLAIN
    for name in (right, PLAIN):
        token = connection.cookies.get(name, "")
        if TOKEN.fullmatch(token):
            return token, name == right
    return None, False


def remember(response: Response, token: str, secure: bool) -> None:
    """Set the cookie; over https also drop the http one, which a sibling host could have set."""
    name = SECURE if secure else PLAIN
    response.set_cookie(name, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    if secure:
        response.delete_cookie(PLAIN, path="/")
