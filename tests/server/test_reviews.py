"""Reviews of finished matches: made once by worker processes while somebody waits, stored, and never of a match
that goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from carteado.core.errors import Invalid
from carteado.match.record import Record, parse_record, replay
from carteado.review.judge import Judge
from carteado.review.seats import count_choices, review_seat
from carteado.server import archive_store, reviewing
from carteado.server.admin.endings import delete_match
from carteado.server.hall import Hall
from carteado.server.limits import Allowance
from carteado.server.protocol import Act, Leave, Refused
from carteado.server.review_protocol import Review, ReviewProgress
from carteado.server.reviews import Reader, Reviewing, Wanted
from carteado.server.schema import reviews
from carteado.server.thinking.queue import Errand, Rank, Unwanted
from server.clients import ANSWERING, Person, Server, awaited
from server.postgres import postgres
from server.rooms import hall_on, seated
from server.test_replays import finished

HERE = "127.0.0.1"
ACTIONS, CHOICES = 6, 5  # of the match that is reviewed in this process


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteado.server.making.new_secret", lambda: "5eed" * 16)


async def reviewed(server: Server, code: str, words: str = "") -> list[dict[str, Any]]:
    """Everything that is sent over the socket of a review."""
    found = []
    async with connect(f"ws://{server.host}/ws/reviews/{code}{words}") as line:
        with suppress(ConnectionClosedError):  # after a refusal
            async with asyncio.timeout(ANSWERING):
                async for text in line:
                    found.append(json.loads(text))
    return found


@awaited
async def test_a_match_is_reviewed_over_a_socket_and_the_second_time_at_once(server: Server) -> None:
    ana, code = await finished(server, "siege", "me")
    *progress, review = await reviewed(server, code)
    record = parse_record(ana.get(f"/api/matches/{code}/record").body, "record.json")
    match = replay(record)
    choices = count_choices(match, [0])
    assert [word["type"] for word in progress] == ["progress"] * len(progress)
    assert all(word["judged"] < word["choices"] == choices for word in progress)
    expected = review_seat(match, 0, Judge(match.game, reviewing.iterations(choices)))
    assert [(point["number"], point["chance"]) for point in review["points"]] == [
        (point.number, point.chance.value) for point in expected.points
    ]
    assert [mistake["better"]["action"] for mistake in review["mistakes"]] == [
        mistake.better.text for mistake in expected.mistakes
    ]
    assert review["points"][0]["taken"]["id"].startswith("siege-")
    assert review["points"][-1]["taken"] is None
    assert (review["exact"], review["unsolved"]) == (False, True), "no table of siege was computed on this server"
    assert await reviewed(server, code) == [review]
    assert await reviewed(server, code, "?seat=0&knowing=0") == [review]


@awaited
async def test_an_uploaded_record_is_reviewed_for_any_seat_knowing_all(server: Server) -> None:
    ana, code = await finished(server, "naipes", "me", "bot:random")
    uploaded = ana.ask("POST", "/api/records", ana.get(f"/api/matches/{code}/record").body).json["code"]
    *_, review = await reviewed(server, uploaded, "?seat=1&knowing=1")
    assert (review["type"], review["seat"], review["knowing"]) == ("review", 1, True)
    assert not review["unsolved"]


@awaited
async def test_what_is_not_over_is_not_reviewed(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("naipes", "me", "bot:random")
    assert [word["code"] for word in await reviewed(server, code)] == ["match-unfinished"]
    assert [word["code"] for word in await reviewed(server, "a" * 10)] == ["match-unknown"]
    _, over = await finished(server, "naipes", "me", "bot:random")
    assert [word["code"] for word in await reviewed(server, over, "?seat=2")] == ["number-bad"]


# In this process


class Workers:
    """Answers the questions of reviews here, one choice at a time, when it is let."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reviewing, "SPELL", 0.0)
        monkeypatch.setattr(reviewing, "iterations", lambda _: 8)
        monkeypatch.setattr(hall.thinkers, "ask", self.ask)
        self.asked: list[str] = []
        self.ranks: list[Rank | None] = []
        self.most = 10_000  # questions that are answered before it stops

    async def ask(self, question: Callable[..., Any], *facts: Any, errand: Errand) -> Any:
        self.ranks.append(errand.rank())
        while len(self.asked) >= self.most:
            if errand.rank() is None:
                raise Unwanted
            await asyncio.sleep(0)
        self.asked.append(question.__name__)
        return question(*facts)


async def over(hall: Hall) -> str:
    """The code of a match of siege that was given up."""
    room, (ana,) = await seated(hall, "siege", "ana")
    for _ in range(ACTIONS):
        assert await ana.say(Act(room.folded.number, ana.table.legal[0].text)) is None
    assert await ana.say(Leave()) is None
    return room.code


async def begun(hall: Hall, code: str, reader: Reader) -> Reviewing:
    row = await hall.archives.need(code, HERE)
    reviewing = await hall.reviews.begin(Wanted(code, 0, False), row, HERE)
    reviewing.join(reader)
    return reviewing


