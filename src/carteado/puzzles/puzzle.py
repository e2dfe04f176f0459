"""Puzzles as data: a table, a goal, and the one first action that keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from carteado.core.game import Game
from carteado.core.message import Message
from carteado.core.state import Action, State


class Goal:
    """What is asked of the seat.

    To win before its turn ends, to win the match, or not to lose it, each for certain; or to find the action with the
    best chance to win the match, or to win before its turn ends.
    """

    WIN_THIS_TURN: Final = "win_this_turn"
    WIN: Final = "win"
    SURVIVE: Final = "survive"
    BEST: Final = "best"
    BEST_THIS_TURN: Final = "best_this_turn"


GOALS: Final = (Goal.WIN_THIS_TURN, Goal.WIN, Goal.SURVIVE, Goal.BEST, Goal.BEST_THIS_TURN)
OF_CHANCE: Final = (Goal.BEST, Goal.BEST_THIS_TURN)
OF_THE_TURN: Final = (Goal.WIN_THIS_TURN, Goal.BEST_THIS_TURN)


class Rating(NamedTuple):
    """How hard a puzzle is: `level` 1 to 5 follows from the others.

    `depth` is the number of own actions to the goal, `choices` the number of legal first actions, `hidden` how many of
    the bots that were asked (greedy, a shallow search) overlooked the answer.
    """

    level: int
    depth: int
    choices: int
    hidden: int


class Puzzle(NamedTuple):
    """One puzzle of a game's book."""

    game: Game
    number: int
    goal: str
    seat: int
    position: Mapping[str, Any]
    answer: str
    rating: Rating
    about: str  # a card that it is about, if any

    @property
    def title(self) -> Message:
        """The goal, and what the puzzle is about."""
        goal = Message(f"puzzle-goal-{self.goal.replace('_', '-')}")
        if not self.about:
            return goal
        return Message("puzzle-title", goal=goal, about=self.game.card_words(self.about)[0])

    @property
    def task(self) -> Message:
        """The task in a sentence."""
        return Message(f"puzzle-task-{self.goal.replace('_', '-')}")

    def begin(self) -> State:
        """Lay its table."""
        return self.game.position(self.position)


def choices(state: State) -> list[Action]:
    """Return the legal actions but conceding."""
    concession = state.concession()
    return [action for action in state.legal() if action != concession]
