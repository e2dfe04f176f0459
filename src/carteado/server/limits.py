"""Rate limits and size limits."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from time import monotonic

from carteado.core.errors import Invalid
from carteado.server.addresses import source_of

BODY = 64 * 1024
RECORD = 2 * 1024 * 1024
MESSAGE = 4 * 1024
TRACKED = 10_000
AGAIN = 5  # seconds after which a refused client may try to connect again
WATCHING = 0.5  # share of all connections for sockets of spectators
PLAYING = 0.9  # share for all sockets: the difference is reserved for seated players

Pace = tuple[float, float]  # burst, and refill per second


class Bucket:
    """A token bucket: a burst, and a refill per second."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = monotonic()

    def wait(self, burst: float, per_second: float) -> float:
        """Seconds until the next one is allowed."""
        now = monotonic()
        self.left = min(burst, self.left + (now - self.at) * per_second)
        self.at = now
        return max(0.0, (1.0 - self.left) / per_second)

    def take(self, burst: float, per_second: float, cost: float = 1.0) -> bool:
        """Take from the bucket if it is not empty. A high cost may leave a debt, to be refilled before the next one."""
        if self.wait(burst, per_second) > 0.0:
            return False
        self.left -= cost
        return True


class Rate:
    """A rate limit with a bucket for each client."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        """The bucket of that client; the least recently used ones are dropped."""
        found = self.buckets.pop(who, None) or Bucket(self.burst)
        self.buckets[who] = found
        if len(self.buckets) > TRACKED:
            self.buckets.popitem(last=False)
        return found

    def wait(self, who: str) -> float:
        return self.bucket(who).wait(self.burst, self.per_second)

    def take(self, who: str, cost: float = 1.0) -> None:
        self.bucket(who).take(self.burst, self.per_second, cost)


class Allowance:
    """A rate limit per source, per player, and in total."""

    def __init__(self, factor: float, source: Pace, player: Pace | None = None, everyone: Pace | None = None) -> None:
        self.source, self.player, self.everyone = (
            Rate(pace[0] * factor, pace[1] * factor) if pace else None for pace in (source, player, everyone)
        )

    def check(self, address: str, player: str | None = None, cost: float = 1.0) -> None:
        """Charge all three limits, or refuse and say when to try again; a refusal charges none of them."""
        asked = [(self.source, source_of(address)), (self.player, player), (self.everyone, "")]
        rates = [(rate, who) for rate, who in asked if rate is not None and who is not None]
        wait = max(rate.wait(who) for rate, who in rates)
        if wait > 0.0:
            raise Invalid("too-fast", seconds=math.ceil(wait))
        for rate, who in rates:
            rate.take(who, cost)


class Limits:
    """All limits of a server; `factor` relaxes them together, for a trusted network.

    `connections` is the most connections that the process can hold.
    """

    def __init__(self, factor: float = 1.0, connections: int = 4000) -> None:
        self.requests = Allowance(factor, (300, 50))
        self.posts = Allowance(factor, (30, 1))
        self.pages = Allowance(factor, (600, 100))
        self.probes = Allowance(factor, (30, 2))
        self.handshakes = Allowance(factor, (60, 5), everyone=(1000, 200))
        self.creations = Allowance(factor, (20, 1 / 10), player=(10, 1 / 15), everyone=(300, 5))
        self.invitations = Allowance(factor, (5, 1 / 60), player=(3, 1 / 60), everyone=(100, 1))
        self.uploads = Allowance(factor, (10, 1 / 30), everyone=(60, 1))
        self.archives = Allowance(factor, (20_000, 200), everyone=(60_000, 600))  # in tables (archives.cost_of)
        self.reviews = Allowance(factor, (3000, 5), everyone=(30_000, 60))  # in actions of the matches
        self.names = Allowance(factor, (20, 1 / 5), player=(5, 1 / 10), everyone=(300, 10))
        self.identities = Allowance(factor, (10, 1 / 30), player=(5, 1 / 60), everyone=(100, 2))
        self.chat = Allowance(factor, (10, 1), player=(5, 1 / 2), everyone=(300, 30))
        self.lessons = Allowance(factor, (30, 1), everyone=(300, 30))
        self.drafts = Allowance(factor, (60, 4), everyone=(300, 30))
        self.sets = Allowance(factor, (20, 1 / 10), player=(20, 1 / 10), everyone=(200, 2))
        self.measures = Allowance(factor, (1000, 1), everyone=(4000, 5))  # in pairs of games
        self.hints = Allowance(factor, (10, 1), player=(3, 1 / 2))
        self.advice = Allowance(factor, (120, 20), player=(40, 8))  # reasons and previews
        self.signing_in = Allowance(1.0, (5, 1 / 60))  # for the host's page; never relaxed
        self.message_burst = 40 * factor
        self.messages_per_second = 20 * factor
        self.per_source = int(64 * factor)
        self.per_player = int(16 * factor)
        self.exhibitions_per_owner = int(3 * factor)
        self.exhibitions_per_address = int(6 * factor)
        self.watching = int(connections * WATCHING)
        self.playing = int(connections * PLAYING)
        self.sockets = 0
        self.sources: Counter[str] = Counter()
        self.players: Counter[str] = Counter()

    def connect(self, address: str, player: str | None) -> None:
        """Count a new socket, or refuse it."""
        crowd = self.sources[source_of(address)] >= self.per_source
        if crowd or (player and self.players[player] >= self.per_player):
            raise Invalid("too-many-connections", seconds=AGAIN)
        self.check_room(seated=True)
        self.sockets += 1
        self.sources[source_of(address)] += 1
        if player:
            self.players[player] += 1

    def check_room(self, seated: bool) -> None:
        """Refuse a socket if the rest of the connections is reserved for seated players."""
        if self.sockets > (self.playing if seated else self.watching):
            raise Invalid("server-full", seconds=AGAIN)

    def disconnect(self, address: str, player: str | None) -> None:
        self.sockets -= 1
        for counter, who in ((self.sources, source_of(address)), (self.players, player)):
            if who:
                counter[who] -= 1
                if counter[who] <= 0:
                    del counter[who]
