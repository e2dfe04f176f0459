"""Who speaks, under which name, and whom the host sends away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from carteado.core.errors import Invalid
from carteado.server.chat import sent_away
from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.names import look_alike, read_name
from carteado.server.protocol import Remove, Say, Sit
from carteado.server.visitor import Visitor
from server.clients import Person, Server, awaited
from server.rooms import Sitter, hall_on


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Аna"),  # a Cyrillic A
        ("Ana", "Αna"),  # a Greek one
        ("Ana", "Ａｎａ"),
        ("Ana", "Aná"),
        ("Ana", "A n a"),
        ("Ana", "_Ana."),
        ("Paulo", "Pau1o"),
        ("Bill", "BiIl"),
        ("Maria", "Mariа"),
        ("modern", "rnodern"),
        ("Oto", "0t0"),
        ("Olga", "Оӏɡа"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Bia"), ("Ana", "Anna"), ("", ""), ("", "Ana"), ("!", "?"), ("🐸", "🐙")]
)
def test_names_that_do_not_look_alike(one: str, other: str) -> None:
    assert not look_alike(one, other)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u115f\u1160",
        "\u2800",
        "a\u200bb",
        "a\u202eb",
        "\u2066a",
        "\u034f",
        "\ufeffa",
        "\u0301a",
        "Z\u0301\u0302\u0303o",
    ],
)
def test_invisible_names_are_refused(name: str) -> None:
    with pytest.raises(Invalid, match="name-bad"):
        read_name(name)


@pytest.mark.parametrize("name", ["Ana", "José", "Jose\u0301", "Ольга", "花子", "❤\ufe0f", "O'Neill", "-_-"])
def test_names_of_people_are_accepted(name: str) -> None:
    assert read_name(name)


@awaited
async def test_a_line_says_who_speaks(server: Server) -> None:
    ana, bia, eve = Person(server, "Ana"), Person(server, "Bia"), Person(server, "Eve")
    code = ana.open_match("naipes", "me", "open", spectators_chat=True)
    async with ana.at(code) as first, bia.at(code) as second, eve.at(code) as third:
        await second.ask(type="sit", seat=1)
        for seat, text in ((first, "one"), (second, "two"), (third, "three"), (first, "four")):
            await seat.say(type="say", text=text)
            assert (await first.until("chat"))["text"] == text
    async with Person(server).at(code) as late:
        lines = [await late.until("chat") for _ in range(4)]
    assert [(line["seat"], line["name"], line["text"]) for line in lines] == [
        (0, "Ana", "one"),
        (1, "Bia", "two"),
        (None, "Eve", "three"),
        (0, "Ana", "four"),
    ]
    speakers = [line["speaker"] for line in lines]
    assert speakers[0] == speakers[3]
    assert len(set(speakers)) == 3


@awaited
async def test_nobody_sits_or_speaks_under_a_name_like_anothers(server: Server) -> None:
    ana, false, bia = Person(server, "Ana"), Person(server, "Аnа"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "open", spectators_chat=True)
    async with false.at(code) as eve, bia.at(code) as second:
        assert (await eve.refusal(type="say", text="I am Ana"))["code"] == "name-like-another"
        assert (await eve.refusal(type="sit", seat=1))["code"] == "name-like-another"
        await second.ask(type="sit", seat=1)
    reply = bia.post("/api/me", {"name": "ANA"})
    assert (reply.status, reply.json["code"]) == (409, "name-like-another")
    assert bia.get("/api/me").json == {"name": "Bia"}
    assert ana.post("/api/me", {"name": "ana"}).status == 200


@awaited
async def test_the_host_removes_a_spectator_for_good(server: Server) -> None:
    ana, eve, bia = Person(server, "Ana"), Person(server, "Eve"), Person(server, "Bia")
    code = ana.open_match("siege", "me", spectators_chat=True)
    async with ana.at(code) as host, eve.at(code) as loud, bia.at(code) as calm:
        await loud.say(type="say", text="buy!")
        line = await host.until("chat")
        assert line["seat"] is None
        assert '{"type":"hosting"}' in host.traffic
        assert '{"type":"hosting"}' not in loud.traffic
        assert (await calm.refusal(type="remove", speaker=line["speaker"]))["code"] == "not-the-host"
        await host.say(type="remove", speaker=line["speaker"])
        assert (await loud.until("refused"))["code"] == "removed-by-host"
        await loud.socket.wait_closed()
        assert loud.socket.close_code == 4000
        await host.when(lambda table: table["spectators"] == 1)
        for wrong in ({"speaker": "nobody"}, {"seat": 0}, {"seat": 7}, {}):
            assert (await host.refusal(type="remove", **wrong))["code"] == "nobody-to-remove"
    async with connect(f"ws://{server.host}/ws/{code}", additional_headers={"Cookie": eve.cookie}) as again:
        assert json.loads(await again.recv())["code"] == "removed-by-host"


@awaited
async def test_the_host_removes_a_player_before_the_start_alone(server: Server) -> None:
    ana, eve, bia = Person(server, "Ana"), Person(server, "Eve"), Person(server, "Bia")
    code = ana.open_match("heroes", "me", "open", "open", mode="arena")
    async with ana.at(code) as host, eve.at(code) as unwanted:
        await unwanted.ask(type="sit", seat=1)
        await host.when(lambda table: table["seats"][1]["kind"] == "person")
        await host.say(type="remove", seat=1)
        await unwanted.socket.wait_closed()
        table = await host.when(lambda table: table["seats"][1]["kind"] == "open")
        assert not table["started"]
    running = ana.open_match("naipes", "me", "open")
    async with ana.at(running) as host, bia.at(running) as second:
        await second.ask(type="sit", seat=1)
        await host.when(lambda table: table["started"])
        assert (await host.refusal(type="remove", seat=1))["code"] == "already-started"


@awaited
async def test_whoever_was_removed_does_not_speak_under_another_cookie(tmp_path: Path) -> None:
    """Their address may watch; those who share it with somebody at the table are not held to account for it."""
    async with hall_on(tmp_path) as hall:
        wish = NewMatch("naipes", [SeatWish("me"), SeatWish("open")], spectators_chat=True)
        room = await hall.room(await hall.open_match(wish, "ana"))
        people = {name: Sitter(room, name) for name in ("ana", "eve", "bia")}
        for name, address in (("ana", "192.0.2.1"), ("eve", "203.0.113.5"), ("bia", "192.0.2.1")):
            people[name].visitor.address = address
            await room.enter(people[name].visitor, 0)
        assert await people["eve"].say(Say("one")) is None
        assert await people["bia"].say(Say("two")) is None
        for name in ("eve", "bia"):
            assert await people["ana"].say(Remove(speaker=room.folded.speaker(name))) is None
        assert people["eve"].visitor.lost.is_set()
        again = Sitter(room, "mallory")
        again.visitor.address = "203.0.113.5"
        assert await again.say(Say("three")) == "removed-by-host"
        assert await again.say(Sit(1)) == "removed-by-host"
        assert not sent_away(room, Visitor("caio", "Caio", "192.0.2.1"))
