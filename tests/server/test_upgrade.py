"""Two versions on one database: a match is served where its rules are known, and clients are sent there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from carteado.core.errors import Invalid
from carteado.server.processes import read_address
from server.clients import Person, Server, awaited
from server.rooms import hall_on
from server.versions import two_versions


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """A process of the old version and one of the new."""
    with two_versions(tmp_path_factory.mktemp("versions")) as servers:
        yield servers


def at(server: Server, person: Person) -> Person:
    """The same person at another process: cookies know no ports."""
    double = Person(server)
    double.cookie = person.cookie
    return double


@awaited
async def test_a_version_can_be_started_on_the_database_of_a_newer_one(tmp_path: Path) -> None:
    for _ in range(2):
        async with hall_on(tmp_path) as hall, hall.store.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = 'of-tomorrow'"))


@pytest.mark.parametrize("address", ["cards.example", "ftp://cards.example", "https://", "http://[", "https://a/b"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(Invalid, match="at-bad"):
        read_address(address)


def test_an_address_is_read() -> None:
    assert read_address("https://cards.example:8643/") == "https://cards.example:8643"
    assert read_address("") == ""


@awaited
async def test_a_match_is_played_where_its_rules_are_known(pair: tuple[Server, Server]) -> None:
    old, new = pair
    ana = Person(old, "Ana")
    code = ana.open_match("nim", "me", "bot:random")
    there = f"http://{old.host}/match/{code}"
    double = at(new, ana)
    page = double.get(f"/match/{code}")
    assert (page.status, page.headers["location"]) == (307, there)
    assert double.get(f"/api/matches/{code}").json["yours"]
    async with connect(f"ws://{new.host}/ws/{code}", additional_headers={"Cookie": ana.cookie}) as socket:
        refused = msgspec.json.decode(await socket.recv())
    assert refused["code"] == "match-elsewhere"
    assert refused["words"]["blanks"]["url"] == there
    async with ana.at(code) as seat:
        await seat.play_on()
    assert ana.get(f"/api/matches/{code}/replay").json["known"]
    replay = double.get(f"/api/matches/{code}/replay").json
    assert (replay["rules"], replay["known"]) == ("1", False)
    assert double.get(f"/api/matches/{code}/frames?page=0").status == 200
    assert "nim" in double.get(f"/api/matches/{code}/texts/en.ftl").body.decode()
    forked = double.post(f"/api/matches/{code}/fork", {"number": 0, "seat": 0})
    assert forked.json["code"] == "match-elsewhere"


@awaited
async def test_each_process_serves_its_own_and_what_both_know(pair: tuple[Server, Server]) -> None:
    old, new = pair
    ana = Person(new, "Ana")
    code, common = ana.open_match("nim", "me", "bot:random"), ana.open_match("siege", "me")
    async with ana.at(code) as seat:
        await seat.play_on()
        assert seat.table["rules"] == "2"
    double = at(old, ana)
    assert double.get(f"/match/{code}").headers["location"] == f"http://{new.host}/match/{code}"
    assert double.get(f"/match/{common}").status != 307
    async with double.at(common) as seat:
        await seat.play_on(2)


@awaited
async def test_when_the_old_process_is_gone_its_matches_say_which_rules_they_need(pair: tuple[Server, Server]) -> None:
    old, new = pair
    ana = Person(old, "Ana")
    code = ana.open_match("nim", "me", "bot:random")
    async with ana.at(code) as seat:
        await seat.my_turn()
    old.stop()
    double = at(new, ana)
    assert double.get(f"/match/{code}").status != 307
    async with connect(f"ws://{new.host}/ws/{code}", additional_headers={"Cookie": ana.cookie}) as socket:
        refused = msgspec.json.decode(await socket.recv())
    assert refused["code"] == "rules-other-version"
