"""The token with which the host signs in, and the session that follows.

A session is an expiry time signed with the token, so every process with the same token accepts it, and a new token
ends all sessions.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import time
from pathlib import Path

from carteado.core.errors import Invalid

VARIABLE = "CARTEADO_HOST_TOKEN"
SHORTEST = 20
LASTING = 12 * 3600


def read_token(file: Path | None) -> str | None:
    """Read the token from the file, else from the environment; None leaves the host's page off."""
    found = os.environ.get(VARIABLE)
    if file is not None:
        try:
            found = file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Invalid("file-unreadable", file=str(file), reason=str(error)) from error
    if found is None:
        return None
    if len(found) < SHORTEST or not found.isascii() or not found.isprintable():
        raise Invalid("host-token-bad", allowed=SHORTEST)
    return found


class HostToken:
    def __init__(self, token: str) -> None:
        self.key = hashlib.sha256(token.encode()).digest()

    def accepts(self, token: str) -> bool:
        """Compare in constant time."""
        return hmac.compare_digest(hashlib.sha256(token.encode()).digest(), self.key)

    def new_session(self) -> str:
        until = str(int(time.time()) + LASTING)
        return f"{until}.{self.sign(until)}"

    def holds(self, session: str) -> bool:
        """Whether the session has a valid signature and has not expired."""
        until, _, signature = session.partition(".")
        if not hmac.compare_digest(signature.encode(), self.sign(until).encode()):
            return False
        return time.time() < int(until)

    def sign(self, until: str) -> str:
        return hmac.new(self.key, f"carteado host until {until}".encode(), hashlib.sha256).hexdigest()
