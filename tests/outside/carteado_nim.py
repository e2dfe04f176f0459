"""Nim with a hidden bonus, as another package would add it: each seat secretly knows one number; whoever takes the last
stone wins, unless both numbers are equal: then it is a draw."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from carteado.core.bot import Bot, Perspective
from carteado.core.event import Event
from carteado.core.game import Game, Mode, Setup
from carteado.core.grammar import Form, Grammar, Index
from carteado.core.message import Message
from carteado.core.options import Option
from carteado.core.rng import Rng
from carteado.core.state import Action, Decision, Outcome, State


class NimState(State):
    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.stones = int(setup.options["stones"])
        self.numbers = [0, 0]
        self.last = 0
        self.decision = Decision(0, "take")

    def find_legal(self) -> list[Action]:
        return [(0, count) for count in range(1, min(3, self.stones) + 1)]

    def perform(self, action: Action) -> None:
        assert self.decision is not None
        seat = self.decision.seat
        self.stones -= action[1]
        if self.events is not None:
            self.events.append(Event("took", {"seat": seat, "count": action[1]}))
        self.decision = Decision(1 - seat, "take") if self.stones else None
        self.last = seat

    def copy(self) -> NimState:
        twin = NimState(self.game, self.setup, self.rng.copy())
        twin.stones, twin.numbers = self.stones, self.numbers.copy()
        twin.last = self.last
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        """At the end both numbers are shown."""
        for other in (0, 1):
            if other != seat and self.decision is not None:
                self.numbers[other] = rng.below(6)

    def outcome(self) -> Outcome | None:
        if self.decision is not None:
            return None
        if self.numbers[0] == self.numbers[1]:
            return Outcome([0.5, 0.5], "equal")
        return Outcome([1.0, 0.0] if self.last == 0 else [0.0, 1.0], "last")


class Nim(Game):
    id = "nim"
    rules_version = "1"
    folder = Path(__file__).parent
    modes = (Mode("two", [2]),)
    options = (Option("stones", [7, 12]),)
    presets = {"short": {"stones": 7}}
    grammar = Grammar(Form("take", Index("count", 4)))

    def empty(self, setup: Setup, rng: Rng) -> State:
        return NimState(self, setup, rng)

    def set_up(self, table: State) -> None:
        cast(NimState, table).numbers = [table.rng.below(6), table.rng.below(6)]

    def lay(self, state: State, table: dict[str, Any]) -> State:
        return self.restore(state, {"stones": 7, "numbers": [0, 1], "seat": 0, "last": 0, **table})

    def dump(self, state: State) -> dict[str, Any]:
        nim = cast(NimState, state)
        seat = None if nim.decision is None else nim.decision.seat
        return {"stones": nim.stones, "numbers": nim.numbers, "seat": seat, "last": nim.last}

    def restore(self, state: State, table: dict[str, Any]) -> State:
        nim = cast(NimState, state)
        nim.stones, nim.numbers, nim.last = table["stones"], list(table["numbers"]), table["last"]
        nim.decision = None if table["seat"] is None else Decision(table["seat"], "take")
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        nim = cast(NimState, state)
        outcome = nim.outcome()
        own = None if seat is None else nim.numbers[seat]
        return {"stones": nim.stones, "number": own, "outcome": None if outcome is None else outcome.record()}

    def action_words(self, action: Action, view: Mapping[str, Any]) -> Message:
        return Message("nim-action-take", count=action[1])

    def event_words(self, heard: Mapping[str, Any]) -> Message:
        return Message("nim-event-took", who=Message("player", seat=heard["seat"]), count=heard["count"])

    def table_words(self, view: Mapping[str, Any]) -> list[Message]:
        return [Message("nim-table-stones", stones=view["stones"])]


class LastBot(Bot):
    """Takes as much as it can."""

    def choose(self, table: Perspective) -> Action:
        return table.legal()[-1]


def last_bot(strength: str, rng: Rng) -> Bot:
    return LastBot()


GAME = Nim()
