"""Python's garbage collector, kept from pausing the server in the middle of play.

A collection of everything takes a third of a second when hundreds of matches are live, so it never happens by itself:
it waits for a quiet moment. The young generations, in which almost all garbage dies, are collected as usual.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

THRESHOLDS = (5_000, 10, 1_000_000_000)  # allocations, young collections, and never by itself
LOOK = 1.0  # seconds of silence that are a quiet moment
SELDOM = 60.0  # seconds between two collections in quiet moments
AT_LEAST = 1800.0  # seconds after which no quiet moment is waited for


class Collector:
    """Decides when everything is collected. `activity` counts what clients do."""

    def __init__(self, activity: Callable[[], int], now: float) -> None:
        self.activity = activity
        self.seen = self.collected_at = activity()
        self.collected = now

    def due(self, now: float) -> bool:
        """Whether now is the moment: nothing happens, but something has since the last time; or it was too long ago."""
        count, before = self.activity(), self.seen
        self.seen = count
        waited = now - self.collected
        if count == self.collected_at or (waited < AT_LEAST and (count != before or waited < SELDOM)):
            return False
        self.collected, self.collected_at = now, count
        return True


async def collect_for_ever(activity: Callable[[], int]) -> None:
    """Leave what the start has made out of every collection, and collect the rest in quiet moments."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    collector = Collector(activity, time.monotonic())
    while True:
        await asyncio.sleep(LOOK)
        if collector.due(time.monotonic()):
            gc.collect()
