"""What stands behind the host's page: the token, the session, and what the host may do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from carteado.server import host_token
from carteado.server.host_token import HostToken
from server.clients import GENEROUS, Person, Server, awaited, running, sqlite

TOKEN = "a-token-that-nobody-guesses"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Server]:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n")
    with running(sqlite(tmp_path), *GENEROUS, "--host-token-file", str(file)) as server:
        yield server


def signed_in(server: Server) -> Person:
    host = Person(server)
    assert host.post("/api/host/session", {"token": TOKEN}).status == 200
    return host


def test_without_a_token_there_is_no_such_page(server: Server) -> None:
    guest = Person(server)
    assert guest.get("/api/host").status == 404
    for path in ("session", "leave", "end", "delete", "ban", "unban"):
        assert guest.post(f"/api/host/{path}", {"token": "", "code": "", "target": ""}).status == 404


def test_the_token_is_asked_for_and_guessing_is_limited(desk: Server) -> None:
    guest = Person(desk)
    assert guest.get("/api/host").json["code"] == "host-signed-out"
    assert guest.post("/api/host/delete", {"code": "x"}).status == 401
    codes = [guest.post("/api/host/session", {"token": f"guess {number}"}).json["code"] for number in range(6)]
    assert codes == ["host-token-wrong"] * 5 + ["too-fast"]
    assert guest.post("/api/host/session", {"token": TOKEN}).status == 429
    log = desk.stop()
    assert log.count("a host's token was wrong") >= 1
    assert "guess" not in log


def test_the_session_is_for_the_host_alone(desk: Server) -> None:
    host = Person(desk)
    reply = host.post("/api/host/session", {"token": TOKEN})
    cookie = reply.headers["set-cookie"]
    for fact in ("HttpOnly", "SameSite=strict", "Path=/api/host", "Max-Age=43200"):
        assert fact in cookie
    assert host.get("/api/host").status == 200
    value = host.cookie
    for forged in (value[:-1], value.replace("=1", "=9", 1), "carteado_host=", "carteado_host=x.y", f"{value}0"):
        host.cookie = forged
        assert host.get("/api/host").status == 401, forged
    host.cookie = value
    assert host.post("/api/host/delete", {"code": "x"}, Origin="https://evil.example").status == 409
    assert "Max-Age=0" in host.post("/api/host/leave", {}).headers["set-cookie"]
    assert TOKEN not in desk.stop()


def test_a_session_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    token = HostToken(TOKEN)
    session = token.new_session()
    assert token.holds(session)
    assert not HostToken(TOKEN + "2").holds(session)
    monkeypatch.setattr("carteado.server.host_token.time.time", lambda: float(session.partition(".")[0]))
    assert not token.holds(session)


@awaited
async def test_the_host_sees_who_is_there_and_ends_deletes_and_bans(desk: Server) -> None:
    host, ana = signed_in(desk), Person(desk, "Ana")
    code, other = ana.open_match("siege", "me"), ana.open_match("naipes", "me", "open")
    async with ana.at(code) as seat:
        page = host.get("/api/host").json
        assert {match["code"] for match in page["matches"]} == {code, other}
        (visitor,) = page["visitors"]
        assert (visitor["name"], visitor["match"], visitor["seat"]) == ("Ana", code, 0)
        assert visitor["address"] == "127.0.0.1"
        assert page["status"]["serving"] in (True, False)
        page = host.post("/api/host/end", {"code": code, "drawn": True}).json
        assert [match["code"] for match in page["matches"]] == [other]
        await seat.when(lambda table: table["over"])
        page = host.post("/api/host/delete", {"code": other}).json
        assert page["matches"] == []
        page = host.post("/api/host/ban", {"target": visitor["player"], "reason": "rude", "hours": 2}).json
        assert [ban["reason"] for ban in page["bans"]] == ["rude"]
        assert ana.get("/api/me").status == 403
        assert host.post("/api/host/unban", {"target": visitor["player"]}).json["bans"] == []
        assert ana.get("/api/me").status == 200
    assert host.post("/api/host/end", {"code": "nothing"}).json["code"] == "match-unknown"
    assert host.post("/api/host/ban", {"target": "0.0.0.0/0"}).json["code"] == "ban-too-wide"
    assert host.post("/api/host/ban", {"target": "10.0.0.1", "hours": 0}).json["code"] == "message-unreadable"


def test_a_banned_host_is_not_locked_out(desk: Server) -> None:
    host = signed_in(desk)
    assert host.post("/api/host/ban", {"target": "127.0.0.1"}).status == 200
    assert Person(desk).get("/api/me").status == 403
    assert host.post("/api/host/unban", {"target": "127.0.0.1"}).status == 200
    assert Person(desk).get("/api/me").status == 200


@pytest.mark.parametrize(("token", "code"), [("short", "host-token-bad"), (None, "file-unreadable")])
def test_a_bad_token_is_refused_at_the_start(tmp_path: Path, token: str | None, code: str) -> None:
    file = tmp_path / "token"
    if token is not None:
        file.write_text(token)
    words = ["serve", "--port", "0", "--db", sqlite(tmp_path), "--host-token-file", str(file)]
    command = [sys.executable, "-c", "from carteado.cli import main; main()", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"[{code}]" in done.stderr


def test_the_token_may_be_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(host_token.VARIABLE, TOKEN)
    assert host_token.read_token(None) == TOKEN
    monkeypatch.delenv(host_token.VARIABLE)
    assert host_token.read_token(None) is None
    assert host_token.VARIABLE not in os.environ
