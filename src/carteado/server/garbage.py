"""Keeps Python's garbage collector from pausing the server during play.

A full collection takes a third of a second when hundreds of matches are live, so it never runs by itself, only while
the server is idle. The young generations, which hold almost all garbage, are collected as usual.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

THRESHOLDS = (5_000, 10, 1_000_000_000)  # allocations, young collections; a full collection never by itself
LOOK = 1.0  # seconds without activity that count as idle
SELDOM = 60.0  # least seconds between two full collections while idle
AT_LEAST = 1800.0  # most seconds between two full collections


class Collector:
    """Decides when to run a full collection. `activity` counts what clients do."""

    def __init__(self, activity: Callable[[], int], now: float) -> None:
        self.activity = activity
        self.seen = self.collected_at = activity()
        self.collected = now

    def due(self, now: float) -> bool:
        """Whether to collect now: idle after some activity, or the last collection was too long ago."""
        count, before = self.activity(), self.seen
        self.seen = count
        waited = now - self.collected
        if count == self.collected_at or (waited < AT_LEAST and (count != before or waited < SELDOM)):
            return False
        self.collected, self.collected_at = now, count
        return True


async def collect_for_ever(activity: Callable[[], int]) -> None:
    """Freeze the objects made at startup, and run full collections while idle."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    collector = Collector(activity, time.monotonic())
    while True:
        await asyncio.sleep(LOOK)
        if collector.due(time.monotonic()):
            gc.collect()
