"""What people at a table must agree on: takebacks, handing a seat to a bot; and what the law of takebacks allows."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from carteado.server import requests
from carteado.server.changes import Acted, Returned, StoodIn
from carteado.server.entries import Entry
from carteado.server.folded import Folded
from carteado.server.folding import add
from carteado.server.protocol import Act, Answer, Clock, Leave, Proposal, Propose, Undo
from carteado.server.takeback import may_take_back
from server.clients import awaited
from server.rooms import Sitter, hall_on, seated
from server.test_hidden import CARD, fresh

CREATURE = re.compile(r'"card": "([A-Z]{3}-[A-Z0-9]+)"')


@pytest.mark.parametrize(("id", "names"), [("naipes", CARD), ("duel", CREATURE)])
def test_nothing_is_taken_back_across_a_card_that_was_revealed(id: str, names: re.Pattern[str]) -> None:
    """Whatever may be taken back named only cards that the one who takes it back knew before."""
    chance = random.Random(3)
    allowed = refused = 0
    for _ in range(3):
        folded = fresh(id)
        match = folded.played
        while not match.over and match.number < 60:
            seat = folded.turn
            assert seat is not None
            act(folded, seat, chance)
            for asking in folded.earlier:
                number, before = folded.earlier[asking]
                events = [event.whole() for events in match.log[number + 1 :] for event in events]
                shown = set(names.findall(json.dumps(events)))
                if may_take_back(folded, asking):
                    assert shown <= set(names.findall(json.dumps(before.view(asking))))
                    allowed += 1
                else:
                    refused += 1
    assert allowed > 5
    assert refused > 5


def act(folded: Folded, seat: int, chance: random.Random) -> None:
    text = folded.game.action_text(chance.choice(folded.played.state.legal()))
    add(folded, Entry(folded.facts.code, folded.last + 1, Acted(seat, text), 0.0))


def test_whoever_plays_alone_may_take_back_anything() -> None:
    folded = fresh("siege")
    act(folded, 0, random.Random(1))
    assert may_take_back(folded, 0)


async def until_undo(sitters: list[Sitter], wanted: bool) -> Sitter:
    """Play until somebody's last action may be taken back (or may not)."""
    chance = random.Random(2)
    room = sitters[0].room
    for _ in range(200):
        seat = room.folded.turn
        assert seat is not None
        action = chance.choice(sitters[seat].table.legal).text
        assert await sitters[seat].say(Act(room.folded.number, action)) is None
        if sitters[seat].table.undo == wanted:
            return sitters[seat]
    raise AssertionError("never")


