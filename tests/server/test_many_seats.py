"""More than two seats: whoever resigns or runs out of time is played on for by a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from carteado.core.event import Event
from carteado.core.game import Game, Mode, Setup
from carteado.core.grammar import Form, Grammar
from carteado.core.message import Message
from carteado.core.rng import Rng
from carteado.core.state import Action, Decision, Outcome, State
from carteado.match import rules
from carteado.server import making, requests, sets
from carteado.server.changes import BotSeated, TimedOut
from carteado.server.protocol import Act, Clock, Leave, Propose
from server.clients import awaited
from server.rooms import hall_on, seated

LONG = 12


class RoundState(State):
    """Three seats say a word in turn; the last to speak wins."""

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.said = 0
        self.decision = Decision(0, "word")

    def find_legal(self) -> list[Action]:
        return [(0,)]

    def perform(self, action: Action) -> None:
        self.said += 1
        self.decision = Decision(self.said % 3, "word") if self.said < LONG else None
        if self.events is not None:
            self.events.append(Event("said", {}))

    def copy(self) -> RoundState:
        twin = RoundState(self.game, self.setup, self.rng.copy())
        twin.said = self.said
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def outcome(self) -> Outcome | None:
        return Outcome([0.0, 0.0, 1.0], "last") if self.decision is None else None


class Round(Game):
    id = "round"
    rules_version = "1"
    folder = Path(__file__).parent
    modes = (Mode("three", [3]),)
    options = ()
    presets = {"standard": {}}
    grammar = Grammar(Form("word"))

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> State:
        state = RoundState(self, setup, rng)
        state.events = events
        return state

    def dump(self, state: State) -> dict[str, Any]:
        assert isinstance(state, RoundState)
        return {"said": state.said}

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return self.dump(state)

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        return Message("word")

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        return Message("word")

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        return []


@pytest.fixture(autouse=True)
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Round()
    for module in (rules, sets):
        monkeypatch.setattr(module, "load", lambda _: game)
    monkeypatch.setattr(making, "package", lambda _: "carteado")


@awaited
async def test_whoever_resigns_is_played_on_for(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as made:
        room, (ana, bia, eve) = await seated(made, "round", "ana", "bia", "eve")
        assert await ana.say(Act(0, "word")) is None
        assert await bia.say(Leave()) is None
        while room.folded.turn != 2:
            await asyncio.sleep(0.01)
        assert [seat.kind for seat in eve.table.seats] == ["person", "bot", "person"]
        assert eve.table.seats[1].left == "resigned"
        assert not eve.table.over
        assert bia.table.seat is None
        async with room.lock:  # whoever writes holds it until all is written
            again = await made.read(room.code)
        assert again.standing() == room.folded.standing()


@awaited
async def test_whoever_runs_out_of_time_is_played_on_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(making.SECONDS, "move", (0, 10))
    async with hall_on(tmp_path) as made:
        room, (ana, bia, eve) = await seated(made, "round", "ana", "bia", "eve", clock=Clock("move", 1))
        while not eve.table.over:  # what is told comes a moment after it has happened
            await asyncio.sleep(0.05)
        assert [chair.kind for chair in room.folded.chairs] == ["bot"] * 3
        assert eve.table.result is not None
        assert eve.table.result["reason"] == "last"
        assert ana.table.seat is bia.table.seat is None
        assert {seat.left for seat in eve.table.seats} == {"time"}


@awaited
async def test_a_flag_is_final_and_an_absence_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who ran out of time watches when coming back; who was away finds the seat."""
    monkeypatch.setattr(requests, "MINUTE", 0.0)
    async with hall_on(tmp_path) as made:
        room, (ana, bia, eve) = await seated(made, "round", "ana", "bia", "eve", absence=1)
        await room.leave(bia.visitor)
        await room.leave(eve.visitor)
        assert await ana.say(Propose("handover", 2)) is None
        async with room.lock:
            await room.change(TimedOut(1), BotSeated(1, "random"))
        assert [seat.left for seat in ana.table.seats] == ["", "time", "away"]
        await room.enter(bia.visitor, 0)
        await room.enter(eve.visitor, 0)
        assert (bia.table.seat, eve.table.seat) == (None, 2)
        assert [seat.kind for seat in ana.table.seats] == ["person", "bot", "person"]
