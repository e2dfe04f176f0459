"""Killing the server at any moment loses no acknowledged action; clocks and seats are where they were."""

from __future__ import annotations

import asyncio
import json
import signal
import time

import pytest
from websockets.exceptions import ConnectionClosed

from server.clients import GENEROUS, Person, Server, awaited, running
from server.truth import same_at_both_ends

MATCHES = [("naipes", "me", "bot:random"), ("naipes", "bot:random", "me"), ("duel", "me", "bot:random")]


class Player:
    """Plays one match until the line breaks, and remembers what was acknowledged."""

    def __init__(self, server: Server, game: str, *seats: str) -> None:
        self.person = Person(server, "Ana")
        self.code = self.person.open_match(game, *seats)
        self.acknowledged = 0

    async def play(self) -> None:
        try:
            async with self.person.at(self.code) as seat:
                while not seat.table["over"]:
                    table = await seat.my_turn()
                    if table["over"]:
                        break
                    word = await seat.act(table["legal"][table["number"] % len(table["legal"])]["text"])
                    assert word["type"] == "done"
                    self.acknowledged = word["number"]
        except (ConnectionClosed, ConnectionError, TimeoutError):
            return

    async def go_on(self, server: Server) -> None:
        self.person.server = server
        async with self.person.at(self.code) as seat:
            assert seat.table["number"] >= self.acknowledged
            await seat.play_on(10)
            if not (await seat.my_turn())["over"]:
                await seat.say(type="leave")
                await seat.when(lambda table: table["over"])
            same_at_both_ends(self.person, self.code, seat)


@awaited
async def test_kill_in_the_middle_of_play_and_restart(db: str) -> None:
    with running(db, *GENEROUS) as server:
        players = [Player(server, *seats) for seats in MATCHES]
        playing = asyncio.gather(*(player.play() for player in players))
        while not all(player.acknowledged > 5 for player in players):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.kill)
        await playing
    with running(db, *GENEROUS) as server:
        await asyncio.gather(*(player.go_on(server) for player in players))


@pytest.mark.usefixtures("secret_deals")
@awaited
async def test_a_clean_stop_tells_clients_to_come_back(db: str) -> None:
    with running(db) as server:
        ana = Person(server, "Ana")
        code = ana.open_match("siege", "me")
        async with ana.at(code) as seat:
            await seat.play_on(2)
            log = await asyncio.to_thread(server.stop)
            with pytest.raises(ConnectionClosed) as closed:
                await seat.until("the end")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.process.returncode == -signal.SIGTERM
        assert [json.loads(line)["event"] for line in log.splitlines()] == ["serving"]
    with running(db) as server:
        ana.server = server
        async with ana.at(code) as seat:
            assert seat.table["number"] == 2


@awaited
async def test_logs_tell_no_secret(db: str) -> None:
    with running(db) as server:
        ana = Person(server, "Ana")
        code = ana.open_match("naipes", "me", "bot:random")
        async with ana.at(code) as seat:
            await seat.act("nonsense")
            await seat.play_on()
            seed = seat.table["seed"]
        log = await asyncio.to_thread(server.stop)
    token = ana.cookie.partition("=")[2]
    assert seed not in log
    assert token not in log
    assert code not in log


# Clocks


@awaited
async def test_a_clock_that_runs_out_ends_the_match(server: Server) -> None:
    ana = Person(server, "Ana")
    began = time.monotonic()
    code = ana.open_match("siege", "me", clock={"kind": "move", "seconds": 5})
    async with ana.at(code) as seat:
        assert 0 < seat.table["face"]["left"][0] <= 5
        assert seat.table["face"]["running"] == 0
        table = await seat.when(lambda table: table["over"])
        assert time.monotonic() - began >= 5
        assert table["result"] == {"scores": [0.0], "winners": [], "reason": "time"}
        assert table["result_words"]["id"] == "result-lost-time"


@awaited
async def test_clocks_survive_a_restart(db: str) -> None:
    """What was used stays used; a clock that ran out while nobody looked is found by the sweeper."""
    with running(db) as server:
        ana = Person(server, "Ana")
        total = ana.open_match("siege", "me", clock={"kind": "total", "seconds": 600, "increment": 2})
        move = ana.open_match("siege", "me", clock={"kind": "move", "seconds": 5})
        async with ana.at(move) as seat:
            assert seat.table["started"]
        async with ana.at(total) as seat:
            await asyncio.sleep(1.5)
            await seat.play_on(1)
            before = seat.table["face"]["left"][0]
            assert before < 600 - 1.5 + 2
        server.kill()
    with running(db) as server:
        ana.server = server
        async with ana.at(total) as seat:
            assert seat.table["face"]["left"][0] < before
        for _ in range(600):
            if ana.get(f"/api/matches/{move}").json["over"]:
                break
            await asyncio.sleep(0.1)
        assert ana.get(f"/api/matches/{move}/replay").json["result"]["reason"] == "time"
