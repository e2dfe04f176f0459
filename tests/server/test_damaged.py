"""One damaged match never stops the sweep, the lists or the start for the others."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.server.changes import Acted, Paused
from carteado.server.hall import Hall
from carteado.server.protocol import Clock
from carteado.server.schema import entries, matches
from server.clients import awaited
from server.rooms import hall_on, seated

DAMAGE: dict[str, sa.Update | sa.Delete] = {
    "options": sa.update(matches).values(options="{not json"),
    "options of another shape": sa.update(matches).values(options="[1]"),
    "seed": sa.update(matches).values(seed="{"),
    "clock": sa.update(matches).values(clock='{"kind":'),
    "mode": sa.update(matches).values(mode="croquet"),
    "entry text": sa.update(entries).where(entries.c.kind == "action").values(text="fly away"),
    "entry seat": sa.update(entries).where(entries.c.kind == "sit").values(seat=None),
    "entry kind": sa.update(entries).where(entries.c.kind == "action").values(kind="dance"),
    "missing entry": sa.delete(entries).where(entries.c.kind == "start"),
}


async def clocked_match(hall: Hall) -> str:
    """A match in which one action was taken and whose clock runs out as soon as the sweep looks."""
    room, (ana,) = await seated(hall, "siege", "ana", clock=Clock("move", 5))
    async with room.lock:
        await room.change(Acted(0, ana.table.legal[0].text))
    await room.leave(ana.visitor)
    room.forget()
    del hall.rooms[room.code]
    async with hall.store.engine.begin() as connection:
        past = sa.update(matches).where(matches.c.code == room.code).values(due=time.time() - 60)
        await connection.execute(past)
    return room.code


async def damage(hall: Hall, code: str, how: str) -> None:
    change = DAMAGE[how]
    table = change.table
    column = matches.c.code if table is matches else entries.c.match
    async with hall.store.engine.begin() as connection:
        done = await connection.execute(change.where(column == code))
        assert done.rowcount > 0


@pytest.mark.parametrize("how", DAMAGE)
@awaited
async def test_the_sweep_gives_up_on_a_damaged_match_and_goes_on(
    tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    logging.getLogger("carteado.server").propagate = True
    async with hall_on(tmp_path) as hall:
        bad, good = await clocked_match(hall), await clocked_match(hall)
        await damage(hall, bad, how)
        for _ in range(2):
            await hall.sweep()
        assert good in hall.rooms
        assert bad not in hall.rooms
        assert bad not in await hall.store.due(time.time())
        told = [record for record in caplog.records if record.getMessage() == "a match cannot go on"]
        assert len(told) == 1
        with pytest.raises(Invalid):
            await hall.room(bad)
        assert {row.code for row in await hall.store.own("ana")} == {bad, good}


@pytest.mark.parametrize("how", ["options", "clock", "entry kind"])
@awaited
async def test_a_server_starts_with_a_damaged_match(tmp_path: Path, how: str) -> None:
    async with hall_on(tmp_path) as hall:
        bad, good = await clocked_match(hall), await clocked_match(hall)
        await damage(hall, bad, how)
        await hall.store.beat(time.time() - 3600)
        await hall.open()
        assert isinstance((await hall.store.entries(good))[-1].change, Paused)


@awaited
async def test_a_match_of_unknown_rules_is_left_to_others(tmp_path: Path) -> None:
    """It is not given up on: a process that knows its rules finds it due."""
    async with hall_on(tmp_path) as hall:
        code = await clocked_match(hall)
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.update(matches).values(rules="0", package="carteado==0.0.9"))
        await hall.sweep()
        assert await hall.store.due(time.time()) == []
        row = await hall.store.match_row(code)
        assert row is not None
        assert row.due is not None
        with pytest.raises(Invalid, match=r'rules-missing .*pip install "carteado==0.0.9"'):
            await hall.room(code)
