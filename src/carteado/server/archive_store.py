"""Archives in the database: written in one transaction with the results of the match, read page by page."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from carteado.match.frames import Frames, unzip, zip_text
from carteado.match.record import Record
from carteado.server.archiving import About, Archive
from carteado.server.schema import archives, matches, pages, texts
from carteado.server.schema import results as result_rows

if TYPE_CHECKING:
    from carteado.server.store import Store

UNDER_WAY = 60.0  # seconds that the process in which a match ended has to archive it
WHOLE = -1  # the `seat` of pages without hidden information


async def add(store: Store, code: str, archive: Archive) -> None:
    async with store.engine.begin() as connection:
        await insert(store, connection, code, archive)


async def insert(store: Store, connection: AsyncConnection, code: str, archive: Archive) -> None:
    """Write an archive, unless another process was first."""
    hashes = {lang: hashlib.sha256(data).hexdigest() for lang, data in archive.frames.texts.items()}
    row = {
        "match": code,
        "made": time.time(),
        "people": archive.people,
        "about": packed(archive.about),
        "record": packed(archive.record),
        "texts": msgspec.json.encode(hashes).decode(),
    }
    dialect: Any = postgresql if store.shared else sqlite
    made = await connection.execute(dialect.insert(archives).values(row).on_conflict_do_nothing())
    if made.rowcount == 0:
        return
    await connection.execute(sa.insert(pages), list(page_rows(code, archive.frames)))
    if archive.results:
        counted = [{"match": code, **result._asdict()} for result in archive.results]
        await connection.execute(dialect.insert(result_rows).on_conflict_do_nothing(), counted)
    kept = [{"hash": hashes[lang], "data": data} for lang, data in archive.frames.texts.items()]
    if kept:
        await connection.execute(dialect.insert(texts).on_conflict_do_nothing(), kept)


async def add_fault(store: Store, code: str, fault: str) -> None:
    """Record that the match cannot be archived, so that it is not tried again."""
    dialect: Any = postgresql if store.shared else sqlite
    row = {"match": code, "made": time.time(), "people": 0, "about": b"", "record": b"", "texts": "{}", "fault": fault}
    async with store.engine.begin() as connection:
        await connection.execute(dialect.insert(archives).values(row).on_conflict_do_nothing())


async def fault(store: Store, code: str) -> str | None:
    """Why the match could not be archived: "" if it was, None if nobody tried yet."""
    found = await store.rows(sa.select(archives.c.fault).where(archives.c.match == code))
    return found[0].fault if found else None


async def about(store: Store, code: str) -> About:
    found = await store.rows(sa.select(archives.c.about).where(archives.c.match == code))
    return msgspec.json.decode(unzip(found[0].about), type=About)


async def results(store: Store, codes: Sequence[str]) -> dict[str, dict[str, Any] | None]:
    """The results of those of these matches that are archived."""
    wanted = (archives.c.match.in_(codes), archives.c.fault == "")
    found = await store.rows(sa.select(archives.c.match, archives.c.about).where(*wanted))
    return {row.match: msgspec.json.decode(unzip(row.about), type=About).result for row in found}


async def record(store: Store, code: str) -> Record:
    found = await store.rows(sa.select(archives.c.record).where(archives.c.match == code))
    return msgspec.json.decode(unzip(found[0].record), type=Record)


async def page(store: Store, code: str, seat: int | None, number: int) -> bytes | None:
    """A packed page, as stored."""
    place = (pages.c.match == code, pages.c.seat == (WHOLE if seat is None else seat), pages.c.page == number)
    found = await store.rows(sa.select(pages.c.data).where(*place))
    return found[0].data if found else None


async def game_texts(store: Store, code: str) -> dict[str, bytes]:
    """The packed messages of the game as they were when the match ended, by language."""
    found = await store.rows(sa.select(archives.c.texts).where(archives.c.match == code))
    hashes: dict[str, str] = msgspec.json.decode(found[0].texts)
    kept = await store.rows(sa.select(texts).where(texts.c.hash.in_(hashes.values())))
    data = {row.hash: row.data for row in kept}
    return {lang: data[hash] for lang, hash in hashes.items()}


async def frames(store: Store, code: str) -> Frames:
    """All frames, for a record that can be watched without its rules."""
    query = sa.select(pages).where(pages.c.match == code).order_by(pages.c.seat, pages.c.page)
    by_seat: dict[int, list[bytes]] = {}
    for row in await store.rows(query):
        by_seat.setdefault(row.seat, []).append(row.data)
    whole = by_seat.pop(WHOLE)
    return Frames(whole, list(by_seat.values()), await game_texts(store, code))


async def missing(store: Store, most: int = 10) -> list[str]:
    """Matches of rules known here that ended a while ago and have no archive, newest first. Uploads do not count."""
    without = sa.and_(matches.c.code.not_in(sa.select(archives.c.match)), sa.not_(matches.c.uploaded))
    wanted = sa.and_(matches.c.over, matches.c.started, matches.c.changed < time.time() - UNDER_WAY, without)
    query = sa.select(matches.c.code).where(wanted, await store.known_rules(wanted))
    return [row.code for row in await store.rows(query.order_by(matches.c.changed.desc()).limit(most))]


def packed(data: Any) -> bytes:
    return zip_text(msgspec.json.encode(data).decode())


def page_rows(code: str, frames: Frames) -> Iterator[dict[str, Any]]:
    for seat, kept in enumerate([frames.whole, *frames.seats], WHOLE):
        for number, data in enumerate(kept):
            yield {"match": code, "seat": seat, "page": number, "data": data}
