"""Addresses of clients: which addresses count as one source, and which proxies are trusted."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache

from carteado.core.errors import Invalid

SITE = 64  # bits of an IPv6 address that name one customer's network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def plain_address(text: str) -> Address:
    """Parse an address; an IPv4-mapped IPv6 address becomes the IPv4 address."""
    found = ipaddress.ip_address(text)
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(4096)
def source_of(address: str) -> str:
    """The source that rate limits count: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = plain_address(address)
    except ValueError:
        return "unknown"
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((int(found), SITE), strict=False))


def read_proxies(texts: Sequence[str]) -> list[Network]:
    """The addresses and networks given by `--trust-proxy`."""
    found: list[Network] = []
    for text in texts:
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError as error:
            raise Invalid("proxy-bad-address", found=text, allowed="10.0.0.7, 10.0.0.0/24, 2001:db8::7") from error
    return found


def is_loopback(address: str) -> bool:
    try:
        return plain_address(address).is_loopback
    except ValueError:
        return False
