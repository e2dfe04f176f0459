"""What a host does takes effect on a server that is running, for whoever is connected."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from carteado.core.errors import Refusal
from carteado.server.admin.bans import ban, unban
from carteado.server.admin.database import opened
from carteado.server.admin.endings import delete_match, end_match
from carteado.server.bans import Bans, read_network
from carteado.server.host_protocol import Ban
from server.clients import ANSWERING, GENEROUS, Person, Seat, Server, awaited, finish, running
from server.test_postgres import url as url  # a PostgreSQL for this module

REFUSED = 4000
PLAYER = "ab" * 32


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, db: str) -> Any:
    """The URL of a database, and a server on it."""
    where = db if request.param == "sqlite" else request.getfixturevalue("url")
    with running(where, *GENEROUS) as server:
        yield where, server


def host(url: str, work: Callable[..., Awaitable[Any]], *given: Any) -> Any:
    """Do something as the host, in a process that is not the server's."""
    found = []

    async def do() -> None:
        async with opened(url) as store:
            found.append(await work(store, *given))

    finish(do())
    return found[0]


async def closed(seat: Seat) -> tuple[str, int | None]:
    """Listen until the line is closed: the code of the last refusal, and of the closing."""
    code = ""
    try:
        while True:
            word = await seat.hear()
            code = word["code"] if word["type"] == "refused" else code
    except ConnectionClosed as error:
        return code, error.rcvd.code if error.rcvd else None


def me(person: Person) -> str:
    """The id under which the database knows a player."""
    return hashlib.sha256(person.cookie.partition("=")[2].encode()).hexdigest()


@awaited
async def test_a_match_that_the_host_ends_is_over_at_the_table(served: tuple[str, Server]) -> None:
    url, server = served
    ana = Person(server, "Ana")
    for reason, words in (("drawn", "result-drawn-by-host"), ("stopped", "result-stopped-by-host")):
        code = ana.open_match("naipes", "me", "bot:random")
        async with ana.at(code) as seat:
            await seat.my_turn()
            host(url, end_match, code, reason)
            table = await seat.when(lambda table: table["over"])
            assert table["result_words"]["id"] == words
            assert table["result"]["winners"] == []
            assert table["seed"]
            assert (await seat.refusal(type="act", number=table["number"], action="pass", id=9))["code"] == "match-over"
        assert ana.get(f"/api/matches/{code}/replay").status == 200
        with pytest.raises(Refusal, match="match-over"):
            host(url, end_match, code, "drawn")


def test_a_match_that_has_not_started_cannot_be_ended(served: tuple[str, Server]) -> None:
    url, server = served
    code = Person(server, "Ana").open_match("naipes", "me", "open")
    with pytest.raises(Refusal, match="end-not-started"):
        host(url, end_match, code, "drawn")


@awaited
async def test_a_deleted_match_closes_its_table(served: tuple[str, Server]) -> None:
    url, server = served
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "bot:search:5000ms")
    async with ana.at(code) as seat, bia.at(code) as spectator:
        host(url, delete_match, code)
        assert await closed(seat) == ("match-deleted", REFUSED)
        assert await closed(spectator) == ("match-deleted", REFUSED)
    assert ana.get(f"/api/matches/{code}").json["code"] == "match-unknown"
    with pytest.raises(Refusal, match="match-unknown"):
        host(url, delete_match, code)


@awaited
async def test_an_action_in_a_deleted_match_is_refused_before_the_server_has_noticed(db: str) -> None:
    with running(db, *GENEROUS) as server:
        ana = Person(server, "Ana")
        code = ana.open_match("siege", "me")
        async with ana.at(code) as seat:
            table = await seat.my_turn()
            host(db, delete_match, code)
            await seat.say(type="act", number=0, action=table["legal"][0]["text"], id=1)
            assert await closed(seat) == ("match-deleted", REFUSED)


@awaited
async def test_a_banned_player_loses_the_line_and_gets_no_new_one(served: tuple[str, Server]) -> None:
    url, server = served
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("siege", "me")
    async with ana.at(code) as seat, bia.at(code) as spectator:
        made = host(url, ban, me(ana)[:12], "cheated", 3600)
        assert made.target == me(ana)
        assert await closed(seat) == ("banned", REFUSED)
        reply = ana.get("/api/me")
        assert (reply.status, reply.json["code"]) == (403, "banned")
        assert reply.json["words"]["blanks"]["reason"] == "cheated"
        assert ana.get("/api/texts/en.ftl").status == 200
        assert ana.get("/").status in (200, 503)
        async with asyncio.timeout(ANSWERING):
            await spectator.say(type="ping")
            await spectator.until("pong")
    host(url, unban, me(ana)[:12])
    async with asyncio.timeout(ANSWERING):
        while ana.get("/api/me").status != 200:
            await asyncio.sleep(0.1)


def test_a_banned_address_is_refused(db: str) -> None:
    with running(db, *GENEROUS, "--trust-proxy", "127.0.0.1") as server:
        host(db, ban, "203.0.113.0/24")
        ana = Person(server)
        end = time.monotonic() + ANSWERING
        while ana.get("/api/me", X_Forwarded_For="203.0.113.9").status != 403:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert ana.get("/api/me", X_Forwarded_For="203.0.114.9").status == 200


@pytest.mark.parametrize(
    ("banned", "address", "covered"),
    [
        ("203.0.113.7/32", "203.0.113.7", True),
        ("203.0.113.7/32", "203.0.113.8", False),
        ("203.0.113.7/32", "::ffff:203.0.113.7", True),
        ("203.0.0.0/16", "203.0.113.7", True),
        ("2001:db8::/64", "2001:db8::1:2:3:4", True),
        ("2001:db8::/64", "2001:db8:0:1::1", False),
        ("203.0.113.7/32", "", False),
        (PLAYER, "203.0.113.7", False),
    ],
)
def test_which_addresses_a_ban_covers(banned: str, address: str, covered: bool) -> None:
    assert (Bans([Ban(banned, "", 0.0, None)]).find(address, None) is not None) == covered


def test_a_ban_that_has_run_out_covers_nobody() -> None:
    bans = Bans([Ban(PLAYER, "", 0.0, 1.0), Ban("203.0.113.7/32", "", 0.0, None)])
    assert bans.find("203.0.113.8", PLAYER) is None
    assert bans.find("203.0.113.7", PLAYER) is not None


def test_one_ipv6_address_stands_for_its_network() -> None:
    assert str(read_network("2001:db8::1")) == "2001:db8::/64"
    assert str(read_network("::ffff:203.0.113.7")) == "203.0.113.7/32"


@pytest.mark.parametrize(
    ("target", "code"),
    [("0.0.0.0/0", "ban-too-wide"), ("::/0", "ban-too-wide"), ("Ana", "ban-bad-target"), ("abcdef123", "ban-unclear")],
)
def test_what_cannot_be_banned(db: str, target: str, code: str) -> None:
    async def refuse() -> None:
        async with opened(db, new=True) as store:
            with pytest.raises(Refusal, match=code):
                await ban(store, target)

    finish(refuse())
