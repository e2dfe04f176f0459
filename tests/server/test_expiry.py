"""Matches are kept for as long as the host says; by default people's are kept for ever."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

import carteado
from carteado.core.errors import Invalid
from carteado.match.record import make_record
from carteado.server import archive_store as kept
from carteado.server import expiry
from carteado.server.changes import BotSeated
from carteado.server.expiry import drop_upload_archives, expire, read_ages
from carteado.server.hall import Hall
from carteado.server.importing import import_record, keep_imported
from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.protocol import Leave
from carteado.server.schema import archives, compacted, entries, matches, pages, seats
from server.clients import awaited
from server.rooms import hall_on, seated

DAY = 24 * 3600.0


async def one_of_each(hall: Hall) -> dict[str, str]:
    """A match of every kind, by its kind, last changed 1000 days ago."""
    room, (ana,) = await seated(hall, "siege", "ana")
    await ana.say(Leave())
    await hall.archives.need(room.code, "")
    made = import_record(await kept.record(hall.store, room.code))
    await keep_imported(hall.store, made)
    running, _ = await seated(hall, "siege", "ana")
    unstarted = await hall.open_match(NewMatch("naipes", [SeatWish("me"), SeatWish("open")]), "ana")
    bots = await hall.open_match(NewMatch("siege", [SeatWish("bot:random")]), "ana")
    found = {"finished": room.code, "uploads": made.facts.code, "running": running.code}
    found |= {"unstarted": unstarted, "bots": bots}
    async with hall.store.engine.begin() as connection:
        await connection.execute(sa.update(matches).values(changed=1.0))
    return found


async def weight(hall: Hall, table: sa.Table) -> int:
    """The bytes of a table's rows."""
    return sum(
        len(value if isinstance(value, bytes) else str(value))
        for row in await hall.store.rows(sa.select(table))
        for value in row
    )


async def there(hall: Hall, made: dict[str, str]) -> set[str]:
    codes = {row.code for row in await hall.store.rows(sa.select(matches.c.code))}
    return {kind for kind, code in made.items() if code in codes}


@awaited
async def test_by_default_peoples_matches_are_kept(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        made = await one_of_each(hall)
        await expire(hall.store, read_ages([]))
        assert await there(hall, made) == {"finished", "running"}


@pytest.mark.parametrize("kind", expiry.KINDS)
@awaited
async def test_each_kind_has_an_age_of_its_own(tmp_path: Path, kind: str) -> None:
    async with hall_on(tmp_path) as hall:
        made = await one_of_each(hall)
        others = [f"{other}=forever" for other in expiry.KINDS if other != kind]
        assert await expire(hall.store, read_ages([*others, f"{kind}=1h"])) == 1
        assert await there(hall, made) == set(made) - {kind}


@awaited
async def test_nothing_of_an_expired_match_is_left(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        made = await one_of_each(hall)
        await expire(hall.store, read_ages(["finished=1d"]))
        assert await there(hall, made) == {"running"}
        for table in (archives, pages, compacted):
            assert await hall.store.rows(sa.select(table)) == []


@awaited
async def test_a_person_whose_seat_a_bot_took_over_was_there(tmp_path: Path) -> None:
    """With more than two seats a bot plays on for whoever resigns: the match is still that person's."""
    async with hall_on(tmp_path) as hall:
        seats = [SeatWish("me"), SeatWish("bot:random"), SeatWish("bot:random")]
        code = await hall.open_match(NewMatch("heroes", seats, mode="challengers"), "ana")
        room = await hall.room(code)
        async with room.lock:
            await room.write(BotSeated(0, "random"))
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.update(matches).values(changed=1.0))
        assert await expire(hall.store, read_ages(["bots=1h", "unstarted=forever"])) == 0


@pytest.mark.parametrize(
    ("word", "code"),
    [("uploads", "keep-bad"), ("cats=1d", "keep-unknown"), ("bots=soon", "age-bad"), ("bots=0d", "age-bad")],
)
def test_an_age_that_cannot_be_read_is_refused(word: str, code: str) -> None:
    with pytest.raises(Invalid, match=code):
        read_ages([word])


def test_ages_are_read() -> None:
    assert read_ages([]) == {"uploads": 30 * DAY, "bots": 7 * DAY, "unstarted": 90 * DAY}
    assert read_ages(["uploads=forever", "finished=52w", "unstarted=12h"]) == {
        "bots": 7 * DAY,
        "finished": 364 * DAY,
        "unstarted": DAY / 2,
    }


@awaited
async def test_the_archive_of_an_upload_goes_after_an_hour_and_is_made_again_on_demand(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        made = await one_of_each(hall)
        upload = made["uploads"]
        before = await kept.frames(hall.store, upload)
        assert await drop_upload_archives(hall.store) == 0
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.update(archives).values(made=1.0))
        assert await drop_upload_archives(hall.store) == 1
        archived = {row.match for row in await hall.store.rows(sa.select(archives.c.match))}
        paged = {row.match for row in await hall.store.rows(sa.select(pages.c.match))}
        assert archived == paged == {made["finished"]}
        assert upload not in await kept.missing(hall.store)
        await hall.archives.need(upload, "")
        assert await kept.frames(hall.store, upload) == before


@awaited
async def test_an_upload_costs_no_more_than_it_weighs(tmp_path: Path) -> None:
    """What stays of it in the database, once its archive is gone, is smaller than the record that was sent."""
    async with hall_on(tmp_path) as hall:
        record = make_record(carteado.play("heroes", ["random"] * 4, seed=1, mode="challengers"))
        await keep_imported(hall.store, import_record(record))
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.update(archives).values(made=1.0))
        await drop_upload_archives(hall.store)
        stays = sum([await weight(hall, table) for table in (matches, seats, compacted, entries, archives, pages)])
        assert stays < len(msgspec.json.encode(record))
