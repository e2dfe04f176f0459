"""Finished matches are archived once, by a worker process, and watched from there whatever rules are installed."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from carteado.core.errors import Illegal, Invalid
from carteado.match.frames import frames_of
from carteado.match.record import Record
from carteado.server import archive_store as kept
from carteado.server import archives
from carteado.server.archiving import make_archive
from carteado.server.changes import Spoke
from carteado.server.compaction import compact
from carteado.server.entries import Entry
from carteado.server.expiry import expire, read_ages
from carteado.server.hall import Hall
from carteado.server.importing import import_record, keep_imported
from carteado.server.limits import Allowance
from carteado.server.protocol import Act, Leave
from carteado.server.schema import compacted, entries, matches, pages
from carteado.server.store import Taken
from carteado.server.thinking.queue import HOUSE
from server.clients import awaited
from server.postgres import postgres
from server.rooms import hall_on, seated

HERE = "127.0.0.1"


async def over(hall: Hall, actions: int = 6) -> str:
    """The code of a match that was given up after so many actions."""
    room, (ana,) = await seated(hall, "siege", "ana")
    for _ in range(actions):
        assert await ana.say(Act(room.folded.number, ana.table.legal[0].text)) is None
    assert await ana.say(Leave()) is None
    return room.code


async def counted(hall: Hall, table: sa.Table) -> int:
    return int((await hall.store.rows(sa.select(sa.func.count()).select_from(table)))[0][0])


async def other_rules(hall: Hall) -> None:
    async with hall.store.engine.begin() as connection:
        await connection.execute(sa.update(matches).values(rules="0", package="carteado==0.0.9"))


@awaited
async def test_an_archive_holds_what_was_sent(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, (ana,) = await seated(hall, "siege", "ana")
        sent = [json.loads(json.dumps(ana.table.view))]
        for _ in range(8):
            await ana.say(Act(room.folded.number, ana.table.legal[0].text))
            sent.append(json.loads(json.dumps(ana.table.view)))
        await ana.say(Leave())
        await hall.archives.need(room.code, HERE)
        frames = await kept.frames(hall.store, room.code)
        seen = frames_of(frames, 0)
        assert [frame["number"] for frame in seen] == list(range(9))
        assert [frame["view"] for frame in seen] == sent
        assert all(frame["words"] for frame in seen)
        about = await kept.about(hall.store, room.code)
        assert about.result == {"scores": [0.0], "winners": [], "reason": "resigned"}
        assert about.actors == [0] * 8
        assert set(frames.texts) == {"en", "pt"}


@awaited
async def test_of_a_match_that_goes_on_nothing_is_archived(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, _ = await seated(hall, "siege", "ana")
        with pytest.raises(Illegal, match="match-unfinished"):
            await hall.archives.need(room.code, HERE)
        assert await kept.missing(hall.store) == []


@awaited
async def test_many_who_ask_at_once_have_it_made_once_and_never_in_this_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_on(tmp_path) as hall:
        code = await over(hall)
        asked: list[Any] = []
        work = hall.thinkers.work

        async def counting(errand: Any, question: Any, *facts: Any) -> Any:
            asked.append(question)
            return await work(errand, question, *facts)

        def here(*_: Any) -> Any:
            raise AssertionError("the match was played again in the server's process")

        monkeypatch.setattr(hall.thinkers, "work", counting)
        monkeypatch.setattr("carteado.server.archiving.fold", here)
        monkeypatch.setattr("carteado.server.hall.fold", here)
        rows = await asyncio.gather(*(hall.archives.need(code, HERE) for _ in range(8)))
        assert [row.code for row in rows] == [code] * 8
        assert asked == [make_archive]
        assert len(multiprocessing.active_children()) >= 1
        await hall.archives.need(code, HERE)
        assert asked == [make_archive]


@awaited
async def test_what_was_over_when_the_server_stopped_is_archived_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "LOOK", 0.01)
    monkeypatch.setattr(kept, "UNDER_WAY", 0.0)
    async with hall_on(tmp_path) as hall:
        code = await over(hall)
        assert await kept.missing(hall.store) == [code]
    async with hall_on(tmp_path) as hall:
        hall.start(hall.archives.make_for_ever())
        while await kept.fault(hall.store, code) is None:
            await asyncio.sleep(0.01)
        assert await kept.missing(hall.store) == []
        assert await counted(hall, pages) == 2


@awaited
async def test_a_match_that_cannot_be_archived_is_tried_once(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        bad, good = await over(hall), await over(hall)
        async with hall.store.engine.begin() as connection:
            action = sa.update(entries).where(entries.c.match == bad, entries.c.kind == "action")
            await connection.execute(action.values(kind="dance"))
        for code in (bad, good):
            await hall.archives.make_quietly(code)
        assert await kept.fault(hall.store, bad) == "match-damaged"
        assert await kept.fault(hall.store, good) == ""
        with pytest.raises(Invalid, match="match-damaged"):
            await hall.archives.need(bad, HERE)


@awaited
async def test_a_long_match_is_paid_for_before_the_next_is_archived(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        codes = [await over(hall), await over(hall)]
        hall.limits.archives = Allowance(1, (5, 0.001))  # the first costs more
        await hall.archives.need(codes[0], HERE)
        with pytest.raises(Invalid, match="too-fast"):
            await hall.archives.need(codes[1], HERE)
        await hall.archives.need(codes[0], HERE)
        await hall.archives.need(codes[1], "127.0.0.2")


@awaited
async def test_a_finished_match_is_watched_without_its_rules(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        code, late = await over(hall), await over(hall)
        await hall.archives.need(code, HERE)
        await other_rules(hall)
        await hall.archives.need(code, HERE)
        assert frames_of(await kept.frames(hall.store, code), None)
        with pytest.raises(Invalid, match="rules-missing"):
            await hall.archives.need(late, HERE)


# Entries in one row


async def over_and_compacted(hall: Hall) -> tuple[str, list[Entry]]:
    """Play a match to its end and compact its entries; return its code and the entries before."""
    code = await over(hall)
    log = await hall.store.entries(code)
    await compact(hall.store, code)
    return code, log


@awaited
async def test_compacted_entries_are_read_as_before(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        code, before = await over_and_compacted(hall)
        assert await counted(hall, entries) == 0
        assert await hall.store.entries(code) == before
        assert await hall.store.entries(code, after=3) == before[3:]
        room = hall.rooms.pop(code)
        again = await hall.room(code)
        assert again.folded.played.state.digest() == room.folded.played.state.digest()


@awaited
async def test_what_is_said_after_compaction_is_compacted_too(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        code, _ = await over_and_compacted(hall)
        room = await hall.room(code)
        async with room.lock:
            await room.change(Spoke(0, "Ana", "again?"))
        before = await hall.store.entries(code)
        assert await counted(hall, entries) == 1
        await compact(hall.store, code)
        assert await counted(hall, entries) == 0
        assert await hall.store.entries(code) == before


@awaited
async def test_no_entry_can_be_written_a_second_time_after_compaction(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        code, log = await over_and_compacted(hall)
        for entry in (log[0], log[-1]):
            with pytest.raises(Taken):
                await hall.store.append(code, [entry], hall.rooms[code].folded.standing(), None)
        assert await hall.store.entries(code) == log


@awaited
async def test_all_of_it_holds_on_postgresql(tmp_path: Path) -> None:
    with postgres() as url:
        async with hall_on(url) as hall:
            code = await over(hall)
            log = await hall.store.entries(code)
            await hall.archives.need(code, HERE)
            await hall.archives.make(code, HOUSE)  # as another process would
            await compact(hall.store, code)
            assert await hall.store.entries(code) == log
            with pytest.raises(Taken):
                await hall.store.append(code, log[:1], hall.rooms[code].folded.standing(), None)
            made = import_record(await kept.record(hall.store, code))
            await keep_imported(hall.store, made)
            assert frames_of(await kept.frames(hall.store, made.facts.code), 0)
            assert await expire(hall.store, read_ages(["finished=1h"])) == 0


@awaited
async def test_a_changed_row_is_found_out(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        code, _ = await over_and_compacted(hall)
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.update(compacted).values(hash="0" * 64))
        with pytest.raises(Invalid, match="match-damaged"):
            await hall.store.entries(code)


@awaited
async def test_an_uploaded_record_is_no_row_for_each_action(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        code = await over(hall, actions=12)
        await hall.archives.need(code, HERE)
        record: Record = await kept.record(hall.store, code)
        made = import_record(record)
        rows = await counted(hall, entries)
        await keep_imported(hall.store, made)
        assert await counted(hall, entries) == rows
        again = await hall.read(made.facts.code)
        assert again.over
        assert again.number == 12
        row = await hall.archives.need(made.facts.code, HERE)
        assert row.uploaded
        assert await kept.record(hall.store, made.facts.code) == record
