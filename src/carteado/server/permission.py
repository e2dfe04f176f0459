"""Who may bring card sets to the server and use its workshop: nobody, whoever sits at its machine, or everybody."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

from carteado.core.errors import Illegal, unknown
from carteado.server.security import LOOPBACK, host_in

MODES = ("off", "local", "all")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # a proxy hands on a request from elsewhere


def read_mode(found: str) -> str:
    if found not in MODES:
        raise unknown("workshop-unknown", found, MODES)
    return found


def may_bring(connection: HTTPConnection) -> bool:
    mode: str = connection.app.state.workshop
    return mode == "all" or (mode == "local" and is_local(connection))


def check_may_bring(connection: HTTPConnection) -> None:
    if not may_bring(connection):
        raise Illegal("workshop-closed")


def is_local(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    address = connection.client.host if connection.client else ""
    try:
        here = ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
    named = host_in(f"//{connection.headers.get('host', '')}") in LOOPBACK
    return here and named and not any(name in connection.headers for name in FORWARDED)
