"""The value of a decision: from the solved table of the game where there is one, else by search.

Search names candidates. These and the action taken are then tried in the same worlds with the same dice, so that luck
does not decide between them, and the best of the first half of the trials is measured in the second, so that being
chosen as the best does not make it better.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from carteado.bots import make_bot
from carteado.bots.search import Node, SearchBot
from carteado.core.bot import Bot, Perspective
from carteado.core.errors import Refusal
from carteado.core.game import Game
from carteado.core.rng import Rng, fork, seeded
from carteado.core.state import Action, State
from carteado.review.choices import Choice
from carteado.review.playing_on import play_a_round

SOLVED = "perfect"  # the bot that plays by a game's solved table
ITERATIONS = 600
PER_TRIAL = 15  # iterations of the search for each trial of the candidates
FEWEST_TRIALS = 8
MOST_CANDIDATES = 2
SERIOUS = 0.1  # share of the iterations that a candidate got


class Estimate(NamedTuple):
    """A mean, and its standard error; 0 where it is exact."""

    value: float
    error: float


class Judgement(NamedTuple):
    """The chance of winning with the best action, and what was lost by the action taken."""

    best: Action
    chance: Estimate
    loss: Estimate
    exact: bool


class Judge:
    """Judges choices, each with a random generator of its own, so that a review gives the same twice.

    With `knowing` it knows everything but the dice to come; else it knows what the seat knew.
    """

    def __init__(self, game: Game, iterations: int = ITERATIONS, *, knowing: bool = False) -> None:
        self.game = game
        self.iterations = iterations
        self.knowing = knowing
        self.solved: Bot | None = make_bot(game, SOLVED, seeded(0)) if solvable(game) and not knowing else None

    def judge(self, choice: Choice) -> Judgement:
        return self.look_up(choice) or Trial(self, choice).judge()

    def look_up(self, choice: Choice) -> Judgement | None:
        """Judge by the solved table; None where there is none."""
        if self.solved is None:
            return None
        try:
            values = self.solved.judge(Perspective(choice.state, choice.seat))
        except Refusal:
            return None
        best = max(choice.actions, key=lambda action: values[action])
        loss = Estimate(values[best] - values[choice.taken], 0.0)
        return Judgement(best, Estimate(values[best], 0.0), loss, exact=True)


class Trial:
    """One choice, judged by search."""

    def __init__(self, judge: Judge, choice: Choice) -> None:
        self.knowing = judge.knowing
        self.iterations = judge.iterations
        self.trials = max(FEWEST_TRIALS, judge.iterations // PER_TRIAL)
        self.choice = choice
        self.rng: Rng = seeded(choice.number)
        self.bot = SearchBot(self.rng, 0, 0)
        self.bot.judged = judge.game.judged

    def judge(self) -> Judgement:
        """Choose the best candidate in the first half of the trials; measure it in the second."""
        results = self.measure(self.candidates())
        half = self.trials // 2
        best = max(results, key=lambda action: fmean(results[action][:half]))
        measured, taken = results[best][half:], results[self.choice.taken][half:]
        loss = estimate([one - other for one, other in zip(measured, taken, strict=True)])
        return Judgement(best, estimate(measured), loss, exact=False)

    def candidates(self) -> list[Action]:
        """The action taken, and those that a search looks at most."""
        root = Node(self.choice.seat, 0.0)
        for _ in range(self.iterations):
            self.bot.look(root, self.world())
        visits = {action: root.children[action].visits for action in self.choice.actions}
        ranked = sorted(visits, key=lambda action: -visits[action])[:MOST_CANDIDATES]
        serious = [action for action in ranked if visits[action] >= SERIOUS * self.iterations]
        return [self.choice.taken, *(action for action in serious if action != self.choice.taken)]

    def measure(self, candidates: list[Action]) -> dict[Action, list[float]]:
        """Try every candidate in the same worlds with the same dice."""
        results: dict[Action, list[float]] = {action: [] for action in candidates}
        for _ in range(self.trials):
            world = self.world()
            for action, found in results.items():
                future = world.clone()
                future.apply(action)
                found.append(play_a_round(future, self.choice.seat, world.whose_turn()))
        return results

    def world(self) -> State:
        """Return a table that the seat could not tell from the real one, or the real one with other dice to come."""
        world = self.choice.state.clone()
        if self.knowing:
            world.rng = fork(self.rng)
        else:
            world.determinize(self.choice.seat, fork(self.rng))
        return world


def solvable(game: Game) -> bool:
    """Whether an exact table of the game can be computed."""
    return SOLVED in game.bots


def estimate(results: list[float]) -> Estimate:
    """The mean, and its standard error."""
    return Estimate(fmean(results), stdev(results) / sqrt(len(results)))
