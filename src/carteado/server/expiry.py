"""Expiry of matches: the host sets a maximum age for each kind; old ones are deleted in small batches."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import sqlalchemy as sa

from carteado.core.errors import Invalid, unknown
from carteado.server.admin.ages import read_age
from carteado.server.admin.endings import delete_matches
from carteado.server.changes import SatDown, kind_of
from carteado.server.schema import archives, entries, matches, pages, seats

if TYPE_CHECKING:
    from carteado.server.store import Store

FOREVER = "forever"
BATCH = 20
UPLOAD_ARCHIVED = 3600.0  # seconds for which the archive of an upload is stored; it is remade on demand
sat_down = sa.exists().where(entries.c.match == matches.c.code, entries.c.kind == kind_of(SatDown))
had_people = sa.exists().where(archives.c.match == matches.c.code, archives.c.people > 0)
has_person = sa.exists().where(seats.c.match == matches.c.code, seats.c.kind != "bot")
by_bots = sa.not_(sa.or_(matches.c.uploaded, sat_down, had_people, has_person))
KINDS = {
    "uploads": matches.c.uploaded,
    "bots": by_bots,
    "finished": sa.and_(matches.c.over, sa.not_(matches.c.uploaded), sa.not_(by_bots)),
    "unstarted": sa.not_(sa.or_(matches.c.started, matches.c.over)),
}
DEFAULT = {"uploads": "30d", "bots": "7d", "finished": FOREVER, "unstarted": "90d"}
Ages = Mapping[str, float]
NO_AGES: Ages = {}


def read_ages(words: Sequence[str]) -> dict[str, float]:
    """Parse how long each kind is kept, from words such as `uploads=30d` and `finished=forever`."""
    chosen = dict(DEFAULT)
    for word in words:
        kind, equals, age = word.partition("=")
        if not equals:
            raise Invalid("keep-bad", found=word, allowed="KIND=AGE")
        if kind not in KINDS:
            raise unknown("keep-unknown", kind, KINDS)
        chosen[kind] = age
    return {kind: read_age(age) for kind, age in chosen.items() if age != FOREVER}


async def expire(store: Store, ages: Ages) -> int:
    """Delete a batch of matches that have not changed for longer than their kind is kept; return how many."""
    gone = 0
    for kind, seconds in ages.items():
        old = sa.and_(KINDS[kind], matches.c.changed < time.time() - seconds)
        codes = [row.code for row in await store.rows(sa.select(matches.c.code).where(old).limit(BATCH))]
        if codes:
            gone += await delete_matches(store, codes)
    return gone


async def drop_upload_archives(store: Store) -> int:
    """Delete a batch of old archives of uploads, which can be remade from the record; return how many."""
    old = sa.and_(matches.c.uploaded, archives.c.fault == "", archives.c.made < time.time() - UPLOAD_ARCHIVED)
    query = sa.select(matches.c.code).join(archives, archives.c.match == matches.c.code).where(old)
    codes = [row.code for row in await store.rows(query.limit(BATCH))]
    if codes:
        async with store.engine.begin() as connection:
            for table in (pages, archives):
                await connection.execute(sa.delete(table).where(table.c.match.in_(codes)))
    return len(codes)
