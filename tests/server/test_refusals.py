"""Bad clients: answered by a code, without effect."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from carteado.server.protocol import VERSION
from server.clients import Person, Seat, Server, awaited, finish, running


@awaited
async def test_stale_repeated_and_early_answers_change_nothing(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "open")
    async with ana.at(code) as first, bia.at(code) as second, Person(server).at(code) as watcher:
        assert (await first.act("pass"))["code"] == "not-started"
        await second.ask(type="sit", seat=1)
        await first.when(lambda table: table["started"])
        asked, other = (first, second) if first.table["legal"] else (second, first)
        action = asked.table["legal"][0]["text"]
        assert (await other.act(action, number=0))["code"] == "not-your-turn"
        assert (await watcher.act(action, number=0))["code"] == "not-seated"
        assert (await asked.act(action, number=5))["code"] == "stale"
        assert (await asked.act("pass", number=0))["code"] == "illegal-now"
        assert (await asked.act("fly away", number=0))["code"] == "action-unknown"
        assert (await asked.act("place 6S", number=0))["code"] in ("action-missing-field", "illegal-now")
        assert (await asked.act("x" * 300, number=0))["code"] == "message-too-long"
        assert (await asked.act(action, number=0))["type"] == "done"
        repeated = await asked.act(action, number=0)
        assert (repeated["kind"], repeated["code"]) == ("stale", "stale")
        assert first.table["number"] == 1


@awaited
async def test_a_refusal_never_lists_what_others_may_do(server: Server) -> None:
    ana = Person(server, "Ana")
    async with ana.at(ana.open_match("naipes", "me", "bot:random")) as seat:
        await seat.my_turn()
        refused = await seat.act("stop")
        assert (refused["code"], refused["words"]["blanks"]) == ("illegal-now", {"near": "none"})


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "message-unreadable"),
        ("hello", "message-unreadable"),
        ("[]", "message-unreadable"),
        ('{"type":"hello"}', "message-unreadable"),
        (f'{{"type":"hello","version":{VERSION},"seat":0}}', "message-unreadable"),
        ('{"type":"dance"}', "message-unreadable"),
        ('{"type":"act","number":1.5,"action":"pass"}', "message-unreadable"),
        ('{"type":"hello","version":99}', "other-version"),
        (f'{{"type":"hello","version":{VERSION},"seen":-4}}', "number-bad"),
        ('{"type":"act","number":0,"action":"pass"}', "hello-first"),
        ("{" * 1000, "message-unreadable"),
        ("x" * 5000, "message-too-long"),
    ],
)
@awaited
async def test_a_word_that_cannot_be_read(server: Server, word: str, code: str) -> None:
    match = Person(server).open_match("siege", "me")
    async with connect(f"ws://{server.host}/ws/{match}") as socket:
        await socket.send(word)
        assert json.loads(await socket.recv())["code"] == code
        await socket.send('{"type":"ping"}')
        assert json.loads(await socket.recv()) == {"type": "pong"}


@awaited
async def test_hello_is_said_once(server: Server) -> None:
    code = Person(server).open_match("siege", "me")
    async with Person(server).at(code) as seat:
        assert (await seat.refusal(type="hello", version=VERSION))["code"] == "hello-twice"


@awaited
async def test_bytes_that_are_no_text_are_refused(server: Server) -> None:
    code = Person(server).open_match("siege", "me")
    async with Person(server).at(code) as seat:
        await seat.socket.send(b"\xff\xfe\x00")
        assert (await seat.until("refused"))["code"] == "message-unreadable"


@awaited
async def test_a_huge_message_ends_the_line(server: Server) -> None:
    code = Person(server).open_match("siege", "me")
    async with Person(server).at(code) as seat:
        with pytest.raises(ConnectionClosed):
            await shout(seat)


async def shout(seat: Seat) -> None:
    """Send a huge message, and listen to the end; the line may close while it is being sent."""
    await seat.socket.send("x" * 100_000)
    await seat.until("the end")


@awaited
async def test_a_table_that_is_not_there(server: Server) -> None:
    async with connect(f"ws://{server.host}/ws/nothing") as socket:
        assert json.loads(await socket.recv())["code"] == "match-unknown"
        with pytest.raises(ConnectionClosed):
            await socket.recv()


@awaited
async def test_other_sites_may_not_ask(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("siege", "me")
    foreign = "https://elsewhere.example"
    assert ana.post("/api/me", {"name": "Eve"}, Origin=foreign).json["code"] == "origin-foreign"
    assert ana.post("/api/me", {"name": "Eve"}, Origin="null").json["code"] == "origin-foreign"
    assert ana.get("/api/me").json["name"] == "Ana"
    assert ana.post("/api/me", {"name": "Eva"}, Origin=f"http://{server.host}").status == 200
    with pytest.raises(InvalidStatus):
        await connect(f"ws://{server.host}/ws/{code}", origin=foreign)  # type: ignore[arg-type]


def test_a_server_of_this_machine_answers_to_its_names_alone(server: Server) -> None:
    """So that a foreign page cannot reach it by a name that leads here."""
    assert Person(server).get("/api/me", Host="rebound.example").json["code"] == "origin-foreign"
    assert Person(server).get("/api/me", Host=f"localhost:{server.port}").status == 200


# Limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.db'}") as made:
        yield made


async def ping_for_ever(seat: Seat) -> None:
    while True:
        await seat.say(type="ping")
        await seat.hear()


@awaited
async def test_who_asks_too_fast_is_told_so_and_then_let_go(strict: Server) -> None:
    code = Person(strict).open_match("siege", "me")
    async with Person(strict).at(code) as seat:
        codes = []
        for _ in range(60):
            await seat.say(type="ping")
        for _ in range(60):
            codes.append((await seat.hear()).get("code"))
        assert "too-fast" in codes
        with pytest.raises(ConnectionClosed):
            await ping_for_ever(seat)


@awaited
async def test_chat_is_limited(strict: Server) -> None:
    ana = Person(strict, "Ana")
    code = ana.open_match("siege", "me")
    async with ana.at(code) as seat:
        for _ in range(8):
            await seat.say(type="say", text="hi")
        assert (await seat.until("refused"))["code"] == "too-fast"


@awaited
async def test_connections_of_one_player_are_limited(strict: Server) -> None:
    ana = Person(strict, "Ana")
    code = ana.open_match("siege", "me")
    headers = {"Cookie": ana.cookie}
    url = f"ws://{strict.host}/ws/{code}"
    open_lines = [await connect(url, additional_headers=headers) for _ in range(16)]
    async with connect(url, additional_headers=headers) as socket:
        assert json.loads(await socket.recv())["code"] == "too-many-connections"
    for line in open_lines:
        await line.close()
    for _ in range(600):
        async with connect(url, additional_headers=headers) as socket:
            with suppress(ConnectionClosed):
                await socket.send('{"type":"ping"}')
                if json.loads(await socket.recv())["type"] == "pong":
                    return
        await asyncio.sleep(0.1)
    pytest.fail("closed lines are still counted")


def test_requests_that_change_something_are_limited(strict: Server) -> None:
    eve = Person(strict)
    replies = (eve.post("/api/me", {"name": "Eve"}) for _ in range(1000))
    refused = next(reply for reply in replies if reply.status != 200)
    assert (refused.status, refused.json["code"]) == (429, "too-fast")


# A fuzzer

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
types = st.sampled_from(
    ["hello", "act", "sit", "nonce", "leave", "undo", "propose", "answer", "say", "hint", "ping", "x"]
)
keys = st.sampled_from(
    ["number", "action", "id", "seat", "what", "proposal", "yes", "text", "version", "seen", "nonce"]
)
words = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    json_values.map(json.dumps),
    st.builds(lambda kind, rest: json.dumps({**rest, "type": kind}), types, st.dictionaries(keys, json_values)),
    st.builds(
        lambda number, text: json.dumps({"type": "act", "number": number, "action": text}),
        st.integers(-1, 3),
        st.text(max_size=30) | st.sampled_from(["place 6S C", "choose_ruler K", "pass", "mulligan", "keep"]),
    ),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(batch=st.lists(words, max_size=12))
def test_whatever_a_spectator_says_nothing_happens(server: Server, batch: list[str | bytes]) -> None:
    async def go() -> None:
        ana = fuzzed(server)
        async with ana.at(CODES[server.port]) as seat, Person(server).at(CODES[server.port]) as eve:
            before = seat.table["view"], seat.table["number"]
            for word in batch:
                await eve.socket.send(word)
            await eve.say(type="ping")
            assert (await eve.until("pong"))["type"] == "pong"
            await seat.say(type="ping")
            await seat.until("pong")
            assert (seat.table["view"], seat.table["number"]) == before

    finish(go())


CODES: dict[int, str] = {}
PEOPLE: dict[int, Person] = {}


def fuzzed(server: Server) -> Person:
    """One match for all rounds of the fuzzer."""
    if server.port not in CODES:
        PEOPLE[server.port] = Person(server, "Ana")
        CODES[server.port] = PEOPLE[server.port].open_match("naipes", "me", "open")
    return PEOPLE[server.port]


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(batch=st.lists(words, max_size=12))
def test_whatever_a_player_says_the_server_stays_up_and_the_table_whole(
    server: Server, batch: list[str | bytes]
) -> None:
    async def go() -> None:
        ana = Person(server, "Ana")
        code = ana.open_match("siege", "me")
        async with ana.at(code) as seat:
            for word in batch:
                await seat.socket.send(word)
            await seat.say(type="ping")
            await seat.until("pong")
            check_table(seat)

    finish(go())


def check_table(seat: Seat) -> None:
    assert len(seat.log) == seat.table["number"] + 1
    assert bool(seat.table["legal"]) != seat.table["over"]


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    path=st.sampled_from(["/api/me", "/api/matches", "/api/records", "/api/matches/x/fork"]),
    body=st.binary(max_size=200) | json_values.map(lambda value: json.dumps(value).encode()),
)
def test_whatever_is_posted_is_answered_by_a_record(server: Server, path: str, body: bytes) -> None:
    reply = Person(server).ask("POST", path, body)
    assert reply.status in (200, 201) or reply.json["type"] == "refused"
