"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio

import pytest

from server.clients import Person, Server, awaited, watched_match


@pytest.mark.parametrize("seats", [("naipes", "me", "bot:random"), ("duel", "bot:random", "me"), ("siege", "me")])
@awaited
async def test_a_whole_match_against_a_bot(server: Server, seats: tuple[str, ...]) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match(*seats)
    async with ana.at(code) as seat:
        await seat.play_on()
        table = seat.table
    assert table["over"]
    assert table["seed"]
    assert table["result"]["scores"]
    won = ["result-lost", "result-drawn", "result-you-lost", "result-you-won"]
    assert table["result_words"]["id"] in won
    assert table["ending"]
    listed = next(match for match in ana.get("/api/matches").json if match["code"] == code)
    assert listed["result_words"] == table["result_words"]
    assert [entry["place"] for entry in seat.log] == list(range(table["number"] + 1))


@awaited
async def test_two_people_hear_the_same_match(server: Server) -> None:
    async with watched_match(server, "naipes") as (_, _, first, second, third):
        await asyncio.gather(first.play_on(), second.play_on(pick=1), third.to_the_end())
        assert first.table["number"] == second.table["number"] == third.table["number"]
        assert first.table["result"] == second.table["result"] == third.table["result"]
        assert third.table["legal"] == []
        assert third.table["seat"] is None


@awaited
async def test_legal_actions_go_only_to_the_seat_that_is_asked(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "open")
    async with ana.at(code) as first, bia.at(code) as second:
        await second.ask(type="sit", seat=1)
        await first.when(lambda table: table["started"])
        assert bool(first.table["legal"]) != bool(second.table["legal"])
        asked = first if first.table["legal"] else second
        assert asked.table["prompt"]["id"].startswith("naipes-prompt-")


@awaited
async def test_coming_back_brings_only_what_was_missed(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("naipes", "me", "bot:random")
    async with ana.at(code) as seat:
        await seat.play_on(3)
        await seat.my_turn()
        seen = len(seat.log)
    async with ana.at(code, seen=seen) as seat:
        assert seat.table["log"] == []
        assert not seat.table["fresh"]
    async with ana.at(code, seen=seen - 2) as seat:
        assert [entry["place"] for entry in seat.table["log"]] == [seen - 2, seen - 1]
    async with ana.at(code, seen=seen + 50) as seat:
        assert seat.table["fresh"]
        assert len(seat.table["log"]) == seen


@awaited
async def test_undo_against_bots_is_free_and_voids_the_log(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("duel", "me", "bot:random")
    async with ana.at(code) as seat:
        await seat.my_turn()
        assert (await seat.refusal(type="undo", number=seat.table["number"]))["code"] == "undo-nothing"
        before = await seat.my_turn()
        await seat.play_on(1)
        await seat.my_turn()
        assert seat.table["undo"]
        await seat.say(type="undo", number=seat.table["number"])
        after = await seat.when(lambda table: table["number"] == before["number"])
        assert after["fresh"]
        assert after["legal"] == before["legal"]
        assert after["view"] == before["view"]


@pytest.mark.rule("DUEL-15.3")
@awaited
async def test_whoever_is_asked_may_concede_by_the_rules(server: Server) -> None:
    """It is offered beside the legal actions, and not at all in a game without it."""
    ana = Person(server, "Ana")
    async with ana.at(ana.open_match("duel", "me", "bot:random")) as seat:
        await seat.my_turn()
        assert seat.table["concede"]["text"] == "concede"
        assert "concede" not in [legal["text"] for legal in seat.table["legal"]]
        await seat.ask(type="act", number=seat.table["number"], action="concede")
        await seat.when(lambda table: table["over"])
        assert (seat.table["result"]["winners"], seat.table["concede"]) == ([1], None)
    async with ana.at(ana.open_match("naipes", "me", "bot:random")) as seat:
        await seat.my_turn()
        assert seat.table["concede"] is None


@awaited
async def test_resigning_ends_a_match_of_two(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("naipes", "me", "bot:random")
    async with ana.at(code) as seat:
        await seat.say(type="leave")
        table = await seat.when(lambda table: table["over"])
        assert table["result"] == {"scores": [0.0, 1.0], "winners": [1], "reason": "resigned"}
        assert table["result_words"]["id"] == "result-you-lost"
        assert table["legal"] == []
        assert (await seat.act("pass"))["code"] == "match-over"
    assert ana.get(f"/api/matches/{code}/replay").json["result"]["reason"] == "resigned"


@awaited
async def test_a_rematch_is_played_with_seats_swapped(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("duel", "me", "open", options={"deck_0": "old_growth", "deck_1": "forge_march"})
    async with ana.at(code) as first, bia.at(code) as second:
        await second.ask(type="sit", seat=1)
        assert (await first.refusal(type="propose", what="rematch"))["code"] == "rematch-too-soon"
        await first.say(type="leave")
        await second.when(lambda table: table["over"])
        await first.say(type="propose", what="rematch")
        table = await second.when(lambda table: table["proposals"])
        await second.say(type="answer", proposal=table["proposals"][0]["id"], yes=True)
        table = await first.when(lambda table: table["next"])
    async with ana.at(table["next"]) as first, bia.at(table["next"]) as second:
        assert (first.table["seat"], second.table["seat"]) == (1, 0)
        assert first.table["options"]["deck_1"] == "old_growth"


@awaited
async def test_chat_reaches_the_table_and_spectators_are_silent_by_default(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "bot:random")
    async with ana.at(code) as first, bia.at(code) as second:
        assert first.table["chat"]
        assert not second.table["chat"]
        await first.say(type="say", text=" good \n luck ")
        line = await second.until("chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Ana", "good luck")
        await second.say(type="say", text="hello")
        assert (await second.until("refused"))["code"] == "chat-closed"
        await first.say(type="say", text="x" * 301)
        assert (await first.until("refused"))["code"] == "chat-bad-length"
    async with bia.at(code) as second:
        assert (await second.until("chat"))["text"] == "good luck"


@awaited
async def test_a_hint_is_for_the_seat_that_is_asked(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("siege", "me")
    async with ana.at(code) as seat, Person(server).at(code) as watcher:
        await seat.say(type="hint", number=seat.table["number"])
        hint = await seat.until("hint")
        assert {line["action"] for line in hint["lines"]} == {legal["text"] for legal in seat.table["legal"]}
        worths = [line["worth"] for line in hint["lines"]]
        assert worths == sorted(worths, reverse=True)
        assert hint["reason"]["id"] == f"siege-coach-{hint['lines'][0]['action'].split()[0].replace('_', '-')}"
        assert all(set(step) == {"id", "blanks"} for step in hint["plan"])
        await watcher.say(type="hint", number=0)
        assert (await watcher.until("refused"))["code"] == "not-seated"
        await seat.say(type="hint", number=99)
        assert (await seat.until("refused"))["code"] == "stale"


@awaited
async def test_bots_play_among_themselves_and_anybody_may_watch(server: Server) -> None:
    ana = Person(server)
    code = ana.open_match("naipes", "bot:random", "bot:random")
    async with ana.at(code) as seat:
        table = await seat.when(lambda table: table["over"])
        assert table["seat"] is None
