"""Whose time runs, and how much is left: worked out from the times in the log, so that it survives a restart."""

from __future__ import annotations

from carteado.server.protocol import Clock, ClockFace


class Timer:
    """The clocks of one match. Bots have all the time in the world."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        self.running: int | None = None
        self.since = 0.0

    @property
    def off(self) -> bool:
        return self.clock.kind == "none"

    def press(self, at: float, acted: int | None, running: int | None) -> None:
        """Something happened: charge whose time ran, and let the next one's run."""
        self.charge(at)
        if acted is not None and self.clock.kind == "total":
            self.left[acted] += self.clock.increment
        if running is not None and self.clock.kind == "move" and (acted is not None or running != self.running):
            self.left[running] = float(self.clock.seconds)
        self.running = running

    def charge(self, at: float) -> None:
        if self.running is not None:
            self.left[self.running] -= max(0.0, at - self.since)
        self.since = at

    def skip(self, gone: float, at: float) -> None:
        """Nobody is charged for the time in which no server was there."""
        self.charge(min(max(gone, self.since), at))
        self.since = at

    @property
    def deadline(self) -> float | None:
        """When the running clock is empty."""
        if self.off or self.running is None:
            return None
        return self.since + self.left[self.running]

    def face(self, now: float) -> ClockFace | None:
        if self.off:
            return None
        left = [max(0.0, seconds) for seconds in self.left]
        if self.running is not None:
            left[self.running] = max(0.0, self.left[self.running] - max(0.0, now - self.since))
        return ClockFace(left, self.running)
