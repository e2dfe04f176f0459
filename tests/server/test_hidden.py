"""Nothing hidden is ever sent: the traffic of whole matches is searched, byte by byte."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from typing import Any

import pytest

import carteado
from carteado.core.rng import seeded
from carteado.core.state import State
from carteado.match.match import Match
from carteado.server.changes import Acted, SatDown, Started
from carteado.server.entries import Entry
from carteado.server.folded import Folded
from carteado.server.folding import add
from carteado.server.making import new_facts
from carteado.server.telling import Audience, Reader, log_entry, table_for
from carteado.server.visitor import encode
from server.clients import Person, Seat, Server, awaited, watched_match
from server.truth import heard_hash, played, told_hash

EVER = 1e12  # when everything has been told
CARD = re.compile(r"\b(?:10|[2-9JQKA])[SHDC]\b")


@awaited
async def test_the_traffic_of_a_match_holds_no_card_of_another_hand(server: Server) -> None:
    """Naipes: every card is unique, so that a card of the other hand can be told by its name."""
    async with watched_match(server, "naipes") as (ana, code, first, second, third):
        await asyncio.gather(pester(first), pester(second), first.play_on(), second.play_on(pick=3), third.to_the_end())
    match = played(ana, code)
    for seat, line in ((0, first), (1, second), (None, third)):
        check_traffic(match, seat, line)


async def pester(seat: Seat) -> None:
    """Wrong answers, whose refusals are searched too."""
    for action in ("place 6S C", "commander KS", "take 2H", "stop"):
        await seat.say(type="act", number=1, action=action)


def check_traffic(match: Match, seat: int | None, line: Seat) -> None:
    known = [cards_known(match, number, seat) for number in range(match.number + 1)]
    checked = 0
    number = 0
    for text in line.traffic:
        word = json.loads(text)
        if word["type"] == "table":
            number = word["number"]
        if word.get("over") or not word.get("started", True):
            continue
        own_words = set(CARD.findall(json.dumps([word.get("words", {})]))) if word["type"] == "refused" else set()
        assert set(CARD.findall(text)) - own_words <= known[number], (seat, number)
        checked += 1
    assert checked > 10


def cards_known(match: Match, number: int, seat: int | None) -> set[str]:
    """The cards that a seat has seen by then, in its views and in what it heard."""
    again = match.again()
    known: set[str] = set()
    for place in range(number + 1):
        if place:
            again.accept(match.actions[place - 1])
        known |= set(CARD.findall(json.dumps(again.state.view(seat))))
    return known | set(CARD.findall(json.dumps(again.heard(seat))))


@awaited
async def test_tables_hold_the_seats_view_and_what_it_heard_and_nothing_else(server: Server) -> None:
    async with watched_match(server, "duel") as (ana, code, first, second, third):
        await asyncio.gather(first.play_on(), second.play_on(pick=5), third.to_the_end())
    match = played(ana, code)
    for seat, line in ((0, first), (1, second), (None, third)):
        shown = {json.dumps(view) for state in all_states(match) for view in views(state, seat)}
        for word in map(json.loads, line.traffic):
            if word["type"] == "table" and word["started"]:
                assert json.dumps(word["view"]) in shown
                assert (word["seed"] is not None) == word["over"]
                assert all(entry["action"] is None or entry["seat"] == seat for entry in word["log"])
        assert told_hash(line) == heard_hash(match, seat)


def views(state: State, seat: int | None) -> list[dict[str, Any]]:
    """A table as the seat may be shown it: as it is, or after the seat has answered and waits for others."""
    view = state.view(seat)
    return [view, {**view, "prompt": None}]


def all_states(match: Match) -> list[State]:
    again = match.again()
    states = [again.state.clone()]
    for action in match.actions:
        again.accept(action)
        states.append(again.state.clone())
    return states


def test_nobody_else_learns_that_a_seat_was_asked_in_secret() -> None:
    """Apotheosis: what is answered in a window is told with what it was an answer to, never as an entry of its own."""
    chance = random.Random(3)
    folded = fresh("apotheosis")
    match = folded.played
    secret = 0
    while not match.over and secret < 20:
        assert match.state.decision is not None
        asked = match.state.decision
        before = {seat: folded.told(seat, EVER) for seat in (0, 1, None)}
        text = match.game.action_text(chance.choice(match.state.legal()))
        add(folded, Entry(folded.facts.code, folded.last + 1, Acted(asked.seat, text), time.time()))
        if match.game.asks_openly(asked.kind):
            continue
        secret += 1
        for seat in {0, 1, None} - {asked.seat}:
            feed = folded.feed(seat, EVER)
            told = [log_entry(match, feed, place) for place in range(before[seat] + 1, len(feed.ends))]
            assert all(entry.events or entry.action for entry in told)
    assert secret == 20


@pytest.mark.parametrize("id", carteado.names())
def test_a_message_is_the_same_byte_for_byte_whatever_is_hidden(id: str) -> None:
    """So neither its contents nor its length can say anything about what the reader may not know."""
    chance = random.Random(5)
    compared = 0
    while compared < 60:
        folded = fresh(id)
        while not folded.played.over and compared < 60:
            compared += compare_hidden(folded, compared)
            folded.played.accept(chance.choice(folded.played.state.legal()))


def compare_hidden(folded: Folded, salt: int) -> int:
    """Deal what each reader may not know anew; who decides now is told its choices, which may depend on it."""
    match, real = folded.played, folded.played.state
    decider = real.decision.seat if real.decision else None
    readers = [seat for seat in (*range(folded.facts.seats), None) if seat is None or seat != decider]
    for seat in readers:
        sent = message(folded, seat)
        match.state = real.clone()
        match.state.determinize(seat, seeded(salt))
        assert message(folded, seat) == sent
        match.state = real
    return len(readers)


def fresh(id: str) -> Folded:
    game = carteado.load(id)
    facts = new_facts(game, game.setup())
    folded = Folded(facts)
    for seat in range(facts.seats):
        add(folded, Entry(facts.code, seat + 1, SatDown(seat, f"player {seat}"), time.time()))
    add(folded, Entry(facts.code, facts.seats + 1, Started(), time.time()))
    return folded


def message(folded: Folded, seat: int | None) -> bytes:
    seen = len(folded.played.log)
    table = table_for(folded, Reader(seat, seen, False), Audience({}, (), 0), undo=False, now=0.0)
    return encode(table)


@awaited
async def test_a_deck_is_its_owners_secret_until_the_end(server: Server) -> None:
    ana, bia, eve = Person(server, "Ana"), Person(server, "Bia"), Person(server)
    code = ana.open_match("duel", "me", "open", options={"deck_0": "forge_march", "deck_1": "old_growth"})
    async with ana.at(code) as first, bia.at(code) as second, eve.at(code) as third:
        assert "forge_march" not in "".join(second.traffic)
        assert first.table["options"]["deck_0"] == "forge_march"
        await second.say(type="sit", seat=1)
        for line in (first, second, third):
            await line.when(lambda table: table["started"])
        assert "old_growth" not in "".join(first.traffic)
        assert "forge_march" not in "".join(second.traffic)
        assert "deck_0" not in third.table["options"]
        assert third.table["options"]["hand_max"] == 10
        await second.say(type="leave")
        await third.when(lambda table: table["over"])
        assert third.table["options"]["deck_0"] == "forge_march"


def test_nothing_of_an_unfinished_match_is_shown(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("naipes", "me", "open")
    for path in ("replay", "frames", "frames?seat=0", "record"):
        reply = ana.get(f"/api/matches/{code}/{path}")
        assert (reply.status, reply.json["code"]) == (409, "match-unfinished")
    reply = ana.post(f"/api/matches/{code}/fork", {"number": 0, "seat": 0})
    assert reply.json["code"] == "match-unfinished"
