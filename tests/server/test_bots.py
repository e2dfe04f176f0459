"""Bots of live matches: one visitor's bots cost the others nothing, and bots alone play only for spectators."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from carteado.core.errors import Refusal
from carteado.server import autoplay, folded, store
from carteado.server.exhibitions import Exhibitions
from carteado.server.hall import Hall
from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.protocol import Act, Nonce
from carteado.server.room import Room
from carteado.server.thinking.thinkers import Lane
from carteado.server.thinking.worker import Reply, reply_to
from carteado.server.visitor import Visitor
from server.clients import NONCE, Person, Seat, Server, awaited, running
from server.rooms import Sitter, hall_on

SLOW = "bot:search:5000ms"


class Prompt:
    """A worker that answers at once, in this process."""

    async def ask(self, question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply:
        return reply_to(question, facts)

    def close(self) -> None:
        pass


class Silent(Prompt):
    """A worker that thinks for ever."""

    async def ask(self, question: Callable[..., Any], facts: tuple[Any, ...]) -> Reply:
        await asyncio.Event().wait()
        raise AssertionError


@asynccontextmanager
async def scripted(folder: Path) -> AsyncIterator[Hall]:
    """A hall whose quick bots answer at once and whose slow ones never do."""
    async with hall_on(folder) as hall:
        hall.thinkers.quick = Lane([Prompt()])
        hall.thinkers.slow = Lane([Silent(), Silent()])
        yield hall


async def open_match(hall: Hall, player: str, address: str, *seats: str) -> Room:
    """Slow bots play apotheosis, where the first seat begins, and has a choice, in every deal."""
    wish = NewMatch("apotheosis" if SLOW in seats else "naipes", [SeatWish(who) for who in seats])
    room = await hall.room(await hall.open_match(wish, player, address))
    if "me" in seats:
        assert await Sitter(room, player).say(Nonce(NONCE)) is None
    return room


async def watched(room: Room, player: str, address: str = "") -> Visitor:
    visitor = Visitor(player, player, address)
    await room.enter(visitor, 0)
    return visitor


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.001)


def refusals(visitor: Visitor) -> list[str]:
    """The codes of the refusals that were told since the last look."""
    told = [json.loads(visitor.outbox.get_nowait() or b"{}") for _ in range(visitor.outbox.qsize())]
    return [word["code"] for word in told if word["type"] == "refused"]


@awaited
async def test_thirty_matches_of_slow_bots_do_not_keep_a_person_from_an_answer(tmp_path: Path) -> None:
    async with scripted(tmp_path) as hall:
        made: list[Room] = []
        refused: list[str] = []
        for _ in range(30):
            try:
                made.append(await open_match(hall, "eve", "10.0.0.9", SLOW, SLOW))
            except Refusal as refusal:
                refused.append(refusal.code)
        assert (len(made), refused) == (3, ["too-many-bot-matches"] * 27)
        for room in made:
            await watched(room, "eve", "10.0.0.9")
        await until(lambda: hall.thinkers.running == 1)

        room = await open_match(hall, "ana", "10.0.0.1", "me", "bot:greedy")
        ana = Sitter(room, "ana")
        await room.enter(ana.visitor, 0)
        for _ in range(10):
            await until(lambda: bool(ana.table.legal))
            await ana.say(Act(room.folded.number, ana.table.legal[0].text))
        assert room.folded.number >= 10
        assert [other.folded.number for other in made] == [0, 0, 0]

        slow = await open_match(hall, "bia", "10.0.0.2", SLOW, "me")
        await watched(slow, "bia")
        await until(lambda: {thought.errand.owner for thought in hall.thinkers.slow.queue.running} == {"eve", "bia"})


@awaited
async def test_a_player_of_many_matches_against_slow_bots_does_not_hold_all_workers(tmp_path: Path) -> None:
    async with scripted(tmp_path) as hall:
        rooms = [await open_match(hall, "eve", "10.0.0.9", SLOW, "me") for _ in range(20)]
        await until(lambda: all(room.autoplay.held for room in rooms[17:]))
        assert (hall.thinkers.running, hall.thinkers.waiting) == (1, 16), "the others are held back"
        await watched(await open_match(hall, "bia", "10.0.0.2", SLOW, "me"), "bia")
        await until(lambda: {thought.errand.owner for thought in hall.thinkers.slow.queue.running} == {"eve", "bia"})


@awaited
async def test_bots_alone_pause_while_nobody_watches(tmp_path: Path) -> None:
    async with scripted(tmp_path) as hall:
        room = await open_match(hall, "ana", "", "bot:random", "bot:random")
        assert (room.folded.number, room.autoplay.task) == (0, None)
        visitor = await watched(room, "ana")
        await until(lambda: room.folded.number > 3)
        await room.leave(visitor)
        await until(lambda: room.autoplay.task is None)
        paused = room.folded.number
        await room.tick()
        assert (room.folded.number, room.autoplay.task) == (paused, None)
        assert not room.folded.over
        await watched(room, "bia")
        await until(lambda: room.folded.over)


@awaited
async def test_bots_alone_do_not_start_by_themselves_after_a_restart(tmp_path: Path) -> None:
    """A bot whose player is away does: the player finds its answer."""
    async with scripted(tmp_path) as hall:
        alone = await open_match(hall, "ana", "", SLOW, SLOW)
        awaiting = await open_match(hall, "ana", "", SLOW, "me")
        await watched(alone, "ana")
        await until(lambda: alone.autoplay.task is not None)
    async with hall_on(tmp_path) as hall:
        hall.thinkers.slow = Lane([Prompt()])
        assert await hall.store.due(float("inf")) == [awaiting.code]
        room = await hall.room(awaiting.code)
        await room.tick()
        await until(lambda: room.folded.turn == 1)
        assert alone.code not in hall.rooms


@awaited
async def test_a_match_of_bots_waits_until_another_of_its_owner_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autoplay, "PACE", 0.0)
    async with scripted(tmp_path) as hall:
        first = await open_match(hall, "ana", "", "bot:random", "bot:random")
        hall.exhibitions.close(first.code)
        rooms = [await open_match(hall, "ana", "", SLOW, SLOW) for _ in range(3)]
        visitor = await watched(first, "ana")
        assert refusals(visitor) == ["too-many-bot-matches"]
        await hall.sweep()
        assert refusals(visitor) == [], "it is said once"
        assert first.folded.number == 0
        rooms[0].forget()
        await hall.sweep()
        await until(lambda: first.folded.over)
        await until(lambda: first.code not in hall.exhibitions.open)


@awaited
async def test_matches_that_stay_overdue_do_not_hide_others_from_the_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LISTED", 2)
    monkeypatch.setattr(folded, "BOT_LATE", -1.0)
    async with scripted(tmp_path) as hall:
        codes = {(await open_match(hall, "eve", "10.0.0.9", SLOW, "me")).code for _ in range(5)}
        seen: list[str] = []

        async def look_after(code: str, work: Any) -> None:
            seen.append(code)

        monkeypatch.setattr(hall, "look_after", look_after)
        for _ in range(3):
            await hall.sweep()
        assert set(seen) == codes


def test_matches_of_bots_are_few_for_an_owner_and_for_an_address() -> None:
    exhibitions = Exhibitions(per_owner=2, per_address=3)
    for code, owner, address in (("a", "ana", "::1"), ("b", "ana", "::2"), ("c", "bia", "::3")):
        exhibitions.admit(code, owner, address)
    exhibitions.admit("c", "bia", "::3")
    for code, owner, address in (("d", "ana", "10.0.0.1"), ("e", "bia", "::4")):
        with pytest.raises(Refusal, match="too-many-bot-matches"):
            exhibitions.admit(code, owner, address)
    exhibitions.close("a")
    exhibitions.admit("e", "bia", "::4")


# The whole server


@awaited
async def test_stopping_does_not_wait_for_a_thought(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot would think for a minute. What was accepted before is there after the restart."""
    with monkeypatch.context() as patched:
        patched.setenv("CARTEADO_INTERPRETED", "1")
        server = Server(db)
    try:
        ana = Person(server, "Ana")
        code = ana.open_match("duel", "me", "bot:search:20000")
        async with ana.at(code) as seat:
            while not (thinking(ana) and children(server.process.pid)):
                await act_if_asked(seat)
            number = seat.table["number"]
            workers = children(server.process.pid)
            server.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.ended)
        await until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    finally:
        server.process.kill()
    with running(db) as server:
        ana.server = server
        async with ana.at(code) as seat:
            assert seat.table["number"] >= number


async def act_if_asked(seat: Seat) -> None:
    if seat.table["legal"]:
        await seat.act(seat.table["legal"][0]["text"])
    await seat.say(type="ping")
    await seat.until("pong")


def thinking(person: Person) -> bool:
    return b"carteado_running_thoughts 1" in person.get("/metrics").body


def children(process: int) -> list[str]:
    """The processes started by any of its threads."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return [child for thread in threads for child in (thread / "children").read_text().split()]