async def read(reader: Reader) -> list[Review | ReviewProgress | Refused]:
    """Everything that is sent to a reader."""
    found = []
    async with asyncio.timeout(ANSWERING):
        while (word := await reader.news.get()) is not None:
            found.append(word)
    return found


@awaited
async def test_many_readers_share_one_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_on(tmp_path) as hall:
        code = await over(hall)
        await hall.archives.need(code, HERE)
        workers = Workers(hall, monkeypatch)
        readers = [Reader("ana", HERE), Reader(None, "127.0.0.2")]
        workers.most = 0
        for reader in readers:
            await begun(hall, code, reader)
        workers.most = 100
        first, second = [await read(reader) for reader in readers]
        assert first[-1] == second[-1] == await hall.reviews.stored(Wanted(code, 0, False))
        assert [word.judged for word in first if isinstance(word, ReviewProgress)] == list(range(CHOICES))
        assert workers.asked == ["count", *["judge_some"] * CHOICES]
        assert set(workers.ranks) == {Rank.READER}
        assert hall.reviews.begun == {}


@awaited
async def test_a_match_that_was_given_up_ends_its_curve_with_the_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_on(tmp_path) as hall:
        code = await over(hall)
        await hall.archives.need(code, HERE)
        Workers(hall, monkeypatch)
        reader = Reader("ana", HERE)
        await begun(hall, code, reader)
        review = (await read(reader))[-1]
        assert isinstance(review, Review)
        assert (review.points[-1].number, review.points[-1].chance) == (ACTIONS, 0.0)


@awaited
async def test_when_nobody_waits_it_stops_and_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_on(tmp_path) as hall:
        code = await over(hall)
        await hall.archives.need(code, HERE)
        workers = Workers(hall, monkeypatch)
        workers.most = 3
        reader = Reader("ana", HERE)
        making = await begun(hall, code, reader)
        while len(workers.asked) < 3:
            await asyncio.sleep(0)
        making.readers.remove(reader)
        assert making.task is not None
        await making.task
        assert len(workers.asked) == 3, "nothing more was judged"
        assert await hall.reviews.stored(Wanted(code, 0, False)) is None
        workers.most = 100
        again = Reader("ana", HERE)
        await begun(hall, code, again)
        assert next(word.judged for word in await read(again) if isinstance(word, ReviewProgress)) == 2
        assert workers.asked == ["count", *["judge_some"] * CHOICES], "nothing was judged twice"


@awaited
async def test_a_long_review_is_paid_for_before_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_on(tmp_path) as hall:
        codes = [await over(hall), await over(hall)]
        for code in codes:
            await hall.archives.need(code, HERE)
        Workers(hall, monkeypatch).most = 0
        hall.limits.reviews = Allowance(1, (5, 0.001))  # the first costs more
        await begun(hall, codes[0], Reader("ana", HERE))
        await begun(hall, codes[0], Reader("ana", HERE))
        with pytest.raises(Invalid, match="too-fast"):
            await begun(hall, codes[1], Reader("ana", HERE))


@awaited
async def test_a_question_that_fails_is_told_to_those_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_on(tmp_path) as hall:
        code = await over(hall)
        await hall.archives.need(code, HERE)

        async def fail(*_: Any, **__: Any) -> Any:
            raise Invalid("match-damaged", entry=0)

        monkeypatch.setattr(hall.thinkers, "ask", fail)
        reader = Reader("ana", HERE)
        await begun(hall, code, reader)
        (word,) = await read(reader)
        assert isinstance(word, Refused)
        assert word.code == "match-damaged"


def test_long_matches_are_judged_in_fewer_iterations() -> None:
    assert [reviewing.iterations(choices) for choices in (0, 10, 200, 400, 5000)] == [600, 600, 600, 300, 100]


async def kept_and_deleted(hall: Hall) -> None:
    """Store a review twice, as two processes would, and delete its match."""
    code = await over(hall)
    await hall.archives.need(code, HERE)
    record: Record = await archive_store.record(hall.store, code)
    wanted = Wanted(code, 0, False)
    made = reviewing.report(record, 0, False, reviewing.judge_some(record, 0, False, 5000, 0), 0.0)
    await hall.reviews.keep(wanted, made)
    await hall.reviews.keep(wanted, made)
    assert await hall.reviews.stored(wanted) == made
    assert await hall.reviews.stored(wanted._replace(knowing=True)) is None
    await delete_match(hall.store, code)
    assert await hall.store.rows(sa.select(reviews)) == []


@awaited
async def test_a_review_is_stored_once_and_deleted_with_its_match(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        await kept_and_deleted(hall)


@awaited
async def test_it_is_stored_in_postgresql_too() -> None:
    with postgres() as url:
        async with hall_on(url) as hall:
            await kept_and_deleted(hall)
