"""Requests that no client of ours makes: refused by a code, never a failure of the server, nothing odd in the log."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.clients import ANSWERING, GENEROUS, Person, Server, awaited, running, sqlite

CRLF = b"\r\n"


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose whole log is looked at in the end."""
    with running(sqlite(tmp_path_factory.mktemp("odd")), *GENEROUS) as made:
        yield made
        check_log(made.stop())


def check_log(text: str, *secrets: str) -> list[dict[str, object]]:
    """JSON lines, no failure with a place in the program, and nothing that must not be told."""
    lines = [json.loads(line) for line in text.splitlines()]
    assert not [line for line in lines if "trace" in line]
    assert not [secret for secret in secrets if secret in text]
    return lines


def ask_plainly(server: Server, request: bytes) -> bytes:
    """What comes back for these bytes, until the server closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=ANSWERING) as line:
        line.sendall(request)
        found = b""
        while chunk := line.recv(65536):
            found += chunk
    return found


def head(path: str, host: str = "localhost", *more: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *more, "", ""]).encode(
        "latin1"
    )


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/%00/../%00",
        "/" + "a" * 300,
        "/" + "a/" * 300,
        "/assets/" + "%F0%9F%83%8F" * 80,
        "/..%2f..%2fetc%2fpasswd",
        "/%ff%fe",
        "//[",
        "/match/%00",
    ],
)
def test_an_odd_path_opens_the_client(watched: Server, path: str) -> None:
    status = ask_plainly(watched, head(path)).split(CRLF)[0]
    assert status in (b"HTTP/1.1 200 OK", b"HTTP/1.1 503 Service Unavailable"), status


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/matches/%00", "match-unknown"),
        ("/api/matches/abc%00defgh", "match-unknown"),
        ("/api/matches/" + "a" * 300, "match-unknown"),
        ("/api/matches/%00/qr.svg", "match-unknown"),
        ("/api/matches/%00/replay", "match-unknown"),
        ("/api/matches/%00/frames", "match-unknown"),
        ("/api/matches/%00/record", "match-unknown"),
        ("/api/games/%00/cards", "game-unknown"),
        ("/api/games/%00/rules", "game-unknown"),
        ("/api/texts/%00.ftl", "language-unknown"),
        ("/api/%00", "not-found"),
    ],
)
def test_an_odd_name_is_unknown(watched: Server, path: str, code: str) -> None:
    assert Person(watched).get(path).json["code"] == code


@pytest.mark.parametrize("host", ["[::1", "[", "[::1]:x", "]", "localhost:99999999", "a" * 300, "é"])
def test_a_host_that_cannot_be_read_is_refused(watched: Server, host: str) -> None:
    answer = ask_plainly(watched, head("/api/me", host))
    assert answer.split(CRLF)[0] != b"HTTP/1.1 500 Internal Server Error"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://localhost:x", "//"])
def test_an_origin_that_cannot_be_read_is_foreign(watched: Server, origin: str) -> None:
    assert Person(watched).post("/api/me", {"name": "Eve"}, Origin=origin).json["code"] == "origin-foreign"


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x00" * 100 + b"\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n",
        head("/ws/%00", "localhost", "Upgrade: websocket"),
        b"GET /ws/nothing HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /ws/nothing HTTP/1.1\r\nHost: [\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    ],
)
def test_bytes_that_are_no_request_are_answered_or_hung_up_on(watched: Server, request_bytes: bytes) -> None:
    answer = ask_plainly(watched, request_bytes)
    assert b" 500 " not in answer.split(CRLF)[0]


@pytest.mark.parametrize("code", ["%00", "a" * 300, "%F0%9F%83%8F", "nothing", "abcdefghjk"])
@awaited
async def test_a_table_of_an_odd_name_is_unknown(watched: Server, code: str) -> None:
    async with connect(f"ws://{watched.host}/ws/{code}") as line:
        assert json.loads(await line.recv())["code"] == "match-unknown"
        with pytest.raises(ConnectionClosed):
            await line.recv()
        assert line.close_code == 4000


@awaited
async def test_clients_that_vanish_leave_no_trace(watched: Server) -> None:
    """The line is cut in the middle of a flood: the server sends to a closed line, and nothing fails."""
    code = Person(watched).open_match("siege", "me")
    for _ in range(5):
        async with Person(watched).at(code) as seat:
            for _ in range(300):
                await seat.say(type="ping")
            seat.socket.transport.abort()
    async with Person(watched).at(code) as seat:
        await seat.say(type="ping")
        await seat.until("pong")


@awaited
async def test_frames_that_break_the_protocol_end_the_line(watched: Server) -> None:
    code = Person(watched).open_match("siege", "me")
    for frame in (b"\xff\xff\xff\xff", b"\x81\x05hello", b"\x89\xfe\xff\xff" + b"x" * 200, b"\x88\x80\x00\x00\x00\x00"):
        async with Person(watched).at(code) as seat:
            seat.socket.transport.write(frame)
            with pytest.raises(ConnectionClosed):
                await seat.until("the end")


# The log


@awaited
async def test_the_log_names_no_match_and_no_player(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        ana = Person(server, "Ana")
        code = ana.open_match("naipes", "me", "bot:random")
        async with ana.at(code) as seat:
            await seat.play_on(2)
        for _ in range(30):
            ask_plainly(server, b"nonsense\r\n\r\n")
        log = server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        players = [row[0] for row in db.execute("select player from seats where player is not null")]
        seeds = [row[0].strip('"') for row in db.execute("select seed from matches")]
    assert len(players) == len(seeds) == 1
    lines = check_log(log, code, *players, *seeds, ana.cookie.partition("=")[2])
    told = [line for line in lines if line["event"] == "Invalid HTTP request received."]
    assert len(told) <= 12
    assert sum(int(str(line.get("left_out", 1))) for line in told) == 30


# Databases that cannot be used


def start_fails(db: str, *words: str) -> str:
    """The one line with which the server says that it cannot start."""
    with pytest.raises(RuntimeError) as failure:
        Server(db, *words)
    lines = str(failure.value).strip().splitlines()
    assert len(lines) == 1, lines
    return lines[0]


@pytest.mark.usefixtures("secret_deals")
def test_a_damaged_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"this is no database" * 1000)
    assert "[database-unreachable]" in start_fails(sqlite(tmp_path))


@pytest.mark.usefixtures("secret_deals")
def test_somebody_elses_database_is_refused_in_one_line(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("create table players (phone text)")
    assert "[database-unreachable]" in start_fails(sqlite(tmp_path))


LACKING = {
    "a table": "drop table pulse",
    "a column, in a newer version": "update alembic_version set version_num = 'of_the_future';"
    "alter table matches rename column owner to maker",
}


@pytest.mark.usefixtures("secret_deals")
@pytest.mark.parametrize("statements", LACKING.values(), ids=LACKING)
def test_a_database_that_lacks_something_is_refused_in_one_line(tmp_path: Path, statements: str) -> None:
    """A newer version may have added something; it must not have taken away what this one uses."""
    with running(sqlite(tmp_path)) as server:
        server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.executescript(statements)
    assert "[database-unreachable]" in start_fails(sqlite(tmp_path))


@pytest.mark.usefixtures("secret_deals")
def test_a_locked_database_is_refused_in_one_line(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        server.stop()
    db = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    try:
        db.execute("begin exclusive")
        db.execute("insert into players values ('x', 'x')")
        assert "[database-unreachable]" in start_fails(sqlite(tmp_path))
    finally:
        db.close()


def test_a_start_that_fails_ends_with_status_1(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    with pytest.raises(RuntimeError, match=r"\[database-unreachable\]"):
        Server(sqlite(tmp_path))
    command = ["carteado", "serve", "--port", "0", "--db", sqlite(tmp_path)]
    code = f"import sys; sys.argv = {command!r}; from carteado.cli import main; main()"
    done = subprocess.run([os.sys.executable, "-c", code], capture_output=True, timeout=ANSWERING)  # type: ignore[attr-defined]
    assert done.returncode == 1


# Health


def test_health_says_no_when_nothing_can_be_written(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), *GENEROUS) as server:
        guest = Person(server)
        assert guest.get("/health").status == 200
        db = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        try:
            db.execute("begin immediate")
            reply = guest.get("/health")
            while reply.status == 200:  # the last answer is good for two seconds
                reply = guest.get("/health")
            assert (reply.status, reply.json["code"]) == (503, "database-trouble")
            assert int(reply.headers["retry-after"]) > 0
        finally:
            db.rollback()
            db.close()
        while guest.get("/health").status != 200:
            pass
        check_log(server.stop())
