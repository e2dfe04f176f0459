"""Guests: known by tokens that the server issued, renewed, moved to another device, and forgotten."""

from __future__ import annotations

import hashlib
import re
import secrets
import sqlite3
from pathlib import Path

import pytest

from carteado.server.identity import Seal
from server.clients import GENEROUS, Person, Server, awaited, running, sqlite


def token_of(person: Person) -> str:
    return person.cookie.partition("=")[2]


def test_a_planted_cookie_is_not_accepted(server: Server) -> None:
    """Whoever plants a cookie of their own making does not know whom they meet."""
    eve = Person(server)
    eve.cookie = planted = f"carteado={secrets.token_urlsafe(32)}"
    reply = eve.post("/api/me", {"name": "Eve"})
    assert reply.status == 200
    assert eve.cookie != planted
    again = Person(server)
    again.cookie = planted
    assert again.get("/api/me").json == {"name": ""}


def test_only_the_server_signs_tokens() -> None:
    seal, other = Seal(b"k" * 32), Seal(b"x" * 32)
    token = seal.new_token()
    assert seal.issued(token)
    assert not other.issued(token)
    assert not any(seal.issued(changed(token, place)) for place in range(len(token)))
    assert not seal.issued(secrets.token_urlsafe(32))


def changed(token: str, place: int) -> str:
    return token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :]


def test_a_token_is_good_after_a_restart_and_costs_no_row_before(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        ana = Person(server)
        ana.get("/api/me")
        server.stop()
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert db.execute("select count(*) from players").fetchone() == (0,)
        assert db.execute("select count(*) from tokens").fetchone() == (0,)
    with running(sqlite(tmp_path)) as server:
        ana.server = server
        assert "set-cookie" not in ana.get("/api/me").headers


def test_a_guest_from_before_tokens_were_signed_is_known_by_name_or_seat(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        code = Person(server).open_match("naipes", "me", "open")
        server.stop()
    named, seated, unknown = (secrets.token_urlsafe(32) for _ in range(3))
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("insert into players values (?, 'Ana')", [hashlib.sha256(named.encode()).hexdigest()])
        player = hashlib.sha256(seated.encode()).hexdigest()
        db.execute("update seats set player = ? where seat = 0", [player])
    with running(sqlite(tmp_path)) as server:
        ana, bia, eve = Person(server), Person(server), Person(server)
        ana.cookie, bia.cookie, eve.cookie = (f"carteado={token}" for token in (named, seated, unknown))
        assert bia.get(f"/api/matches/{code}").json["yours"]
        assert ana.get("/api/me").json == {"name": "Ana"}
        assert token_of(ana) != named, "the old token is replaced by a signed one"
        assert ana.get("/api/me").json == {"name": "Ana"}
        eve.get("/api/me")
        assert token_of(eve) != unknown


def test_over_https_the_cookie_belongs_to_this_host(tmp_path: Path) -> None:
    """A cookie without the prefix may come from a neighbouring host, so it is not believed there."""
    words = ("--origin", "https://cards.example", "--trust-proxy", "127.0.0.1")
    with running(sqlite(tmp_path), *words) as server:
        forwarded = {"Host": "cards.example", "X_Forwarded_Proto": "https"}
        eve = Person(server, "Eve")
        victim = Person(server)
        victim.cookie = eve.cookie
        reply = victim.get("/api/me", **forwarded)
        assert reply.json == {"name": ""}
        form = r"__Host-carteado=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax; Secure"
        assert re.fullmatch(form, reply.headers["set-cookie"])


@awaited
async def test_a_renewed_guest_keeps_name_and_seats_and_the_old_token_is_nobody(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("naipes", "me", "open")
    thief = Person(server)
    thief.cookie = ana.cookie
    async with thief.at(code) as stolen:
        assert stolen.table["seat"] == 0
        assert ana.post("/api/me/renew", {}).json == {"name": "Ana"}
        await stolen.socket.wait_closed()
        assert stolen.socket.close_code == 1012
    assert thief.cookie != ana.cookie
    async with thief.at(code) as stolen, ana.at(code) as seat:
        assert stolen.table["seat"] is None
        assert seat.table["seat"] == 0
    assert thief.get("/api/me").json == {"name": ""}
    assert ana.get("/api/me").json == {"name": "Ana"}
    assert ana.post("/api/me/renew", {}).status == 200
    assert ana.get(f"/api/matches/{code}").json["yours"]


def test_a_link_moves_a_guest_to_another_device_once(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("naipes", "me", "open")
    void = ana.post("/api/me/link", {}).json["code"]
    link = ana.post("/api/me/link", {}).json
    assert link["address"] == f"http://{server.host}/you#{link['code']}"
    assert link["picture"].startswith("data:image/svg+xml")
    phone = Person(server)
    assert phone.post("/api/me/follow", {"code": void}).json["code"] == "link-unknown"
    assert phone.post("/api/me/follow", {"code": f" {link['code'].upper()} "}).json == {"name": "Ana"}
    assert phone.get(f"/api/matches/{code}").json["yours"]
    assert ana.get(f"/api/matches/{code}").json["yours"]
    assert token_of(phone) != token_of(ana)
    assert Person(server).post("/api/me/follow", {"code": link["code"]}).json["code"] == "link-unknown"
    phone.post("/api/me/renew", {})
    assert not ana.get(f"/api/matches/{code}").json["yours"], "renewing leaves only the device that asked for it"


def test_a_link_is_good_for_ten_minutes(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), *GENEROUS) as server:
        ana = Person(server, "Ana")
        link = ana.post("/api/me/link", {}).json
        assert link["seconds"] == 600
        with sqlite3.connect(tmp_path / "tables.db") as db:
            assert link["code"] not in str(db.execute("select * from links").fetchall())
            db.execute("update links set until = until - 600")
        reply = Person(server).post("/api/me/follow", {"code": link["code"]})
        assert (reply.status, reply.json["code"]) == (400, "link-unknown")


@pytest.mark.parametrize("code", ["", "x", "\x00" * 10, "a" * 300, "ABCDEFGHJK"])
def test_a_code_that_is_none_is_refused(server: Server, code: str) -> None:
    assert Person(server).post("/api/me/follow", {"code": code}).json["code"] == "link-unknown"


def test_codes_cannot_be_guessed_fast(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        codes = [Person(server).post("/api/me/follow", {"code": "a" * 10}).json["code"] for _ in range(20)]
        assert codes[:5] == ["link-unknown"] * 5
        assert "too-fast" in codes


@awaited
async def test_a_guest_who_gives_up_leaves_every_table_and_has_no_name(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    waiting = ana.open_match("naipes", "me", "open")
    running_match = bia.open_match("naipes", "me", "open")
    old = Person(server)
    async with ana.at(running_match) as first, bia.at(running_match) as second:
        await first.ask(type="sit", seat=1)
        await second.when(lambda table: table["started"])
        await first.when(lambda table: table["started"])
        old.cookie = ana.cookie
        assert ana.post("/api/me/forget", {}).json == {"name": ""}
        table = await second.when(lambda table: table["over"])
        assert table["result"]["reason"] == "resigned"
        await second.when(lambda table: table["seats"][1]["name"] == "")
    assert [seat["kind"] for seat in bia.get(f"/api/matches/{waiting}").json["seats"]] == ["open", "open"]
    assert not ana.get(f"/api/matches/{running_match}").json["yours"]
    assert not old.get(f"/api/matches/{running_match}").json["yours"]
    assert ana.get("/api/matches").json == old.get("/api/matches").json