@awaited
async def test_a_takeback_needs_everybody(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, sitters = await seated(hall, "naipes", "ana", "bia")
        asking = await until_undo(sitters, True)
        other = next(sitter for sitter in sitters if sitter is not asking)
        number = room.folded.number
        assert await asking.say(Undo(number - 1)) == "stale"
        assert await asking.say(Undo(number)) is None
        assert await asking.say(Undo(number)) == "already-proposed"
        proposal = other.table.proposals[0]
        assert (proposal.what, proposal.agreed) == ("undo", [asking.table.seat])
        assert await asking.say(Answer(proposal.id, True)) == "already-answered"
        assert await other.say(Answer(proposal.id, False)) is None
        assert (room.folded.number, asking.table.proposals) == (number, [])
        assert await asking.say(Undo(number)) is None
        proposal = other.table.proposals[0]
        assert await other.say(Answer(proposal.id, True)) is None
        assert room.folded.number < number
        assert other.table.fresh
        assert await other.say(Answer(proposal.id, True)) == "proposal-gone"


@awaited
async def test_what_was_revealed_stays(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, sitters = await seated(hall, "naipes", "ana", "bia")
        asking = await until_undo(sitters, False)
        assert await asking.say(Undo(room.folded.number)) in ("undo-revealed", "undo-nothing")


@awaited
async def test_an_action_voids_what_was_asked_before(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, sitters = await seated(hall, "naipes", "ana", "bia")
        asking = await until_undo(sitters, True)
        await asking.say(Undo(room.folded.number))
        seat = room.folded.turn
        assert seat is not None
        await sitters[seat].say(Act(room.folded.number, sitters[seat].table.legal[0].text))
        assert asking.table.proposals == []


@awaited
async def test_nobody_is_replaced_unless_it_was_agreed_when_the_match_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "MINUTE", 0.0)
    async with hall_on(tmp_path) as hall:
        room, (ana, bia) = await seated(hall, "naipes", "ana", "bia", clock=Clock("total", 600))
        await room.leave(bia.visitor)
        assert ana.table.absence == 0
        assert await ana.say(Propose("handover", 1)) == "handover-not-agreed"
        assert [seat.kind for seat in ana.table.seats] == ["person", "person"]


@awaited
async def test_a_bot_sits_in_as_agreed_until_the_player_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_on(tmp_path) as hall:
        room, (ana, bia) = await seated(hall, "naipes", "ana", "bia", absence=5)
        assert await ana.say(Propose("handover", 1)) == "handover-too-soon"
        await room.leave(bia.visitor)
        assert await ana.say(Propose("handover", 1)) == "handover-too-soon"
        assert await ana.say(Propose("handover", 0)) == "handover-bad-seat"
        assert await ana.say(Propose("dance")) == "proposal-unknown"
        monkeypatch.setattr(requests, "MINUTE", 0.0)
        assert await ana.say(Propose("handover", 1)) is None
        assert [(seat.kind, seat.left) for seat in ana.table.seats] == [("person", ""), ("bot", "away")]
        assert await bia.say(Leave()) == "not-seated"
        assert await ana.say(Propose("handover", 1)) == "handover-bad-seat"
        away = await hall.read(room.code)
        assert (away.people, away.owners, away.standing()) == ([0], [0, 1], room.folded.standing())
        await room.enter(bia.visitor, 0)
        assert (bia.table.seat, bia.table.seats[1].kind, bia.table.seats[1].left) == (1, "person", "")
        assert (await hall.read(room.code)).people == [0, 1]


@awaited
async def test_somebody_who_is_away_is_asked_about_takebacks_all_the_same(tmp_path: Path) -> None:
    """Whether the seat is empty or a bot sits in: nothing is taken back until its player is there and agrees."""
    async with hall_on(tmp_path) as hall:
        room, sitters = await seated(hall, "naipes", "ana", "bia", absence=5)
        asking = await until_undo(sitters, True)
        other = next(sitter for sitter in sitters if sitter is not asking)
        seat, absent, number = sitters.index(asking), sitters.index(other), room.folded.number
        await room.leave(other.visitor)
        assert await asking.say(Undo(number)) is None
        assert [proposal.what for proposal in asking.table.proposals] == ["undo"]
        await room.enter(other.visitor, 0)
        assert await other.say(Answer(other.table.proposals[0].id, True)) is None
        assert room.folded.number < number
        async with room.lock:  # no bot acts meanwhile
            await room.change(StoodIn(absent, "random"))
            assert not requests.agreed(room, Proposal(1, "undo", seat, seat, [seat]), [seat])
            assert requests.agreed(room, Proposal(1, "rematch", seat, -1, [seat]), [seat])


@awaited
async def test_a_clock_does_not_run_while_a_bot_sits_in(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        room, _ = await seated(hall, "naipes", "ana", "bia", absence=5, clock=Clock("total", 600))
        turn = room.folded.turn
        assert turn is not None
        assert room.folded.timer.running == turn
        async with room.lock:  # no bot acts meanwhile
            await room.change(StoodIn(turn, "random"))
            assert room.folded.timer.running is None
            await room.change(Returned(turn))
            assert room.folded.timer.running == turn
            assert 590 < room.folded.timer.left[turn] <= 600
