"""The proof of a puzzle: whether an action keeps its goal, whatever chance and the opponents do.

The search knows the whole table, so it proves only where nothing that the seat cannot see may matter: the game's
`puzzling.uncertain` says when something hidden could, and then nothing is proven. Chance is tried in all its results,
an opponent in all its answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final, Protocol, cast

from carteado.core.rng import ChanceAsked, Foreseen
from carteado.core.state import Action, State
from carteado.puzzles.puzzle import Goal, Puzzle, choices

BOUND: Final = 20_000
WIDEST: Final = 100  # results of one draw; a shuffle of several cards has more
CLOSE: Final = 1e-9


class Puzzling(Protocol):
    """What the module `puzzling` of a game says about its tables."""

    def uncertain(self, state: State, seat: int) -> bool:
        """Whether something hidden from the seat may matter from here on."""

    def chances(self, state: State) -> dict[Action, float]:
        """The exact chance to win after each action; empty where it is not known."""

    def tables(self, state: State, seat: int) -> list[dict[str, Any]]:
        """Positions made of a table for puzzles of the seat, the hardest first; none where it is not a good moment."""

    def about(self, state: State, seat: int) -> str:
        """The card that a puzzle on this table is about, if any."""


class Unproven(Exception):
    """Raised where the proof would be too long, or something hidden may matter."""


def puzzling(game: str) -> Puzzling:
    return cast(Puzzling, import_module(f"carteado.games.{game}.puzzling"))


class Prover:
    """Proves which actions keep the goal of a seat; what was proven of a table is kept."""

    def __init__(self, game: str, goal: str, seat: int, bound: int = BOUND) -> None:
        self.rules = puzzling(game)
        self.goal = goal
        self.seat = seat
        self.bound = bound
        self.nodes = 0
        self.known: dict[str, bool] = {}

    @classmethod
    def of(cls, puzzle: Puzzle) -> Prover:
        return cls(puzzle.game.id, puzzle.goal, puzzle.seat)

    def keeping(self, state: State) -> list[Action]:
        """Return the actions that keep the goal; refuse to answer where that cannot be proven."""
        return [action for action in choices(state) if self.keeps(state, action)]

    def keeps(self, state: State, action: Action) -> bool:
        """Whether the goal is kept by an action, whatever follows."""
        if self.goal == Goal.BEST:
            found = self.chances(state)
            return found[action] >= max(found.values()) - CLOSE
        return all(self.holds(result) for _, result in results(state, action))

    def chances(self, state: State) -> dict[Action, float]:
        found = self.rules.chances(state)
        if not found:
            raise Unproven
        return found

    def settled(self, state: State) -> bool | None:
        """Whether the goal is reached; None while that is open."""
        outcome = state.outcome()
        if outcome is not None:
            score = outcome.scores[self.seat]
            return score > 0.0 if self.goal == Goal.SURVIVE else score == 1.0
        if self.goal == Goal.WIN_THIS_TURN and state.whose_turn() != self.seat:
            return False
        return None

    def holds(self, state: State) -> bool:
        """Whether the goal can be kept from here, whatever the others do."""
        settled = self.settled(state)
        if settled is not None:
            return settled
        actions = choices(state)
        key = self.key(state) if len(actions) > 1 else ""
        if key in self.known:
            return self.known[key]
        self.nodes += 1
        if self.nodes > self.bound or self.rules.uncertain(state, self.seat):
            raise Unproven
        assert state.decision is not None
        if state.decision.seat == self.seat:
            held = any(self.keeps(state, action) for action in actions)
        else:
            held = all(self.keeps(state, action) for action in actions)
        if key:
            self.known[key] = held
        return held

    def key(self, state: State) -> str:
        """Return the table in words; equal tables are proven once."""
        decision = state.decision
        assert decision is not None
        return f"{decision.seat} {decision.kind} {json.dumps(state.game.dump(state), separators=(',', ':'))}"


def results(state: State, action: Action, *, heard: bool = False) -> Iterator[tuple[list[int], State]]:
    """Yield the tables that an action may lead to, each with what chance drew; `heard` lets them report events."""
    waiting: list[list[int]] = [[]]
    while waiting:
        drawn = waiting.pop()
        result = state.clone()
        result.rng = foreseen = Foreseen(drawn)
        result.events = [] if heard else None
        try:
            result.apply(action)
        except ChanceAsked:
            if foreseen.choices > WIDEST:
                raise Unproven from None
            waiting += [[*drawn, number] for number in reversed(range(foreseen.choices))]
            continue
        yield drawn, result
