"""Bans of players by id and of addresses by network.

Bans are stored in the database and checked in memory.
"""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Iterable

import sqlalchemy as sa

from carteado.core.errors import Illegal, Invalid
from carteado.server.addresses import SITE, Network, plain_address
from carteado.server.host_protocol import Ban
from carteado.server.schema import bans
from carteado.server.store import Store

PLAYER = re.compile(r"[0-9a-f]{64}")
WIDEST = {4: 8, 6: 16}


def ban_refusal(ban: Ban) -> Illegal:
    """The refusal for a banned client."""
    until = "none" if ban.until is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ban.until))
    return Illegal("banned", reason=ban.reason or "none", until=until)


class Bans:
    """The bans in force, indexed so that a check takes constant time."""

    def __init__(self, known: Iterable[Ban] = ()) -> None:
        self.known = tuple(known)
        self.players: dict[str, Ban] = {}
        self.networks: dict[tuple[int, int], dict[int, Ban]] = {}  # by version and length, then by first address
        for ban in self.known:
            if PLAYER.fullmatch(ban.target):
                self.players[ban.target] = ban
            else:
                network = ipaddress.ip_network(ban.target)
                same_length = self.networks.setdefault((network.version, network.prefixlen), {})
                same_length[int(network.network_address)] = ban

    def find(self, address: str, player: str | None) -> Ban | None:
        """The ban in force that covers this client."""
        now = time.time()
        covering = (self.players.get(player or ""), self.of_address(address))
        return next((ban for ban in covering if ban and (ban.until is None or ban.until > now)), None)

    def check(self, address: str, player: str | None) -> None:
        if (ban := self.find(address, player)) is not None:
            raise ban_refusal(ban)

    def of_address(self, address: str) -> Ban | None:
        if not self.networks:
            return None
        try:
            found = plain_address(address)
        except ValueError:
            return None
        for (version, length), same_length in self.networks.items():
            if version == found.version:
                rest = found.max_prefixlen - length
                ban = same_length.get(int(found) >> rest << rest)
                if ban is not None:
                    return ban
        return None


def read_network(text: str) -> Network | None:
    """Parse the network of a ban: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`. An IPv6 address means its /64."""
    try:
        if "/" in text:
            network = ipaddress.ip_network(text, strict=False)
        else:
            address = plain_address(text)
            network = ipaddress.ip_network((address, 32 if address.version == 4 else SITE), strict=False)
    except ValueError:
        return None
    if network.prefixlen < WIDEST[network.version]:
        raise Invalid("ban-too-wide", found=str(network), allowed=f"/{WIDEST[network.version]}")
    return network


async def bans_in_force(store: Store) -> list[Ban]:
    query = sa.select(bans).where(sa.or_(bans.c.until.is_(None), bans.c.until > time.time()))
    return [Ban(*row) for row in await store.rows(query.order_by(bans.c.created.desc(), bans.c.target))]
