"""Deleting old matches."""

from __future__ import annotations

import time
from collections.abc import Collection

import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.server import expiry
from carteado.server.admin.endings import delete_matches
from carteado.server.schema import matches
from carteado.server.store import Store

BATCH = 100
KINDS = {**expiry.KINDS, "abandoned": sa.not_(matches.c.over)}


async def purge(store: Store, kinds: Collection[str], seconds: float, dry: bool = False) -> dict[str, int]:
    """Delete matches of these kinds that have not changed for `age` seconds; return the number of each kind."""
    if not kinds:
        raise Invalid("purge-nothing-chosen", allowed=", ".join(f"--{kind}" for kind in KINDS))
    before = time.time() - seconds
    counts = {}
    for kind in kinds:
        query = sa.select(matches.c.code).where(KINDS[kind], matches.c.changed < before)
        codes = [row.code for row in await store.rows(query)]
        counts[kind] = len(codes)
        if not dry:
            for first in range(0, len(codes), BATCH):
                await delete_matches(store, codes[first : first + BATCH])
    return counts
