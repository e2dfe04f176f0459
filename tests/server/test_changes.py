"""The log in the database: every change is stored as a kind, a seat and a text, and read back from rows of any age."""

from __future__ import annotations

import hashlib
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import pytest
import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.match.frames import zip_text
from carteado.server import changes
from carteado.server.compaction import pack_entries, unpack_entries
from carteado.server.entries import Entry
from carteado.server.folding import fold
from carteado.server.schema import entries
from server.clients import awaited
from server.rooms import hall_on, seated

STORED: list[tuple[changes.Columns, changes.AnyChange]] = [
    (changes.Columns("sit", 0, "ana"), changes.SatDown(0, "ana")),
    (changes.Columns("sit", 1, ""), changes.SatDown(1, "")),
    (changes.Columns("leave", 1, ""), changes.Left(1)),
    (changes.Columns("nonce", 0, "00ff"), changes.NonceAdded(0, "00ff")),
    (changes.Columns("start", None, ""), changes.Started()),
    (changes.Columns("action", 0, "archers ram"), changes.Acted(0, "archers ram")),
    (changes.Columns("action", 0, "7"), changes.Acted(0, "7")),
    (changes.Columns("undo", 0, "12"), changes.TakenBack(0, 12)),
    (changes.Columns("resign", 1, ""), changes.Resigned(1)),
    (changes.Columns("flag", 1, ""), changes.TimedOut(1)),
    (changes.Columns("bot", 1, "search:200ms"), changes.BotSeated(1, "search:200ms")),
    (changes.Columns("stand_in", 1, "greedy"), changes.StoodIn(1, "greedy")),
    (changes.Columns("return", 1, ""), changes.Returned(1)),
    (changes.Columns("propose", 0, '{"what":"handover","seat":1}'), changes.Proposed(0, "handover", 1)),
    (changes.Columns("answer", 1, '{"proposal":1,"yes":false}'), changes.Answered(1, 1, False)),
    (
        changes.Columns("say", None, '{"name":"Bia","text":"hi","player":"bia"}'),
        changes.Spoke(None, "Bia", "hi", "bia"),
    ),
    (changes.Columns("remove", None, "bia"), changes.Removed("bia")),
    (changes.Columns("pause", None, "1763301600.25"), changes.Paused(1763301600.25)),
    (changes.Columns("next", 0, "ABCDEF"), changes.RematchMade(0, "ABCDEF")),
    (changes.Columns("end", None, "drawn"), changes.Ended("drawn")),
]


def test_every_change_has_a_stored_form() -> None:
    assert {type(change) for _, change in STORED} == set(get_args(changes.AnyChange))


@pytest.mark.parametrize(("stored", "change"), STORED, ids=[stored.kind for stored, _ in STORED])
def test_a_change_is_stored_and_read_back(stored: changes.Columns, change: changes.AnyChange) -> None:
    assert change.columns() == stored
    assert changes.read_change(stored) == change


def test_chat_from_before_players_were_named_is_read() -> None:
    assert changes.read_change(changes.Columns("say", 0, '{"name":"Ana","text":"hi"}')) == changes.Spoke(
        0, "Ana", "hi", ""
    )


@pytest.mark.parametrize(
    "stored",
    [
        changes.Columns("dance", 0, ""),
        changes.Columns("sit", None, "ana"),
        changes.Columns("undo", 0, "all"),
        changes.Columns("pause", None, ""),
        changes.Columns("say", 0, "hello"),
        changes.Columns("say", 0, "[]"),
        changes.Columns("propose", 0, '{"what":"undo"}'),
        changes.Columns("unreadable", 0, ""),
    ],
)
@awaited
async def test_a_damaged_row_is_kept_as_it_is_and_refused_by_number(tmp_path: Path, stored: changes.Columns) -> None:
    change = changes.read_change(stored)
    assert change == changes.Unreadable(stored)
    assert change.columns() == stored
    async with hall_on(tmp_path) as hall:
        room, _ = await seated(hall, "siege", "ana")
        log = await hall.store.entries(room.code)
        log.append(Entry(room.code, len(log) + 1, change, 0.0))
        with pytest.raises(Invalid, match="match-damaged") as refusal:
            fold(room.folded.facts, log)
        assert refusal.value.facts == {"entry": len(log)}


@awaited
async def test_rows_written_by_an_older_server_are_read(tmp_path: Path) -> None:
    """Written as plain SQL, entry by entry and then compacted, as a database of an earlier release holds them."""
    async with hall_on(tmp_path) as hall:
        room, (ana,) = await seated(hall, "siege", "ana")
        action = ana.table.legal[0].text
        first = room.folded.last + 1
        rows = [("action", 0, action), ("say", 0, '{"name":"Ana","text":"hi"}'), ("undo", 0, "0"), ("resign", 0, "")]
        async with hall.store.engine.begin() as connection:
            for number, (kind, seat, text) in enumerate(rows, first):
                row = {"match": room.code, "number": number, "kind": kind, "seat": seat, "text": text, "at": 5.5}
                await connection.execute(sa.insert(entries), row)
        log = await hall.store.entries(room.code)
        assert [entry.change for entry in log[first - 1 :]] == [
            changes.Acted(0, action),
            changes.Spoke(0, "Ana", "hi"),
            changes.TakenBack(0, 0),
            changes.Resigned(0),
        ]
        folded = fold(room.folded.facts, log)
        assert (folded.over, folded.number, folded.chat[0].text) == (True, 0, "hi")


def test_a_row_compacted_by_an_older_server_is_read() -> None:
    old = '[[1,"sit",0,"ana",5.5],[2,"start",null,"",6.0],[3,"action",0,"end_turn",7.25],[4,"end",null,"stopped",8.0]]'
    row = {"match": "CODE", "last": 4, "hash": hashlib.sha256(old.encode()).hexdigest(), "data": zip_text(old)}
    log = unpack_entries(SimpleNamespace(**row))
    assert [entry.change for entry in log] == [
        changes.SatDown(0, "ana"),
        changes.Started(),
        changes.Acted(0, "end_turn"),
        changes.Ended("stopped"),
    ]
    assert [entry.at for entry in log] == [5.5, 6.0, 7.25, 8.0]
    assert pack_entries(log) == row
