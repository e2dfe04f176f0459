"""Floods from one address, with as many cookies as one likes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carteado.core.errors import Invalid
from carteado.server.limits import Allowance, Limits
from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.store import LISTED, LISTED_OF_OWNER
from server.clients import Person, Server, awaited, running, sqlite
from server.rooms import hall_on


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with running(sqlite(tmp_path)) as made:
        yield made


def test_what_one_limit_refuses_is_not_charged_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("carteado.server.limits.monotonic", lambda: now)
    allowance = Allowance(1.0, (3, 1), player=(1, 0.1), everyone=(4, 1))
    allowance.check("192.0.2.1", "ana")
    for _ in range(20):
        with pytest.raises(Invalid) as refusal:
            allowance.check("192.0.2.1", "ana")
        assert (refusal.value.code, refusal.value.facts["seconds"]) == ("too-fast", 10)
    allowance.check("192.0.2.1", "bia")
    allowance.check("192.0.2.1", "caio")
    with pytest.raises(Invalid):
        allowance.check("192.0.2.1", "davi")
    allowance.check("192.0.2.2", "davi")
    with pytest.raises(Invalid):
        allowance.check("192.0.2.3", "eva")
    now = 101.0
    allowance.check("192.0.2.3", "eva")


def test_a_whole_ipv6_network_shares_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteado.server.limits.monotonic", lambda: 100.0)
    limits = Limits()
    for number in range(30):
        limits.posts.check(f"2001:db8::{number:x}")
    with pytest.raises(Invalid, match="too-fast"):
        limits.posts.check("2001:db8::ffff")
    limits.posts.check("2001:db8:0:1::1")


@awaited
async def test_resigning_and_rematching_does_not_flood_the_server(strict: Server) -> None:
    ana = Person(strict, "Ana")
    code: str | None = ana.open_match("siege", "me")
    made = 0
    while code is not None:
        made += 1
        assert made < 30
        code = await resign_and_rematch(ana, code)


async def resign_and_rematch(ana: Person, code: str) -> str | None:
    """The next match, or none if it was refused."""
    async with ana.at(code) as seat:
        await seat.say(type="leave")
        await seat.when(lambda table: table["over"])
        await seat.say(type="propose", what="rematch")
        while not seat.table["next"]:
            word = await seat.hear()
            if word["type"] == "refused":
                assert word["code"] == "too-fast"
                assert word["words"]["blanks"]["seconds"] > 0
                return None
        found: str = seat.table["next"]
        return found


@awaited
async def test_fresh_cookies_do_not_flood_the_chat(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--limits", "0.2") as server:
        code = Person(server, "Ana").open_match("siege", "me", spectators_chat=True)
        said = 0
        while await speak_as_somebody_new(server, code, f"line {said}"):
            said += 1
            assert said < 20


async def speak_as_somebody_new(server: Server, code: str, text: str) -> bool:
    """Whether it was heard."""
    eve = Person(server)
    eve.get("/api/me")
    async with eve.at(code) as seat:
        await seat.say(type="say", text=text)
        while (word := await seat.until("chat", "refused"))["type"] == "chat" and word["text"] != text:
            pass
        assert word.get("code") in (None, "too-fast")
        return bool(word["type"] == "chat")


def test_fresh_cookies_do_not_flood_the_lobby(strict: Server) -> None:
    wish = {"game": "siege", "seats": [{"who": "open"}], "public": True}
    replies = [Person(strict).post("/api/matches", wish) for _ in range(10)]
    assert [reply.status for reply in replies[:5]] == [201] * 5
    late = next(reply for reply in replies if reply.status == 429)
    assert late.json["code"] == "too-fast"
    assert int(late.headers["retry-after"]) > 0


@awaited
async def test_public_matches_do_not_push_ones_own_off_the_list(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        own = await hall.open_match(NewMatch("siege", [SeatWish("me")]), "ana")
        public = NewMatch("siege", [SeatWish("open")], public=True)
        for number in range(LISTED + 5):
            await hall.open_match(public, f"eve{number}")
        for _ in range(LISTED_OF_OWNER + 2):
            last = await hall.open_match(public, "bia")
        assert [row.code for row in await hall.store.own("ana")] == [own]
        waiting = await hall.store.waiting_for_players()
        assert len(waiting) == LISTED
        assert waiting[0].code == last
        assert sum(row.owner == "bia" for row in waiting) == LISTED_OF_OWNER
