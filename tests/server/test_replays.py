"""Finished matches: looked at, downloaded, opened, and played on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from carteado.match.delta import patch
from carteado.match.frames import unroll
from server.clients import Person, Server, awaited
from server.truth import played


async def finished(server: Server, *seats: str) -> tuple[Person, str]:
    ana = Person(server, "Ana")
    code = ana.open_match(*seats)
    async with ana.at(code) as seat:
        await seat.play_on()
    return ana, code


def frames_seen(person: Person, code: str, seat: int | None) -> list[Any]:
    """Every frame of a replay, page by page, as a client reads them."""
    replay = person.get(f"/api/matches/{code}/replay").json
    found: list[Any] = []
    for page in range(replay["actions"] // replay["page"] + 1):
        frames = unroll(person.get(f"/api/matches/{code}/frames?page={page}").json)
        if seat is not None:
            overlays = unroll(person.get(f"/api/matches/{code}/frames?page={page}&seat={seat}").json)
            frames = [patch(frame, overlay) for frame, overlay in zip(frames, overlays, strict=True)]
        found += frames
    return found


@pytest.mark.parametrize("seats", [("naipes", "me", "bot:random"), ("siege", "me")])
@awaited
async def test_a_replay_shows_every_table_as_a_seat_saw_it(server: Server, seats: tuple[str, ...]) -> None:
    ana, code = await finished(server, *seats)
    match = played(ana, code)
    replay = ana.get(f"/api/matches/{code}/replay").json
    assert replay["verified"]
    assert replay["seed"] == match.seed
    assert replay["actions"] == match.number
    assert replay["players"][0] == "Ana"
    frames = frames_seen(ana, code, 0)
    assert [frame["number"] for frame in frames] == list(range(match.number + 1))
    assert frames[-1]["view"] == json.loads(json.dumps(match.state.view(0)))
    assert frames[-1]["words"]
    heard = [told["facts"] for frame in frames for told in frame["entry"]["events"]]
    assert heard == json.loads(json.dumps(match.heard(0)))


@awaited
async def test_a_record_is_opened_as_a_finished_match(server: Server) -> None:
    ana, code = await finished(server, "naipes", "me", "bot:random")
    record = ana.get(f"/api/matches/{code}/record").body
    opened = ana.ask("POST", "/api/records", record)
    assert opened.status == 201
    again = opened.json["code"]
    assert ana.get(f"/api/matches/{again}").json["over"]
    assert ana.get(f"/api/matches/{again}/record").json["hash"] == json.loads(record)["hash"]


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("seed", "other", "record-bad-commitment"),
        ("hash", "0" * 64, "record-bad-hash"),
        ("actions", ["fly"], "record-bad-action"),
        ("rules", "0", "rules-other-version"),
        ("game", "chess", "game-unknown"),
        ("format", 9, "record-other-format"),
        ("players", ["human"], "record-damaged"),
        ("actions", ["pass"] * 6000, "record-too-long"),
        ("extra", 1, "record-damaged"),
    ],
)
@awaited
async def test_a_record_that_is_not_what_the_rules_give_is_refused(
    server: Server, field: str, value: object, code: str
) -> None:
    if not RECORD:
        ana, match = await finished(server, "naipes", "me", "bot:random")
        RECORD.append(ana.get(f"/api/matches/{match}/record").json)
    reply = Person(server).post("/api/records", {**RECORD[0], field: value})
    assert reply.json["code"] == code


RECORD: list[dict[str, object]] = []


@awaited
async def test_a_fork_plays_on_from_any_point(server: Server) -> None:
    ana, code = await finished(server, "naipes", "me", "bot:random")
    match = played(ana, code)
    bia = Person(server, "Bia")
    for number in (0, match.number // 2):
        reply = bia.post(f"/api/matches/{code}/fork", {"number": number, "seat": 1, "bot": "bot:random"})
        assert reply.status == 201
        async with bia.at(reply.json["code"]) as seat:
            assert seat.table["seat"] == 1
            assert seat.table["seed"] is None
            await seat.play_on()
        again = played(bia, reply.json["code"])
        assert again.actions[:number] == match.actions[:number]
        assert again.seed == match.deal_seed
    for wish, refusal in (
        ({"number": match.number, "seat": 0}, "match-over"),
        ({"number": 9999, "seat": 0}, "rewind-bad-number"),
        ({"number": 0, "seat": 5}, "no-such-seat"),
        ({"number": 0, "seat": 0, "bot": "bot:cat"}, "bot-unknown"),
    ):
        assert bia.post(f"/api/matches/{code}/fork", wish).json["code"] == refusal


@pytest.mark.parametrize("query", ["seat=2", "seat=x", "page=9999", "page=x", "page=-1"])
@awaited
async def test_frames_that_are_not_there(server: Server, query: str) -> None:
    if not CODE:
        CODE.append((await finished(server, "siege", "me"))[1])
    assert Person(server).get(f"/api/matches/{CODE[0]}/frames?{query}").json["code"] == "number-bad"


CODE: list[str] = []


@awaited
async def test_many_who_watch_a_replay_do_not_stop_a_person_who_plays(server: Server) -> None:
    """Eight visitors fetch every page again and again: they get what is kept, and the actions go through."""
    ana, code = await finished(server, "naipes", "me", "bot:random")
    pages = [f"/api/matches/{code}/frames?page=0", f"/api/matches/{code}/frames?page=0&seat=1"]
    expected = [ana.get(page).body for page in pages]

    def watch() -> bool:
        visitor = Person(server)
        return all([visitor.get(page).body for page in pages] == expected for _ in range(10))

    watching = [asyncio.create_task(asyncio.to_thread(watch)) for _ in range(8)]
    async with ana.at(ana.open_match("siege", "me")) as seat:
        assert await seat.play_on(8) > 0
    assert all(await asyncio.gather(*watching))
