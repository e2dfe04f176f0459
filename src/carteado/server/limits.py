"""How much a client may ask for, and how fast."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from carteado.core.errors import Invalid

BODY = 64 * 1024
RECORD = 2 * 1024 * 1024
MESSAGE = 4 * 1024
TRACKED = 10_000


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, burst: float, per_second: float) -> bool:
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * per_second)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Rate:
    """A limit on how often something may be done by the same one."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        bucket = self.buckets.pop(who, None) or Bucket(self.burst)
        self.buckets[who] = bucket
        if len(self.buckets) > TRACKED:
            self.buckets.popitem(last=False)
        if not bucket.take(self.burst, self.per_second):
            raise Invalid("too-fast")


class Limits:
    """All limits of a server; `factor` loosens them together, for a network that is trusted."""

    def __init__(self, factor: float = 1.0) -> None:
        self.posts = Rate(30 * factor, 1 * factor)
        self.requests = Rate(300 * factor, 50 * factor)
        self.chat = Rate(5 * factor, 0.5 * factor)
        self.hints = Rate(3 * factor, 0.5 * factor)
        self.message_burst = 40 * factor
        self.messages_per_second = 20 * factor
        self.per_address = int(64 * factor)
        self.per_player = int(16 * factor)
        self.exhibitions_per_owner = int(3 * factor)
        self.exhibitions_per_address = int(6 * factor)
        self.addresses: Counter[str] = Counter()
        self.players: Counter[str] = Counter()

    def connect(self, address: str, player: str | None) -> None:
        if self.addresses[address] >= self.per_address or (player and self.players[player] >= self.per_player):
            raise Invalid("too-many-connections")
        self.addresses[address] += 1
        if player:
            self.players[player] += 1

    def disconnect(self, address: str, player: str | None) -> None:
        for counter, who in ((self.addresses, address), (self.players, player)):
            if who:
                counter[who] -= 1
                if counter[who] <= 0:
                    del counter[who]
