"""The server commits itself first, every person adds a nonce, and the deal follows from both."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from carteado.match.fairness import commit, deal_seed
from carteado.server.lobby_protocol import NewMatch, SeatWish
from carteado.server.protocol import Leave, Nonce, Sit
from server.clients import NONCE, Person, Server, awaited
from server.rooms import Sitter, hall_on
from server.truth import played

OTHER = "ab" * 32


@awaited
async def test_a_match_starts_when_every_person_has_added_a_nonce(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "open")
    async with ana.at(code) as first, bia.at(code) as second:
        promised = first.table["commitment"]
        await second.socket.send(json.dumps({"type": "sit", "seat": 1}))
        table = await first.when(lambda table: table["missing"] == [1])
        assert (table["started"], table["nonces"], table["view"]) == (False, [], {})
        await second.say(type="nonce", nonce=OTHER)
        for line in (first, second):
            table = await line.when(lambda table: table["started"])
            assert table["nonces"] == [NONCE, OTHER]
            assert table["seed"] is table["deal"] is None
        await second.say(type="leave")
        table = await first.when(lambda table: table["over"])
        assert table["commitment"] == promised == printed(table["seed"])
        assert table["deal"] == printed(":".join([table["seed"], NONCE, OTHER]))
    match = played(ana, code)
    assert (match.nonces, match.deal_seed) == ([NONCE, OTHER], table["deal"])
    replay = bia.get(f"/api/matches/{code}/replay").json
    assert (replay["nonces"], replay["deal"]) == (match.nonces, match.deal_seed)


@pytest.mark.usefixtures("secret_deals")
@awaited
async def test_every_match_has_a_secret_of_its_own(tmp_path: Path) -> None:
    wish = NewMatch("siege", [SeatWish("me")])
    async with hall_on(tmp_path) as hall:
        rooms = [await hall.room(await hall.open_match(wish, "ana")) for _ in range(2)]
        promised = [room.folded.facts.commitment for room in rooms]
    assert promised[0] != promised[1]


def printed(text: str) -> str:
    """What a person sees who repeats it at a shell."""
    found = subprocess.run(["sh", "-c", f"printf %s {text} | sha256sum"], capture_output=True, text=True, check=True)
    return found.stdout.split()[0]


@awaited
async def test_a_nonce_is_given_once_by_whoever_sits_there(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        wish = NewMatch("naipes", [SeatWish("me"), SeatWish("open")])
        room = await hall.room(await hall.open_match(wish, "ana"))
        ana, bia, eve = (Sitter(room, name) for name in ("ana", "bia", "eve"))
        for sitter in (ana, bia, eve):
            await room.enter(sitter.visitor, 0)
        for bad in ("", "ab" * 15, "ab" * 33, "AB" * 16, "ab" * 16 + "a", "ab" * 16 + "\n", "xy" * 16):
            assert await ana.say(Nonce(bad)) == "nonce-bad"
        assert await eve.say(Nonce(OTHER)) == "not-seated"
        assert await ana.say(Nonce(NONCE)) is None
        entries = room.folded.last
        assert await ana.say(Nonce(NONCE)) is None
        assert await ana.say(Nonce(OTHER)) == "nonce-given"
        assert room.folded.last == entries
        assert await bia.say(Sit(1)) is None
        assert await ana.say(Leave()) is None
        assert await eve.say(Sit(0)) is None
        assert await bia.say(Nonce(OTHER)) is None
        assert bia.table.missing == [0]
        again = await hall.read(room.code)
        assert (again.missing, again.nonces, again.started) == ([0], ["", OTHER], False)
        assert await eve.say(Nonce("cd" * 16)) is None
        assert eve.table.nonces == bia.table.nonces == ["cd" * 16, OTHER]
        assert await eve.say(Nonce("cd" * 16)) is None
        assert await eve.say(Nonce(NONCE)) == "already-started"
        assert (await hall.read(room.code)).played.state.digest() == room.folded.played.state.digest()


@awaited
async def test_bots_add_nothing_and_among_themselves_start_at_once(server: Server) -> None:
    ana = Person(server, "Ana")
    alone = ana.open_match("naipes", "bot:random", "bot:random")
    async with ana.at(alone) as line:
        table = await line.when(lambda table: table["over"])
        assert (table["nonces"], table["deal"]) == ([], table["seed"])
    mixed = ana.open_match("naipes", "bot:random", "me")
    async with ana.at(mixed) as line:
        await line.play_on()
        assert line.table["nonces"] == ["", NONCE]
        assert line.table["deal"] == deal_seed(line.table["seed"], ["", NONCE])
    assert played(ana, mixed).players == ["bot:random", "human"]


@awaited
async def test_what_is_played_on_or_opened_from_a_file_proves_nothing_new(server: Server) -> None:
    """A fork deals the old deal from its seed alone; a record keeps the nonces of those who played it."""
    ana = Person(server, "Ana")
    code = ana.open_match("siege", "me")
    async with ana.at(code) as line:
        await line.play_on()
        deal = line.table["deal"]
    fork = ana.post(f"/api/matches/{code}/fork", {"number": 0, "seat": 0}).json["code"]
    async with ana.at(fork) as line:
        assert (line.table["started"], line.table["nonces"]) == (True, [])
        assert line.table["commitment"] == commit(deal)
    file = ana.get(f"/api/matches/{code}/record").body
    opened = ana.ask("POST", "/api/records", file).json["code"]
    assert ana.get(f"/api/matches/{opened}/record").body == file


@pytest.mark.parametrize(("nonces", "code"), [(["cd" * 16], "record-bad-hash"), ([""], "record-bad-nonces")])
@awaited
async def test_a_record_with_other_nonces_is_not_opened(server: Server, nonces: list[str], code: str) -> None:
    ana = Person(server, "Ana")
    match = ana.open_match("siege", "me")
    async with ana.at(match) as line:
        await line.say(type="leave")
        await line.when(lambda table: table["over"])
    record = ana.get(f"/api/matches/{match}/record").json | {"nonces": nonces}
    assert ana.post("/api/records", record).json["code"] == code
