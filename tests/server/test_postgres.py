"""Several server processes on one PostgreSQL: a player may be connected to any of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from server.clients import GENEROUS, Person, Server, awaited, running
from server.postgres import cluster, postgres
from server.test_odd_requests import check_log
from server.truth import same_at_both_ends


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres() as made:
        yield made


@pytest.fixture(scope="module")
def pair(url: str) -> Iterator[tuple[Server, Server]]:
    with running(url, *GENEROUS) as one, running(url, *GENEROUS) as other:
        yield one, other


@awaited
async def test_two_people_at_two_servers_play_one_match(pair: tuple[Server, Server]) -> None:
    ana, bia = Person(pair[0], "Ana"), Person(pair[1], "Bia")
    code = ana.open_match("naipes", "me", "open")
    async with ana.at(code) as first, bia.at(code) as second:
        await second.say(type="sit", seat=1)
        await first.when(lambda table: table["started"])
        await first.when(lambda table: table["seats"][1]["present"] and table["seats"][1]["name"] == "Bia")
        await second.when(lambda table: table["seats"][0]["present"])
        await second.say(type="say", text="good luck")
        assert (await first.until("chat"))["text"] == "good luck"
        await asyncio.gather(first.play_on(), second.play_on(pick=2))
        same_at_both_ends(ana, code, first)
        same_at_both_ends(bia, code, second)
        await first.say(type="propose", what="rematch")
        proposals = (await second.when(lambda table: table["proposals"]))["proposals"]
        await second.say(type="answer", proposal=proposals[0]["id"], yes=True)
        assert (await first.when(lambda table: table["next"]))["next"]


@awaited
async def test_the_same_seat_at_two_servers_cannot_fork_the_match(pair: tuple[Server, Server]) -> None:
    """Both answer the same question at the same moment: one is done, the other is stale, and both see one table."""
    ana = Person(pair[0], "Ana")
    code = ana.open_match("siege", "me")
    double = Person(pair[1])
    double.cookie = ana.cookie
    async with ana.at(code) as first, double.at(code) as second:
        doubles = 0
        for _ in range(12):
            await asyncio.gather(first.my_turn(), second.my_turn())
            if first.table["over"]:
                break
            number = first.table["number"]
            await second.when(lambda table, now=number: table["number"] >= now)
            legal = first.table["legal"]
            words = await asyncio.gather(first.act(legal[0]["text"], number), second.act(legal[-1]["text"], number))
            kinds = sorted(word["type"] for word in words)
            assert kinds == ["done", "refused"], words
            assert next(word for word in words if word["type"] == "refused")["code"] == "stale"
            doubles += 1
            await asyncio.gather(
                *(seat.when(lambda table, now=number: table["number"] > now) for seat in (first, second))
            )
        assert doubles > 3
        assert first.log == second.log


@awaited
async def test_a_bot_is_taken_up_by_the_other_server(url: str) -> None:
    """The process that asked the bot is killed: the sweeper of another one asks again."""
    with running(url, *GENEROUS) as one, running(url, *GENEROUS) as other:
        ana = Person(one, "Ana")
        code = ana.open_match("naipes", "me", "bot:search:1500ms")
        async with ana.at(code) as seat:
            await seat.play_on(1)
            one.kill()
        ana.server = other
        async with ana.at(code) as seat:
            await seat.play_on(2)


@awaited
async def test_lost_connections_to_the_database_are_made_again(url: str, pair: tuple[Server, Server]) -> None:
    ana, bia = Person(pair[0], "Ana"), Person(pair[1], "Bia")
    code = ana.open_match("naipes", "me", "open")
    async with ana.at(code) as first, bia.at(code) as second:
        await second.say(type="sit", seat=1)
        await first.when(lambda table: table["started"])
        await second.when(lambda table: table["started"])
        line = await asyncpg.connect(url)
        await line.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        await line.close()
        await asyncio.gather(first.play_on(), second.play_on(pick=4))
        same_at_both_ends(ana, code, first)


def test_a_database_that_is_not_there_is_refused_in_one_line() -> None:
    with pytest.raises(RuntimeError, match=r"\[database-unreachable\]"):
        Server("postgresql://nobody@127.0.0.1:9/none")


def test_a_url_that_is_no_database_is_refused_in_one_line() -> None:
    with pytest.raises(RuntimeError, match=r"\[database-bad-url\]"):
        Server("mysql://here/there")


def test_odd_codes_do_not_reach_the_database(pair: tuple[Server, Server]) -> None:
    guest = Person(pair[0])
    for path in ("/api/matches/%00", "/api/matches/abc%00defgh", "/api/matches/%00/replay", "/api/matches/%ff/qr.svg"):
        assert guest.get(path).json["code"] == "match-unknown"
    for text in ("a\x00b", "\x00"):
        assert guest.post("/api/me", {"name": text}).json["code"] == "name-bad"
        assert guest.post("/api/me/follow", {"code": text}).json["code"] == "link-unknown"


@awaited
async def test_a_database_that_is_away_comes_back() -> None:
    """Meanwhile everything is refused by a code, and afterwards the match goes on where it was."""
    with cluster() as database, running(database.url, *GENEROUS) as server:
        ana = Person(server, "Ana")
        code = ana.open_match("siege", "me")
        async with ana.at(code) as seat:
            await seat.play_on(1)
            number = seat.table["number"]
            database.stop()
            refused = await seat.act(seat.table["legal"][0]["text"])
            assert (refused["type"], refused["code"]) == ("refused", "database-trouble")
            reply = ana.get("/api/matches")
            assert (reply.status, reply.json["code"]) == (503, "database-trouble")
            while ana.get("/health").status == 200:
                pass  # the last answer is good for two seconds
            database.start()
            while ana.get("/health").status != 200:
                pass
        async with ana.at(code) as seat:
            await seat.when(lambda table: table["number"] >= number)
            assert await seat.play_on(1) == 1
        lines = check_log(server.stop(), code)
        assert any(line["event"] == "the database does not answer" for line in lines)
