"""Match codes: short, and without letters that are easily confused."""

from __future__ import annotations

import re
import secrets

from starlette.requests import HTTPConnection

from carteado.core.errors import Invalid

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH = 10
SHAPE = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def match_code(connection: HTTPConnection) -> str:
    """The match code in the URL. Only a well-formed code ever reaches the database."""
    code: str = connection.path_params["code"]
    if not SHAPE.fullmatch(code):
        raise Invalid("match-unknown")
    return code
