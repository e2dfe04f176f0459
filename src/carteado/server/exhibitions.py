"""Exhibitions: matches among bots, limited per owner and per address."""

from __future__ import annotations

from carteado.core.errors import Illegal
from carteado.server.addresses import source_of


class Exhibitions:
    """The exhibitions that run. One is closed when it is over or nobody watches it."""

    def __init__(self, per_owner: int, per_address: int) -> None:
        self.per_owner = per_owner
        self.per_address = per_address
        self.open: dict[str, tuple[str, str]] = {}  # by code: owner and address

    def admit(self, code: str, owner: str, address: str) -> None:
        """Let an exhibition run, or refuse it."""
        address = source_of(address) if address else ""
        others = [known for known in self.open if known != code]
        owned = sum(self.open[known][0] == owner for known in others)
        near = sum(self.open[known][1] == address for known in others)
        if owned >= self.per_owner:
            raise Illegal("too-many-bot-matches", allowed=self.per_owner)
        if address and near >= self.per_address:
            raise Illegal("too-many-bot-matches", allowed=self.per_address)
        self.open[code] = (owner, address)

    def close(self, code: str) -> None:
        self.open.pop(code, None)
