"""Chess clocks: whose time runs and how much is left, computed from the times in the log."""

from __future__ import annotations

from carteado.server.protocol import Clock, ClockFace


class Timer:
    """The clocks of one match. Bots have no clock."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        self.running: int | None = None
        self.since = 0.0

    @property
    def off(self) -> bool:
        return self.clock.kind == "none"

    def press(self, at: float, running: int | None, *, since: float = 0.0, fresh: bool = True) -> None:
        """Charge the seat whose time ran, and start the clock of the next one, at `since` if that is later.

        With time per move, a `fresh` question starts with all of it. Seats whose time does not run show a whole move,
        so that nobody sees who was asked meanwhile.
        """
        self.charge(at)
        if self.clock.kind == "move":
            kept = None if running is None or fresh else self.left[running]
            self.left = [float(self.clock.seconds)] * len(self.left)
            if running is not None and kept is not None:
                self.left[running] = kept
        self.since = max(at, since if running != self.running or since else self.since)
        self.running = running

    def reward(self, seat: int) -> None:
        """Add the increment."""
        if self.clock.kind == "total":
            self.left[seat] += self.clock.increment

    def charge(self, at: float) -> None:
        if self.running is not None:
            self.left[self.running] -= max(0.0, at - self.since)
        self.since = max(at, self.since)

    def skip(self, gone: float, at: float) -> None:
        """Do not charge anybody for the time in which no server was running."""
        self.charge(min(max(gone, self.since), at))
        self.since = at

    @property
    def deadline(self) -> float | None:
        """When the running clock reaches zero."""
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
