"""Clients that hold connections: slow ones, many of them, and those that never read."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from carteado.server import connections
from carteado.server.addresses import read_proxies, source_of
from carteado.server.connections import Connections, Waiting
from carteado.server.limits import Limits
from carteado.server.protocol import VERSION, Pong
from carteado.server.visitor import WAITING, Visitor
from server.clients import ANSWERING, GENEROUS, Person, Server, awaited, running, sqlite
from server.test_odd_requests import check_log

HANDLES = 300
FEW = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({HANDLES}, {HANDLES}))"
IMPATIENT = "from carteado.server import asking; asking.BODY_SECONDS = 2"
ROOM = (HANDLES - connections.OWN_HANDLES) // 2


@contextmanager
def line_to(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=ANSWERING) as made:
        yield made


def drain(line: socket.socket) -> bytes:
    """Everything until the server closes."""
    found = b""
    try:
        while chunk := line.recv(65536):
            found += chunk
    except ConnectionResetError:
        pass
    return found


# Slow clients


def test_a_head_that_does_not_come_is_not_waited_for(server: Server) -> None:
    """Also where a byte comes now and then, and after a request that was whole."""
    with line_to(server) as silent, line_to(server) as slow, line_to(server) as second:
        second.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET ")
        slow.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        began = time.monotonic()
        while time.monotonic() - began < connections.HEAD / 2:
            time.sleep(1)
            slow.sendall(b"a")
            second.sendall(b"/")
        for line in (silent, slow, second):
            assert b" 408 " in drain(line)


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), before=IMPATIENT) as server, line_to(server) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        answer = drain(line)
        assert b" 408 " in answer.split(b"\r\n")[0]
        assert b"body-too-slow" in answer


# Many connections


def test_idle_connections_give_way_and_a_player_plays_on(tmp_path: Path) -> None:
    """More connections than there are file handles: the oldest idle ones go, and nobody hears of the database."""
    with running(sqlite(tmp_path), *GENEROUS, before=FEW) as server, ExitStack() as stack:
        for _ in range(2 * HANDLES):
            stack.enter_context(line_to(server))

        @awaited
        async def play() -> None:
            ana = Person(server, "Ana")
            code = ana.open_match("siege", "me")
            async with ana.at(code) as seat:
                assert await seat.play_on(3) == 3

        play()
        check_log(server.stop())


@awaited
async def test_spectators_leave_room_for_seated_players(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), *GENEROUS, before=FEW) as server:
        ana = Person(server, "Ana")
        code = ana.open_match("siege", "me")
        url = f"ws://{server.host}/ws/{code}"
        crowd = [await connect(url) for _ in range(ROOM // 2)]
        async with connect(url) as late:
            assert json.loads(await late.recv())["code"] == "server-full"
            await late.wait_closed()
            assert late.close_code == 1013
        async with ana.at(code) as seat:
            assert await seat.play_on(3) == 3
        for one in crowd:
            one.transport.abort()


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server, ExitStack() as stack:
        lines = [stack.enter_context(line_to(server)) for _ in range(connections.PER_SOURCE + 1)]
        assert drain(lines[-1]).startswith(b"HTTP/1.1 503 ")


def test_an_ipv6_network_is_one_address() -> None:
    assert source_of("2001:db8:1:2::1") == source_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert source_of("2001:db8:1:3::1") != source_of("2001:db8:1:2::1")
    assert source_of("::ffff:192.0.2.1") == source_of("192.0.2.1") == "192.0.2.1"
    assert source_of("nonsense") == source_of("") == "unknown"


class Peer:
    """A transport and its protocol in one."""

    def __init__(self, address: str) -> None:
        self.transport = self
        self.address = address
        self.aborted = False
        self.late = ""

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return (self.address, 1)

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return False

    def overdue(self, late: str) -> None:
        self.late = late


def peer(address: str) -> Any:
    """Stands in for a client."""
    return Peer(address)


def test_a_proxy_stands_for_many() -> None:
    gate = Connections(most=10, per_source=2, proxies=read_proxies(["10.0.0.0/24"]))
    strangers = [peer("192.0.2.1") for _ in range(3)]
    assert [gate.admit(peer) for peer in strangers] == [True, True, False]
    assert all(gate.admit(peer("10.0.0.7")) for _ in range(5))
    gate.release(strangers[0])
    assert gate.admit(peer("::ffff:192.0.2.1"))


def test_time_runs_from_when_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("carteado.server.connections.monotonic", lambda: now)
    waiting, first, second = Waiting(10), peer("a"), peer("b")
    waiting.begin(first)
    now = 105.0
    waiting.begin(first)
    waiting.begin(second)
    now = 110.0
    assert waiting.take_overdue() == [first]
    now = 114.0
    assert waiting.take_overdue() == []
    now = 115.0
    assert waiting.take_overdue() == [second]


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite(tmp_path_factory.mktemp("narrow")), "--limits", "0.05") as made:
        yield made


@pytest.mark.parametrize("path", ["/health", "/metrics", "/mark.svg", "/match/abcdefghjk", "/api/games"])
def test_pages_and_health_are_limited(narrow: Server, path: str) -> None:
    """Sent at one go, so that it takes no longer than the server does."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with line_to(narrow) as line:
        line.sendall(request * 100 + b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answers = drain(line)
    assert b"HTTP/1.1 429 Too Many Requests" in answers
    assert b"retry-after: " in answers
    assert b'"code":"too-fast"' in answers


@awaited
async def test_handshakes_are_limited(narrow: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await knock_for_ever(f"ws://{narrow.host}/ws/abcdefghjk")
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["retry-after"]) > 0


async def knock_for_ever(url: str) -> None:
    while True:
        async with connect(url) as line:
            await line.recv()


# Clients that do not read


@awaited
async def test_what_waits_for_a_client_is_bounded_in_bytes() -> None:
    visitor = Visitor("ana")
    big = b"x" * (WAITING // 3)
    for _ in range(3):
        visitor.post(big)
    assert not visitor.lost.is_set()
    visitor.post(big)
    assert (visitor.lost.is_set(), visitor.ending) == (True, 1013)
    visitor.tell(Pong())
    assert visitor.outbox.qsize() == 4
    alone = Visitor("bia")
    alone.post(b"x" * (2 * WAITING))
    assert not alone.lost.is_set()


@awaited
async def test_a_socket_that_stops_reading_is_dropped(tmp_path: Path) -> None:
    """It asks for more and more and reads nothing; the others at the table do not notice."""
    with running(sqlite(tmp_path), "--limits", "10000") as server:
        ana = Person(server, "Ana")
        code = ana.open_match("heroes", "me", "open")
        async with ana.at(code) as seat:
            url = f"ws://{server.host}/ws/{code}"
            deaf = await connect(url, max_queue=1, compression=None, ping_interval=None)
            await deaf.send(json.dumps({"type": "hello", "version": VERSION}))
            deaf.transport.pause_reading()
            for number in range(4000):
                await seat.say(type="say", text=f"{number} " + "x" * 280)
                await seat.until("chat")
            table = await seat.when(lambda table: table["spectators"] == 0)
            assert table["spectators"] == 0
            deaf.transport.abort()
        check_log(server.stop())


def test_seated_players_find_room_where_spectators_do_not() -> None:
    limits = Limits(100, connections=10)
    for _ in range(5):
        limits.connect("192.0.2.1", None)
        limits.check_room(seated=False)
    limits.connect("192.0.2.1", "ana")
    limits.check_room(seated=True)
    with pytest.raises(Exception, match="server-full"):
        limits.check_room(seated=False)
    limits.disconnect("192.0.2.1", "ana")
    limits.check_room(seated=False)
