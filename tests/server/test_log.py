"""The log: any process that reads the same entries comes to the same table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.server import hall as halls
from carteado.server.changes import Spoke
from carteado.server.clocks import Timer
from carteado.server.folding import fold
from carteado.server.making import turned
from carteado.server.protocol import Act, Clock, Leave, Undo
from carteado.server.schema import matches
from carteado.server.store import Store, Taken
from carteado.server.telling import options_told
from server.clients import awaited
from server.rooms import Sitter, hall_on, seated


@awaited
async def test_folding_the_entries_gives_the_match_again(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, (ana,) = await seated(hall, "siege", "ana")
        for _ in range(5):
            await ana.say(Act(room.folded.number, ana.table.legal[0].text))
        await ana.say(Undo(room.folded.number))
        again = await hall.read(room.code)
        assert again.undone
        assert again.number == room.folded.number == 4
        assert again.played.state.digest() == room.folded.played.state.digest()
        assert again.standing() == room.folded.standing()


@awaited
async def test_an_entry_can_be_written_once(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, _ = await seated(hall, "siege", "ana")
        entries = await hall.store.entries(room.code)
        with pytest.raises(Taken):
            await hall.store.append(room.code, entries[-1:], room.folded.standing(), None)
        assert await hall.store.entries(room.code) == entries


@awaited
async def test_one_bad_job_does_not_spoil_the_others(tmp_path: Path) -> None:
    """What waits is committed together, but each match stands for itself."""
    async with hall_on(tmp_path) as hall:
        rooms = [(await seated(hall, "siege", "ana"))[0] for _ in range(3)]
        jobs = []
        for place, room in enumerate(rooms):
            entry = (await hall.store.entries(room.code))[-1]
            number = entry.number + (1 if place != 1 else 0)
            said = msgspec.structs.replace(entry, number=number, change=Spoke(0, "Ana", "hi"))
            jobs.append(hall.store.append(room.code, [said], room.folded.standing(), None))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in done] == [type(None), Taken, type(None)]


@awaited
async def test_two_processes_on_one_file_see_each_others_entries(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as one, hall_on(tmp_path) as other:
        room, (ana,) = await seated(one, "siege", "ana")
        double = Sitter(await other.room(room.code), "ana")
        await double.room.enter(double.visitor, 0)
        assert await ana.say(Act(0, ana.table.legal[0].text)) is None
        assert await double.say(Act(0, double.table.legal[-1].text)) == "stale"
        assert double.table.number == 1
        assert await ana.say(Act(1, ana.table.legal[0].text)) is None
        await other.look_again()
        while double.table.number < 2:
            await asyncio.sleep(0.01)
        assert double.table.view == ana.table.view


@awaited
async def test_a_match_stored_under_former_names_of_options_is_played_on(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, _ = await seated(hall, "duel", "ana", "bia", options={"second_sparks": 2})
        former = {name: old for old, name in room.folded.game.former_options.items()}
        stored = {former.get(name, name): value for name, value in room.folded.facts.options.items()}
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.update(matches).values(options=msgspec.json.encode(stored).decode()))
        again = await hall.read(room.code)
        assert again.facts.options["SECOND_SPARKS"] == again.setup.options["second_sparks"] == 2
        assert again.played.state.digest() == room.folded.played.state.digest()
        assert options_told(again, {}, None, over=True) == again.setup.options
        rematch = await hall.read(await hall.rematch(again))
        assert rematch.facts.options["second_sparks"] == 2


@awaited
async def test_a_match_of_other_rules_is_not_played_on(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, _ = await seated(hall, "siege", "ana")
        facts = room.folded.facts
        older = msgspec.structs.replace(facts, rules="0")
        with pytest.raises(Invalid, match="rules-other-version"):
            fold(older, [])


def test_a_database_of_another_kind_is_refused() -> None:
    with pytest.raises(Invalid, match="database-bad-url"):
        Store("mysql://here/there")


def test_a_move_clock_starts_anew_with_each_decision() -> None:
    timer = Timer(Clock("move", 10), 2)
    timer.press(100.0, 0)
    assert timer.deadline == 110.0
    timer.press(104.0, 0)
    assert timer.deadline == 114.0
    timer.press(105.0, 0, fresh=False)
    assert timer.deadline == 114.0
    timer.press(105.0, 1)
    assert timer.face(106.0).left == [10.0, 9.0]  # type: ignore[union-attr]
    timer.press(107.0, None)
    assert timer.deadline is None


def test_a_clock_may_start_later_than_now() -> None:
    timer = Timer(Clock("total", 60), 2)
    timer.press(10.0, 1, since=11.5)
    assert timer.face(11.0).left == [60.0, 60.0]  # type: ignore[union-attr]
    timer.press(11.25, 0, since=12.0)
    assert timer.left == [60.0, 60.0]
    timer.press(14.0, None)
    assert timer.left == [58.0, 60.0]


def test_a_total_clock_runs_down_and_grows_with_each_action() -> None:
    timer = Timer(Clock("total", 60, 5), 2)
    timer.press(0.0, 0)
    timer.press(20.0, 1)
    timer.reward(0)
    assert timer.left == [45.0, 60.0]
    timer.press(30.0, 0)
    timer.reward(1)
    assert timer.left == [45.0, 55.0]
    assert timer.deadline == 75.0


def test_nobody_is_charged_while_no_server_was_there() -> None:
    timer = Timer(Clock("total", 60), 1)
    timer.press(0.0, 0)
    timer.skip(10.0, 1000.0)
    assert timer.left == [50.0]
    assert timer.deadline == 1050.0
    timer.skip(10.0, 1001.0)
    assert timer.left == [50.0]


def test_no_clock_never_rings() -> None:
    timer = Timer(Clock(), 1)
    timer.press(0.0, 0)
    assert timer.deadline is None
    assert timer.face(5.0) is None


def test_what_is_chosen_for_a_seat_goes_with_its_player() -> None:
    options: dict[str, bool | int | str] = {"deck_0": "a", "deck_1": "b", "hand_max": 10, "line_9": 1}
    assert turned(options, 2) == {"deck_0": "deck_1", "deck_1": "deck_0", "hand_max": "hand_max", "line_9": "line_9"}


@awaited
async def test_time_without_a_server_is_given_back_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "ABSENT", 0.5)
    began = time.monotonic()
    async with hall_on(tmp_path) as hall:
        await hall.open()
        room, _ = await seated(hall, "siege", "ana", clock=Clock("total", 60))
        code = room.code
        await hall.store.beat(time.time())
    there = time.monotonic() - began
    await asyncio.sleep(2.0)
    began = time.monotonic()
    async with hall_on(tmp_path) as hall:
        await hall.open()
        left = (await hall.read(code)).timer.left[0]
        there += time.monotonic() - began
        assert 60 - there <= left < 60


@awaited
async def test_a_match_remembers_who_made_it(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, (ana, _) = await seated(hall, "naipes", "ana", "bia")
        assert (await hall.read(room.code)).facts.owner == "ana"
        await ana.say(Leave())
        assert (await hall.read(await hall.rematch(room.folded))).facts.owner == "ana"
