"""The proof of a puzzle: whether an action keeps its goal, whatever chance and the opponents do.

The search knows the whole table, so it proves only where nothing that the seat cannot see may matter: the game's
`puzzling.uncertain` says when something hidden could, and then nothing is proven. Chance is tried in all its results,
an opponent in all its answers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, Protocol, cast

from carteado.core.rng import ChanceAsked, Foreseen, seeded
from carteado.core.state import Action, State
from carteado.puzzles.puzzle import OF_CHANCE, OF_THE_TURN, Goal, Puzzle, choices

BOUND: Final = 20_000
WIDEST: Final = 250  # results of one action: three dice have fewer, a shuffle of several cards has more
CLOSE: Final = 1e-9
NEGLIGIBLE: Final = 1e-3  # a chance that is counted as a loss, where dice may go on and on


class Puzzling(Protocol):
    """What the module `puzzling` of a game says about its tables."""

    def uncertain(self, state: State, seat: int) -> bool:
        """Whether something hidden from the seat may matter from here on."""

    def key(self, state: State) -> Hashable:
        """What tells a table from all others of the same question; None where that is too much to compare."""

    def chances(self, state: State) -> dict[Action, float]:
        """The exact chance to win after each action; empty where it is not known."""

    def tables(self, state: State, seat: int) -> list[list[dict[str, Any]]]:
        """Positions made of a table for puzzles of the seat; none where it is not a good moment.

        Each list goes from the hardest to the easiest to win.
        """

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
        self.known: dict[Hashable, float] = {}

    @classmethod
    def of(cls, puzzle: Puzzle) -> Prover:
        return cls(puzzle.game.id, puzzle.goal, puzzle.seat)

    def keeping(self, state: State) -> list[Action]:
        """Return the actions that keep the goal; refuse to answer where that cannot be proven."""
        return [action for action in choices(state) if self.keeps(state, action)]

    def keeps(self, state: State, action: Action) -> bool:
        """Whether the goal is kept by an action, whatever follows."""
        if self.goal in OF_CHANCE:
            found = self.chances(state)
            return found[action] >= max(found.values()) - CLOSE
        return all(self.holds(result) for _, result in self.results(state, action))

    def chances(self, state: State) -> dict[Action, float]:
        """Return the exact chance of each action to win: the match as the game knows it, or this turn by search."""
        if self.goal == Goal.BEST_THIS_TURN:
            return {action: self.chance(state, action) for action in choices(state)}
        found = self.rules.chances(state)
        if not found:
            raise Unproven
        return found

    def chance(self, state: State, action: Action) -> float:
        return sum(weight * self.value(result) for weight, result in self.results(state, action))

    def value(self, state: State) -> float:
        """Return the chance to reach the goal by the best actions, against the best answers."""
        settled = self.settled(state)
        if settled is not None:
            return float(self.certain(state, settled))
        return self.remembered(state, self.weighed)

    def settled(self, state: State) -> bool | None:
        """Whether the goal is reached; None while that is open."""
        outcome = state.outcome()
        if outcome is not None:
            score = outcome.scores[self.seat]
            return score > 0.0 if self.goal == Goal.SURVIVE else score == 1.0
        if self.goal in OF_THE_TURN and state.whose_turn() != self.seat:
            return False
        return None

    def certain(self, state: State, settled: bool) -> bool:
        """Return how the goal ended; refuse a success to which something hidden may have helped."""
        if settled and self.rules.uncertain(state, self.seat):
            raise Unproven
        return settled

    def holds(self, state: State) -> bool:
        """Whether the goal can be kept from here, whatever the others do."""
        settled = self.settled(state)
        if settled is not None:
            return self.certain(state, settled)
        return bool(self.remembered(state, self.searched))

    def remembered(self, state: State, search: Callable[[State, list[Action]], float]) -> float:
        """Return what a search finds on a table, or what it found there before."""
        actions = choices(state)
        key = self.rules.key(state) if len(actions) > 1 else None
        found = None if key is None else self.known.get((state.decision, key))
        if found is None:
            self.nodes += 1
            if self.nodes > self.bound or self.rules.uncertain(state, self.seat):
                raise Unproven
            found = search(state, actions)
            if key is not None:
                self.known[state.decision, key] = found
        return found

    def searched(self, state: State, actions: list[Action]) -> bool:
        """Whether an own action keeps the goal, or all of the others' do."""
        if self.asked(state):
            return any(self.keeps(state, action) for action in actions)
        return all(self.keeps(state, action) for action in actions)

    def weighed(self, state: State, actions: list[Action]) -> float:
        """Return the best chance of the own actions, or the worst of the others'."""
        best = max if self.asked(state) else min
        return best(self.chance(state, action) for action in actions)

    def asked(self, state: State) -> bool:
        """Whether the seat of the puzzle is asked."""
        return state.decision is not None and state.decision.seat == self.seat

    def results(self, state: State, action: Action, *, heard: bool = False) -> Iterator[tuple[float, State]]:
        """Yield the tables that an action may lead to, each with its chance; `heard` lets them report events.

        What chance does once the turn is over does not matter to a goal of the turn: it is drawn at random to be heard,
        else the table is left there.
        """
        waiting: list[tuple[list[int], float]] = [([], 1.0)]
        found = 0
        while waiting:
            drawn, weight = waiting.pop()
            result, foreseen = applied(state, action, drawn, heard=heard)
            if foreseen.choices and self.settled(result) is not None:
                yield weight, drawn_on(state, action, drawn) if heard else result
            elif foreseen.choices:
                found += foreseen.choices - 1
                if found > WIDEST:
                    raise Unproven
                share = weight / foreseen.choices
                if share < NEGLIGIBLE and self.goal in OF_CHANCE:
                    continue
                waiting += [([*drawn, number], share) for number in reversed(range(foreseen.choices))]
            else:
                yield weight, result


def applied(state: State, action: Action, drawn: list[int], *, heard: bool) -> tuple[State, Foreseen]:
    """Take an action on a copy, up to the first result of chance that is not given."""
    result = state.clone()
    result.rng = foreseen = Foreseen(drawn)
    result.events = [] if heard else None
    with suppress(ChanceAsked):
        result.apply(action)
    return result, foreseen


def drawn_on(state: State, action: Action, drawn: list[int]) -> State:
    """Take an action on a copy, reporting events, with these results of chance and then any."""
    rng, given = seeded(0), drawn
    while True:
        result, foreseen = applied(state, action, given, heard=True)
        if not foreseen.choices:
            return result
        given = [*given, rng.below(foreseen.choices)]
